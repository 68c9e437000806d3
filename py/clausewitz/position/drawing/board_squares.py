"""The squares of a board of four to eight rows, and which of them each side attacks.

On a smaller board the pieces stand in the corner at a1 of a whole one.
"""

from collections.abc import Iterator
from typing import NamedTuple

import chess

from clausewitz.support.errors import ClausewitzError

SMALLEST, LARGEST = 4, 8


def check_size(board: chess.Board, size: int) -> None:
    """Refuse a size that no board has, and a piece that stands outside."""
    if not SMALLEST <= size <= LARGEST:
        raise ClausewitzError(f"a board has {SMALLEST} to {LARGEST} rows, not {size}")
    for square in board.piece_map():
        if max(chess.square_file(square), chess.square_rank(square)) >= size:
            where = chess.square_name(square)
            raise ClausewitzError(f"the piece on {where} stands outside a board of {size} rows")


def rows(size: int, orientation: chess.Color = chess.WHITE) -> Iterator[list[chess.Square]]:
    """The squares as one sees them, from the top left, a row at a time."""
    up = range(size)
    down = up[::-1]
    ranks, files = (down, up) if orientation == chess.WHITE else (up, down)
    return ([chess.square(file, rank) for file in files] for rank in ranks)


class Attacks(NamedTuple):
    """The squares that pieces of each side attack, whoever is to move; a pinned one attacks too."""

    white: chess.SquareSet
    black: chess.SquareSet


def attacks_of(board: chess.Board, size: int = 8) -> Attacks:
    """What the pictures of Ahmer and Huang mark with O and X."""
    corner = chess.SquareSet(
        chess.square(file, rank) for rank in range(size) for file in range(size)
    )
    return Attacks(*(_attacked(board, side) & corner for side in (chess.WHITE, chess.BLACK)))


def _attacked(board: chess.Board, side: chess.Color) -> chess.SquareSet:
    attacked = chess.SquareSet()
    for square in chess.SquareSet(board.occupied_co[side]):
        attacked |= board.attacks(square)
    return attacked
