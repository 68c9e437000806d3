"""Boards as text for a terminal."""

from collections.abc import Callable

import chess

from clausewitz.position.drawing.board_squares import attacks_of, rows

Cell = Callable[[chess.Square], str]


def plain_text(board: chess.Board, size: int = 8, orientation: chess.Color = chess.WHITE) -> str:
    """The pieces as letters, White's as capitals."""
    return _grid(lambda square: _symbol(board, square), size, orientation)


def marked_text(
    board: chess.Board, last: chess.Move | None, orientation: chess.Color = chess.WHITE
) -> str:
    """The pieces; (.) and [N] are where the last move came from and went to."""
    marks = {last.from_square: ("(", ")"), last.to_square: ("[", "]")} if last else {}

    def cell(square: chess.Square) -> str:
        left, right = marks.get(square, (" ", " "))
        return f"{left}{_symbol(board, square)}{right}"

    return _grid(cell, 8, orientation)


def attack_text(board: chess.Board, size: int = 8, orientation: chess.Color = chess.WHITE) -> str:
    """The pieces; O to the left where White attacks the square, X to the right where Black does."""
    white, black = attacks_of(board, size)

    def cell(square: chess.Square) -> str:
        left = "O" if square in white else " "
        right = "X" if square in black else " "
        return f"{left}{_symbol(board, square)}{right}"

    return _grid(cell, size, orientation)


def _symbol(board: chess.Board, square: chess.Square) -> str:
    piece = board.piece_at(square)
    return piece.symbol() if piece else "."


def _grid(cell: Cell, size: int, orientation: chess.Color) -> str:
    """Rows of cells with their numbers in front and the letters of the columns below."""
    lines = []
    for squares in rows(size, orientation):
        number = chess.square_rank(squares[0]) + 1
        lines.append(f"{number}  {' '.join(map(cell, squares))}".rstrip())
        letters = [chess.FILE_NAMES[chess.square_file(square)] for square in squares]
    width = len(cell(chess.A1))
    return "\n".join([*lines, "   " + " ".join(f"{x:^{width}}" for x in letters).rstrip()])
