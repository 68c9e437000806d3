"""Forced mates by python-chess alone, plainly: what all others are compared with."""

import time
from collections.abc import Iterator
from math import inf

import chess


class TooLongError(Exception):
    """The search is over its time."""


def mating_moves(board: chess.Board, n: int, end: float = inf) -> Iterator[chess.Move]:
    """The first moves that force mate in at most `n` moves: checks first, at the last move nothing
    else. TooLongError when the clock of the processor is past `end`."""
    if time.process_time() > end:
        raise TooLongError
    moves = list(board.legal_moves)
    checks = [move for move in moves if board.gives_check(move)]
    quiet = [move for move in moves if move not in checks] if n > 1 else []
    return (move for move in checks + quiet if _forces(board, move, n, end))


def keys(board: chess.Board, n: int) -> list[str]:
    """The same in UCI, in alphabetical order."""
    return sorted(move.uci() for move in mating_moves(board, n))


def shortest(board: chess.Board, n: int) -> tuple[int, list[str]]:
    """The length and the keys of the shortest mate in at most `n` moves; 0 if there is none."""
    for length in range(1, n + 1):
        if found := keys(board, length):
            return length, found
    return 0, []


def _forces(board: chess.Board, move: chess.Move, n: int, end: float) -> bool:
    board.push(move)
    try:
        replies = list(board.legal_moves)
        if not replies:
            return board.is_check()
        return n > 1 and all(_met(board, reply, n - 1, end) for reply in replies)
    finally:
        board.pop()


def _met(board: chess.Board, reply: chess.Move, n: int, end: float) -> bool:
    board.push(reply)
    try:
        return any(True for _ in mating_moves(board, n, end))
    finally:
        board.pop()
