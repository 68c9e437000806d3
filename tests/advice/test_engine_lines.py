"""Lines of another engine: as our own search gives them, and an end without a complaint."""

import subprocess
import sys

import chess
import pytest

from clausewitz.advice.lines.engine_lines import EngineLines
from clausewitz.engines.own.search_limit import MATE
from running import LONG, NEEDS_STOCKFISH, Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
BACK_RANK = chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")


@pytest.fixture
def engine() -> EngineLines:
    return EngineLines("stockfish", 6)


@NEEDS_STOCKFISH
def test_side_lines_begin_with_the_moves_that_are_wanted(engine: EngineLines) -> None:
    mate, quiet = chess.Move.from_uci("d1d8"), chess.Move.from_uci("g1f1")
    assert engine.lines(BACK_RANK)[0].move == mate
    assert engine.best_line(BACK_RANK).score == MATE - 1
    assert engine.best_line(BACK_RANK, without=[mate]).move != mate
    found = engine.line_of(BACK_RANK, quiet)
    assert found.move == quiet
    assert found.mate is None


@NEEDS_STOCKFISH
@pytest.mark.usefixtures("engine")
def test_the_engine_ends_with_the_program() -> None:
    words = [sys.executable, "-m", "clausewitz", "suggest", FORK, "--engine", "stockfish"]
    done = subprocess.run(
        [*words, "--depth", "6"], capture_output=True, text=True, timeout=LONG, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nd5+ forks the king on f6 and the rook on c7." in done.stdout


@NEEDS_STOCKFISH
def test_a_move_is_explained_by_another_engine(
    run: Run, engine: EngineLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("our own search was called")

    monkeypatch.setattr("clausewitz.engines.own.searcher.Searcher.search", refuse)
    done = run("explain", FORK, "Kg2", "--engine", "stockfish", "--depth", "8")
    assert done.status == 0, done.err
    assert "Better is Nd5+" in done.out


def test_an_engine_that_is_missing_is_named(run: Run) -> None:
    done = run("explain", FORK, "--engine", "uci:/no/engine")
    assert done.status == 2
    assert done.err == "clausewitz: there is no file /no/engine\n"
