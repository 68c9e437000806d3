"""Chess problems on a sheet, as problemists print them: author and source, the stipulation with the
number of White's and Black's pieces, the whole solution in their notation, and its themes."""

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

import chess

from clausewitz.mates.problem_files import Problem, Unread, read_problems
from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.problem_themes import ProblemTheme, themes_of
from clausewitz.mates.solution_text import solution_text, verdict_text
from clausewitz.mates.solution_tree import Solution
from clausewitz.puzzles.puzzle_files import FilePuzzle
from clausewitz.puzzles.sheets.sheet import Drawn, Item, Sheet
from clausewitz.puzzles.sheets.sheet_puzzles import MOST
from clausewitz.puzzles.sheets.solutions import SolutionLine
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError, file_errors

_INDENT = 3  # blanks of the solution's text


def is_problem_file(path: Path) -> bool:
    """Whether the file states stipulations: YACPDB's, Popeye's, a CSV or an EPD with them."""
    suffix = path.suffix.lower()
    if suffix not in (".csv", ".epd"):
        return suffix in (".olv", ".inp")
    with file_errors(path), path.open(encoding="utf-8-sig", errors="replace") as file:
        first = file.readline().lower()
    return "stipulation" in first.split(",") if suffix == ".csv" else ' stipulation "' in first


def problem_sheet(
    path: Path,
    title: str,
    count: int | None = None,
    *,
    themes: bool = False,
    seconds: float | None = None,
    tell: Tell = silent,
) -> Sheet:
    """The problems of a file, or the first of them, each solved in at most so many seconds; with
    their themes, of which the last is drawn."""
    read = list(islice(read_problems(path), MOST + 1 if count is None else count))
    if len(read) > MOST and count is None:
        raise ClausewitzError(f"{path}: more than {MOST:,} problems; choose some with --count")
    items: list[Item] = []
    notes: list[str] = []
    for number, problem in enumerate(read):
        tell(Progress("problems solved", number, len(read)))
        if isinstance(problem, Unread):
            notes.append(f"{problem.name}: {problem.reason}")
            continue
        found = solve(
            with_castling(problem.board),
            problem.stipulation,
            Wanted(seconds=seconds),
            is_duplex=problem.is_duplex,
        )
        if found.soundness != "sound":
            notes.append(f"{problem.name or number + 1}: {verdict_text(found)}")
        shown = sorted(themes_of([found])[0], key=_weight(problem)) if themes else []
        items.append(_item(len(items) + 1, problem, found, shown))
    tell(Progress("problems solved", len(read), len(read)))
    return Sheet(title, items, notes)


def _item(number: int, problem: Problem, found: Solution, themes: Sequence[ProblemTheme]) -> Item:
    board = found.board
    white, black = (chess.popcount(board.occupied_co[side]) for side in (chess.WHITE, chess.BLACK))
    lines = [
        SolutionLine((len(line) - len(line.lstrip())) // _INDENT, line.strip())
        for line in solution_text(found).splitlines()[1:]
    ]
    if found.soundness != "sound" or not lines:
        lines.insert(0, SolutionLine(0, verdict_text(found)))
    lines += [SolutionLine(0, f"{theme.title}: {theme.sentence}") for theme in themes]
    puzzle = FilePuzzle(board, problem.name, name=problem.name)
    task = f"{found.stipulation} ({white}+{black})"
    return Item(number, puzzle, task, lines, _drawn(board, themes[-1]) if themes else None)


def _weight(problem: Problem) -> Callable[[ProblemTheme], tuple[int, int]]:
    """Themes in order: the last is that of the first keyword, or else has the most moves."""
    keywords = [keyword.lower().replace(" ", "_") for keyword in reversed(problem.keywords)]
    return lambda theme: (
        keywords.index(theme.name) if theme.name in keywords else -1,
        len(theme.moves),
    )


def _drawn(board: chess.Board, theme: ProblemTheme) -> Drawn:
    """The proof of the theme on the diagram."""
    moves = tuple(chess.Move.from_uci(move) for move in dict.fromkeys(theme.moves))
    words = [word for value in theme.proof.values() for word in value.split()]
    seen = board.copy(stack=False)
    seen.turn = chess.WHITE  # who is below
    return Drawn(seen, moves, tuple(word for word in words if word in chess.SQUARE_NAMES))
