"""Which move, and why: what is answered for positions, at each depth."""

import csv
import json
from pathlib import Path

import chess
import pytest

from clausewitz.advice.lines.advised_lines import reasons_of_line
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods.adviser import adviser
from clausewitz.advice.methods.batches import Question, answers
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.advice.request import AdviceRequest, Method
from clausewitz.clauses.checker import check_theory
from clausewitz.runs.pool import Workers
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from running import Run, long

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
SMALL_FORK = "2r5/8/5k2/8/8/2N5/8/6K1 w - - 0 1"
FLIPPED = chess.Board(FORK).mirror().fen()
MATED = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"
TWO_MATES = "6k1/5ppp/8/8/8/8/5PPP/QR4K1 w - - 0 1"
SHORT = SearchEffort(20_000, 10_000, 10_000, 2_000, 2_000)


@pytest.fixture(scope="module")
def searched() -> SearchAdviser:
    return SearchAdviser(LineSearch(SHORT))


def test_the_best_move_comes_with_its_motif_and_what_it_wins(searched: SearchAdviser) -> None:
    (found,) = searched.advise(chess.Board(FORK))
    assert (found.san, found.tactic) == ("Nd5+", "fork")
    assert found.why.startswith("Nd5+ forks the king on f6 and the rook on c7. It wins a rook: ")
    assert set(found.reasons[0].squares) == {"d5", "f6", "c7"}


def test_a_move_that_wins_by_a_threat_says_what_it_threatens(searched: SearchAdviser) -> None:
    board = chess.Board("1rb2rk1/pp1pbppp/8/1QpBq3/1P2P3/8/P1P2PPP/R1B2RK1 b - - 0 1")
    (found,) = searched.advise(board)
    assert (found.san, found.tactic) == ("Bd6", "threat")
    assert found.why.startswith(
        "Bd6 threatens 2... Qxh2#, which is mate, and the queen attacks the rook on a1. "
    )
    assert "quiet_move" in [reason.tactic for reason in found.reasons]


def test_all_mates_are_listed(searched: SearchAdviser) -> None:
    found = searched.advise(chess.Board(TWO_MATES))
    assert {move.san for move in found} == {"Qa8#", "Rb8#"}
    assert {move.tactic for move in found} <= {"back_rank_mate", "mate_in_1"}


def test_where_the_game_is_over_the_list_is_empty(searched: SearchAdviser) -> None:
    assert searched.advise(chess.Board(MATED)) == []


def test_forced_wins_are_not_taken_for_suggestions(searched: SearchAdviser) -> None:
    (fork,) = searched.advise(chess.Board(FORK))
    (quiet,) = searched.advise(chess.Board())
    assert (fork.forced, quiet.forced) == (True, False)
    assert quiet.as_dict()["forced"] is False


def test_shipped_puzzles_are_solved_first(searched: SearchAdviser) -> None:
    with (data_dir("examples") / "puzzles.csv").open() as file:
        rows = list(csv.DictReader(file))[:20]
    solved = 0
    for row in rows:
        board = chess.Board(row["FEN"])
        opponent, solution, *_ = row["Moves"].split()
        board.push_uci(opponent)
        found = searched.advise(board)
        solved += bool(found) and found[0].move.uci() == solution
    assert solved >= 17


def test_the_answer_does_not_depend_on_earlier_questions(searched: SearchAdviser) -> None:
    first = [move.as_dict() for move in searched.advise(chess.Board(FORK))]
    searched.advise(chess.Board(TWO_MATES))
    assert [move.as_dict() for move in searched.advise(chess.Board(FORK))] == first


def test_only_some_motifs_count() -> None:
    request = AdviceRequest(only=("skewer",))
    assert SearchAdviser(LineSearch(SHORT), request).advise(chess.Board(FORK)) == []
    with pytest.raises(ClausewitzError, match="there is no motif forks; did you mean fork"):
        SearchAdviser(LineSearch(SHORT), AdviceRequest(only=("forks",))).advise(chess.Board(FORK))


def test_only_some_tactics_count_by_logic() -> None:
    forks = AdviceRequest(Method.LOGIC, only=("winning_fork",))
    (found,) = adviser(forks).advise(chess.Board(FORK))
    assert {reason.tactic for reason in found.reasons} == {"winning_fork"}
    with pytest.raises(ClausewitzError, match="there is no tactic winning_forc; did you mean"):
        adviser(AdviceRequest(Method.LOGIC, only=("winning_forc",)))


def test_all_moves_may_be_listed() -> None:
    request = AdviceRequest(everything=True)
    found = SearchAdviser(LineSearch(SHORT), request).advise(chess.Board())
    assert len(found) == 5
    assert all(move.reasons for move in found)
    assert not any(move.forced for move in found)


def test_what_merely_describes_a_chosen_move_is_left_out() -> None:
    board = chess.Board()
    quiet = JudgedLine(tuple(map(chess.Move.from_uci, ("e2e4", "e7e5", "g1f3"))), 20)
    assert reasons_of_line(board, quiet) == []
    board = chess.Board(FORK)
    fork = JudgedLine(tuple(map(chess.Move.from_uci, ("c3d5", "f6e5", "d5c7"))), 400)
    (reason,) = reasons_of_line(board, fork)
    assert reason.tactic == "fork"


def test_clauses_alone_find_the_fork_too() -> None:
    first = adviser(AdviceRequest(Method.LOGIC)).advise(chess.Board(FORK))[0]
    assert first.san == "Nd5+"
    assert first.tactic == "winning_fork"
    assert first.why == "Nd5+ forks the king on f6 and the rook on c7."
    assert first.share is not None
    assert 0.2 < first.share <= 1


def test_own_tactics_take_the_place_of_those_that_ship() -> None:
    theory = check_theory("calm(P, From, To) :- legal_move(From, To, P), king_on(From, P).", "own")
    found = adviser(AdviceRequest(), [theory]).advise(chess.Board(FORK))
    assert {move.tactic for move in found} == {"calm"}
    assert all(move.san.startswith("K") for move in found)


def test_logic_does_not_search() -> None:
    with pytest.raises(ClausewitzError, match="--by logic does not search: leave out --engine"):
        adviser(AdviceRequest(Method.LOGIC, engine="stockfish"))


@pytest.mark.long
def test_several_processes_answer_the_same_in_order() -> None:
    boards = [chess.Board(fen) for fen in (FORK, MATED, TWO_MATES)] * 8
    question = Question(AdviceRequest(Method.LOGIC))
    alone, shared = (
        [found.as_dict() for found in answers(question, [boards], Workers(jobs))] for jobs in (1, 2)
    )
    assert alone == shared
    assert [found["fen"] for found in alone] == [board.fen() for board in boards]


def test_answers_can_be_written_as_json(searched: SearchAdviser, tmp_path: Path) -> None:
    (found,) = searched.advise(chess.Board(FORK))
    answer = json.loads(json.dumps(found.as_dict()))
    assert answer["move"] == "c3d5"
    assert answer["tactic"] == "fork"
    assert answer["why"] == found.why
    assert answer["line"][0] == "c3d5"
    assert answer["score"] > 200


@pytest.mark.parametrize(
    "fen",
    [
        SMALL_FORK,
        *map(long, (FORK, FLIPPED, TWO_MATES, "8/8/4k3/8/2p5/8/1P1K4/8 w - - 0 1", MATED)),
    ],
)
def test_prolog_answers_the_same_by_logic(fen: str, spawn: Run) -> None:
    """In processes of their own: Prolog loads the toplevel's files first, or not at all."""
    quick, slow = (
        [
            (move["move"], move["share"], [(r["tactic"], r["why"]) for r in move["reasons"]])
            for move in json.loads(spawn("suggest", "--by", by, "--json", fen).out)["moves"]
        ]
        for by in ("logic", "prolog")
    )
    assert quick == slow
