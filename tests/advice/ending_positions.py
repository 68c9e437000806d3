"""Random positions of few pieces, and what Syzygy tables say of them."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import chess
import chess.syzygy

from clausewitz.support.data import public_files

TABLES = [path for path in public_files("syzygy") if path.name == "KPvK.rtbw"]
FOLDER = TABLES[0].parent if TABLES else Path()
MISSING = "no Syzygy table KPvK in the folder that $CLAUSEWITZ_DATA names"


def random_boards(
    pieces: str, count: int, seed: int, pawns: Sequence[chess.Square] = chess.SQUARES
) -> Iterator[chess.Board]:
    """Legal positions of the pieces, in letters as in a FEN, with pawns on some of these squares.

    In every other one the colours are exchanged.
    """
    chance = random.Random(seed)
    while count:
        board = chess.Board(None)
        for letter in pieces:
            square = chance.choice(pawns if letter in "Pp" else chess.SQUARES)
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chance.choice(chess.COLORS)
        if chance.random() < 0.5:
            board = board.mirror()
        everything = board.occupied.bit_count() == len(pieces)
        if everything and board.is_valid() and any(board.legal_moves):
            count -= 1
            yield board


def table_result(board: chess.Board, tables: chess.syzygy.Tablebase) -> str:
    """The verdict of the tables, as known_ending/4 writes it; the fifty moves do not count."""
    result = tables.probe_wdl(board)
    if not result:
        return "drawn"
    return "won(white)" if (result > 0) == board.turn else "won(black)"
