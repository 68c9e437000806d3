"""Series mates: one side moves again and again, the other never."""

import chess

from clausewitz.mates.boards import Game


def passed(board: chess.Board) -> chess.Board:
    """The board with the other side to move; the board given stays as it is."""
    after = board.copy(stack=False)
    after.turn = not board.turn
    after.ep_square = None
    return after


def mates_in_series(game: Game, board: chess.Board, moves: int) -> bool:
    """Whether the side to move mates with so many moves in a row, no check before the last."""
    for move in game.legal_moves(board):
        after = game.after(board, move)
        if game.in_check(after):
            if not game.legal_moves(after):
                return True
        elif moves > 1 and mates_in_series(game, passed(after), moves - 1):
            return True
    return False
