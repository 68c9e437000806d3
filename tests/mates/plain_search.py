"""Forced mates by python-chess alone, plainly: what the prover is compared with."""

import chess


def keys(board: chess.Board, n: int) -> list[str]:
    """The first moves that force mate in at most `n` moves."""
    return sorted(move.uci() for move in board.legal_moves if _forces(board, move, n))


def shortest(board: chess.Board, n: int) -> tuple[int, list[str]]:
    """The length and the keys of the shortest mate in at most `n` moves; 0 if there is none."""
    for length in range(1, n + 1):
        if found := keys(board, length):
            return length, found
    return 0, []


def _forces(board: chess.Board, move: chess.Move, n: int) -> bool:
    if n == 1 and not board.gives_check(move):
        return False
    board.push(move)
    try:
        replies = list(board.legal_moves)
        if not replies:
            return board.is_check()
        return n > 1 and all(_met(board, reply, n - 1) for reply in replies)
    finally:
        board.pop()


def _met(board: chess.Board, reply: chess.Move, n: int) -> bool:
    board.push(reply)
    try:
        return any(_forces(board, move, n) for move in list(board.legal_moves))
    finally:
        board.pop()
