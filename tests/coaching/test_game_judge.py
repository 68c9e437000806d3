"""Moves are judged, and tactics are found, missed and allowed."""

import chess
import chess.pgn
import pytest

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.coaching.chances import ExplainedChance, explained_chances
from clausewitz.coaching.game_judge import judged_game
from clausewitz.coaching.judged_moves import JudgedGame, JudgedMove
from clausewitz.coaching.judges import Care, JudgeRequest, judge_of, turned, turned_back
from clausewitz.engines.own.search_limit import MATE
from coaching.pupils import FEW, MATED, OVERLOOKED, QUIET, RESIGNED, read_games


def judged(moves: str) -> JudgedGame:
    (game,) = read_games(moves)
    judge = judge_of(JudgeRequest(nodes=FEW))
    return judged_game(game.board(), list(game.mainline_moves()), judge)


def test_a_mate_that_was_played_is_found_and_the_move_before_allowed_it() -> None:
    (chance,) = judged(MATED).chances
    assert (chance.at, chance.taken, chance.given) == (6, True, True)
    assert chance.move.best.move == chess.Move.from_uci("h5f7")


def test_a_mate_that_was_overlooked_is_missed() -> None:
    missed, *others = judged(OVERLOOKED).chances
    assert (missed.at, missed.taken, missed.given) == (6, False, True)
    # The move that was played loses the queen: that is the opponent's chance.
    assert [(chance.at, chance.taken, chance.given) for chance in others] == [(7, True, True)]


def test_what_the_last_move_allowed_is_explained_although_nobody_played_it() -> None:
    (chance,) = judged(RESIGNED).chances
    assert (chance.at, chance.taken, chance.missed, chance.given) == (6, False, False, True)
    (explained,) = explained_chances([chance])
    assert (explained.side, explained.played, explained.line) == ("white", "", ("h5f7",))
    assert explained.why == "Qxf7# is mate."


def test_nothing_happens_in_a_quiet_game() -> None:
    found = judged(QUIET)
    assert found.chances == []
    assert not any(move.is_mistake for move in found.moves)


def test_taking_back_is_no_tactic() -> None:
    assert judged("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qd8 4. Nf3 Nf6 *").chances == []


def test_taking_back_is_no_tactic_although_the_exchange_was_a_mistake() -> None:
    """Rxg4 wins a pawn; after Bxc6 dxc6 the bishop on c8 guards it."""
    fen = "2b3k1/pp1p1p1p/2n5/1B6/6p1/8/PPP4P/4K1R1 w - - 0 1"
    found = judged(f'[SetUp "1"]\n[FEN "{fen}"]\n\n1. Bxc6 dxc6 2. Kd2 *')
    assert found.moves[0].is_slip
    assert 1 not in [chance.at for chance in found.chances]


def test_who_wins_anyway_has_overlooked_a_mate_and_thrown_nothing_away() -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/Q4PPP/R5K1 w - - 0 1")
    mate, other = chess.Move.from_uci("a2a8"), chess.Move.from_uci("h2h3")
    best = JudgedLine((mate,), MATE - 1)
    won, level = JudgedMove(board, other, best, 900), JudgedMove(board, other, best, 0)
    assert (won.is_oversight, won.is_mistake) == (True, False)
    assert (level.is_oversight, level.is_great_mistake) == (False, True)
    assert not JudgedMove(board, other, JudgedLine((mate,), 1_000), 900).is_failure


def test_who_is_ahead_may_have_a_mate_that_a_glance_does_not_see() -> None:
    board = chess.Board("8/k7/1p1Q1P2/1p6/4P3/8/PPP2P2/R4RK1 w - - 0 1")
    assert LineSearch().glance(board, FEW).mate is None
    assert judge_of(JudgeRequest(nodes=2 * FEW)).best(board, Care.GLANCE).mate == 3


def test_a_slower_mate_is_not_praised() -> None:
    board = chess.Board("6k1/5ppp/8/8/8/8/Q4PPP/R5K1 w - - 0 1")
    mate, other = chess.Move.from_uci("a2a8"), chess.Move.from_uci("h2h3")
    best = JudgedLine((mate,), MATE - 1)
    assert not JudgedMove(board, other, best, MATE - 5).is_nearly_best
    assert JudgedMove(board, other, best, MATE - 1).is_nearly_best


def test_games_are_judged_alike_whatever_was_judged_before() -> None:
    first = [move.value for move in judged(OVERLOOKED).moves]
    judged(QUIET)
    assert [move.value for move in judged(OVERLOOKED).moves] == first


def test_a_chance_has_its_motif_and_reason_and_can_be_saved() -> None:
    (explained,) = explained_chances(judged(MATED).chances)
    assert explained.motif == "mate_in_1"
    assert explained.line == ("h5f7",)
    assert explained.why == "Qxf7# is mate."
    assert ExplainedChance.from_dict(explained.as_dict()) == explained


@pytest.mark.parametrize(
    ("score", "for_the_other"),
    [(50, -50), (0, 0), (-MATE, MATE - 1), (MATE - 1, 2 - MATE), (MATE - 3, 4 - MATE)],
)
def test_a_mate_is_a_half_move_further_away_before_the_move(score: int, for_the_other: int) -> None:
    assert turned(score) == for_the_other
    assert turned_back(for_the_other) == score


def test_a_game_from_a_position_is_judged() -> None:
    text = '[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]\n\n1. Ra8# *'
    (game,) = read_games(text)
    judge = judge_of(JudgeRequest(nodes=FEW))
    found = judged_game(game.board(), list(game.mainline_moves()), judge)
    assert [(chance.taken, chance.given) for chance in found.chances] == [(True, False)]
