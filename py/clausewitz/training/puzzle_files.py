"""Puzzles read from files: those of Lichess or mined ones (CSV), EPD, games with a FEN (PGN)."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.mate_lines import with_mate
from clausewitz.engines.own.search_limit import MATE
from clausewitz.games.epd import read_epd
from clausewitz.games.lichess_puzzles import LichessPuzzle, puzzle_of
from clausewitz.games.line_files import LineFile, LineKind, LinePart
from clausewitz.games.line_readers import ReadGame, read_games
from clausewitz.games.move_lines import UnreadLine
from clausewitz.games.pgn import decoded
from clausewitz.mates import By, prove
from clausewitz.position.board import COLOURS, fen_of
from clausewitz.puzzles.sheets.epd_puzzles import SheetPuzzle, epd_puzzle
from clausewitz.puzzles.sheets.pgn_csv_puzzles import WHOLE_GAMES
from clausewitz.runs.part_runs import MOST_TOLD
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line
from clausewitz.support.limits import MOST_EMPTY, shortened
from clausewitz.training.puzzle_choice import PuzzleChoice, with_themes
from clausewitz.training.training_puzzles import TrainingPuzzle, checked

_WHOLE = 8  # rows
_PROOF = 10.0  # seconds, for the key of a mate that the file does not name
_AT_ONCE = 8  # puzzles whose motifs are looked for together: somebody waits for the first

Refuse = Callable[[UnreadLine], object]
"""What is told of a puzzle that cannot be read."""


def read_puzzles(
    paths: Sequence[Path], choice: PuzzleChoice, refuse: Refuse, tell: Tell = silent
) -> Iterator[TrainingPuzzle]:
    """The puzzles of all files that are wanted, each once, as far as somebody takes them."""
    known: set[str] = set()
    for path in paths:
        for puzzle in _of_file(LineFile(path), choice, refuse, tell):
            if puzzle.key not in known:
                known.add(puzzle.key)
                yield puzzle


def _of_file(
    file: LineFile, choice: PuzzleChoice, refuse: Refuse, tell: Tell
) -> Iterator[TrainingPuzzle]:
    refused = 0

    def counted(one: UnreadLine) -> None:
        nonlocal refused
        refused += 1
        refuse(one)

    read = False
    for part in file.parts():
        tell(Progress(f"puzzles of {part.file} looked through", part.first - 1))
        if refused > MOST_EMPTY and not read:
            words = f"{refused:,} lines that cannot be read, and no other: not a real file"
            raise ClausewitzError(f"{file.path}: {words}")
        found = (one for one in _of_part(part, choice) if not _is_refused(one, counted))
        while some := list(islice(found, _AT_ONCE)):
            read = True
            puzzles = [one for one in some if isinstance(one, TrainingPuzzle)]
            yield from filter(choice.wants, with_themes(puzzles))
    if file.broken is not None:  # what came before can be solved all the same
        refuse(UnreadLine(str(file.path), str(file.broken).removeprefix(f"{file.path}: ")))


def _is_refused(one: TrainingPuzzle | UnreadLine, refuse: Refuse) -> bool:
    if isinstance(one, UnreadLine):
        refuse(one)
    return isinstance(one, UnreadLine)


def _of_part(part: LinePart, choice: PuzzleChoice) -> Iterator[TrainingPuzzle | UnreadLine]:
    if part.kind is LineKind.GAMES:
        for number, game in enumerate(read_games(part, 0)):
            yield _tried(part.place(number), partial(_game_puzzle, game, part.place(number)))
        return
    for number, text in enumerate(part.texts):
        place = part.place(number)
        if part.kind is LineKind.PUZZLES:
            row = puzzle_of(text, part.columns, place)
            if row is not None and _may_be_wanted(row, choice):
                yield _tried(place, partial(_row_puzzle, row))
        elif (line := decoded(text).strip()) and not line.startswith("#"):
            yield _tried(place, partial(_epd_puzzle, line, place))


def _may_be_wanted(row: LichessPuzzle, choice: PuzzleChoice) -> bool:
    """Files have millions of puzzles: what is not wanted is not played through."""
    return choice.wants_rating(row.rating) and (not row.themes or choice.wants_themes(row.themes))


def _tried(place: str, make: Callable[[], TrainingPuzzle]) -> TrainingPuzzle | UnreadLine:
    try:
        return checked(make())
    except (ValueError, KeyError) as error:
        return UnreadLine(place, shortened(str(error)))


def _row_puzzle(row: LichessPuzzle) -> TrainingPuzzle:
    cells = row.cells
    if not cells.get("FEN") or not cells.get("Moves"):
        raise ClausewitzError("it has no position or no moves")
    return TrainingPuzzle(
        fen=cells["FEN"],
        moves=tuple(cells["Moves"].split()),
        after_a_move=True,
        is_proved=True,
        name=for_line(cells.get("PuzzleId", "")),
        place=row.place,
        rating=row.rating,
        themes=row.themes or None,
    )


def _game_puzzle(game: ReadGame | UnreadLine, place: str) -> TrainingPuzzle:
    """The main line of a game that begins in a position of its own.

    Who solves it is who moves first there, or for whom the board is turned, as in studies.
    """
    if isinstance(game, UnreadLine):
        raise ClausewitzError(game.reason)
    heads = game.game.headers
    if "FEN" not in heads:
        raise ClausewitzError(WHOLE_GAMES)
    line = game.lines[0].line
    side = COLOURS.get(heads.get("Orientation", "").lower(), game.game.turn())
    name = heads.get("ChapterName") or heads.get("Event", "?")
    return TrainingPuzzle(
        fen=line.fen,
        moves=line.moves,
        after_a_move=side != game.game.turn(),
        name="" if name == "?" else for_line(name),
        place=place,
    )


def _epd_puzzle(text: str, place: str) -> TrainingPuzzle:
    """The line of pv, the mate of dm played out, or the moves of bm alone."""
    found = epd_puzzle(read_epd(text), place)
    if found.size != _WHOLE:
        raise ClausewitzError(f"a board of {found.size} rows cannot be played on here")
    keys = [move.uci() for move in found.keys]
    moves = [move.uci() for move in found.line or _mating_line(found)] or keys[:1]
    if not moves:
        raise ClausewitzError("it has none of pv, bm and dm: there is no move to find")
    return TrainingPuzzle(
        fen=fen_of(found.board),
        moves=tuple(moves),
        others=tuple(key for key in keys if key != moves[0]),
        mate=found.mate,
        name=for_line(found.name),
        place=place,
    )


def _mating_line(puzzle: SheetPuzzle) -> tuple[chess.Move, ...]:
    """The mate that is claimed, played out against the longest defence; nothing if none is."""
    if puzzle.mate is None:
        return ()
    keys = puzzle.keys
    if not keys:
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
        if self.count <= MOST_TOLD:
            self._tell(f"{line.place}: {line.reason}")

    def sum_up(self) -> None:
        """How many there were, if not all were named."""
        if self.count > MOST_TOLD:
            self._tell(f"{self.count:,} puzzles cannot be read")
