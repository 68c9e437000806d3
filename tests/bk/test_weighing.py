"""The words that weigh pieces and moves, beside python-chess."""

import shutil
from collections.abc import Callable

import chess
import pytest

from bk.test_python_chess import VALUES, answers, assert_equal, exchange_gain, least_attacker
from clausewitz.position.board import SIDES

Twin = Callable[[chess.Board], set[str]]

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)


def test_attacked_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {
            chess.square_name(square)
            for square, piece in board.piece_map().items()
            if board.is_attacked_by(not piece.color, square)
        }

    assert_equal(answers("attacked(S, P)", "S"), twin)


def activity(board: chess.Board, square: chess.Square) -> int:
    side = board.color_at(square)
    assert side is not None
    return len(board.attacks(square) - board.occupied_co[side])


def test_activity_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {f"{chess.square_name(s)}{activity(board, s)}" for s in board.piece_map()}

    assert_equal(answers("activity(S, N, P)", "S", "N"), twin)


def material(board: chess.Board, side: chess.Color) -> int:
    pieces = board.piece_map().values()
    return sum(VALUES[m.piece_type] * (1 if m.color == side else -1) for m in pieces)


def test_material_equals() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {f"{name}{material(board, side)}" for side, name in SIDES.items()}

    assert_equal(answers("material(Side, N, P)", "Side", "N"), twin)


def word(move: chess.Move) -> str:
    becomes = chess.piece_name(move.promotion) if move.promotion else "none"
    return move.uci()[:4] + becomes


def after(board: chess.Board, move: chess.Move) -> chess.Board:
    board = board.copy(stack=False)
    board.push(move)
    return board


def more_active(board: chess.Board) -> set[str]:
    return {
        word(move)
        for move in board.legal_moves
        if activity(after(board, move), move.to_square) > activity(board, move.from_square)
    }


def loses_exchange(board: chess.Board, move: chess.Move) -> bool:
    then = after(board, move)
    taker = least_attacker(then, then.turn, move.to_square)
    lost = 0 if taker is None else max(0, exchange_gain(then, taker, move.to_square))
    return lost > material(then, board.turn) - material(board, board.turn)


def losing(board: chess.Board) -> set[str]:
    return {word(move) for move in board.legal_moves if loses_exchange(board, move)}


@pytest.mark.parametrize(
    ("name", "twin"), [("more_active", more_active), ("loses_exchange", losing)]
)
def test_moves_weighed_equal(name: str, twin: Twin) -> None:
    assert_equal(answers(f"{name}(From, To, Becomes, P)", "From", "To", "Becomes"), twin)
    usual = answers(f"{name}(From, To, P)", "From", "To")
    assert_equal(usual, lambda b: {w[:4] for w in twin(b) if w[4:] in ("none", "queen")})
