"""Which number of the policy head stands for which move.

The head has 80 planes of 64 squares, in the manner of AlphaZero as lc0 has it, of which 73 are
used. A move is number `plane * 64 + square it leaves`, seen from the mover's side. The planes:

     0-55  as a queen moves: N, NE, E, SE, S, SW, W, NW, each by 1 to 7 steps
    56-63  as a knight moves, clockwise from NNE
    64-72  promotions to the NW, N, NE, each to rook, bishop and queen

A promotion to a knight is the plain move of the pawn, and castling is the king taking its rook.
"""

from collections.abc import Iterator

import chess

# Steps as (files, ranks).
_QUEEN = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_PAWN = ((-1, 1), (0, 1), (1, 1))
_PROMOTIONS = (chess.ROOK, chess.BISHOP, chess.QUEEN)
_FAR_RANK = 7

_Squares = tuple[chess.Square, chess.Square, chess.PieceType | None]


def _planes() -> Iterator[tuple[int, int, chess.PieceType | None]]:
    """What each plane means: files and ranks to go, and the promotion."""
    for files, ranks in _QUEEN:
        yield from ((files * steps, ranks * steps, None) for steps in range(1, 8))
    for files, ranks in _KNIGHT:
        yield files, ranks, None
    for files, ranks in _PAWN:
        yield from ((files, ranks, piece) for piece in _PROMOTIONS)


def _indices() -> dict[_Squares, int]:
    found = {}
    for plane, (files, ranks, promotion) in enumerate(_planes()):
        for start in chess.SQUARES:
            file = chess.square_file(start) + files
            rank = chess.square_rank(start) + ranks
            is_there = 0 <= file < 8 and 0 <= rank < 8
            if is_there and (promotion is None or rank == _FAR_RANK):
                found[start, chess.square(file, rank), promotion] = plane * 64 + start
    return found


_INDICES = _indices()


def policy_index(board: chess.Board, move: chess.Move) -> int:
    """The number of a legal move."""
    target = _castled_rook(board, move) if board.is_castling(move) else move.to_square
    promotion = None if move.promotion == chess.KNIGHT else move.promotion
    turned = 0 if board.turn else 56  # another rank, the same file
    return _INDICES[move.from_square ^ turned, target ^ turned, promotion]


def _castled_rook(board: chess.Board, move: chess.Move) -> chess.Square:
    file = 7 if board.is_kingside_castling(move) else 0
    return chess.square(file, chess.square_rank(move.from_square))
