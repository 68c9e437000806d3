"""The rules of chess, stated four times: one face for python-chess, Prolog, ASP and the kernel."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import chess

from clausewitz.position.board import after_move, fen_of
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.support.json_results import ListResult

Moves = list[list[str]]


class By(StrEnum):
    """Who answers. python-chess is the yardstick."""

    PYTHON = "python"
    PROLOG = "prolog"
    ASP = "asp"
    KERNEL = "kernel"


@dataclass(frozen=True, slots=True)
class Rules:
    """How one of them lists legal moves (UCI, sorted) and counts leaves."""

    legal_moves: Callable[[list[chess.Board]], Moves]
    perft: Callable[[chess.Board, int, bool], int]


@dataclass(frozen=True, slots=True)
class LegalMoves(BoardResult, ListResult[chess.Move]):
    """The legal moves of a position, in the alphabetical order of UCI notation."""

    board: chess.Board
    by: By
    moves: tuple[chess.Move, ...]

    def _items(self) -> tuple[chess.Move, ...]:
        return self.moves

    @property
    def text(self) -> str:
        return " ".join(move.uci() for move in self.moves)

    def _drawn(self) -> tuple[chess.Board, tuple[chess.Move, ...], tuple[str, ...]]:
        return self.board, self.moves, ()

    def as_dict(self) -> dict[str, Any]:
        moves = [move.uci() for move in self.moves]
        return {"fen": fen_of(self.board), "by": self.by, "moves": moves}


def legal_moves(boards: Iterable[chess.Board], by: By = By.PYTHON) -> list[LegalMoves]:
    """The legal moves of each board."""
    positions = list(boards)
    found = (map(chess.Move.from_uci, sorted(moves)) for moves in RULES[by].legal_moves(positions))
    return [
        LegalMoves(board, by, tuple(moves)) for board, moves in zip(positions, found, strict=True)
    ]


def perft(board: chess.Board, depth: int, by: By = By.PYTHON, *, bulk: bool = False) -> int:
    """The number of positions `depth` plies below. In bulk, the last moves are only counted."""
    return RULES[by].perft(board, depth, bulk)


def divide(board: chess.Board, depth: int, by: By = By.PYTHON) -> dict[str, int]:
    """The leaves below each legal move; `depth` is at least 1."""
    return {
        move.uci(): perft(after_move(board, move), depth - 1, by, bulk=True)
        for move in legal_moves([board], by)[0]
    }


def _python_moves(boards: list[chess.Board]) -> Moves:
    return [[move.uci() for move in board.legal_moves] for board in boards]


def _python_perft(board: chess.Board, depth: int, bulk: bool) -> int:
    if depth == 0:
        return 1
    if bulk and depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += _python_perft(board, depth - 1, bulk)
        board.pop()
    return leaves


# The others are imported when they are needed: each is slow to start, or may be missing.


def _prolog_moves(boards: list[chess.Board]) -> Moves:
    from clausewitz.prolog import prolog

    return prolog().legal_moves(boards)


def _prolog_perft(board: chess.Board, depth: int, bulk: bool) -> int:
    from clausewitz.prolog import prolog

    return prolog().perft(board, depth, bulk=bulk)


def _asp_moves(boards: list[chess.Board]) -> Moves:
    from clausewitz import asp

    return [[move.uci() for move in moves] for moves in asp.legal_moves_batch(boards)]


def _asp_perft(board: chess.Board, depth: int, bulk: bool) -> int:
    """clingo lists the last moves without making them: it has nothing but the bulk count."""
    from clausewitz import asp

    return asp.perft(board, depth)


def _kernel_moves(boards: list[chess.Board]) -> Moves:
    from clausewitz import kernel

    return [[m.uci() for m in kernel.legal_moves(kernel.from_board(board))] for board in boards]


def _kernel_perft(board: chess.Board, depth: int, bulk: bool) -> int:
    from clausewitz import kernel

    count = kernel.perft_bulk if bulk else kernel.perft
    return count(kernel.from_board(board), depth)


RULES = {
    By.PYTHON: Rules(_python_moves, _python_perft),
    By.PROLOG: Rules(_prolog_moves, _prolog_perft),
    By.ASP: Rules(_asp_moves, _asp_perft),
    By.KERNEL: Rules(_kernel_moves, _kernel_perft),
}
