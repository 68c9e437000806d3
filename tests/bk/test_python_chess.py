"""The vocabulary of bk/ says of positions what python-chess says, or a twin written with it."""

import random
import shutil
from collections.abc import Callable, Iterable
from functools import cache

import chess
import pytest

from clausewitz.position.board import SIDES, fen_of
from clausewitz.prolog import prolog

pytestmark = pytest.mark.skipif(
    shutil.which("swipl") is None, reason="SWI-Prolog (the swipl command) is not installed"
)

VALUES = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: 100,
}

SPECIAL = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1",
    "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1",
    "r5k1/8/8/8/2p1b3/8/2n5/N5K1 w - - 0 1",
    "r5k1/Bpp5/1p6/8/8/8/8/6K1 w - - 0 1",
]
"""Castling, promotion, en passant, mates, stalemate, a double check, trapped pieces."""


def random_positions(seed: int, count: int) -> list[chess.Board]:
    """Positions of games played at random, one from each game."""
    rng = random.Random(seed)
    return [random_position(rng) for _ in range(count)]


def random_position(rng: random.Random) -> chess.Board:
    board = chess.Board()
    for _ in range(rng.randint(4, 120)):
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
    return board.copy(stack=False)


@cache
def boards() -> list[chess.Board]:
    return [chess.Board(fen) for fen in SPECIAL] + random_positions(seed=7, count=40)


def pair(*squares: chess.Square) -> str:
    return "".join(map(chess.square_name, squares))


def answers(goal: str, *names: str) -> list[set[str]]:
    """For each board, the bindings of these variables in all answers to a goal about P."""
    found = []
    for board in boards():
        rows = prolog().query(f'fen_position("{fen_of(board)}", P), {goal}', most=10_000).rows
        texts = ["".join(row[name] for name in names) for row in rows]
        assert len(texts) == len(set(texts)), f"an answer comes twice on {board.fen()}"
        found.append(set(texts))
    return found


def assert_equal(found: Iterable[set[str]], twin: Callable[[chess.Board], set[str]]) -> None:
    """The same on every board, and not merely because there is nothing anywhere."""
    expected = [twin(board) for board in boards()]
    assert any(expected), "no board shows the relation"
    for board, ours, theirs in zip(boards(), found, expected, strict=True):
        assert ours == theirs, board.fen()


# Moves.


def test_legal_moves_equal() -> None:
    found = map(set, prolog().legal_moves(boards()))
    assert_equal(found, lambda board: {move.uci() for move in board.legal_moves})


def test_pairs_of_legal_moves_equal() -> None:
    assert_equal(
        prolog().relation("legal_move", boards()),
        lambda board: {move.uci()[:4] for move in board.legal_moves},
    )


def test_positions_after_all_moves_equal() -> None:
    lines = prolog().lines("successors", map(fen_of, boards()))
    for board, line in zip(boards(), lines, strict=True):
        assert dict(pair.split("=") for pair in line.split(";") if pair) == successors(board)


def successors(board: chess.Board) -> dict[str, str]:
    found = {}
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        found[move.uci()] = fen_of(after)
    return found


def test_captures_equal() -> None:
    assert_equal(
        prolog().relation("captures", boards()),
        lambda board: {move.uci()[:4] for move in board.generate_legal_captures()},
    )


def test_promotions_equal() -> None:
    assert_equal(
        prolog().relation("promotes", boards()),
        lambda board: {move.uci()[:4] for move in board.legal_moves if move.promotion},
    )


# Attack and defence.


def bearing(board: chess.Board, wanted: Callable[[bool, bool | None], bool]) -> set[str]:
    """Pairs of squares where a piece bears on another square, chosen by the two colours."""
    return {
        pair(source, target)
        for source, piece in board.piece_map().items()
        for target in board.attacks(source)
        if wanted(piece.color, board.color_at(target))
    }


def test_controls_equal() -> None:
    found = prolog().relation("controls", boards())
    assert_equal(found, lambda board: bearing(board, lambda ours, theirs: True))


def test_attacks_equal() -> None:
    found = prolog().relation("attacks", boards())
    assert_equal(found, lambda board: bearing(board, lambda ours, theirs: theirs == (not ours)))


def test_defends_equal() -> None:
    found = prolog().relation("defends", boards())
    assert_equal(found, lambda board: bearing(board, lambda ours, theirs: theirs == ours))


def test_attacks_are_the_same_when_the_turn_is_given_away() -> None:
    quiet = [board.copy(stack=False) for board in boards() if not board.is_check()]
    before = prolog().relation("attacks", quiet)
    for board in quiet:
        board.push(chess.Move.null())
    assert prolog().relation("attacks", quiet) == before


def test_checks_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        king = board.king(board.turn)
        assert king is not None
        return {pair(checker, king) for checker in board.checkers()}

    assert_equal(prolog().relation("checks", boards()), twin)


def test_in_check_equal() -> None:
    assert_equal(
        answers("in_check(Side, P)", "Side"),
        lambda board: {SIDES[board.turn]} if board.is_check() else set(),
    )


@pytest.mark.parametrize(
    ("predicate", "twin"),
    [("checkmate", chess.Board.is_checkmate), ("stalemate", chess.Board.is_stalemate)],
)
def test_end_of_the_game_equal(predicate: str, twin: Callable[[chess.Board], bool]) -> None:
    found = answers(f"{predicate}(P), Over = yes", "Over")
    assert_equal(found, lambda board: {"yes"} if twin(board) else set())


# Relations between pieces. The twins share nothing with bk/relations.pl.


def squares_where(
    board: chess.Board, holds: Callable[[chess.Square, chess.Piece], bool]
) -> set[str]:
    return {chess.square_name(s) for s, piece in board.piece_map().items() if holds(s, piece)}


def test_undefended_equal() -> None:
    assert_equal(
        answers("undefended(S, P)", "S"),
        lambda board: squares_where(board, lambda s, p: not board.attackers(p.color, s)),
    )


def test_hanging_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        return squares_where(
            board,
            lambda s, p: (
                p.piece_type != chess.KING
                and board.is_attacked_by(not p.color, s)
                and not board.is_attacked_by(p.color, s)
            ),
        )

    assert_equal(answers("hanging(S, P)", "S"), twin)


def test_boxed_in_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        return squares_where(
            board,
            lambda s, p: not chess.BB_KING_ATTACKS[s] & ~board.occupied_co[p.color],
        )

    assert_equal(answers("boxed_in(S, P)", "S"), twin)


def test_behind_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        """What a slider sees anew when a piece it sees is lifted from the board."""
        found = set()
        for front, middle in sliders_and_seen(board):
            lifted = board.copy(stack=False)
            lifted.remove_piece_at(middle)
            seen = lifted.attacks(front) & ~int(board.attacks(front)) & board.occupied
            found |= {pair(front, middle, back) for back in seen}
        return found

    assert_equal(answers("behind(F, M, B, P)", "F", "M", "B"), twin)


def sliders_and_seen(board: chess.Board) -> set[tuple[chess.Square, chess.Square]]:
    return {
        (front, seen)
        for front in chess.SquareSet(board.queens | board.rooks | board.bishops)
        for seen in board.attacks(front) & board.occupied
    }


def test_exchange_equal() -> None:
    assert_equal(answers("exchange(F, T, Gain, P)", "F", "T", "Gain"), exchanges)


def exchanges(board: chess.Board) -> set[str]:
    return {
        f"{pair(source, target)}{exchange_gain(board, source, target)}"
        for source, piece in board.piece_map().items()
        for target in board.attacks(source) & board.occupied_co[not piece.color]
    }


def exchange_gain(board: chess.Board, source: chess.Square, target: chess.Square) -> int:
    """Static exchange evaluation as a list of captures, folded from its end. A king ends it."""
    board = board.copy(stack=False)
    gains: list[int] = []
    taker: chess.Square | None = source
    while taker is not None:
        piece, victim = board.remove_piece_at(taker), board.piece_type_at(target)
        assert piece is not None
        assert victim is not None
        gains.append(VALUES[victim])
        board.set_piece_at(target, piece)
        is_over = victim == chess.KING
        taker = None if is_over else least_attacker(board, not piece.color, target)
    total = 0
    for gain in reversed(gains[1:]):
        total = max(0, gain - total)
    return gains[0] - total


def least_attacker(
    board: chess.Board, side: chess.Color, target: chess.Square
) -> chess.Square | None:
    def value(square: chess.Square) -> tuple[int, chess.Square]:
        seen = square if side else chess.square_mirror(square)
        return VALUES[board.piece_type_at(square) or chess.KING], seen

    return min(board.attackers(side, target), key=value, default=None)


def is_taken(board: chess.Board, target: str) -> bool:
    return board.piece_type_at(chess.parse_square(target)) != chess.KING


def gainful(board: chess.Board) -> set[str]:
    return {text[:4] for text in exchanges(board) if int(text[4:]) > 0}


def test_threatens_equal() -> None:
    assert_equal(prolog().relation("threatens", boards()), gainful)


def test_wins_exchange_equal() -> None:
    assert_equal(
        prolog().relation("wins_exchange", boards()),
        lambda board: {text for text in gainful(board) if is_taken(board, text[2:])},
    )


def test_en_prise_equal() -> None:
    assert_equal(
        answers("en_prise(S, P)", "S"),
        lambda board: {text[2:] for text in gainful(board) if is_taken(board, text[2:])},
    )


def test_trapped_equal() -> None:
    assert_equal(answers("trapped(S, P)", "S"), trapped)


def trapped(board: chess.Board) -> set[str]:
    if board.is_check():
        return set()
    return {
        chess.square_name(square)
        for square in chess.SquareSet(board.occupied_co[board.turn] & ~board.pawns & ~board.kings)
        if is_lost(board, square) and not any(rescues(board, m) for m in moves_of(board, square))
    }


def moves_of(board: chess.Board, square: chess.Square) -> list[chess.Move]:
    return [move for move in board.legal_moves if move.from_square == square]


def is_lost(board: chess.Board, square: chess.Square) -> bool:
    return any(text[2:] == chess.square_name(square) for text in gainful(board))


def rescues(board: chess.Board, move: chess.Move) -> bool:
    """The piece is safe after the move, or has taken something of its own worth."""
    piece, victim = board.piece_type_at(move.from_square), board.piece_type_at(move.to_square)
    assert piece is not None
    if victim is not None and VALUES[victim] >= VALUES[piece]:
        return True
    after = board.copy(stack=False)
    after.push(move)
    return not is_lost(after, move.to_square)


def test_pinned_equal() -> None:
    assert_equal(
        answers("pinned(S, P)", "S"),
        lambda board: squares_where(board, lambda s, p: board.is_pinned(p.color, s)),
    )


def test_flights_of_the_side_to_move_equal() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {
            move.uci()
            for move in board.legal_moves
            if board.piece_type_at(move.from_square) == chess.KING and not board.is_castling(move)
        }

    found = answers("friendly(K, P), flight(K, S, P)", "K", "S")
    assert_equal(found, twin)
    none = answers("friendly(K, P), no_flight(K, P), Over = yes", "Over")
    assert_equal(none, lambda board: set() if twin(board) else {"yes"})


def outcomes(board: chess.Board) -> dict[str, int]:
    """For each legal move, what it takes and turns into, less the best exchange against it."""
    found = {}
    for move in board.legal_moves:
        if move.promotion not in (None, chess.QUEEN):
            continue
        after = board.copy(stack=False)
        after.push(move)
        lost = [int(text[4:]) for text in exchanges_of(after, after.turn)]
        won = material(after, board.turn) - material(board, board.turn)
        found[move.uci()[:4]] = won - max([0, *lost])
    return found


def exchanges_of(board: chess.Board, side: chess.Color) -> set[str]:
    return {text for text in exchanges(board) if board.color_at(square_of(text)) == side}


def square_of(text: str) -> chess.Square:
    return chess.parse_square(text[:2])


def material(board: chess.Board, side: chess.Color) -> int:
    """What a side has more than the other."""
    signed = ((p.color, VALUES[p.piece_type]) for p in board.piece_map().values())
    return sum(value if color == side else -value for color, value in signed)


def test_best_reply_equals() -> None:
    def twin(board: chess.Board) -> set[str]:
        found = outcomes(board)
        return {move for move, outcome in found.items() if outcome == max(found.values())}

    assert_equal(prolog().relation("best_reply", boards()), twin)


def test_loses_material_equals() -> None:
    assert_equal(
        answers("loses_material(P), Lost = yes", "Lost"),
        lambda board: {"yes"} if max(outcomes(board).values(), default=0) < 0 else set(),
    )


def test_gains_material_equals() -> None:
    assert_equal(
        answers("gains_material(P), Won = yes", "Won"),
        lambda board: {"yes"} if max(outcomes(board).values(), default=0) > 0 else set(),
    )


def test_outranks_and_same_side_equal() -> None:
    def twin(board: chess.Board, related: Callable[[chess.Piece, chess.Piece], bool]) -> set[str]:
        pieces = board.piece_map().items()
        return {pair(s, t) for s, p in pieces for t, q in pieces if s != t and related(p, q)}

    assert_equal(
        prolog().relation("outranks", boards()),
        lambda board: twin(board, lambda p, q: VALUES[p.piece_type] > VALUES[q.piece_type]),
    )
    assert_equal(
        prolog().relation("same_side", boards()),
        lambda board: twin(board, lambda p, q: p.color == q.color),
    )


def test_positions_are_distinguished_square_by_square() -> None:
    def twin(board: chess.Board) -> set[str]:
        return {
            f"{chess.square_name(s)}{SIDES[p.color]}{chess.piece_name(p.piece_type)}"
            for s, p in board.piece_map().items()
        }

    assert_equal(answers("piece_at(S, P, Side, Piece)", "S", "Side", "Piece"), twin)
