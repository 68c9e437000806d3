"""The one reader of puzzles: those of Lichess or mined ones (CSV), EPD, games with a FEN (PGN)."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

import chess

from clausewitz.games.epd import EpdPosition, is_position, read_epd
from clausewitz.games.lichess_puzzles import LichessPuzzle, puzzle_of
from clausewitz.games.line_files import LineFile, LineKind, LinePart
from clausewitz.games.line_readers import ReadGame, read_games
from clausewitz.games.move_lines import UnreadLine
from clausewitz.games.opening_lines import play_moves
from clausewitz.games.pgn import decoded
from clausewitz.mates.boards import game_of
from clausewitz.position.board import COLOURS, parse_fen
from clausewitz.position.drawing.board_squares import check_size
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

_SIZE = re.compile(r"size (\d)", re.ASCII)
WHOLE = 8
"""Rows of a board that is not a smaller one."""
_SIGNS = "!?+#"
"""What may stand behind a move, with a blank between or without."""
_REMARKS = [f"c{number}" for number in range(9)]
_WHOLE_GAMES = "whole games are no puzzles: `clausewitz mine` takes some out of them"

Read = TypeVar("Read")
Wanted = Callable[[LichessPuzzle], bool]


@dataclass(frozen=True)
class FilePuzzle:
    """A position to solve, and what its file claims of it."""

    board: chess.Board
    """It remembers the opponent's move before it, where the file has one."""
    place: str
    """File and line, for whoever has to correct them."""
    size: int = WHOLE
    mate: int | None = None
    keys: tuple[chess.Move, ...] = ()
    """First moves, each of which solves it."""
    name: str = ""
    remark: str = ""
    line: tuple[chess.Move, ...] = ()
    """The solution as a line of moves, where the file has one."""
    rating: int | None = None
    themes: tuple[str, ...] = ()
    """As Lichess spells them."""
    is_proved: bool = False
    """Whether the file says that no other move is good, as that of Lichess does."""
    motif: str = ""
    """The predicate that the remark explains, where the remark is the reason of the solution."""
    squares: tuple[str, ...] = ()
    """Those that this reason speaks of."""


def puzzles_of(path: Path, wanted: Wanted | None = None) -> Iterator[FilePuzzle]:
    """The puzzles of a file, in its order, without rows of Lichess that are not wanted.

    One that makes no sense is an error that names it.
    """
    file, number = LineFile(path), 0
    for part in file.parts():
        for found in part_puzzles(part, wanted or (lambda row: True)):
            place = str(path.parent / found.place)
            if isinstance(found, UnreadLine):
                raise ClausewitzError(f"{place}: {found.reason}")
            number += 1
            yield replace(found, place=place)
    if file.broken is not None:
        raise file.broken
    if not number and wanted is None:
        raise ClausewitzError(f"{path}: there is no puzzle in it")


def part_puzzles(
    part: LinePart, wanted: Wanted = lambda row: True
) -> Iterator[FilePuzzle | UnreadLine]:
    """The puzzles of a part of a file, in its order, and what cannot be read.

    Files of Lichess have millions: rows that are not wanted are not played through.
    """
    if part.kind is LineKind.GAMES:
        for number, game in enumerate(read_games(part, 0)):
            yield _tried(part.place(number), _game_puzzle, game)
        return
    for number, text in enumerate(part.texts):
        place = part.place(number)
        if part.kind is LineKind.PUZZLES:
            row = puzzle_of(text, part.columns, place)
            if row is not None and wanted(row):
                yield _tried(place, _row_puzzle, row)
        elif is_position(line := decoded(text).removeprefix("\ufeff")):
            yield _tried(place, _epd_puzzle, line)


def _tried(
    place: str, make: Callable[[Read, str], FilePuzzle], source: Read
) -> FilePuzzle | UnreadLine:
    try:
        return make(source, place)
    except (ValueError, KeyError) as error:
        return UnreadLine(place, shortened(str(error)))


def _row_puzzle(row: LichessPuzzle, place: str) -> FilePuzzle:
    """Of Lichess: the position is the one before the opponent's move."""
    cells = row.cells
    if not cells.get("FEN") or not cells.get("Moves"):
        raise ClausewitzError("it has no position or no moves")
    board, line = _played(parse_fen(cells["FEN"]), cells["Moves"].split(), before=1)
    return FilePuzzle(
        board=board,
        place=place,
        keys=line[:1],
        name=cells.get("PuzzleId", ""),
        line=line,
        rating=row.rating,
        themes=row.themes,
        is_proved=True,
    )


def _game_puzzle(game: ReadGame | UnreadLine, place: str) -> FilePuzzle:
    """The main line of a game that begins in a position of its own.

    Who solves it is who moves first there, or for whom the board is turned, as in studies.
    """
    if isinstance(game, UnreadLine):
        raise ClausewitzError(game.reason)
    heads = game.game.headers
    if "FEN" not in heads:
        raise ClausewitzError(_WHOLE_GAMES)
    played = game.lines[0].line
    solver = COLOURS.get(heads.get("Orientation", "").lower(), game.game.turn())
    before = int(solver != game.game.turn())
    board, line = _played(parse_fen(played.fen), played.moves, before)
    name = heads.get("ChapterName") or heads.get("Event", "?")
    return FilePuzzle(board, place, keys=line[:1], name="" if name == "?" else name, line=line)


def _played(
    start: chess.Board, moves: Sequence[str], before: int
) -> tuple[chess.Board, tuple[chess.Move, ...]]:
    """The position to solve, after so many moves, and the moves from there on."""
    board = start.copy()
    for uci in moves:
        if (move := chess.Move.from_uci(uci)) not in board.legal_moves:
            raise ClausewitzError(f"{uci} is not a legal move there")
        board.push(move)
    if len(moves) <= before:
        raise ClausewitzError("it has no move to find")
    line = tuple(board.move_stack[before:])
    for move in board.move_stack[:before]:
        start.push(move)
    return start, line


def _epd_puzzle(text: str, place: str) -> FilePuzzle:
    line = read_epd(text.strip())
    match = _SIZE.fullmatch(line.said("c9"))
    size = int(match[1]) if match else WHOLE
    check_size(line.board, size)
    words = [word for word in line.best if word.strip(_SIGNS)]
    return FilePuzzle(
        board=line.board,
        place=place,
        size=size,
        mate=line.mate,
        keys=tuple(_move(line.board, size, word) for word in words),
        line=_variation(line) if size == WHOLE else (),
        name=line.name,
        remark=next(filter(None, map(line.said, _REMARKS)), ""),
    )


def _variation(line: EpdPosition) -> tuple[chess.Move, ...]:
    """The principal variation, where the line has one."""
    words = " ".join(line.operations.get("pv", []))
    return tuple(play_moves(line.board, words).move_stack) if words else ()


def _move(board: chess.Board, size: int, word: str) -> chess.Move:
    plain = word.rstrip(_SIGNS)
    game = game_of(size)
    legal = game.legal_moves(board)
    for move in legal:
        if plain in (move.uci(), game.san(board, move).rstrip("+#")):
            return move
    try:
        move = board.parse_san(plain)
    except ValueError:
        move = chess.Move.null()
    if move not in legal:
        raise ClausewitzError(f'the move "{word}" is not legal here')
    return move
