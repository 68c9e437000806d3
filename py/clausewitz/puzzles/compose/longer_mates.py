"""A mate in three from a mate in two: a move of Black's and one of White's are taken back.

What White then plays is the key, Black's reply leads to the mate in two; that nothing else works,
and that other replies lose as well, is the exact filter's to say and the repair's to mend.
"""

from collections.abc import Iterator
from random import Random

import chess

from clausewitz.mates.boards import Game
from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest

_CAPTURED = (chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)


def earlier(
    game: Game, puzzle: Puzzle, request: PuzzleRequest, random: Random, most: int
) -> Iterator[tuple[chess.Board, chess.Move]]:
    """Positions one move of each side earlier, at most so many, with the move that is the key."""
    before = list(_retractions(game, puzzle.board, chess.BLACK))
    random.shuffle(before)
    found = 0
    for board, _ in before:
        first = list(_retractions(game, board, chess.WHITE))
        random.shuffle(first)
        for start, key in first:
            if found == most:
                return
            after = game.after(start, key)
            if game.in_check(start) or (game.in_check(after) and not request.check):
                continue
            if len(game.legal_moves(after)) <= request.replies:
                found += 1
                yield start, key


def _retractions(
    game: Game, board: chess.Board, side: chess.Color
) -> Iterator[tuple[chess.Board, chess.Move]]:
    """Boards on which this side, to move, has a move that leads here.

    Black may have taken what White offered. White took nothing: such keys are seldom the only ones.
    """
    takes = _CAPTURED if side == chess.BLACK else ()
    for square in chess.scan_forward(board.occupied_co[side]):
        for captured in (None, *takes):
            if captured == chess.PAWN and chess.square_rank(square) in (0, game.size - 1):
                continue
            for origin in _origins(game, board, square, captured is not None):
                earlier = board.copy(stack=False)
                piece = earlier.remove_piece_at(square)
                earlier.set_piece_at(origin, piece)
                if captured:
                    earlier.set_piece_at(square, chess.Piece(captured, not side))
                earlier.turn = side
                king = earlier.king(not side)
                if king is not None and not earlier.is_attacked_by(side, king):
                    yield earlier, chess.Move(origin, square)


def _origins(
    game: Game, board: chess.Board, square: chess.Square, captures: bool
) -> Iterator[chess.Square]:
    """Empty squares from which the piece here can have come; promoted it has not."""
    if board.piece_type_at(square) != chess.PAWN:
        origins = board.attacks_mask(square)
    elif captures:  # pawns of the other side attack from here where this one came from
        origins = chess.BB_PAWN_ATTACKS[not board.color_at(square)][square]
    else:
        back = square - 8 if board.color_at(square) == chess.WHITE else square + 8
        origins = chess.BB_SQUARES[back]
    if board.piece_type_at(square) == chess.PAWN:
        origins &= ~(chess.BB_RANKS[0] | chess.BB_RANKS[game.size - 1])
    for origin in chess.scan_forward(origins & ~board.occupied):
        if max(chess.square_file(origin), chess.square_rank(origin)) < game.size:
            yield origin
