"""Puzzles read from files: those of Lichess or mined ones (CSV), EPD, games with a FEN (PGN), and
what a player missed and allowed, from a folder of the coach."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import chess

from clausewitz.advice.lines.advised_lines import with_mate
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.engines.own.search_limit import MATE
from clausewitz.games.lichess_puzzles import LichessPuzzle
from clausewitz.games.line_files import LineFile, LinePart
from clausewitz.games.move_lines import UnreadLine
from clausewitz.position.board import fen_of
from clausewitz.puzzles.puzzle_files import WHOLE, FilePuzzle, part_puzzles, puzzles_of
from clausewitz.runs.part_runs import MOST_REPORTED
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line
from clausewitz.support.limits import MOST_EMPTY, shortened
from clausewitz.training.coached_puzzles import coached_puzzles
from clausewitz.training.puzzle_choice import PuzzleChoice, with_themes
from clausewitz.training.training_puzzles import TrainingPuzzle, checked

_PROOF = 10.0  # seconds, for the key of a mate that the file does not name
_AT_ONCE = 8  # puzzles whose motifs are looked for together: somebody waits for the first

Refuse = Callable[[UnreadLine], object]
"""What is said of a puzzle that cannot be read."""


def read_puzzles(
    paths: Sequence[Path], choice: PuzzleChoice, refuse: Refuse, tell: Tell = silent
) -> Iterator[TrainingPuzzle]:
    """The puzzles of all files that are wanted, each once, as far as somebody takes them."""
    known: set[str] = set()
    for path in paths:
        found = _of_folder(path, refuse) if path.is_dir() else _of_file(path, choice, refuse, tell)
        for puzzle in _with_themes(found, choice):
            if puzzle.key not in known:
                known.add(puzzle.key)
                yield puzzle


def wanted_file_puzzles(path: Path, choice: PuzzleChoice) -> Iterator[FilePuzzle]:
    """The puzzles of a file or folder that are wanted, as they stand there, to be printed.

    One that makes no sense is an error that names it.
    """
    found = _required(coached_puzzles(path)) if path.is_dir() else None
    if not str(choice):
        yield from found or puzzles_of(path)
        return
    found = found or puzzles_of(path, lambda row: _may_be_wanted(row, choice))
    while some := list(islice(found, _AT_ONCE)):
        training = with_themes([_to_choose_by(puzzle) for puzzle in some])
        pairs = zip(some, training, strict=True)
        yield from (puzzle for puzzle, known in pairs if choice.wants(known))


def _required(puzzles: Iterator[FilePuzzle | UnreadLine]) -> Iterator[FilePuzzle]:
    for found in puzzles:
        if isinstance(found, UnreadLine):
            raise ClausewitzError(f"{found.place}: {found.reason}")
        yield found


def _to_choose_by(puzzle: FilePuzzle) -> TrainingPuzzle:
    """What is known of a puzzle that need not be one to be played here."""
    try:
        return training_puzzle(puzzle)
    except (ValueError, KeyError):
        return TrainingPuzzle(fen_of(puzzle.board), (), rating=puzzle.rating, themes=puzzle.themes)


def _with_themes(
    puzzles: Iterator[TrainingPuzzle], choice: PuzzleChoice
) -> Iterator[TrainingPuzzle]:
    while some := list(islice(puzzles, _AT_ONCE)):
        yield from filter(choice.wants, with_themes(some))


def _of_folder(folder: Path, refuse: Refuse) -> Iterator[TrainingPuzzle]:
    for found in coached_puzzles(folder):
        if isinstance(found, UnreadLine):
            refuse(found)
        else:
            yield training_puzzle(found)


def _of_file(
    path: Path, choice: PuzzleChoice, refuse: Refuse, tell: Tell
) -> Iterator[TrainingPuzzle]:
    file = LineFile(path)
    refused, read = 0, False

    def counted(one: UnreadLine) -> None:
        nonlocal refused
        refused += 1
        refuse(one)

    for part in file.parts():
        tell(Progress(f"puzzles of {part.file} looked through", part.first - 1))
        if refused > MOST_EMPTY and not read:
            words = f"{refused:,} lines that cannot be read, and no other: not a real file"
            raise ClausewitzError(f"{file.path}: {words}")
        for puzzle in _of_part(part, choice, counted):
            read = True
            yield puzzle
    if file.broken is not None:  # what came before can be solved all the same
        refuse(UnreadLine(str(file.path), str(file.broken).removeprefix(f"{file.path}: ")))


def _of_part(part: LinePart, choice: PuzzleChoice, refuse: Refuse) -> Iterator[TrainingPuzzle]:
    for found in part_puzzles(part, lambda row: _may_be_wanted(row, choice)):
        if isinstance(found, UnreadLine):
            refuse(found)
            continue
        try:
            puzzle = training_puzzle(found)
        except (ValueError, KeyError) as error:
            refuse(UnreadLine(found.place, shortened(str(error))))
        else:
            yield puzzle


def _may_be_wanted(row: LichessPuzzle, choice: PuzzleChoice) -> bool:
    themes = not row.themes or choice.wants_themes(row.themes)
    return choice.wants_rating(row.rating) and themes


def training_puzzle(found: FilePuzzle) -> TrainingPuzzle:
    """The line of the file, the mate that it claims played out, or the first move alone."""
    if found.size != WHOLE:
        raise ClausewitzError(f"a board of {found.size} rows cannot be played on here")
    line = found.line or _mating_line(found) or found.keys[:1]
    if not line:
        raise ClausewitzError("it has none of pv, bm and dm: there is no move to find")
    start, before = found.board.copy(), tuple(found.board.move_stack)
    for _ in before:
        start.pop()
    return checked(
        TrainingPuzzle(
            fen=fen_of(start),
            moves=tuple(move.uci() for move in (*before, *line)),
            after_a_move=bool(before),
            others=tuple(key.uci() for key in found.keys if key != line[0]),
            mate=found.mate,
            is_proved=found.is_proved,
            name=for_line(found.name),
            place=found.place,
            rating=found.rating,
            themes=found.themes or None,
            why=found.remark if found.motif else "",
            motif=found.motif,
            squares=found.squares,
        )
    )


def _mating_line(puzzle: FilePuzzle) -> tuple[chess.Move, ...]:
    """The mate that is claimed, played out against the longest defence; nothing if none is."""
    if puzzle.mate is None:
        return ()
    keys = puzzle.keys
    if not keys:
        from clausewitz.mates import By, prove  # few files name no key, and it takes long to load

        verdict = prove(puzzle.board, puzzle.mate, seconds=_PROOF, by=By.KERNEL)
        keys = verdict.keys[:1]
        if not keys:
            raise ClausewitzError(f"no mate in {puzzle.mate} was found")
    key = JudgedLine(keys[:1], MATE - 2 * puzzle.mate + 1)
    return with_mate(puzzle.board, key).moves


class Refusals:
    """Puzzles that cannot be read: the first are named, all are counted."""

    def __init__(self, tell: Callable[[str], object]) -> None:
        self._tell = tell
        self.count = 0

    def add(self, line: UnreadLine) -> None:
        self.count += 1
        if self.count <= MOST_REPORTED:
            self._tell(f"{line.place}: {line.reason}")

    def sum_up(self) -> None:
        """How many there were, if not all were named."""
        if self.count > MOST_REPORTED:
            self._tell(f"{self.count:,} puzzles cannot be read")
