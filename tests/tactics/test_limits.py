"""No clause is tried for ever, by whomever, and a signal is heard meanwhile."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import chess
import numpy as np
import pytest

from clausewitz import kernel
from clausewitz.clauses import check_theory
from clausewitz.kernel.relations import trials
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.matching.unfolding import unfolded
from clausewitz.prolog import prolog
from clausewitz.support.limits import TookTooLongError
from clausewitz.tactics.by_prolog import suggest
from clausewitz.tactics.shipped import literature

BUSY = "r4rk1/ppp2Np1/3p3p/4n1q1/1bB1P1b1/2N5/PPP1QPPP/R3K2R b KQ - 0 1"
# Nine squares next to one: there are eight at most, which no order of the literals finds out soon.
NEAR = ", ".join(f"adjacent(C, A{n})" for n in range(9))
APART = ", ".join(f"different_pos(A{n}, A{m})" for m in range(9) for n in range(m))
ENDLESS = check_theory(f"t(P, F, T) :- make_move(F, T, P, _), {NEAR}, {APART}.", "endless.pl")


@contextmanager
def interrupted_by(number: signal.Signals) -> Iterator[None]:
    """A signal comes in the middle of it; who does not hear it never comes back."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(number, stop)
    timer = threading.Timer(0.2, os.kill, (os.getpid(), number))
    try:
        with pytest.raises(KeyboardInterrupt):  # noqa: PT012
            timer.start()  # here, as it may come before this thread goes on
            yield
    finally:
        timer.join()
        signal.signal(number, before)


def test_the_kernel_gives_up_after_so_many_steps() -> None:
    (tactic,) = ENDLESS.tactics
    board = chess.Board(BUSY)
    words = "t took too long on r4rk1/.*: 10 million steps"
    with pytest.raises(TookTooLongError, match=words):
        tactic_matches(tactic, ENDLESS, cases_of([board]))


def test_prolog_gives_up_in_the_same_words() -> None:
    words = "endless.pl:\\d+: t took too long on r4rk1/.*: 2 million steps"
    with pytest.raises(TookTooLongError, match=words):
        suggest(chess.Board(BUSY), [ENDLESS], inferences=2_000_000)


@pytest.mark.parametrize("steps", [1, 7, 100])
def test_slices_change_nothing(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    theory = literature()
    cases = cases_of([chess.Board(BUSY), chess.Board()])

    def found() -> list[np.ndarray[tuple[int], np.dtype[np.bool_]]]:
        held = []
        for tactic in theory.tactics:
            try:
                held.append(tactic_matches(tactic, theory, cases))
            except UnknownToKernelError:
                continue
        return held

    whole = found()
    monkeypatch.setattr(trials, "_SLICE", np.uint64(steps))
    assert sum(int(held.sum()) for held in whole) > 5
    assert [held.tolist() for held in found()] == [held.tolist() for held in whole]


def test_steps_do_not_depend_on_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget ends at the same step, whatever was tried before it."""
    theory = check_theory(
        "t(P, F, T) :- make_move(F, T, P, _), adjacent(A, B), \\+ different_pos(A, B).", "t.pl"
    )
    (tactic,) = theory.tactics
    cases = cases_of([chess.Board()])

    def fits(steps: int) -> bool:
        monkeypatch.setattr(trials, "STEPS", steps)
        try:
            tactic_matches(tactic, theory, cases)
        except TookTooLongError:
            return False
        return True

    least = {}
    for size in (3, 1000, 10**6):
        monkeypatch.setattr(trials, "_SLICE", np.uint64(size))
        least[size] = next(steps for steps in range(100, 5000) if fits(steps))
    assert len({*least.values()}) == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_kernel_is_left_at_a_signal(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "STEPS", 2**62)
    cases = cases_of([chess.Board(BUSY)])
    with interrupted_by(number):
        tactic_matches(ENDLESS.tactics[0], ENDLESS, cases)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_prolog_is_left_at_a_signal(number: signal.Signals) -> None:
    with interrupted_by(number):
        prolog().query("repeat, fail", inferences=10**15)
    assert len(prolog().query("member(X, [a, b])").rows) == 2


def test_helpers_that_multiply_are_not_written_out() -> None:
    levels = [f"h{n}(A) :- h{n + 1}(A), h{n + 1}(A)." for n in range(30)]
    text = "\n".join([*levels, "h30(A) :- on_edge(A).", "t(P, F, T) :- captures(F, T, P), h0(T)."])
    theory = check_theory(text, "many.pl")
    with pytest.raises(UnknownToKernelError, match="too many helpers"):
        unfolded(theory.tactics[0].clauses[0], theory.helpers)


def test_memory_is_written_in_parts() -> None:
    """Many rows at once give what each gives alone."""
    rows, _ = kernel.cases([kernel.from_board(chess.Board(BUSY))] * 60)
    assert len(rows) > 1000
    together = kernel.remember(kernel.NO_TABLES, ["hanging"], rows).memory
    alone = [kernel.remember(kernel.NO_TABLES, ["hanging"], rows[-1:]).memory[0]]
    assert together[-1:].tolist() == alone
