"""How often a move that `suggest --by logic` says to win is right.

    python bench/winning_claims.py [-n N] [--seed N] [--part dev] [--first N]

Puzzles as in bench/suggest.py. Of the first move named it is counted how often it is said to win
(`"wins"` in JSON), and how many of these solve the puzzle. In brackets are 95 % Wilson intervals.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.position.board import fen_of
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from our_answers import COMMAND, LOGIC, answer_lines
from puzzle_draws import HARD, HEAD, DrawnPuzzle, Part, draw_puzzles
from themes import markdown, rate

HEADINGS = ("puzzles", "all", "first move right", "said to win", "right of these")


@dataclass(frozen=True, slots=True)
class FirstMove:
    """What became of the first move that was named for a puzzle."""

    is_right: bool
    wins: bool
    """Whether it was said to win."""


def first_moves(puzzles: Sequence[DrawnPuzzle]) -> list[FirstMove]:
    """The first move of each answer; where no move is named, it is wrong."""
    lines = answer_lines([fen_of(puzzle.board) for puzzle in puzzles], (*COMMAND, *LOGIC))
    return [first_move(p, line) for p, line in zip(puzzles, lines, strict=True)]


def first_move(puzzle: DrawnPuzzle, line: str) -> FirstMove:
    moves = json.loads(line)["moves"]
    if not moves:
        return FirstMove(is_right=False, wins=False)
    return FirstMove(puzzle.is_right(moves[0]["move"]), bool(moves[0].get("wins")))


def cells(found: Sequence[FirstMove]) -> Iterator[str]:
    """The figures of a row."""
    claims = [one for one in found if one.wins]
    yield str(len(found))
    yield rate(sum(one.is_right for one in found), len(found))
    yield rate(len(claims), len(found))
    yield rate(sum(one.is_right for one in claims), len(claims))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--puzzles", type=Path, metavar="FILE", help="a puzzle file of database.lichess.org")
    add("--first", type=int, default=HEAD, help=f"lines of the file to draw from, {HEAD:,}; 0: all")
    add("-n", type=int, default=300, help=f"puzzles under {HARD}, and from there; 300 by default")
    add("--seed", type=int, default=1, help="of the draw, 1 by default")
    add("--part", type=Part, choices=list(Part), default=Part.TEST, help="test by default")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        parts = draw_puzzles(file, chosen.part, chosen.n, chosen.seed, chosen.first or None)
        print(*markdown(HEADINGS, (), 1), sep="\n")
        for words, puzzles in zip((f"under {HARD}", f"from {HARD}"), parts, strict=True):
            print("| " + " | ".join((words, *cells(first_moves(puzzles)))) + " |", flush=True)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
