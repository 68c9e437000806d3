"""How often Maia's likeliest move is the one that was played, and how fast it is.

    python bench/maia.py [--maia FILE] [--ratings LOW HIGH] [--number N] [--children N] [GAMES …]

Positions are drawn from games in which both players' ratings are in the range (HIGH is not in it).
Left out are bullet games and the first ten plies: hurry and memory decide there. Each position is
evaluated twice: with the moves that led to it, and as a FEN, which has no history. Then the
values after all legal moves of some of the positions are computed, as measuring tactics needs them.

$CLAUSEWITZ_MAIA may name the network too. What is not named is looked for among the public files
that `clausewitz data` lists. The games that ship will not do: no person has played them.
"""

import argparse
import io
import os
import random
import resource
import sys
import time
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import chess
import chess.pgn

from clausewitz.engines.maia import Maia, maia_file
from clausewitz.games.published_files import Source
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError

OPENING = 10  # plies
BULLET = 180  # seconds that 40 moves take at most; from there on it is blitz
MOVES_OF_A_GAME = 40


class Played(NamedTuple):
    """A move of a game. Boards are made when they are needed: with history they are large."""

    start: chess.Board
    moves: list[chess.Move]  # of the whole game
    ply: int

    @property
    def move(self) -> chess.Move:
        return self.moves[self.ply]

    def board(self) -> chess.Board:
        """The position before the move, with its history."""
        board = self.start.copy()
        for move in self.moves[: self.ply]:
            board.push(move)
        return board

    def bare_board(self) -> chess.Board:
        return chess.Board(self.board().fen())


class Chooser(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Passes over the moves of games that are not wanted: to read them takes most of the time."""

    def __init__(self, ratings: range) -> None:
        super().__init__()
        self._ratings = ratings

    def end_headers(self) -> chess.pgn.SkipType | None:
        return None if is_wanted(self.game.headers, self._ratings) else chess.pgn.SKIP


def is_wanted(headers: chess.pgn.Headers, ratings: range) -> bool:
    players = [headers.get(f"{side}Elo", "?") for side in ("White", "Black")]
    are_near = all(rating.isdecimal() and int(rating) in ratings for rating in players)
    base, _, more = headers.get("TimeControl", "").partition("+")
    is_timed = base.isdecimal() and more.isdecimal()
    return are_near and is_timed and int(base) + MOVES_OF_A_GAME * int(more) >= BULLET


def games(file: Path, ratings: range) -> Iterator[chess.pgn.Game]:
    text = io.StringIO(b"".join(Source(file).blocks()).decode(errors="replace"))
    while (game := chess.pgn.read_game(text, Visitor=partial(Chooser, ratings))) is not None:
        yield game


def positions(found: Iterable[chess.pgn.Game]) -> Iterator[Played]:
    for game in found:
        moves = list(game.mainline_moves())
        start = game.board()
        yield from (Played(start, moves, ply) for ply in range(OPENING, len(moves)))


def matches(maia: Maia, boards: Iterable[chess.Board], moves: Iterable[chess.Move]) -> int:
    likeliest = (max(policy, key=policy.__getitem__) for policy in maia.policies(boards))
    return sum(likely == played for likely, played in zip(likeliest, moves, strict=True))


def row(name: str, maia: Maia, drawn: list[Played]) -> str:
    moves = [played.move for played in drawn]
    start = time.perf_counter()
    with_history = matches(maia, (played.board() for played in drawn), moves)
    bare = matches(maia, (played.bare_board() for played in drawn), moves)
    rate = 2 * len(drawn) / (time.perf_counter() - start)
    parts = [f"{100 * hits / len(drawn):.1f} %" for hits in (with_history, bare)]
    return f"{name:<40}{len(drawn):>10}{parts[0]:>14}{parts[1]:>12}{rate:>14.0f}"


def children(maia: Maia, drawn: list[Played]) -> str:
    start = time.perf_counter()
    values = maia.child_values([played.bare_board() for played in drawn])
    seconds = time.perf_counter() - start
    number = sum(map(len, values))
    return (
        f"values after all {number} moves of {len(drawn)} positions: {seconds:.1f} s, "
        f"{number / seconds:.0f} a second; {peak()} MB of memory at most"
    )


def peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--maia", metavar="FILE", help="the network, .pb.gz")
    parser.add_argument("--ratings", type=int, nargs=2, default=(1500, 1700))
    parser.add_argument("--number", type=int, default=5000, help="positions of each file of games")
    parser.add_argument("--children", type=int, default=200, help="positions to value moves of")
    parser.add_argument("games", type=Path, nargs="*", metavar="GAMES", help=".pgn, perhaps .zst")
    options = parser.parse_args()
    named = options.maia or os.environ.get("CLAUSEWITZ_MAIA")
    try:
        network = named or str(required_files("maia")[0])
        files = options.games or required_files("games")
    except ClausewitzError as error:
        print(f"Maia is not measured: {error}")
        return 0
    try:
        measure(Maia.open(maia_file(network)), options, files)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def measure(maia: Maia, options: argparse.Namespace, files: list[Path]) -> None:
    low, high = options.ratings
    print(f"{maia.name} (sha256 {maia.identity[:12]}), players rated {low} to {high - 1}")
    print(
        f"{'':40}{'positions':>10}{'with history':>14}{'FEN alone':>12}{'a second':>14}", flush=True
    )
    everything = list[Played]()
    for file in files:
        drawn = list(positions(games(file, range(low, high))))
        random.Random(0).shuffle(drawn)
        everything += drawn[: options.number]
        if drawn:
            print(row(file.name, maia, drawn[: options.number]), flush=True)
    random.Random(0).shuffle(everything)
    print(children(maia, everything[: options.children]))


if __name__ == "__main__":
    sys.exit(main())
