"""Criteria of a key, each as one small function: the position, the key, the rules."""

import chess

from clausewitz.mates.boards import Game
from clausewitz.position.board import PIECE_VALUES


def is_check(game: Game, board: chess.Board, key: chess.Move) -> bool:
    return game.in_check(game.after(board, key))


def is_capture(game: Game, board: chess.Board, key: chess.Move) -> bool:
    return len(game.after(board, key).piece_map()) < len(board.piece_map())


def is_promotion(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """A pawn becomes another piece."""
    return key.promotion is not None


def is_quiet(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """Neither a check nor a capture nor a promotion."""
    return not (
        is_check(game, board, key) or is_capture(game, board, key) or is_promotion(game, board, key)
    )


def is_sacrifice(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """Some reply wins more material, after the best recapture, than the key has taken."""
    after = game.after(board, key)
    taken = _worth(board, not board.turn) - _worth(after, not board.turn)
    return any(_gain(game, after, reply) > taken for reply in game.legal_moves(after))


def takes_hanging_piece(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """A simple capture: it takes a piece, and nobody can take back."""
    if not is_capture(game, board, key):
        return False
    after = game.after(board, key)
    return all(reply.to_square != key.to_square for reply in game.legal_moves(after))


def _gain(game: Game, board: chess.Board, move: chess.Move) -> int:
    """What a capture wins if the capturing piece is then taken where that is possible; else 0."""
    after = game.after(board, move)
    won = _worth(board, not board.turn) - _worth(after, not board.turn)
    if not won:
        return 0
    taken_back = any(reply.to_square == move.to_square for reply in game.legal_moves(after))
    return won - (value_on(after, move.to_square) if taken_back else 0)


def _worth(board: chess.Board, side: chess.Color) -> int:
    squares = chess.scan_forward(board.occupied_co[side])
    return sum(value_on(board, square) for square in squares)


def value_on(board: chess.Board, square: chess.Square) -> int:
    """What the piece on a square is worth in pawns; a king nothing."""
    return PIECE_VALUES.get(board.piece_type_at(square) or chess.KING, 0)


# The four criteria of a good puzzle that the paper on puzzles by ASP quotes (Tord Romstad's).


def winning_move(game: Game, board: chess.Board, mate: int) -> chess.Move | None:
    """The first: there is exactly one move that mates in time, this one."""
    keys = game.mating_moves(board, mate)
    return keys[0] if len(keys) == 1 else None


def starts_calmly(game: Game, board: chess.Board) -> bool:
    """The second: the side to move is not in check, which would leave it few moves."""
    return not game.in_check(board)


def is_not_too_easy(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """The third: the key is no mate, no promotion to a queen, no capture of a hanging piece."""
    after = game.after(board, key)
    is_mate = game.in_check(after) and not game.legal_moves(after)
    to_queen = key.promotion == chess.QUEEN
    return not (is_mate or to_queen or takes_hanging_piece(game, board, key))


def is_hard_to_see(game: Game, board: chess.Board, key: chess.Move) -> bool:
    """The fourth: the key is a sacrifice. (Or a player missed it, but nobody has played this.)"""
    return is_sacrifice(game, board, key)
