"""Puzzles to solve: train."""

import sys
from dataclasses import dataclass
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import interruptible, stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.puzzle_options import ChoiceOptions
from clausewitz.cli.terminal import print_boards, typed_lines
from clausewitz.runs.pool import Workers
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.training.explanation_runs import ExplanationRun
    from clausewitz.training.puzzle_choice import PuzzleChoice
    from clausewitz.training.review_journal import ReviewJournal
    from clausewitz.training.training_files import TrainingFiles
    from clausewitz.training.training_puzzles import TrainingPuzzle

_PUZZLES_HELP = (
    "Lichess or mined puzzles (.csv), EPD with pv, bm or dm, games that start from a position"
    " (.pgn), compressed (.zst, .bz2) or not; or a folder written by coach."
)
_DUE_HELP = "Review only puzzles that are due today, whatever their file."
_PROGRESS_HELP = "File in which your answers are saved."
_PAGE_HELP = "HTML page to write, or its data (.json)."
_ANKI_HELP = "Anki deck to write (.apkg)."
_TITLE_HELP = "Title of the page, deck and study."
_PUZZLES = 10  # in the terminal
_MOST = 1_000  # in files


@dataclass(frozen=True)
class FileOptions:
    """The files that are made of them."""

    output: Annotated[Path | None, arg.output(_PAGE_HELP)] = None
    anki: Annotated[Path | None, arg.option("FILE", _ANKI_HELP)] = None
    pgn: arg.PgnFile = None
    title: Annotated[str, arg.option("TEXT", _TITLE_HELP)] = "Chess puzzles"


@grouped
def train(
    puzzles: Annotated[list[Path] | None, arg.argument("PUZZLES", _PUZZLES_HELP)] = None,
    *,
    wanted: ChoiceOptions,
    count: Annotated[int | None, arg.most("puzzles.", shown="10; all in files")] = None,
    due: Annotated[bool, arg.flag("--due", _DUE_HELP)] = False,
    progress: Annotated[
        Path | None, arg.option("FILE", _PROGRESS_HELP, shown="in the user's data folder")
    ] = None,
    made: FileOptions,
    work: arg.PartWork,
) -> None:
    """Solve puzzles.

    Type moves in SAN or UCI; `hint` helps step by step, `help` lists the other commands. A wrong
    move is answered with its refutation. Puzzles come up again after some days; those that are
    due come first. With -o, --anki or --pgn, files are written instead: an HTML page, an Anki deck,
    a Lichess study.
    """
    from clausewitz.training.review_journal import ReviewJournal
    from clausewitz.training.training_files import TrainingFiles

    files = TrainingFiles(made.title, made.output, made.anki, made.pgn)
    files.check()
    choice = wanted.choice()
    paths = puzzles or []
    if not paths and not due:
        raise ClausewitzError("name a file of puzzles, or --due for those that are due")
    if files.paths:
        from clausewitz.training.explanation_runs import ExplanationRun

        journal = ReviewJournal(progress, _report) if due else None
        chosen = _chosen(paths, choice, count or _MOST + 1, journal, due)
        if count is None and len(chosen) > _MOST:
            raise ClausewitzError(f"more than {_MOST:,} puzzles: choose some with --count")
        sources = [*paths, *([journal.path] if journal else [])]
        run = ExplanationRun(sources, files.first_file, work.resume)
        _write(files, chosen, run, work.workers)
        return
    if work.resume:
        raise ClausewitzError("--resume continues files: -o, --anki or --pgn")
    if Path("-") in paths:
        raise ClausewitzError("answers are read from standard input: puzzles have to be in a file")
    journal = ReviewJournal(progress, _report)
    _solve(journal, _chosen(paths, choice, count or _PUZZLES, journal, due))


def _report(words: str) -> None:
    print(words, file=sys.stderr)


def _chosen(
    paths: list[Path],
    choice: "PuzzleChoice",
    count: int,
    journal: "ReviewJournal | None",
    due: bool,
) -> "list[TrainingPuzzle]":
    """Puzzles that are due first, then those of the files that were not answered before."""
    from clausewitz.training.wanted_puzzles import Refusals, read_puzzles

    again = journal.due(date.today()) if journal else []
    found = [puzzle for puzzle in again if choice.wants(puzzle)][:count]
    known = journal.memories if journal else {}
    with ProgressLine() as tell:
        refusals = Refusals(tell.say)
        if not due:
            read = read_puzzles(paths, choice, refusals.add, tell)
            new = (puzzle for puzzle in read if puzzle.key not in known)
            found += islice(new, count - len(found))
        refusals.sum_up()
    if not found:
        raise ClausewitzError(_nothing(choice, journal, due, refusals.count))
    return found


def _nothing(
    choice: "PuzzleChoice", journal: "ReviewJournal | None", due: bool, refused: int
) -> str:
    """Why there is no puzzle."""
    next_day = journal.next_day() if journal else None
    if due or next_day is not None:
        when = f"; the next one is due on {next_day}" if next_day else ""
        return f"no puzzle is {'due' if due else 'new or due'}{when}"
    if str(choice):
        return f"no puzzle matches ({choice})"
    return "no puzzle can be read" if refused else "there is no puzzle in it"


def _write(
    files: "TrainingFiles",
    chosen: "list[TrainingPuzzle]",
    run: "ExplanationRun",
    workers: Workers,
) -> None:
    with stoppable(files.first_file, file=run.noted), ProgressLine() as tell:
        files.write(run.explained(chosen, workers, tell), tell)
        run.end()
    print(f"{arg.counted(len(chosen), 'puzzle')}: {', '.join(map(str, files.paths))}")


def _solve(journal: "ReviewJournal", chosen: "list[TrainingPuzzle]") -> None:
    from clausewitz.training.terminal_session import PuzzleTalk

    talk = PuzzleTalk(journal, date.today(), print_boards, typed_lines("your move> "))
    with interruptible():
        try:
            talk.run(chosen)
        except KeyboardInterrupt:
            print(file=sys.stderr)
    print(talk.tally)
