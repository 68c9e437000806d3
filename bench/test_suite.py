"""Test positions that players solve: tactics (Win At Chess, ECM), or plans with points (STS).

    python bench/test_suite.py FILE.epd [PLAYER …] [--seconds S | --nodes N] [-n N] [--seed N]

Each player is named as for `clausewitz match`, and may have a limit of its own: clausewitz,
clausewitz:evaluation=words, uci:PROGRAM,Option=Value,nodes=100000 … A position has its best moves
(`bm`) or moves to be avoided (`am`); where moves have points (`c8` the points, `c9` the moves in
UCI, as in the Strategic Test Suite), these are added up. All players see the same positions, in
turns, and remember nothing from one to the next.

-n N takes so many of the file, drawn by the seed. In brackets stand 95 % Wilson intervals. With
--themes the points are also printed for each theme, which `id` names before its number.
"""

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import chess

from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.player import Player
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.players.player_names import find_player
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from themes import markdown, rate


@dataclass(frozen=True)
class TestPosition:
    """A position, and what its moves are worth."""

    board: chess.Board
    solving: frozenset[str]
    avoided: frozenset[str]
    points: dict[str, int]
    theme: str = ""

    @property
    def most(self) -> int:
        return max(self.points.values(), default=0)

    def is_solved_by(self, move: str) -> bool:
        if self.solving:
            return move in self.solving
        return move not in self.avoided


@dataclass
class Score:
    """What a player has done so far."""

    solved: int = 0
    points: Counter[str] = field(default_factory=Counter)
    """By theme."""
    missed: list[int] = field(default_factory=list)


def read_positions(path: Path) -> Iterator[TestPosition]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ClausewitzError(f"cannot read {path}: {error.strerror}") from error
    for number, line in enumerate(filter(str.strip, lines), 1):
        try:
            board, operations = chess.Board.from_epd(line)
        except ValueError as error:
            raise ClausewitzError(f"{path}:{number}: {error}") from error
        moves = str(operations.get("c9", "")).split()
        worth = map(int, str(operations.get("c8", "")).split())
        yield TestPosition(
            board,
            _moves(operations.get("bm")),
            _moves(operations.get("am")),
            dict(zip(moves, worth, strict=True)),
            _theme(str(operations.get("id", ""))),
        )


def _theme(name: str) -> str:
    """Undermine, of "STS(v1.0) Undermine.001"."""
    found = re.fullmatch(r"(?:\S*\) )?(.*)\.\d+", name)
    return found[1] if found else name


def _moves(value: object) -> frozenset[str]:
    moves = value if isinstance(value, list) else []
    return frozenset(move.uci() for move in moves if isinstance(move, chess.Move))


def compare(
    positions: Sequence[TestPosition], players: Sequence[tuple[Player, Limit]]
) -> list[Score]:
    """What each player does with all positions."""
    scores = [Score() for _ in players]
    with ProgressLine() as tell:
        for number, position in enumerate(positions, 1):
            for (player, limit), score in zip(players, scores, strict=True):
                player.new_game()
                move = player.choose(position.board.copy(), limit).move.uci()
                score.points[position.theme] += position.points.get(move, 0)
                if position.is_solved_by(move):
                    score.solved += 1
                else:
                    score.missed.append(number)
            so_far = ", ".join(str(score.solved) for score in scores)
            tell(Progress("positions", number, len(positions), f"solved {so_far}"))
    return scores


def by_theme(
    positions: Sequence[TestPosition], names: Sequence[str], scores: Sequence[Score]
) -> Iterator[str]:
    """The share of the points of each theme, with how many positions it has."""
    counts, most = Counter[str](), Counter[str]()
    for position in positions:
        counts[position.theme] += 1
        most[position.theme] += position.most
    rows = [
        [theme, counts[theme], *(f"{score.points[theme] / most[theme]:.1%}" for score in scores)]
        for theme in sorted(filter(most.get, counts))
    ]
    yield ""
    yield from markdown(("theme", "positions", *names), rows, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, help="positions, EPD")
    parser.add_argument("players", nargs="*", default=["clausewitz"], metavar="PLAYER")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, default=1.0, help="for a position; default 1")
    limit.add_argument("--nodes", type=int, help="for a position")
    parser.add_argument("-n", "--count", type=int, help="positions; default all of the file")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--themes", action="store_true", help="the points for each theme, too")
    options = parser.parse_args()
    common = Limit(nodes=options.nodes) if options.nodes else Limit(seconds=options.seconds)
    try:
        positions = list(read_positions(options.file))
        if options.count is not None and options.count < len(positions):
            positions = random.Random(options.seed).sample(positions, options.count)
        players = [
            (find_player(name), parse_player(name).limit(common)) for name in options.players
        ]
        scores = compare(positions, players)
    except ClausewitzError as error:
        sys.exit(str(error))
    most = sum(position.most for position in positions)
    rows: list[list[object]] = []
    for (player, limit_of), score in zip(players, scores, strict=True):
        player.close()
        each = f"{limit_of.nodes:,} nodes" if limit_of.nodes else f"{limit_of.seconds:g} s"
        solved = f"{score.solved} of {len(positions)}, {rate(score.solved, len(positions))}"
        total = score.points.total()
        points = f"{total} of {most}, {total / most:.1%}" if most else "-"
        rows.append([player.name, each, solved, points])
    print("\n".join(markdown(("player", "each", "solved", "points"), rows, 2)))
    if options.themes and most:
        print(*by_theme(positions, [player.name for player, _ in players], scores), sep="\n")
    if len(players) == 1:
        print(f"not solved: {scores[0].missed}")


if __name__ == "__main__":
    main()
