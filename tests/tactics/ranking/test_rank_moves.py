"""Moves ranked by clauses: the best first, each with its reasons."""

import chess
import pytest

from clausewitz.position.board import parse_fen
from clausewitz.tactics.ranking import RankedMove, rank_moves

MATE = "6k1/5ppp/8/8/8/8/8/R3K2Q w - - 0 1"
FORK = "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1"
FORK_OF_MANY = "r3k3/p7/8/1p1N4/4p3/8/8/4K3 w q - 0 1"
HANGING = "4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1"
KNIGHT_MATES = "6br/5Ppk/7p/8/8/8/8/K7 w - - 0 1"
NO_MOVE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"


def ranked(fen: str, most: int = 5) -> list[RankedMove]:
    return rank_moves([parse_fen(fen)], most)[0]


@pytest.mark.parametrize(
    ("fen", "move", "reason"),
    [
        (MATE, "a1a8", "mate_in_one"),
        (FORK, "d5c7", "winning_fork"),
        (HANGING, "d1d5", "hanging_piece"),
        (KNIGHT_MATES, "f7f8n", "mate_in_one"),
    ],
)
def test_the_best_move_comes_first_with_its_reason(fen: str, move: str, reason: str) -> None:
    best = ranked(fen)[0]
    assert best.move.uci() == move
    assert reason in [each.name for each in best.reasons]


def test_scores_fall_and_shares_of_all_moves_are_one() -> None:
    moves = ranked(FORK, most=100)
    assert len(moves) == parse_fen(FORK).legal_moves.count()
    assert [each.score for each in moves] == sorted((e.score for e in moves), reverse=True)
    assert sum(each.share for each in moves) == pytest.approx(1)
    assert moves[0].share > 0.9


def test_reasons_come_by_their_worth() -> None:
    worths = [reason.worth for reason in ranked(FORK)[0].reasons]
    assert len(worths) > 1
    assert worths == sorted(worths, reverse=True)


def test_the_proof_names_what_matters_most() -> None:
    fork = next(r for r in ranked(FORK_OF_MANY)[0].reasons if r.name == "winning_fork")
    assert set(fork.values.values()) == {"e8", "a8"}
    assert {v.name for v in fork.clause.witnesses} == set(fork.values)


def test_many_positions_are_ranked_as_each_is_alone() -> None:
    fens = [MATE, NO_MOVE, FORK, KNIGHT_MATES]
    together = rank_moves([parse_fen(fen) for fen in fens], 3)
    assert [[str(m.move) for m in moves] for moves in together] == [
        [str(m.move) for m in ranked(fen, 3)] for fen in fens
    ]
    assert [len(moves) for moves in together] == [3, 0, 3, 3]


@pytest.mark.parametrize(
    ("fen", "wins"),
    [
        (MATE, True),
        (FORK, True),
        (HANGING, True),
        (KNIGHT_MATES, True),
        (chess.STARTING_FEN, False),
    ],
)
def test_a_move_is_said_to_win_where_clauses_prove_it(fen: str, wins: bool) -> None:
    assert ranked(fen)[0].wins is wins


def test_no_position_gives_nothing() -> None:
    assert rank_moves([]) == []


def test_all_moves_are_legal() -> None:
    board = parse_fen("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1")
    moves = rank_moves([board], 100)[0]
    assert all(each.move in board.legal_moves for each in moves)
    promotions = [each.move for each in moves if each.move.promotion]
    assert {move.promotion for move in promotions} == {chess.QUEEN}
