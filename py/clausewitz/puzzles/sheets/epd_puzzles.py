"""Puzzles from EPD files (see `games/epd.py`), their claims checked against the rules."""

import re
from dataclasses import dataclass
from pathlib import Path

import chess

from clausewitz.clauses import read_text
from clausewitz.games.epd import EpdPosition, read_epds
from clausewitz.games.opening_lines import play_moves
from clausewitz.mates.boards import game_of
from clausewitz.position.drawing.board_squares import check_size
from clausewitz.support.errors import ClausewitzError

_SIZE = re.compile(r"size (\d)", re.ASCII)
_WHOLE = 8  # rows
_SIGNS = "!?+#"
"""What may stand behind a move, with a blank between or without."""
_REMARKS = [f"c{number}" for number in range(9)]


@dataclass(frozen=True)
class SheetPuzzle:
    """A position to solve, and what its line claims."""

    board: chess.Board
    source: str
    """The file and the line, for whoever has to correct them."""
    size: int = 8
    mate: int | None = None
    keys: tuple[chess.Move, ...] = ()
    name: str = ""
    remark: str = ""
    line: tuple[chess.Move, ...] = ()
    """The solution as a line of moves, where the file has one."""


def read_puzzles(path: Path) -> list[SheetPuzzle]:
    """The puzzles of a file, in its order. A line that makes no sense is an error that names it."""
    puzzles = list(read_epds(read_text(path), str(path), epd_puzzle))
    if not puzzles:
        raise ClausewitzError(f"{path}: there is no puzzle in it")
    return puzzles


def epd_puzzle(line: EpdPosition, source: str) -> SheetPuzzle:
    """The puzzle that a line states; one that makes no sense is an error."""
    match = _SIZE.fullmatch(line.said("c9"))
    size = int(match[1]) if match else _WHOLE
    check_size(line.board, size)
    words = [word for word in line.best if word.strip(_SIGNS)]
    return SheetPuzzle(
        board=line.board,
        source=source,
        size=size,
        mate=line.mate,
        keys=tuple(_move(line.board, size, word) for word in words),
        line=_variation(line) if size == _WHOLE else (),
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
