"""A game in the terminal: what is said, and what is saved of it."""

import io
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import chess
import chess.pgn
import pytest

from clausewitz.games.written_moves import read_move
from clausewitz.play.terminal.dialogue import in_words
from clausewitz.play.terminal.levels import levels, nodes_of_rating
from clausewitz.support.errors import ClausewitzError
from play.players_for_tests import FakePlayer
from pseudo_terminal import Terminal
from running import LONG, Result, Run

FORK = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
Say = Callable[..., Result]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saved.pgn"


@pytest.fixture
def say(run: Run, monkeypatch: pytest.MonkeyPatch, file: Path) -> Say:
    """A game in which these lines are said, then the input ends."""

    def call(lines: str, *options: object) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{w}\n" for w in lines.split("|"))))
        return run("play", "--pgn", file, *options)

    return call


def saved_game(file: Path) -> chess.pgn.Game:
    game = chess.pgn.read_game(io.StringIO(file.read_text()))
    assert game is not None
    assert not game.errors
    return game


def test_moves_are_played_and_the_game_is_saved(say: Say, file: Path) -> None:
    done = say("e4|g1f3|resign", "--opponent", "random:3")
    assert done.status == 0, done.err
    assert done.out.count("random:3 plays ") == 2
    assert "0-1: white resigns" in done.out.splitlines()
    assert done.out.startswith("You play White against random:3. Type a move, or help.\n")
    game = saved_game(file)
    assert (game.headers["White"], game.headers["Black"]) == ("Human", "random:3")
    assert game.headers["Result"] == "0-1"
    assert [move.uci() for move in game.mainline_moves()][::2] == ["e2e4", "g1f3"]


def test_input_that_ends_keeps_the_game_so_far(say: Say, file: Path) -> None:
    assert say("d4", "--opponent", "random").status == 0
    assert saved_game(file).headers["Result"] == "*"
    say("c4", "--opponent", "random")  # a second game is added
    assert file.read_text().count("[Event ") == 2


def test_no_move_leaves_nothing_behind(say: Say, file: Path) -> None:
    assert say("help|quit", "--opponent", "random").status == 0
    assert not file.exists()


def test_nonsense_is_answered_in_one_line_and_the_question_repeated(say: Say, file: Path) -> None:
    done = say("blub|e5|0000|e4|save|undo|undo|quit", "--opponent", "random")
    assert done.status == 0
    lines = done.out.splitlines()
    assert [line for line in lines if "neither a legal move nor a command" in line] == [
        f'"{word}" is neither a legal move nor a command: try help'
        for word in ("blub", "e5", "0000")
    ]
    assert "save needs the name of a file: save game.pgn" in lines
    assert "there is no move of yours to take back" in lines
    assert not file.exists()  # all was taken back


def test_black_sees_the_board_from_black_and_the_player_begins(say: Say) -> None:
    done = say("flip|quit", "--as", "black", "--opponent", "random")
    boards = [line for line in done.out.splitlines() if line.startswith(("    a ", "    h "))]
    assert [line.split() for line in boards] == [list("hgfedcba"), list("abcdefgh")]
    assert done.out.splitlines()[1].startswith("random plays ")


def test_game_can_be_saved_on_the_way(say: Say, tmp_path: Path) -> None:
    place = tmp_path / "game.pgn"
    done = say(f"a3|save {place}|save /none/game.pgn|quit", "--opponent", "random")
    assert f"saved: {place}" in done.out
    assert "/none/game.pgn: No such file or directory" in done.out
    assert next(iter(saved_game(place).mainline_moves())).uci() == "a2a3"


def test_engine_says_why_it_moves(say: Say, file: Path) -> None:
    done = say("quit", "--as", "black", "--fen", FORK, "--nodes", 2000)
    assert done.status == 0, done.err
    _, first, why = done.out.splitlines()[:3]
    assert first == "Clausewitz plays Nd5+"
    assert why.startswith("  Nd5+ forks the king on f6 and the rook on c7.")
    assert "Nd5+ forks the king on f6" in " ".join(file.read_text().split())


def test_opening_is_named_and_hints_have_reasons(say: Say) -> None:
    done = say("e4|opening|undo|opening|hint|eval|moves|board|quit", "--level", 1)
    lines = done.out.splitlines()
    assert "  opening: B20 Sicilian defence." in lines
    assert "B20 Sicilian defence" in lines
    assert "no opening yet" in lines
    assert any(line.startswith("hint: ") for line in lines)
    assert any(" for White (depth " in line for line in lines)
    done = say("hint|quit", "--fen", FORK, "--level", 1)
    assert "hint: Nd5+" in done.out
    assert "  Nd5+ forks the king on f6 and the rook on c7." in done.out


def test_moves_are_explained_on_request(say: Say) -> None:
    done = say("why|comments|Nd5|why|quit", "--fen", FORK, "--opponent", "random")
    lines = done.out.splitlines()
    assert "there is no move yet" in lines
    assert "comments on your moves: on" in lines
    assert any(line.startswith("  Nd5+ forks the king on f6 and the rook on c7.") for line in lines)
    assert sum("White is winning" in line for line in lines) == 2  # by the comment and by why
    assert "[k]" in done.out  # the last move is marked


def test_every_move_of_the_person_is_commented_if_wanted(say: Say) -> None:
    before = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
    done = say("Qf3|quit", "--fen", before, "--opponent", "random", "--remarks")
    assert "  Qf3 misses a chance: Qxf7# is mate;" in done.out
    assert "  Better is Qxf7# (mate in one)." in done.out
    done = say("a4|quit", "--fen", before, "--opponent", "random")
    assert "misses a chance" not in done.out


def test_what_mattered_is_said_after_the_game(say: Say) -> None:
    mistake = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3"
    done = say("Nf6|resign", "--fen", mistake, "--as", "black", "--level", 5)
    opponent = levels()[5]
    rated = "Captain" + (f", rated about {opponent.rating}" if opponent.rating else "")
    lines = done.out.splitlines()
    assert lines[0] == f"You play Black against {rated}. Type a move, or help."
    assert "Captain plays Qxf7#" in lines
    after = "\n".join(lines[lines.index("1-0: white mates") :])
    assert "  3... Nf6??  " in after
    assert " → 0 %\n    Nf6 is a blunder: 4. Qxf7# is mate.\n    Better: 3... " in after
    assert lines[-1].startswith("accuracy: you ")


def test_levels_are_measured_and_rise(run: Run) -> None:
    known = list(levels().values())
    assert [one.number for one in known] == list(range(1, 9))
    ratings = [one.rating for one in known if one.rating is not None]
    assert ratings == sorted(ratings)
    assert [nodes_of_rating(one.rating) for one in known if one.rating] == [
        50 * 4**n for n in range(6)
    ]
    assert (nodes_of_rating(0), nodes_of_rating(1625), nodes_of_rating(3000)) == (50, 400, 51_200)
    listed = run("play", "--levels").out
    assert all(one.name in listed for one in known)


def test_draw_is_refused_by_who_stands_better(say: Say) -> None:
    won = "6k1/8/8/8/8/8/8/QQ4K1"
    done = say("draw|quit", "--fen", f"{won} b - - 0 1", "--as", "black", "--level", 1)
    assert "no: the other side stands better" in done.out
    done = say("draw", "--fen", f"{won} w - - 0 1", "--level", 1)
    assert done.out.splitlines()[-1] == "1/2-1/2: draw agreed"  # without a move: nothing to add


def test_mate_ends_the_game(say: Say, file: Path) -> None:
    done = say("Ra8#", "--fen", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "--opponent", "random")
    assert "1-0: white mates" in done.out.splitlines()
    assert done.out.splitlines()[-1] == "accuracy: you 100 %"
    assert saved_game(file).headers["Ending"] == "white mates"


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("illegal 1", "black forfeits: illegal uci"),
        ("hang 1", "black forfeits: gave no move within 900 s"),
        ("die 1 always", "black forfeits: died, was started again and died again"),
    ],
)
def test_program_at_fault_loses(
    say: Say, file: Path, fake: FakePlayer, fault: str, words: str
) -> None:
    fake.will(fault)
    done = say("e4", "--opponent", fake.by_uci)
    assert done.status == 0, done.err
    assert f"\n1-0: {words}" in done.out
    assert saved_game(file).headers["Result"] == "1-0"


def test_program_may_resign(say: Say, fake: FakePlayer) -> None:
    fake.beside("resigns").touch()
    done = say("e4", "--opponent", f"{fake.by_xboard},depth=2")
    assert "1-0: black resigns" in done.out.splitlines()


def test_ctrl_c_keeps_the_game(file: Path) -> None:
    command = [sys.executable, "-m", "clausewitz", "play", "--opponent", "random", "--pgn"]
    with subprocess.Popen(
        [*command, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("e4\n")
        process.stdin.flush()
        while not process.stdout.readline().startswith("1. e4 "):
            pass
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=LONG)
    assert process.returncode == 0
    assert errors.split("\n")[-2] == f"the game is in {file}"
    assert "Traceback" not in errors
    assert len(list(saved_game(file).mainline_moves())) == 2


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--as", "green"], "'green' is not one of 'white', 'black', 'random'"),
        (["--level", 3, "--nodes", 4], "--level is a number of nodes"),
        (["--level", 99], "--level"),
        (["--opponent", "fish"], 'there is no player "fish"'),
        (["--opponent", "uci:/none/fish"], "the program /none/fish is not there"),
        (["--fen", "nonsense"], 'bad FEN "nonsense"'),
        (["--pgn", "/none/game.pgn"], "/none/game.pgn: No such file or directory"),
    ],
)
def test_mistakes_are_one_line(say: Say, options: list[object], words: str) -> None:
    done = say("e4", *options)
    assert done.status == 2
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert words in line


def test_player_that_heeds_no_such_limit_is_refused(say: Say, fake: FakePlayer) -> None:
    done = say("e4", "--opponent", fake.by_xboard)
    assert done.status == 2
    assert done.err.splitlines()[-1].endswith("has to be limited by depth=… or seconds=…")


@pytest.mark.parametrize(
    ("fen", "text", "move"),
    [
        (chess.STARTING_FEN, "nf3", "g1f3"),
        (chess.STARTING_FEN, "G1F3", "g1f3"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0", "e1g1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "o-o", "e1g1"),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=N", "a7a8n"),
    ],
)
def test_moves_may_be_written_carelessly(fen: str, text: str, move: str) -> None:
    assert read_move(chess.Board(fen), text).uci() == move


@pytest.mark.parametrize(
    ("fen", "text", "words"),
    [
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2", "Nd2 may be Nbd2 or Nfd2"),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "a7a8 promotes: say to what, as in a7a8q"),
        (chess.STARTING_FEN, "--", "is not a legal move here"),
    ],
)
def test_moves_that_are_not_clear(fen: str, text: str, words: str) -> None:
    with pytest.raises(ClausewitzError, match=words):
        read_move(chess.Board(fen), text)


def test_scores_in_words() -> None:
    assert in_words(35, chess.BLACK) == "-0.35 for White"
    assert in_words(30_000 - 3, chess.BLACK) == "black mates in 2"
    assert in_words(-30_000 + 6, chess.BLACK) == "white mates in 3"


@pytest.mark.long
def test_a_person_at_a_terminal(file: Path) -> None:
    options = ("--opponent", "random:1", "--remarks", "--pgn", str(file))
    terminal = Terminal(sys.executable, "-m", "clausewitz", "play", *options)
    terminal.wait_for("You play White against random:1. Type a move, or help.")
    for typed, answer in (
        ("e4", "  e4 enters the King's pawn opening"),
        ("takeback", "takeback"),
        ("hint", "hint: "),
        ("d4", "random:1 plays "),
        ("resign", "0-1: white resigns"),
    ):
        terminal.wait_for("your move> ")
        terminal.type(f"{typed}\n")
        terminal.wait_for(answer)
    terminal.wait_for(f"the game is in {file}")
    assert terminal.process.wait(LONG) == 0
