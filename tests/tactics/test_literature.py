"""Each tactic of the literature at work: what it proposes, what it leaves alone, what it says."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import chess
import pytest

from clausewitz.clauses import Theory
from clausewitz.position.board import parse_fen
from clausewitz.tactics.by_prolog import Suggestion, suggest_all
from clausewitz.tactics.shipped import literature
from tactics.positions import NEGATIVE, POSITIVE, Case

CASES = [*POSITIVE, *NEGATIVE]
THEORY: Theory = literature()
TACTICS = {tactic.name: tactic for tactic in THEORY.tactics}
AT_LEAST = 3


def name(case: Case) -> str:
    return f"{case.tactic}: {case.why}"


@cache
def found() -> dict[str, list[Suggestion]]:
    """The suggestions for each position of the tables and for its mirror image, by FEN."""
    boards = [parse_fen(fen) for fen in {case.fen for case in CASES}]
    boards += [board.mirror() for board in boards]
    answers = suggest_all(boards, [THEORY])
    return {board.fen(): answer for board, answer in zip(boards, answers, strict=True)}


def suggestion(tactic: str, board: chess.Board, move: chess.Move) -> Suggestion | None:
    for proposed in found()[board.fen()]:
        if (proposed.tactic.name, proposed.move) == (tactic, move):
            return proposed
    return None


def start(case: Case) -> tuple[chess.Board, chess.Move]:
    return parse_fen(case.fen), chess.Move.from_uci(case.move)


def mirrored(move: chess.Move) -> chess.Move:
    origin, target = map(chess.square_mirror, (move.from_square, move.to_square))
    return chess.Move(origin, target, move.promotion)


@pytest.mark.parametrize("case", POSITIVE, ids=name)
def test_tactic_is_proposed(case: Case) -> None:
    proposed = suggestion(case.tactic, *start(case))
    assert proposed is not None
    assert case.bindings in (None, proposed.bindings)
    assert case.english in (None, proposed.english)


def test_near_misses_are_not_proposed() -> None:
    assert [name(case) for case in NEGATIVE if suggestion(case.tactic, *start(case))] == []


def is_proposed_to_the_other_side(case: Case) -> bool:
    board, move = start(case)
    return suggestion(case.tactic, board.mirror(), mirrored(move)) is not None


def test_colours_do_not_matter() -> None:
    mirrored_ones = [case for case in CASES if is_proposed_to_the_other_side(case)]
    assert list(map(name, mirrored_ones)) == list(map(name, POSITIVE))


@pytest.mark.parametrize("table", [POSITIVE, NEGATIVE], ids=["positive", "negative"])
def test_every_tactic_has_its_positions(table: list[Case]) -> None:
    for tactic in TACTICS:
        cases = [case for case in table if case.tactic == tactic]
        assert len({(case.fen, case.move) for case in cases}) >= AT_LEAST, tactic
        turns = {parse_fen(case.fen).turn for case in cases}
        assert turns == {chess.WHITE, chess.BLACK}, tactic


@pytest.mark.parametrize("field", ["bindings", "english"])
def test_every_tactic_has_its_expected_words_and_bindings(field: str) -> None:
    known = {case.tactic for case in POSITIVE if getattr(case, field) is not None}
    assert [tactic for tactic in TACTICS if tactic not in known] == []


@pytest.mark.parametrize("table", [POSITIVE, NEGATIVE], ids=["positive", "negative"])
def test_tables_speak_of_legal_moves_of_known_tactics_once(table: list[Case]) -> None:
    assert {case.tactic for case in table} == set(TACTICS)
    assert [case for case in table if not is_legal(case)] == []
    assert max(Counter((case.tactic, case.fen, case.move) for case in table).values()) == 1


def is_legal(case: Case) -> bool:
    board, move = start(case)
    return move in board.legal_moves


# What python-chess sees in a position before a move and after it. Where this is all that the
# tactic means, it tells the near misses as well.
Fact = Callable[[chess.Board, chess.Board, chess.Move], bool]


def is_attacked_by_two(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    targets = after.attacks(move.to_square) & after.occupied_co[after.turn]
    return len(targets) >= 2


def is_pinned_by_it(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    seen = after.attacks(move.to_square) & after.occupied_co[after.turn] & ~after.pawns
    return any(move.to_square in pinners(after, square) for square in seen)


def pinners(board: chess.Board, square: chess.Square) -> chess.SquareSet:
    """Who checks the king of the side to move once the piece on the square is gone."""
    lifted = board.copy(stack=False)
    lifted.remove_piece_at(square)
    return lifted.checkers() & ~int(board.checkers())


def is_pinned_somewhere(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    return any(after.is_pinned(after.turn, s) for s in chess.SquareSet(after.occupied))


def is_capture_nobody_answers(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    is_piece = before.piece_type_at(move.to_square) not in (None, chess.PAWN)
    guards = before.attackers(not before.turn, move.to_square)
    return is_piece and not guards and not after.attackers(after.turn, move.to_square)


def is_checked_from_elsewhere(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    return any(checker != move.to_square for checker in after.checkers())


def is_smothered(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    king = after.king(after.turn)
    assert king is not None
    ways_out = chess.BB_KING_ATTACKS[king] & ~after.occupied_co[after.turn]
    is_knight = after.piece_type_at(move.to_square) == chess.KNIGHT
    return after.is_checkmate() and is_knight and not ways_out


def is_promotion(before: chess.Board, after: chess.Board, move: chess.Move) -> bool:
    checks_as_knight = move.promotion == chess.KNIGHT and after.is_check()
    return move.promotion == chess.QUEEN or checks_as_knight


EXACT: dict[str, Fact] = {
    "fork": is_attacked_by_two,
    "discovered_check": is_checked_from_elsewhere,
    "double_check": lambda before, after, move: len(after.checkers()) == 2,
    "hanging_piece": is_capture_nobody_answers,
    "smothered_mate": is_smothered,
    "promotion": is_promotion,
    "mate_in_one": lambda before, after, move: after.is_checkmate(),
}
NECESSARY: dict[str, Fact] = {
    "winning_fork": is_attacked_by_two,
    "absolute_pin": is_pinned_by_it,
    "attacking_the_pinned": is_pinned_somewhere,
    "pinned_defender": is_pinned_somewhere,
    "back_rank_mate": lambda before, after, move: after.is_checkmate(),
    "removing_the_defender": lambda before, after, move: before.is_capture(move),
}


def test_python_chess_sees_it_too() -> None:
    for case in CASES:
        before, move = start(case)
        after = before.copy(stack=False)
        after.push(move)
        if case.tactic in EXACT:
            seen = EXACT[case.tactic](before, after, move)
            assert seen == (case in POSITIVE), name(case)
        elif case.tactic in NECESSARY and case in POSITIVE:
            assert NECESSARY[case.tactic](before, after, move), name(case)


def all_found() -> list[Suggestion]:
    return [proposed for suggestions in found().values() for proposed in suggestions]


def test_bindings_are_squares_with_pieces_on_them() -> None:
    for proposed in all_found():
        after = proposed.board.copy(stack=False)
        after.push(proposed.move)
        for proof in proposed.proofs:
            for value in set(proof.values()) - {"white", "black"}:
                square = chess.parse_square(value)
                assert proposed.board.piece_at(square) or after.piece_at(square)


def test_explanations_are_sentences() -> None:
    sentence = re.compile(r"\S+ [a-z][^{}_]+\.")
    odd = [p.english for p in all_found() if not sentence.fullmatch(p.english)]
    assert odd == []


def test_moving_piece_is_named_as_it_stands() -> None:
    (promotion,) = [c for c in POSITIVE if c.tactic == "mate_in_one" and c.move == "f7f8n"]
    proposed = suggestion("mate_in_one", *start(promotion))
    assert proposed is not None
    assert proposed.english == "f8=N# is mate."
