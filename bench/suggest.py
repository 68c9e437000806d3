"""Which move: how often the first move named solves a puzzle that nothing was learned from.

    python bench/suggest.py [-n N] [--quiet N] [--seed N] [--part dev] [--only ROW …] [--first N]

Puzzles are of games that were reserved before anything was learned, drawn from the head of the
file, which is a natural mix: N rated under 1800 and N from there on. Right is the solver's first
move, or any mate in one. Where chance orders the moves, shares are exact expectations. CPU is a
position's, without what it takes to start; beside it stands what a command takes to start and to
answer one position alone. In brackets stand 95 % Wilson intervals.

Then quiet positions of real games, in which nothing wins by force (bench/quiet_positions.py): the
share of them in which a move is named all the same. Beside them stand the positions met on the way
that are quiet but for one side being ahead already.

--part dev draws from all other games: settings are chosen there, and never on what is measured.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import chess

from clausewitz.cli.progress import ProgressLine
from clausewitz.support.data import required_files
from clausewitz.support.errors import ClausewitzError
from move_rivals import (
    Answers,
    Rival,
    any_move,
    forcing_moves,
    maia_1600,
    own_engine,
    stockfish,
)
from our_answers import BY_STOCKFISH, LOGIC, SEARCH, answers_of, our_answer, row_of
from puzzle_draws import HARD, HEAD, DrawnPuzzle, Part, draw_puzzles, write_rows
from quiet_positions import IS_DECIDED, quiet_positions, refusals
from themes import markdown, rate

SPEAKERS = (LOGIC, SEARCH, BY_STOCKFISH)
OWN, DEFAULT = "our engine, 200,000 nodes", row_of(SEARCH)
ROWS: dict[str, Rival] = {
    "all legal moves, in random order": any_move,
    "all checks and captures, in random order": forcing_moves,
    "Maia-1600, its three likeliest": maia_1600,
    "Stockfish, depth 1": stockfish(1),
    "Stockfish, depth 12": stockfish(12),
    "our engine, 2,000 nodes": own_engine(2_000),
    OWN: own_engine(200_000),
} | {row_of(how): our_answer(how) for how in SPEAKERS}
HEADINGS = (
    *("moves of", f"first, under {HARD}", f"first, from {HARD}"),
    *(f"in three, under {HARD}", f"in three, from {HARD}"),
    *("among all named", "moves named", "CPU, ms", "one alone, s"),
)
QUIET_HEADINGS = ("moves of", "names a move, quiet", "names a move, decided", "moves named, quiet")


def cells(answers: Answers, easy: int) -> list[str]:
    """The figures of a row; the easy puzzles come first."""
    parts = answers.hits[:easy], answers.hits[easy:]
    first = [_share([hit.first for hit in part]) for part in parts]
    three = [_share([hit.three for hit in part]) for part in parts]
    among = _share([hit.among for hit in answers.hits])
    named = sum(hit.named for hit in answers.hits) / max(1, len(answers.hits))
    cpu = "-" if answers.cpu is None else f"{1000 * answers.cpu:.1f}"
    start = "-" if answers.start is None else f"{answers.start:.2f}"
    return [*first, *three, among, f"{named:.1f}", cpu, start]


def _share(values: Sequence[float | None]) -> str:
    known = [value for value in values if value is not None]
    return rate(sum(known), len(known))


def measured(
    easy: Sequence[DrawnPuzzle], hard: Sequence[DrawnPuzzle], names: Sequence[str]
) -> dict[str, Answers]:
    """The answers of each row, printed as they come."""
    found = dict[str, Answers]()
    heading, rule = markdown(HEADINGS, (), 1)
    print(heading, rule, sep="\n", flush=True)
    for name in names:
        try:
            with ProgressLine() as progress:
                found[name] = ROWS[name]([*easy, *hard], progress)
            row = cells(found[name], len(easy))
        except ClausewitzError as error:
            row = [f"not measured: {error}", *[""] * (len(HEADINGS) - 2)]
        print("| " + " | ".join((name, *row)) + " |", flush=True)
    return found


def beside_own_engine(
    found: dict[str, Answers], puzzles: Sequence[DrawnPuzzle], part: Part
) -> Iterator[str]:
    """Whether the answer is ever worse than the move of the engine behind it."""
    if OWN not in found or DEFAULT not in found:
        return
    trios = list(zip(puzzles, found[OWN].hits, found[DEFAULT].hits, strict=True))
    lost = [(puzzle, ours) for puzzle, own, ours in trios if own.first > ours.first]
    won = sum(own.first < ours.first for _, own, ours in trios)
    silent = sum(ours.named == 0 for _, ours in lost)
    yield (
        f"{OWN}: right where {DEFAULT} is not in {len(lost)} puzzles, in {silent} of which it "
        f"names no move; wrong where it is right in {won}."
    )
    if lost and part is Part.DEV:  # nobody looks at single puzzles of what is measured
        yield "These are: " + " ".join(puzzle.name for puzzle, _ in lost)


def quiet_table(
    part: Part, number: int, seed: int, speakers: Sequence[Sequence[str]]
) -> Iterator[str]:
    """How often a move is named where nothing wins."""
    with ProgressLine() as progress:
        quiet, looked = quiet_positions(part, number, seed, progress)
    decided = [one for one in looked if one.verdict == IS_DECIDED]
    yield f"{len(looked):,} positions looked at; {refusals(looked)}.\n"
    yield from markdown(QUIET_HEADINGS, (), 1)
    for how in speakers:
        try:
            with ProgressLine() as progress:
                boards = [chess.Board(one.fen) for one in (*quiet, *decided)]
                found = answers_of(boards, how, progress, quiet_too=False)
            row = quiet_cells(found, len(quiet))
        except ClausewitzError as error:
            row = [f"not measured: {error}", "", ""]
        yield f"| {row_of(how)} | " + " | ".join(row) + " |"


def quiet_cells(found: Sequence[Sequence[str]], quiet: int) -> list[str]:
    """Shares of positions in which a move is named, the quiet ones first; moves in those."""
    parts = found[:quiet], found[quiet:]
    shares = [rate(sum(map(bool, part)), len(part)) for part in parts]
    return [*shares, f"{sum(map(len, parts[0])) / max(1, quiet):.2f}"]


def is_wanted(name: str, only: Sequence[str]) -> bool:
    return not only or any(part in name for part in only)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add = parser.add_argument
    add("--puzzles", type=Path, metavar="FILE", help="a puzzle file of database.lichess.org")
    add("--first", type=int, default=HEAD, help=f"lines of the file to draw from, {HEAD:,}; 0: all")
    add("-n", type=int, default=300, help=f"puzzles under {HARD}, and from there; 300 by default")
    add("--quiet", type=int, default=300, help="quiet positions, 300 by default")
    add("--seed", type=int, default=1, help="of both draws, 1 by default")
    add("--part", type=Part, choices=list(Part), default=Part.TEST, help="test by default")
    add("--only", nargs="+", default=(), metavar="ROW", help="rows whose names contain this")
    add("--draw", action="store_true", help="print the puzzles as CSV and end; part dev only")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    try:
        file = chosen.puzzles or required_files("puzzles")[0]
        easy, hard = draw_puzzles(file, chosen.part, chosen.n, chosen.seed, chosen.first or None)
        if chosen.draw:
            write_dev(chosen.part, [*easy, *hard])
            return 0
        command = " ".join(["python bench/suggest.py", *sys.argv[1:]])
        print(f"{len(easy)} + {len(hard)} puzzles of the part {chosen.part}: `{command}`\n")
        wanted = [name for name in ROWS if is_wanted(name, chosen.only)]
        found = measured(easy, hard, wanted)
        print(*beside_own_engine(found, [*easy, *hard], chosen.part), sep="\n")
        if chosen.quiet:
            print(f"\n{chosen.quiet} quiet positions of the part {chosen.part}:", end=" ")
            speakers = [how for how in SPEAKERS if is_wanted(row_of(how), chosen.only)]
            for line in quiet_table(chosen.part, chosen.quiet, chosen.seed, speakers):
                print(line, flush=True)
    except ClausewitzError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write_dev(part: Part, puzzles: Sequence[DrawnPuzzle]) -> None:
    if part is not Part.DEV:
        raise ClausewitzError("--draw is for --part dev: what is measured is not looked at")
    write_rows(puzzles, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
