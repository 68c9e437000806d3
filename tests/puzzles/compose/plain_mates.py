"""Forced mates by python-chess alone: slow and plain, to compare with."""

import chess


def keys(board: chess.Board, mate: int) -> list[chess.Move]:
    """All first moves that force mate in at most so many moves."""
    return [move for move in board.legal_moves if _wins(board, move, mate)]


def _wins(board: chess.Board, move: chess.Move, mate: int) -> bool:
    board.push(move)
    try:
        if board.is_checkmate():
            return True
        if mate == 1 or board.is_stalemate():
            return False
        return all(_answered(board, reply, mate - 1) for reply in list(board.legal_moves))
    finally:
        board.pop()


def _answered(board: chess.Board, reply: chess.Move, mate: int) -> bool:
    board.push(reply)
    try:
        return any(_wins(board, move, mate) for move in list(board.legal_moves))
    finally:
        board.pop()
