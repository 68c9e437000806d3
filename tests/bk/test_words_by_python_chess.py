"""Words for who would take back, for distances and for counts: what python-chess says of them."""

import shutil
from collections.abc import Callable
from itertools import product

import chess
import pytest

from bk.test_python_chess import VALUES, answers, assert_equal, moves_of, pair, squares_where
from clausewitz.prolog import prolog

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

PAIRS = list(product(chess.SQUARES, repeat=2))


# Guarding.


def is_unguarded(board: chess.Board, square: chess.Square) -> bool:
    """Whoever takes there, nobody of the piece's side can take back, pins or not."""
    side = board.color_at(square)
    assert side is not None
    if board.attackers(side, square):
        return False
    for taker in board.attackers(not side, square) & (board.bishops | board.rooks | board.queens):
        without = board.copy(stack=False)
        without.remove_piece_at(taker)
        if without.attackers(side, square):
            return False
    return True


def value_at(board: chess.Board, square: chess.Square) -> int:
    piece = board.piece_type_at(square)
    return VALUES[piece] if piece else 0


def is_vulnerable(board: chess.Board, square: chess.Square) -> bool:
    side = board.color_at(square)
    takers = board.attackers(not side, square)
    if board.piece_type_at(square) == chess.KING or not takers:
        return False
    cheaper = any(value_at(board, taker) < value_at(board, square) for taker in takers)
    return cheaper or is_unguarded(board, square)


def stays_vulnerable(board: chess.Board, move: chess.Move) -> bool:
    if value_at(board, move.to_square) >= value_at(board, move.from_square):
        return False
    after = board.copy(stack=False)
    after.push(move)
    return is_vulnerable(after, move.to_square)


def cornered(board: chess.Board) -> set[str]:
    if board.is_check():
        return set()
    return squares_where(
        board,
        lambda s, p: (
            p.color == board.turn
            and p.piece_type not in (chess.PAWN, chess.KING)
            and not board.is_pinned(p.color, s)
            and is_vulnerable(board, s)
            and all(stays_vulnerable(board, move) for move in moves_of(board, s))
        ),
    )


def pin_lines(board: chess.Board) -> set[str]:
    found = set()
    for square, piece in board.piece_map().items():
        king = board.king(piece.color)
        assert king is not None
        if piece.piece_type == chess.KING or not board.is_pinned(piece.color, square):
            continue
        ray = board.pin(piece.color, square)
        [pinner] = [s for s in board.attackers(not piece.color, square) & ray if s != king]
        line = chess.SquareSet.between(king, pinner) | {king, pinner}
        found |= {pair(square, on_line) for on_line in line}
    return found


def test_unguarded_equals() -> None:
    assert_equal(
        answers("unguarded(S, P)", "S"),
        lambda board: squares_where(board, lambda s, p: is_unguarded(board, s)),
    )


def test_vulnerable_equals() -> None:
    assert_equal(
        answers("vulnerable(S, P)", "S"),
        lambda board: squares_where(board, lambda s, p: is_vulnerable(board, s)),
    )


def test_cornered_equals() -> None:
    assert_equal(answers("cornered(S, P)", "S"), cornered)


def test_pin_line_equals() -> None:
    assert_equal(answers("pin_line(Pinned, S, P)", "Pinned", "S"), pin_lines)


# Distances, on the empty board.


def rows_of(goal: str, *names: str) -> set[str]:
    rows = prolog().query(goal, most=10_000).rows
    texts = ["".join(row[name] for name in names) for row in rows]
    assert len(texts) == len(set(texts))
    return set(texts)


def test_apart_equals() -> None:
    expected = {f"{pair(a, b)}{chess.square_distance(a, b)}" for a, b in PAIRS}
    assert rows_of("apart(A, B, N)", "A", "B", "N") == expected


@pytest.mark.parametrize(
    ("name", "twin"),
    [
        ("same_rank", lambda a, b: chess.square_rank(a) == chess.square_rank(b)),
        ("same_file", lambda a, b: chess.square_file(a) == chess.square_file(b)),
        ("same_diagonal", lambda a, b: b in chess.SquareSet(chess.BB_DIAG_ATTACKS[a][0])),
    ],
)
def test_common_lines_equal(name: str, twin: Callable[[chess.Square, chess.Square], bool]) -> None:
    expected = {pair(a, b) for a, b in PAIRS if a != b and twin(a, b)}
    assert rows_of(f"{name}(A, B)", "A", "B") == expected


def test_edge_and_corners_equal() -> None:
    edge = chess.BB_RANK_1 | chess.BB_RANK_8 | chess.BB_FILE_A | chess.BB_FILE_H
    assert rows_of("on_edge(A)", "A") == {pair(s) for s in chess.SquareSet(edge)}
    assert rows_of("in_corner(A)", "A") == {pair(s) for s in chess.SquareSet(chess.BB_CORNERS)}


def test_same_pos_equals() -> None:
    assert rows_of("sq(A), sq(B), same_pos(A, B)", "A", "B") == {pair(s, s) for s in chess.SQUARES}


# Check.


def test_check_equals() -> None:
    assert_equal(
        answers("check(P), Check = yes", "Check"),
        lambda board: {"yes"} if board.is_check() else set(),
    )


# Counts.


def pieces_that_are(many: int) -> Callable[[chess.Board], set[str]]:
    def twin(board: chess.Board) -> set[str]:
        kinds = [piece.piece_type for piece in board.piece_map().values()]
        return {chess.piece_name(k) for k in chess.PIECE_TYPES if kinds.count(k) == many}

    return twin


def test_absent_and_single_equal() -> None:
    assert_equal(answers("absent(Piece, P)", "Piece"), pieces_that_are(0))
    assert_equal(answers("single(Piece, P)", "Piece"), pieces_that_are(1))


def up_to(number: int) -> set[str]:
    return {str(n) for n in range(1, min(63, number) + 1)}


def test_men_left_equals() -> None:
    assert_equal(answers("men_left(N, P)", "N"), lambda board: up_to(len(board.piece_map())))


def test_has_moves_equals() -> None:
    assert_equal(answers("has_moves(N, P)", "N"), lambda board: up_to(board.legal_moves.count()))


def test_moves_are_counted_to_63() -> None:
    many = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"
    goal = f'fen_position("{many}", P), has_moves(N, P)'
    assert chess.Board(many).legal_moves.count() > 63
    assert rows_of(goal, "N") == up_to(63)
    assert rows_of(f"{goal}, N = 64", "N") == set()


def test_advanced_to_equals() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {
            f"{pair(square)}{rank}"
            for square, piece in board.piece_map().items()
            for rank in range(1, 9)
            if rank - 1 <= chess.square_rank(square if piece.color else square ^ 56)
        }

    assert_equal(answers("advanced_to(S, Rank, P)", "S", "Rank"), twin)
