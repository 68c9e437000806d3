"""Puzzles with a second opinion."""

import json
import shutil
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import chess
import pytest

from clausewitz.engines.engine_names import find_engine
from clausewitz.puzzles.compose.composer import agrees
from clausewitz.puzzles.compose.puzzle import Puzzle
from running import Run

PUZZLE = Puzzle(
    chess.Board("kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"), chess.Move.from_uci("a5a6"), 2, ()
)

# An engine that gives every position the same answer, and leaves a file when it was called.
ENGINE = """#!{python}
import pathlib, sys
for line in sys.stdin:
    if line.startswith("uci\\n"):
        print("id name same", "uciok", sep="\\n", flush=True)
    elif line.startswith("isready"):
        print("readyok", flush=True)
    elif line.startswith("go"):
        pathlib.Path(__file__).with_name("called").touch()
        print("info depth 12 score {score} pv {move}", "bestmove {move}", sep="\\n", flush=True)
"""


def engine(folder: Path, score: str, move: str) -> str:
    program = folder / "engine"
    program.write_text(ENGINE.format(python=sys.executable, score=score, move=move))
    program.chmod(0o755)
    return f"uci:{program}"


@pytest.mark.parametrize(
    ("score", "move", "expected"),
    [
        ("mate 2", "a5a6", True),
        ("mate 3", "a5a6", False),
        ("mate 2", "a5b6", False),
        ("cp 900", "a5a6", False),
    ],
)
def test_key_and_length_count(tmp_path: Path, score: str, move: str, expected: bool) -> None:
    searcher = find_engine(engine(tmp_path, score, move)).searcher()
    assert agrees(searcher, PUZZLE) == expected
    searcher.close()


@pytest.mark.long
def test_puzzles_that_the_engine_misjudges_are_left_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is up as soon as the engine was called."""
    path, clock = tmp_path / "puzzles.epd", lambda: 9.0 * (tmp_path / "called").exists()
    stopped = SimpleNamespace(monotonic=clock, process_time=time.process_time)
    monkeypatch.setattr("clausewitz.puzzles.compose.composer.time", stopped)
    disagreeing = engine(tmp_path, "cp 0", "a1a2")
    options = "--replies", "1", "--seed", "4", "-n", "1", "--seconds", "4", "--json"
    result = run("compose", *options, "--confirm", disagreeing, "-o", str(path))
    summary = json.loads(result.out)
    assert summary["written"] == 0
    assert summary["unconfirmed"] > 0


@pytest.mark.skipif(
    shutil.which("stockfish", path="/usr/games:/usr/bin:/usr/local/bin") is None,
    reason="needs Stockfish",
)
def test_stockfish_agrees() -> None:
    searcher = find_engine("stockfish", depth=12).searcher()
    assert agrees(searcher, PUZZLE)
    searcher.close()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--confirm", "uci:/nowhere"], "there is no file /nowhere"),
        (["--confirm", "stockfish", "--size", "5"], "engines confirm puzzles on 8 by 8 only"),
    ],
)
def test_whom_not_to_ask(run: Run, tmp_path: Path, options: list[str], words: str) -> None:
    result = run("compose", "-n", "1", "-o", str(tmp_path / "puzzles.epd"), *options)
    assert (result.status, result.err) == (2, f"clausewitz: {words}\n")
