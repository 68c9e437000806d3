"""The engine as chess programs see it: python-chess's own client asks it."""

from collections.abc import Iterator

import chess
import chess.engine
import pytest

from clausewitz.play.uci.uci_parsing import CurrentPosition, read_position
from clausewitz.support.errors import ClausewitzError
from play.uci_client import COMMAND, PATIENCE, Client

MATE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"


@pytest.fixture(scope="session")
def engine() -> Iterator[chess.engine.SimpleEngine]:
    with chess.engine.SimpleEngine.popen_uci(COMMAND, timeout=PATIENCE) as started:
        started.ping()
        yield started


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    with Client("uci", "isready") as started:
        started.until("readyok")
        yield started


def test_it_says_who_it_is(engine: chess.engine.SimpleEngine) -> None:
    assert engine.id["name"].startswith("Clausewitz ")
    assert {"Hash", "MultiPV", "Ponder", "OwnBook", "Move Overhead", "Explain"} <= set(
        engine.options
    )


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


def test_only_the_requested_moves_are_searched(engine: chess.engine.SimpleEngine) -> None:
    moves = [chess.Move.from_uci("a2a3")]
    result = engine.play(chess.Board(), chess.engine.Limit(depth=4), root_moves=moves)
    assert result.move == moves[0]


def test_it_stops_on_command(engine: chess.engine.SimpleEngine) -> None:
    with engine.analysis(chess.Board()) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        move = analysis.wait().move
        assert move is not None
        assert move in chess.Board().legal_moves


def test_garbage_is_remarked_upon_and_ignored(client: Client) -> None:
    said = client.ask(
        "",
        "what is this",
        "position fen nonsense",
        "position startpos moves e2e5",
        "position startpos moves 0000",
        "setoption name Nonsense value 3",
        "setoption name Hash value many",
        "setoption name Hash value " + "9" * 5000,
        "setoption",
        "debug perhaps",
        b"position fen \xff\xfe\x00\x85",
        "register later",
        "ponderhit",
        "stop",
    )
    assert len(said) == 9
    assert all(line.startswith("info string ") for line in said)
    assert all(len(line) < 300 and line.isprintable() for line in said)


def test_a_position_that_was_refused_has_no_move(client: Client) -> None:
    """Nor has the one before it: a move for another position would be no answer."""
    said = client.ask("position startpos", "position fen nonsense", "go depth 1")
    assert said[-1] == "bestmove (none)"
    assert said[-2].startswith("info string the position was refused")
    client.send("position startpos moves e2e4")
    client.send("go depth 1")
    assert client.until("bestmove ")[-1].split()[1] != "(none)"


def test_game_that_is_over_has_no_move(client: Client) -> None:
    assert client.ask("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go depth 3") == [
        "info depth 0 score cp 0",
        "bestmove (none)",
    ]


def test_word_that_is_not_known_may_stand_before_a_command(client: Client) -> None:
    said = client.ask("joho", "joho debug on", "joho", "joho debug off", "joho")
    assert said == ["info string no command: joho"]


def test_search_with_mistakes_is_begun_all_the_same(client: Client) -> None:
    """A program waits for its answer; a move that is not legal is not searched."""
    client.send("position startpos")
    client.send("go depth 2 movetime soon searchmoves e2e5 a2a3 0000 wtime")
    said = client.until("bestmove ")
    remarks = [line for line in said if line.startswith("info string ")]
    assert [line.split()[2] for line in remarks] == ["movetime", "e2e5", "0000"]
    assert said[-1].split()[1] == "a2a3"


def test_its_own_openings_are_used_if_wanted(client: Client) -> None:
    said = client.ask("setoption name OwnBook value true", "position startpos", "go nodes 10")
    assert said == ["info string opening: B00 King's pawn opening", "bestmove e2e4"]
    client.ask("setoption name UCI_AnalyseMode value true")
    client.send("go nodes 10")
    assert not any("opening" in line for line in client.until("bestmove "))
    client.ask("setoption name UCI_AnalyseMode value false", "setoption name OwnBook value false")


def test_tactic_behind_the_move_is_named(engine: chess.engine.SimpleEngine) -> None:
    with engine.analysis(chess.Board(FORK), chess.engine.Limit(depth=6)) as analysis:
        strings = [info["string"] for info in analysis if "string" in info]
    assert strings[0].startswith("fork: Nd5+ forks the king on f6 and the rook on c7.")
    engine.configure({"Explain": False})
    with engine.analysis(chess.Board(FORK), chess.engine.Limit(depth=6)) as analysis:
        assert not [info for info in analysis if "string" in info]
    engine.configure({"Explain": True})


def test_its_strength_can_be_limited(client: Client) -> None:
    """A rating is a number of nodes, by the matches of the levels."""
    client.send("setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 1450")
    client.send("position startpos moves e2e4", "go nodes 5000")
    shown = [line.split() for line in client.until("bestmove") if " nodes " in line]
    client.send("setoption name UCI_LimitStrength value false")
    assert 0 < max(int(words[words.index("nodes") + 1]) for words in shown) <= 200


def test_it_answers_while_it_searches(client: Client) -> None:
    client.send("position startpos", "go infinite")
    client.until("info depth 3 ")
    assert not any(line.startswith("bestmove") for line in client.ask())
    client.send("stop")
    client.until("bestmove ")


def test_it_leaves_immediately_on_quit() -> None:
    with Client("uci", "isready", "go infinite", "quit") as client:  # while it is being loaded
        assert client.process.wait(PATIENCE) == 0
    with Client("isready") as client:
        client.until("readyok")
        client.send("go infinite", "quit")
        assert client.process.wait(PATIENCE) == 0


def test_it_leaves_at_the_end_of_the_input_with_all_answers_given() -> None:
    with Client("go infinite", "isready") as client:
        status, said, errors = client.end()
    assert (status, errors) == (0, "")
    assert "readyok" in said
    assert sum(line.startswith("bestmove ") for line in said) == 1


def test_pondering_lasts_until_the_move_is_played(client: Client) -> None:
    """Even a search that has come to its depth waits."""
    client.send("position startpos moves e2e4", "go ponder depth 2 wtime 60000 btime 60000")
    client.until("info depth 2 ")
    assert client.ask() == []
    client.send("ponderhit")
    client.until("bestmove ")
    client.send("go ponder wtime 3000 btime 3000")
    client.until("info depth 4 ")
    client.send("ponderhit")  # and now the clock ends it
    client.until("bestmove ")
    client.send("go ponder wtime 60000 btime 60000")
    client.until("info depth 2 ")
    client.send("stop")
    client.until("bestmove ")


def test_search_for_a_mate_ends_with_it(client: Client) -> None:
    client.send(f"position fen {MATE}", "go mate 1")
    heard = client.until("bestmove ")
    assert heard[-1].split()[1] == "a1a8"
    assert any(" score mate 1 " in line for line in heard)
    client.send("position fen 7k/8/5K2/8/8/8/8/6Q1 b - - 0 1", "go depth 3")
    assert any(" score mate -1 " in line for line in client.until("bestmove "))


def test_limits_without_sense_are_survived(client: Client) -> None:
    """Timers know no time without end, and clocks may have run out."""
    for limit in (
        f"movetime {10**17} depth 1",
        "movetime -5",
        "movetime 0",
        "wtime -100 btime -100",
        "wtime 5 btime 5 movestogo 0",
        "nodes 0",
        f"depth 1 nodes {10**17}",
    ):
        client.send("position startpos", f"go {limit}")
        move = client.until("bestmove ")[-1].split()[1]
        assert chess.Move.from_uci(move) in chess.Board().legal_moves


def test_game_sent_move_by_move_is_the_same_game() -> None:
    """The second `position` goes on with the first; the third does not."""
    positions = CurrentPosition()
    for moves in ("e2e4 e7e5", "e2e4 e7e5 g1f3", "e2e4 c7c5", ""):
        positions.read(["startpos", "moves", *moves.split()])
        assert positions.board is not None
        assert positions.board.fen() == read_position(["startpos", "moves", *moves.split()]).fen()
        assert len(positions.board.move_stack) == len(moves.split())
    positions.read(["startpos", "moves", "e2e4"])
    with pytest.raises(ClausewitzError, match="e2e4 is not a legal move in rnbqkbnr"):
        positions.read(["startpos", "moves", "e2e4", "e2e4"])
    assert positions.board is None
