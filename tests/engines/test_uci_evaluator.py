"""Values of moves by a UCI engine, also by one that dies, hangs or talks nonsense."""

import csv
from pathlib import Path

import chess
import pytest

from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.modes import Mode
from clausewitz.engines.move_values import MATES, STALEMATE, Evaluation, MissingEngineError, Value
from clausewitz.engines.uci.uci_evaluator import UciEngine
from clausewitz.engines.uci.uci_info import InfoLine, parse_info, searched
from clausewitz.engines.uci.uci_process import EngineFaultError
from clausewitz.support.errors import ClausewitzError
from engines.faking import FakeEngine
from running import LONG, long


@pytest.fixture
def boards(examples: Path) -> list[chess.Board]:
    return [chess.Board(row["fen"]) for row in csv.DictReader(examples.open())]


def evaluated(fake: FakeEngine, boards: list[chess.Board], mode: Mode) -> list[Evaluation]:
    engine = UciEngine(fake.command, mode, patience=LONG)
    try:
        return engine.evaluate(boards)
    finally:
        engine.close()


@pytest.mark.parametrize("mode", Mode)
def test_all_legal_moves_have_values(
    fake: FakeEngine, boards: list[chess.Board], mode: Mode
) -> None:
    for board, found in zip(boards, evaluated(fake, boards, mode), strict=True):
        assert set(found.values) == {move.uci() for move in board.legal_moves}
        assert found.best == min(found.values)
    assert fake.starts() == 1


def test_child_is_the_value_after_the_move_turned_round(
    fake: FakeEngine, boards: list[chess.Board]
) -> None:
    """The fake engine's root search tells of each move the value after it, turned round."""
    child, root = evaluated(fake, boards, Mode.CHILD), evaluated(fake, boards, Mode.ROOT)
    assert child == root
    assert any(value.mate for found in child for value in found.values.values())


def test_end_of_the_game_needs_no_engine(fake: FakeEngine) -> None:
    mate, stalemate = (
        chess.Board("k7/8/1QK5/8/8/8/8/8 w - - 0 1"),
        chess.Board("k7/8/2Q5/8/8/2K5/8/8 w - - 0 1"),
    )
    values = [found.values for found in evaluated(fake, [mate, stalemate], Mode.CHILD)]
    assert values[0]["b6b7"] == MATES
    assert values[1]["c6b6"] == STALEMATE
    assert values[0]["b6b7"].clipped() == 2000


FAULTS = ["die 20", "hang 20", *map(long, ("die 1", "rubbish 20", "illegal 20", "valueless 20"))]
"""Each of the others is a fault below, too, where it always comes."""


@pytest.mark.parametrize("fault", FAULTS)
def test_engine_at_fault_is_started_again_and_the_values_are_the_same(
    fake: FakeEngine, boards: list[chess.Board], fault: str
) -> None:
    expected = evaluated(fake, boards[:2], Mode.CHILD)
    fake.will(fault)
    assert evaluated(fake, boards[:2], Mode.CHILD) == expected
    assert fake.was_at_fault()
    assert fake.starts() >= 3


@pytest.mark.parametrize("fault", ["miss 2", *map(long, ("die 2", "rubbish 2", "illegal 2"))])
def test_the_same_where_all_moves_come_at_once(
    fake: FakeEngine, boards: list[chess.Board], fault: str
) -> None:
    expected = evaluated(fake, boards, Mode.ROOT)
    fake.will(fault)
    assert evaluated(fake, boards, Mode.ROOT) == expected
    assert fake.was_at_fault()


@pytest.mark.parametrize(
    ("mode", "fault", "words"),
    [
        (Mode.CHILD, "die 3 always", "it died"),
        (Mode.CHILD, "illegal 3 always", r'its move "a1h8q" is not legal'),
        (Mode.CHILD, "rubbish 1 always", r'it says "info depth 1 score cp fish pv"'),
        (Mode.CHILD, "valueless 1 always", "a move without a value"),
        (Mode.ROOT, "miss 1 always", "its moves are not the legal ones: a7a5"),
    ],
)
def test_engine_that_never_answers_is_one_clear_error(
    fake: FakeEngine, boards: list[chess.Board], mode: Mode, fault: str, words: str
) -> None:
    fake.will(fault)
    engine = UciEngine(fake.command, mode, patience=LONG)
    with pytest.raises(ClausewitzError, match=f"fake failed 3 times, last on .*: .*{words}"):
        engine.evaluate(boards)
    engine.close()
    assert fake.starts() == 3


def test_value_is_stored_as_it_was_said() -> None:
    for value in (Value(-31.0), Value(12.5), Value(mate=3), Value(mate=-2), MATES):
        assert Value.restored(value.stored()) == value
    assert Value(9999.0).stored() == 9999
    assert [Value(mate=0).stored(), Value(mate=-4).stored()] == ["#0", "#-4"]
    with pytest.raises(ValueError, match="not a value"):
        Value.restored("#x")


@pytest.mark.parametrize(
    ("value", "clipped"),
    [
        (Value(35.0), 35),
        (Value(2001.0), 2000),
        (Value(-9000.0), -2000),
        (Value(mate=9), 2000),
        (Value(mate=-1), -2000),
    ],
)
def test_value_is_cut_off_at_m(value: Value, clipped: float) -> None:
    assert value.clipped() == clipped


def test_last_exact_value_of_each_line_counts() -> None:
    lines = [
        "info string hello",
        "info depth 1 multipv 1 score cp 10 pv e2e4 e7e5",
        "info depth 2 multipv 1 score mate -3 pv d2d4",
        "info depth 2 multipv 2 score cp 5 upperbound pv a2a3",
        "bestmove d2d4 ponder d7d5",
    ]
    found = searched(lines)
    assert found.best == "d2d4"
    assert list(found.lines.values()) == [InfoLine(1, "d2d4", Value(mate=-3), ("d2d4",))]
    with pytest.raises(EngineFaultError, match="no end"):
        searched(lines[:2])
    with pytest.raises(EngineFaultError, match="it says"):
        parse_info("info score wdl 1 2 3")


def test_what_is_missing_is_said(fake: FakeEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingEngineError, match="there is no file /none"):
        find_engine("uci:/none")
    fake.command.chmod(0o644)
    with pytest.raises(MissingEngineError, match="not executable"):
        find_engine(fake.option)
    with pytest.raises(ClausewitzError, match='--engine "fish" is not stockfish, uci:'):
        find_engine("fish")
    with pytest.raises(MissingEngineError, match="Maia network is missing"):
        find_engine("maia:/none.pb.gz")
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    with pytest.raises(MissingEngineError, match="apt install stockfish"):
        find_engine("stockfish")
