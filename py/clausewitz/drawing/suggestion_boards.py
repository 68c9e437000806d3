"""Boards as SVG pictures, and as text."""

from collections.abc import Iterable

import chess
import chess.svg

from clausewitz.drawing.board_squares import rows
from clausewitz.tactics.by_prolog import Suggestion

_MOVE = "#15781bcc"
_WITNESS = "#e6912eaa"


def suggestions_svg(board: chess.Board, suggestions: Iterable[Suggestion]) -> str:
    """The board with an arrow for each suggested move; the squares in the proofs are marked."""
    suggestions = list(suggestions)
    arrows = {
        s.move: chess.svg.Arrow(s.move.from_square, s.move.to_square, color=_MOVE)
        for s in suggestions
    }
    witnesses = {
        chess.parse_square(value): _WITNESS
        for s in suggestions
        for value in s.bindings.values()
        if value in chess.SQUARE_NAMES
    }
    return chess.svg.board(
        board, orientation=board.turn, arrows=list(arrows.values()), fill=witnesses, size=480
    )


def board_text(board: chess.Board, move: chess.Move, witnesses: Iterable[str] = ()) -> str:
    """The board from the mover's side: (from), [to] and, of the squares of a proof, <others>."""
    marks = {chess.parse_square(name): "<>" for name in witnesses if name in chess.SQUARE_NAMES}
    marks |= {move.from_square: "()", move.to_square: "[]"}
    squares = list(rows(8, board.turn))
    lines = [
        f"{chess.square_rank(row[0]) + 1} " + "".join(_cell(board, square, marks) for square in row)
        for row in squares
    ]
    letters = (f" {chess.FILE_NAMES[chess.square_file(square)]} " for square in squares[-1])
    return "\n".join([*lines, "  " + "".join(letters)])


def _cell(board: chess.Board, square: chess.Square, marks: dict[chess.Square, str]) -> str:
    piece = board.piece_at(square)
    around = marks.get(square, "  ")
    return f"{around[0]}{piece.symbol() if piece else '.'}{around[1]}"
