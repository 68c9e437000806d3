"""What clingo answers: checks, mates in one and replies tried are those of python-chess."""

import random
from collections.abc import Callable, Sequence
from functools import cache

import chess
import pytest

from clausewitz.mates import oracle
from clausewitz.mates.oracle import Question
from mates.positions import disturbed

Ask = Callable[[Sequence[Question]], list[oracle.OracleAnswer]]


def random_boards(seed: int, games: int) -> list[chess.Board]:
    """Positions of random games in which captures, checks and pawns moving far are common."""
    rng = random.Random(seed)
    found = []
    for _ in range(games):
        board = chess.Board()
        for ply in range(140):
            moves = list(board.legal_moves)
            if not moves:
                break
            weights = [1 + 3 * (board.gives_check(move) or bool(move.promotion)) for move in moves]
            board.push(rng.choices(moves, weights)[0])
            if ply % 9 == 8 and any(board.legal_moves):
                found.append(board.copy(stack=False))
    return found


@cache
def boards() -> list[chess.Board]:
    return [*random_boards(3, 4), *disturbed(4, 40)]


def mates(board: chess.Board) -> list[chess.Move]:
    found = []
    for move in board.legal_moves:
        board.push(move)
        if board.is_checkmate():
            found.append(move)
        board.pop()
    return sorted(found, key=chess.Move.uci)


def test_a_look_tells_legal_moves_check_and_all_that_give_check() -> None:
    looks = oracle.look([Question(board) for board in boards()])
    for board, look in zip(boards(), looks, strict=True):
        assert set(look.moves) == set(board.legal_moves), board.fen()
        assert look.in_check == board.is_check()
        checks = {move for move in board.legal_moves if board.gives_check(move)}
        assert {chess.Move(m.from_square, m.to_square) for m in checks} <= look.may_check


def test_most_moves_that_may_check_do() -> None:
    looks = oracle.look([Question(board) for board in boards()])
    may = sum(len(look.may_check) for look in looks)
    does = sum(sum(map(board.gives_check, board.legal_moves)) for board in boards())
    assert does > 100
    assert may < 2 * does


def test_mates_in_one_are_those_of_python_chess() -> None:
    expected = [mates(board) for board in boards()]
    assert sum(map(bool, expected)) > 10
    found = oracle.mating([Question(board) for board in boards()])
    for board, one, moves in zip(boards(), found, expected, strict=True):
        assert one.moves == moves, board.fen()


def test_what_confirms_is_what_a_look_and_mates_say() -> None:
    looks = oracle.look([Question(board) for board in boards()])
    mates_there = oracle.mating([Question(board) for board in boards()])
    for replying, expected in ((True, looks), (False, mates_there)):
        found = oracle.confirm([Question(board, replying=replying) for board in boards()])
        assert [set(one.moves) for one in found] == [set(one.moves) for one in expected]
        if replying:
            assert [one.in_check for one in found] == [look.in_check for look in looks]


@pytest.mark.parametrize("ask", [oracle.look, oracle.mating, oracle.confirm])
def test_a_pawn_move_that_is_tried_is_legal_if_its_king_is_safe(ask: Ask) -> None:
    """Steps, double steps, captures and en passant, of pinned pawns and in check, too."""
    questions, legal = [], []
    for board in [*boards()[::2], chess.Board("8/8/8/K1pP3r/8/8/8/7k w - c6 0 1")]:
        for move in board.pseudo_legal_moves:
            if board.piece_type_at(move.from_square) == chess.PAWN and not move.promotion:
                after = board.copy(stack=False)
                after.push(move)
                questions.append(Question(after, move))
                legal.append(board.is_legal(move))
    assert not all(legal)
    assert [one.made for one in ask(questions)] == legal


@pytest.mark.parametrize("ask", [oracle.look, oracle.mating])
def test_a_pawn_that_cannot_go_so_did_not(ask: Ask) -> None:
    board = chess.Board("4k3/8/8/8/8/4P3/8/4K3 b - - 0 1")
    origins = ["e2", "d2", "f2", "e1", "e4", "d3", "c2", "g3"]
    moves = [chess.Move.from_uci(f"{origin}e3") for origin in origins]
    made = [one.made for one in ask([Question(board, move) for move in moves])]
    assert made == [True, True, True, False, False, False, False, False]


@pytest.mark.parametrize("ask", [oracle.look, oracle.mating, oracle.confirm])
def test_a_reply_that_is_tried_is_legal_or_not(ask: Ask) -> None:
    """All moves of pieces, legal or leaving the king in check, and some that cannot be made."""
    rng = random.Random(5)
    questions, legal = [], []
    for board in boards()[::9]:
        for move in [*board.pseudo_legal_moves, *rng.sample(list(board.pseudo_legal_moves), 2)]:
            piece = board.piece_type_at(move.from_square)
            if piece == chess.PAWN or board.is_castling(move):
                continue
            origin = move.from_square if rng.random() < 0.8 else rng.choice(chess.SQUARES)
            after = board.copy(stack=False)
            after.push(move)
            guessed = chess.Move(origin, move.to_square)
            before = board.copy(stack=False)
            before.set_piece_at(origin, before.remove_piece_at(move.from_square))
            made = after.piece_at(origin) is None and guessed in before.legal_moves
            questions.append(Question(after, guessed))
            legal.append(made)
    found = [one.made for one in ask(questions)]
    assert 0.3 < sum(legal) / len(legal) < 0.95
    assert found == legal
