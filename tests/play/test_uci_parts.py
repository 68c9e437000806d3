"""The parts of the UCI engine by themselves: options, limits, a search that fails."""

import threading
from itertools import product

import chess
import pytest

from clausewitz.engines.own.move_pace import Pace
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.uci import uci_options
from clausewitz.play.uci.lazy_engine import LazyEngine
from clausewitz.play.uci.move_time import Clock, LostTime, MoveTime, of_clock
from clausewitz.play.uci.reason_finder import ReasonFinder
from clausewitz.play.uci.search_thread import Thinking
from clausewitz.play.uci.uci_parsing import read_go, time_of
from clausewitz.prolog.swipl import NoPrologError
from clausewitz.support.errors import ClausewitzError

START = chess.Board()


def test_options_are_set_in_any_case() -> None:
    values = uci_options.Options()
    assert values.set("mUltipv", "3") is uci_options.MULTI_PV
    assert values.number(uci_options.MULTI_PV) == 3
    values.set("Explain", "FALSE")
    assert not values.is_on(uci_options.EXPLAIN)
    values.set("Clear Hash", "")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("MultiPV", "0", "MultiPV cannot be 0: it is 1 to 256"),
        ("MultiPV", "257", "MultiPV cannot be 257"),
        ("MultiPV", "٣", "MultiPV cannot be ٣"),
        ("MultiPV", "9" * 5000, "MultiPV cannot be 999"),
        ("Explain", "perhaps", "Explain cannot be perhaps: it is true or false"),
        ("Hash", "", "Hash cannot be empty"),
        ("UCI_Chess960", "true", "no option is called UCI_Chess960"),
        ("", "", "no option is called so"),
    ],
)
def test_values_without_sense_are_refused(name: str, text: str, words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        uci_options.Options().set(name, text)


@pytest.mark.parametrize(
    ("text", "limit", "seconds"),
    [
        ("depth 5 nodes 100", Limit(5, 100), None),
        ("movetime 10000", Limit(seconds=10), 9.98),
        ("movetime 100", Limit(seconds=0.1), 0.097),
        ("movetime 10", Limit(seconds=0.01), 0.007),
        ("movetime 3", Limit(seconds=0.003), 0.0015),  # never less than half
        ("movetime -3", Limit(seconds=0), 0.001),
        (f"movetime {10**17}", Limit(seconds=1e14), 1e6),
        ("infinite", Limit(), None),
        ("mate 3", Limit(depth=6), None),
        ("depth 0 nodes 0", Limit(1, 1), None),
        ("infinite wtime 100", Limit(), None),
        ("depth x", Limit(), None),
    ],
)
def test_limits(text: str, limit: Limit, seconds: float | None) -> None:
    request, remarks = read_go(text.split(), START)
    assert request.limit == limit
    allowed = time_of(request, lost=0.02, waiting=0.03)
    assert (allowed and allowed.most) == (pytest.approx(seconds) if seconds else None)
    assert len(remarks) == ("x" in text.split())


@pytest.mark.parametrize("left", [0.001, 0.03, 0.5, 10.0, 7200.0])
def test_clock_is_never_used_up(left: float) -> None:
    for increment, moves in product([0.0, 0.02, 5.0], [1, 2, 40, None]):
        clock = Clock(left, increment, moves)
        allowed = of_clock(clock, lost=0.02, waiting=0.03)
        assert allowed.aim is not None, clock
        assert 0 < allowed.aim <= allowed.most <= max(left - 0.05, 0.001) + 1e-9, clock


def test_time_that_gets_lost_is_measured_and_fades() -> None:
    lost, allowed = LostTime(), MoveTime(1.0, 0.5)
    lost.started(Clock(10.0, 0.1))
    assert lost.expected(0.01) == 0.01
    lost.answered(Clock(10.0, 0.1), allowed, spent=0.6)
    lost.started(Clock(9.1, 0.1))  # without a loss it would be 9.5
    assert lost.expected(0.01) == pytest.approx(0.4)
    lost.answered(Clock(9.1, 0.1), allowed, spent=1.2)  # of 1.0 that was allowed
    lost.started(Clock(8.0, 0.1))
    assert lost.expected(0.01) == pytest.approx(0.28)
    lost.forget()
    assert lost.expected(0.01) == 0.01


def test_a_clock_of_another_game_is_no_loss() -> None:
    lost = LostTime()
    lost.answered(Clock(60.0), MoveTime(2.0), spent=1.0)
    lost.started(Clock(5.0))
    assert lost.expected(0.01) == 0.01


def test_a_move_is_made_at_once_where_more_gets_lost_than_gained() -> None:
    usual = of_clock(Clock(2.0, 0.1), lost=0.01, waiting=0.0)
    slow = of_clock(Clock(2.0, 0.1), lost=0.4, waiting=0.0)
    assert usual.most > 0.2
    assert slow.most < 0.01


def test_pace_is_slower_where_the_best_move_changes() -> None:
    one, other = chess.Move.from_uci("e2e4"), chess.Move.from_uci("d2d4")
    calm, torn = Pace(1.0), Pace(1.0)
    for depth in range(8):
        calm.is_enough(one, 20, 0.0)
        torn.is_enough(other if depth % 2 else one, 20, 0.0)
    assert calm.is_enough(one, 20, 1.0)
    assert not torn.is_enough(one, 20, 1.0)
    assert torn.is_enough(one, 20, 4.0)


def test_pace_is_slower_where_the_score_falls() -> None:
    move = chess.Move.from_uci("e2e4")
    calm, worried = Pace(1.0), Pace(1.0)
    for pace in (calm, worried):
        for _ in range(8):
            pace.is_enough(move, 20, 0.0)
    assert calm.is_enough(move, 20, 0.8)
    assert not worried.is_enough(move, -30, 0.8)


def test_words_of_go_may_come_in_any_order() -> None:
    request, remarks = read_go(
        ["searchmoves", "e2e4", "d2d4", "depth", "3", "ponder", "nodes"], START
    )
    assert [move.uci() for move in request.among] == ["e2e4", "d2d4"]
    assert (request.limit.depth, request.ponder, request.endless, remarks) == (3, True, False, [])


def test_search_that_fails_is_reported_and_answered(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken:
        def search(self, *_: object) -> None:
            raise IndexError("out of luck")

    said: list[str] = []
    request, _ = read_go(["depth", "1"], START)
    thinking = Thinking(START, request, None, Broken, said.append)  # type: ignore[arg-type]
    thinking.start()
    thinking.join()
    assert said[0] == "info string the search failed: out of luck"
    assert chess.Move.from_uci(said[1].removeprefix("bestmove ")) in START.legal_moves
    assert "IndexError: out of luck" in capsys.readouterr().err


def test_stop_before_the_search_has_begun_is_heard() -> None:
    """While the engine is still being loaded."""
    loaded, said = threading.Event(), list[str]()
    engine = LazyEngine(megabytes=1)

    def get() -> object:
        loaded.wait()
        return engine.get()

    request, _ = read_go(["infinite"], START)
    thinking = Thinking(START, request, None, get, said.append)  # type: ignore[arg-type]
    thinking.start()
    thinking.stop()
    loaded.set()
    thinking.join(600)
    assert not thinking.is_alive()
    assert said[-1].startswith("bestmove ")


def test_engine_that_cannot_be_loaded_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ClausewitzError("no kernel today")

    monkeypatch.setattr("clausewitz.engines.own.searcher.Searcher.__init__", fail)
    engine = LazyEngine(megabytes=1)
    with pytest.raises(ClausewitzError, match="no kernel today"):
        engine.get()
    assert not engine.is_loaded
    assert engine.wait(0)


def test_that_reasons_are_missing_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> None:
        raise NoPrologError("none")

    monkeypatch.setattr("clausewitz.advice.lines.advised_lines.reasons_of_line", missing)
    said: list[str] = []
    finder = ReasonFinder(said.append)
    finder.wait(60)
    finder.wait(60)
    (remark,) = said
    assert "SWI-Prolog is not installed" in remark
    assert finder.find(chess.Board(), [chess.Move.from_uci("e2e4")], 0) is None
