"""Boards with the idea of a move: arrows and squares in a picture, marks in a text."""

from collections.abc import Iterable

import chess
import chess.svg

from clausewitz.position.drawing.board_squares import rows

_MOVE = "#15781bcc"
_WITNESS = "#e6912eaa"


def idea_svg(
    board: chess.Board, moves: Iterable[chess.Move], squares: Iterable[str] = (), size: int = 480
) -> str:
    """The board with an arrow for each move; the squares that matter to them are marked."""
    arrows = [
        chess.svg.Arrow(move.from_square, move.to_square, color=_MOVE)
        for move in dict.fromkeys(moves)
    ]
    marked = {chess.parse_square(name): _WITNESS for name in squares if name in chess.SQUARE_NAMES}
    return chess.svg.board(board, orientation=board.turn, arrows=arrows, fill=marked, size=size)


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
