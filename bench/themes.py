"""How well the tactics of the literature know the themes of Lichess puzzles.

    python bench/themes.py [--puzzles FILE] [--limit N]

A tactic fires on a puzzle if it proposes the solver's first move. Precision: of the puzzles it
fires on, those that have the theme. Recall: of the puzzles that have the theme, those it fires on.
A theme describes the whole solution and may come true at a later move only; "anywhere" is the
recall if the tactic may fire at any of the solver's moves. Accuracy: of all moves that the tactic
proposes in the first positions, those that are the solver's.
"""

import argparse
import csv
import io
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import IO, NamedTuple

import chess
import zstandard

from clausewitz.data import example_file
from clausewitz.errors import ClausewitzError
from clausewitz.tactics.by_prolog import Suggestion, suggest_all
from clausewitz.tactics.shipped import literature

FEN, MOVES, THEMES = 1, 2, 7  # the columns of the official file
FILE_HELP = "a file of puzzles from database.lichess.org, .csv or .csv.zst (examples/puzzles.csv)"
BATCH = 50

TACTICS = {
    "fork": ("fork", "winning_fork"),
    "pin": ("absolute_pin", "relative_pin", "attacking_the_pinned", "pinned_defender"),
    "skewer": ("skewer",),
    "discoveredAttack": ("discovered_attack",),
    "discoveredCheck": ("discovered_check",),
    "doubleCheck": ("double_check",),
    "hangingPiece": ("hanging_piece",),
    "capturingDefender": ("removing_the_defender",),
    "backRankMate": ("back_rank_mate",),
    "smotheredMate": ("smothered_mate",),
    "trappedPiece": ("trapped_piece",),
    "promotion": ("promotion",),
    "mateIn1": ("mate_in_one",),
}
"""The tactics that carry out each theme."""

HEADINGS = "theme tactic puzzles fires right precision recall anywhere proposed accuracy"


class Puzzle(NamedTuple):
    themes: frozenset[str]
    boards: list[chess.Board]  # where the solver is to move
    moves: list[chess.Move]  # what the solver plays there


class Outcome(NamedTuple):
    """What the tactics say to one puzzle."""

    themes: frozenset[str]
    first: frozenset[str]  # the tactics that propose the solver's first move
    anywhere: frozenset[str]  # those that propose one of the solver's moves
    proposed: dict[str, set[chess.Move]]  # in the first position, by tactic


def read_puzzles(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file as Lichess publishes it, but for those of unknown themes or moves."""
    try:
        with open_text(path) as lines:
            rows = csv.reader(lines)
            for cells in rows:
                if cells and cells[0] != "PuzzleId" and is_known(cells):
                    yield read_puzzle(cells)
    except FileNotFoundError as error:
        reason = "no such file; give one from database.lichess.org with --puzzles FILE"
        raise ClausewitzError(f"{path}: {reason}") from error
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error
    except (ValueError, csv.Error, zstandard.ZstdError) as error:
        reason = f"not a puzzle of Lichess ({error})"
        raise ClausewitzError(f"{path}:{rows.line_num}: {reason}") from error


def open_text(path: Path) -> IO[str]:
    if path.suffix != ".zst":
        return path.open(encoding="utf-8", newline="")
    stream = zstandard.ZstdDecompressor().stream_reader(path.open("rb"), read_across_frames=True)
    return io.TextIOWrapper(stream, encoding="utf-8", newline="")


def is_known(cells: Sequence[str]) -> bool:
    if len(cells) <= THEMES:
        raise ValueError(f"{len(cells)} columns")
    return bool(cells[MOVES] and cells[THEMES])


def read_puzzle(cells: Sequence[str]) -> Puzzle:
    """The first move leads to the puzzle; from then on the solver plays every other move."""
    board, boards, moves = chess.Board(cells[FEN]), [], []
    for ply, uci in enumerate(cells[MOVES].split()):
        if ply % 2:
            boards.append(board.copy(stack=False))
            moves.append(board.parse_uci(uci))
        board.push_uci(uci)
    if not moves:
        raise ValueError(f"no move to find after {cells[MOVES]}")
    return Puzzle(frozenset(cells[THEMES].split()), boards, moves)


def outcomes(puzzles: Iterable[Puzzle]) -> Iterator[Outcome]:
    theory, waiting = literature(), iter(puzzles)
    while batch := list(islice(waiting, BATCH)):
        found = iter(suggest_all([board for puzzle in batch for board in puzzle.boards], [theory]))
        for puzzle in batch:
            yield outcome(puzzle, [next(found) for _ in puzzle.boards])


def outcome(puzzle: Puzzle, found: list[list[Suggestion]]) -> Outcome:
    hits = [
        frozenset(s.tactic.name for s in suggestions if s.move == move)
        for suggestions, move in zip(found, puzzle.moves, strict=True)
    ]
    proposed: dict[str, set[chess.Move]] = {}
    for suggestion in found[0]:
        proposed.setdefault(suggestion.tactic.name, set()).add(suggestion.move)
    return Outcome(puzzle.themes, hits[0], frozenset().union(*hits), proposed)


def table(measured: Sequence[Outcome]) -> Iterator[str]:
    """The figures in Markdown."""
    headings = HEADINGS.split()
    yield "| " + " | ".join(headings) + " |"
    yield "| --- | --- |" + " ---: |" * (len(headings) - 2)
    for theme, names in TACTICS.items():
        for name in names:
            yield row(theme, f"`{name}`", {name}, measured)
        if len(names) > 2:
            yield row(theme, "any of these", set(names), measured)


def row(theme: str, label: str, names: set[str], measured: Sequence[Outcome]) -> str:
    having = [o for o in measured if theme in o.themes]
    firing = [o for o in measured if names & o.first]
    right = sum(theme in o.themes for o in firing)
    anywhere = sum(bool(names & o.anywhere) for o in having)
    proposed = sum(len(set().union(*(o.proposed.get(n, ()) for n in names))) for o in measured)
    cells = [theme, label, len(having), len(firing), right]
    cells += [percent(right, len(firing)), percent(right, len(having))]
    cells += [percent(anywhere, len(having)), proposed, percent(len(firing), proposed)]
    return "| " + " | ".join(map(str, cells)) + " |"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def measure(puzzles: Sequence[Puzzle]) -> list[Outcome]:
    """The outcomes, with their progress on stderr."""
    measured: list[Outcome] = []
    start = time.perf_counter()
    for found in outcomes(puzzles):
        measured.append(found)
        if len(measured) % BATCH == 0 or len(measured) == len(puzzles):
            print(f"\r{len(measured)} of {len(puzzles)} puzzles", end="", file=sys.stderr)
    seconds = time.perf_counter() - start
    positions = sum(len(puzzle.boards) for puzzle in puzzles)
    print(
        f", {positions} positions in {seconds:.1f} s: {1000 * seconds / positions:.1f} ms each",
        file=sys.stderr,
    )
    return measured


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--puzzles", type=Path, metavar="FILE", help=FILE_HELP)
    parser.add_argument("--limit", type=positive, metavar="N", help="the first N puzzles only")
    options = parser.parse_args()
    try:
        file = options.puzzles or example_file("puzzles.csv")
        puzzles = list(islice(read_puzzles(file), options.limit))
        if not puzzles:
            raise ClausewitzError(f"{file}: no puzzle in it")
        measured = measure(puzzles)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    command = " ".join(["python bench/themes.py", *sys.argv[1:]])
    print("\n".join(table(measured)), f"\n{len(measured)} puzzles: `{command}`", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
