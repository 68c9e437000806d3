"""Tactics that were learned earlier are words of the next run."""

from pathlib import Path

import chess
import pytest

from agree.sources import random_positions
from clausewitz.clauses import check_theory
from clausewitz.learn.search.enumerator import ClauseEnumerator
from clausewitz.learn.search.learning_run import search_levels
from clausewitz.learn.search.testers import KernelTester, PrologTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task, read_task, with_tactics
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.by_prolog import suggest_all

BIAS = (
    "head_pred(f, 3). type(f, (position, square, square)). direction(f, (in, in, in)).\n"
    "body_pred(attacks, 3). type(attacks, (square, square, position)).\n"
    "direction(attacks, (in, out, in)).\n"
    "body_pred(legal_move, 3). type(legal_move, (square, square, position)).\n"
    "direction(legal_move, (out, out, in)).\n"
    "max_vars(4). max_body(3). always(legal_move, (1, 2, 0)). fixed(legal_move, (1, 2, 0)).\n"
)
EARLIER = """
hits_king(Position, From, To) :- make_move(From, To, Position, New), strikes(To, New).
hits_king(Position, From, To) :- make_move(From, To, knight, Position, New), strikes(To, New).
strikes(Square, Position) :- checks(Square, _, Position).
"""


@pytest.fixture
def task(tmp_path: Path) -> Task:
    (tmp_path / "bias.pl").write_text(BIAS)
    return with_tactics(read_task(tmp_path), check_theory(EARLIER, "earlier.pl"))


def examples() -> list[tuple[chess.Board, chess.Move]]:
    found = []
    for board in random_positions(60, seed=12):
        checking = [m for m in board.legal_moves if board.gives_check(m) and not m.promotion]
        found += [(board, move) for move in checking[:1]]
    return found


def test_an_earlier_tactic_is_used_and_means_what_it_meant(task: Task) -> None:
    theory = check_theory(EARLIER, "earlier.pl")
    tester = KernelTester(examples(), task.own)
    found = {
        str(hit.clause): hit for hit in search_levels(ClauseEnumerator(Space(task.bias), tester))[0]
    }
    alone = next(hit for text, hit in found.items() if "hits_king(A, B, C)" in text)
    assert len(alone.clause.body) == 2  # legal_move and the tactic
    held = tester.test(alone.clause, tester.everything)
    proposed = {
        (tester.cases.position(int(n)), tester.cases.move(int(n))) for n in held.nonzero()[0]
    }
    boards = [board for board, _ in examples()]
    expected = {
        (number, s.move.uci()[:4])
        for number, suggestions in enumerate(suggest_all(boards, [theory]))
        for s in suggestions
    }
    assert proposed == expected
    assert len(proposed) > 10


def test_prolog_says_the_same(task: Task) -> None:
    by_kernel = KernelTester(examples(), task.own)
    by_prolog = PrologTester(examples(), task.own)
    clauses = [
        hit.clause for hit in search_levels(ClauseEnumerator(Space(task.bias), by_kernel))[0]
    ][:30]
    assert any("hits_king" in str(clause) for clause in clauses)
    for clause, held in zip(clauses, by_prolog.test_all(clauses, by_prolog.played), strict=True):
        assert held.tolist() == by_kernel.test(clause, by_kernel.played).tolist()


def test_names_that_mean_something_already_are_refused(task: Task) -> None:
    again = check_theory("hits_king(P, F, T) :- legal_move(F, T, P).", "again.pl")
    with pytest.raises(
        ClausewitzError, match=r"again\.pl:1: hits_king is the name of another word"
    ):
        with_tactics(task, again)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("attacks(S, P) :- attacks(_, S, P).", 1),
        ("near(S, P) :- checks(_, S, P).\nnear(S, T, P) :- attacks(S, T, P).", 2),
    ],
)
def test_own_words_have_names_of_their_own(words: str, line: int, tmp_path: Path) -> None:
    (tmp_path / "bias.pl").write_text(BIAS)
    (tmp_path / "bk.pl").write_text(words)
    with pytest.raises(ClausewitzError, match=rf"bk\.pl:{line}: \w+ is the name of another word"):
        read_task(tmp_path)


def test_the_tasks_that_ship_can_have_the_literature_with_them() -> None:
    literature = data_dir("logic") / "tactics" / "literature.pl"
    task = read_task(data_dir("logic") / "tasks" / "tactics", [literature])
    assert {"fork", "skewer"} <= {word.name for word in task.bias.body}
