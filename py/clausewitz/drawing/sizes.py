"""Boards of fewer than eight rows: their pieces stand in the corner at a1 of a whole board."""

from collections.abc import Iterator

import chess

from clausewitz.errors import ClausewitzError

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
