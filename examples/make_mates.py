"""Make examples/mates.epd: forced mates in two, three and four from the games that ship.

    python examples/make_mates.py [--most 40] [-o examples/mates.epd]

A position near the end of a game of examples/games.pgn is taken when the side to move forces mate
in just so many moves, by one first move only; of each game at most one for each length, and of all
that are found so many, spread over the games. The kernel says what is forced: it tries all moves.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chess
import chess.pgn

from clausewitz import kernel
from clausewitz.support.data import example_file

LENGTHS = (2, 3, 4)
LAST_PLIES = 16  # of a game: mates are rare before
LIMIT = 5_000  # positions to judge a first move by; what needs more is passed over


class Mate(NamedTuple):
    board: chess.Board
    length: int
    key: chess.Move
    game: int

    def epd(self) -> str:
        ply = 2 * self.board.fullmove_number - self.board.turn
        name = f"Clausewitz club game {self.game}, ply {ply}"
        return self.board.epd(dm=self.length, bm=[self.key], id=name)


def mates_of(game: chess.pgn.Game, number: int) -> Iterator[Mate]:
    """At most one mate of each length."""
    left = set(LENGTHS)
    for node in list(game.mainline())[-LAST_PLIES:]:
        board = node.board()
        length = kernel.forced_mate(kernel.from_board(board), max(LENGTHS), limit=LIMIT)
        if length is None or length not in left:
            continue
        keys = kernel.mating_moves(kernel.from_board(board), length)
        if keys is not None and len(keys) == 1:
            left.remove(length)
            yield Mate(board, length, keys[0], number)


def games() -> Iterator[chess.pgn.Game]:
    with example_file("games.pgn").open(encoding="utf-8") as text:
        while (game := chess.pgn.read_game(text)) is not None:
            yield game


def spread(mates: list[Mate], most: int) -> list[Mate]:
    """So many, at equal distances."""
    step = max(1.0, len(mates) / most)
    return [mates[int(step * n)] for n in range(min(most, len(mates)))]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--most", type=int, default=40, metavar="N", help="mates of each length")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path(__file__).with_name("mates.epd"), metavar="FILE"
    )
    options = parser.parse_args()
    found = [mate for number, game in enumerate(games(), 1) for mate in mates_of(game, number)]
    lines = [f"# Found in games.pgn: python examples/make_mates.py --most {options.most}"]
    for length in LENGTHS:
        of_length = [mate for mate in found if mate.length == length]
        print(f"mate in {length}: {len(of_length)} found", file=sys.stderr)
        lines += [mate.epd() for mate in spread(of_length, options.most)]
    options.output.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
