"""The engine as chess programs see it: python-chess's own client asks it."""

import subprocess
import sys
from collections.abc import Iterator

import chess
import chess.engine
import pytest

COMMAND = [sys.executable, "-c", "from clausewitz.play.uci import main; main()"]
MATE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"


@pytest.fixture(scope="module")
def engine() -> Iterator[chess.engine.SimpleEngine]:
    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=120) as started:
        started.ping()
        yield started


def conversation(*lines: str) -> list[str]:
    text = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(COMMAND, input=text, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_it_says_who_it_is(engine: chess.engine.SimpleEngine) -> None:
    assert engine.id["name"].startswith("Clausewitz ")
    assert {"Hash", "MultiPV", "OwnBook"} <= set(engine.options)


def test_it_finds_a_mate(engine: chess.engine.SimpleEngine) -> None:
    info = engine.analyse(chess.Board(MATE), chess.engine.Limit(depth=4))
    assert info["score"].white() == chess.engine.Mate(1)
    assert info["pv"][0] == chess.Move.from_uci("a1a8")


@pytest.mark.parametrize(
    "limit",
    [
        chess.engine.Limit(nodes=3000),
        chess.engine.Limit(time=0.02),
        chess.engine.Limit(white_clock=1, black_clock=1, white_inc=0.1, black_inc=0.1),
    ],
    ids=["nodes", "time", "clock"],
)
def test_it_plays_legal_moves(engine: chess.engine.SimpleEngine, limit: chess.engine.Limit) -> None:
    board = chess.Board()
    for _ in range(20):
        move = engine.play(board, limit).move
        assert move is not None
        assert move in board.legal_moves
        board.push(move)


def test_several_lines_are_in_order_and_differ(engine: chess.engine.SimpleEngine) -> None:
    found = engine.analyse(chess.Board(), chess.engine.Limit(depth=5), multipv=4)
    assert len({info["pv"][0] for info in found}) == 4
    scores = [info["score"].white() for info in found]
    assert scores == sorted(scores, reverse=True)


def test_only_the_moves_asked_for_are_searched(engine: chess.engine.SimpleEngine) -> None:
    moves = [chess.Move.from_uci("a2a3")]
    result = engine.play(chess.Board(), chess.engine.Limit(depth=4), root_moves=moves)
    assert result.move == moves[0]


def test_it_stops_when_told(engine: chess.engine.SimpleEngine) -> None:
    with engine.analysis(chess.Board()) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        move = analysis.wait().move
        assert move is not None
        assert move in chess.Board().legal_moves


def test_garbage_is_remarked_upon_and_ignored() -> None:
    said = conversation(
        "",
        "what is this",
        "position fen nonsense",
        "position startpos moves e2e5",
        "setoption name Nonsense value 3",
        "setoption name Hash value many",
        "go depth -3 nodes",
        "stop",
        "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "go depth 3",
        "isready",
        "quit",
    )
    remarks = [line for line in said if line.startswith("info string ")]
    assert len(remarks) == 4
    assert said[-1] == "readyok"
    assert said[-2] == "bestmove (none)"
    assert sum(line.startswith("bestmove") for line in said) == 2


def test_its_own_openings_are_used_if_wanted() -> None:
    said = conversation("setoption name OwnBook value true", "go nodes 10", "quit")
    assert said[-1] == "bestmove e2e4"
    assert said[-2].startswith("info string ")


def test_it_answers_while_it_searches() -> None:
    said = conversation("isready", "go infinite", "isready", "stop", "quit")
    assert said[0] == "readyok"
    assert "readyok" in said[1:]
    assert said[-1].startswith("bestmove ")
