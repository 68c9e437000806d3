"""Evolved players at work: games with programs, Syzygy tables, explanations, pictures, commands."""

import io
import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import chess
import pytest

from clausewitz.endgames.endgame_classes import parse_class, start_boards
from clausewitz.endgames.endgame_tables import tables
from clausewitz.endgames.move_choice import Chooser
from clausewitz.endgames.player_files import find_player, shipped
from clausewitz.endgames.tree_pictures import trees_svg
from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.papers.hauptman_sipper import EvolutionExperiment, reproduce
from clausewitz.play.players.our_players import EvolvedPlayer, RandomPlayer
from clausewitz.play.players.player_names import find_player as named_player
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress
from clausewitz.support.data import public_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.evolution.engine_games import match_with, play_game
from clausewitz.tuning.evolution.tablebase_check import (
    drawn_starts,
    positions_of_games,
    preserved_by,
    random_choice,
    results_of,
)
from hanging import end_with_the_file
from running import Run, long

TABLES = [path for path in public_files("syzygy") if path.name == "KRvKR.rtbw"]
SYZYGY = TABLES[0].parent if TABLES else Path()
MASTER = Chooser(find_player("master"))
ROOKS = "8/8/8/3k4/7r/8/1K6/R7 w - - 0 1"


class Passive:
    """Moves its king to and fro."""

    name = "passive"

    def new_game(self) -> None:
        pass

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        moves = sorted(board.legal_moves, key=lambda m: (not board.is_capture(m), m.uci()))
        kings = [m for m in moves if board.piece_type_at(m.from_square) == chess.KING]
        return Choice((kings or moves)[0])

    def close(self) -> None:
        pass


@pytest.mark.parametrize(
    "command", [["evolve", "KRKR"], long(["reproduce", "endgames"])], ids=" ".join
)
def test_without_deap_evolving_says_what_to_install(command: list[str], tmp_path: Path) -> None:
    program = "import sys; sys.modules['deap'] = None; from clausewitz.cli import main; main()"
    words = [sys.executable, "-c", program, *command, "-o", str(tmp_path / "run")]
    done = subprocess.run(words, capture_output=True, text=True)
    error = "clausewitz: evolving players needs DEAP: pip install 'clausewitz[papers]'\n"
    assert (done.returncode, done.stderr) == (2, error)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("fen", "is_white", "result"),
    [
        ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", True, 4),
        ("7K/8/6k1/8/8/8/8/r7 b - - 0 1", False, 0),
        ("8/8/8/4k3/8/8/4K3/8 w - - 0 1", True, 2),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", True, 2),
    ],
)
def test_games_with_others_end_by_the_rules(fen: str, is_white: bool, result: int) -> None:
    board = chess.Board(fen)
    assert play_game(MASTER, Passive(), Limit(), board, is_white, 100) == result


def test_who_has_more_at_the_end_is_ahead() -> None:
    board = chess.Board("8/8/8/3k4/8/8/1K6/R7 w - - 0 1")
    assert play_game(MASTER, Passive(), Limit(), board, True, 2) == 3
    assert play_game(MASTER, Passive(), Limit(), board.mirror(), False, 2) == 1


def test_a_match_has_two_games_for_each_start() -> None:
    starts = list(start_boards([parse_class("KQKQ")], 3, seed=1))
    tally = match_with(MASTER, RandomPlayer("random", 1), Limit(), starts, 40)
    assert tally.games == 6
    assert tally.score > 0.5


def test_a_program_that_hangs_is_one_line(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_with_the_file(monkeypatch)
    fake = Path(__file__).parents[2] / "play" / "fake_player.py"
    program = tmp_path / "program"
    program.write_text(f"#!{sys.executable}\n{fake.read_text()}")
    program.chmod(0o755)
    (tmp_path / "fault").write_text("hang 1 always")
    status, _, error = run(
        *("endgame", "match", "master", f"uci:{program},depth=1", "--class", "KRKR"),
        *("--starts", "1"),
    )
    assert status == 2
    assert "gave no move within" in error
    assert error.count("\n") == 1


needs_tables = pytest.mark.skipif(
    not TABLES, reason="no Syzygy table KRvKR in the folder that $CLAUSEWITZ_DATA names"
)


@needs_tables
def test_moves_are_judged_by_the_tables() -> None:
    with tables(SYZYGY) as base:
        won = results_of(chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), base)
        assert won[chess.Move.from_uci("a1a8")] == 1
        assert won[chess.Move.from_uci("g6f6")] == 1
        drawn = results_of(chess.Board("8/8/8/8/8/1k6/7r/K7 w - - 0 1"), base)
        assert set(drawn.values()) == {-1}


@needs_tables
def test_master_keeps_more_than_random_moves() -> None:
    starts = list(start_boards([parse_class("KRKR")], 4, seed=2))
    boards = list(positions_of_games(random_choice(1), starts, 30))
    with tables(SYZYGY) as base:
        preserved = preserved_by({"master": MASTER.move, "random": random_choice(2)}, boards, base)
    assert preserved["master"].moves == preserved["random"].moves > 20
    assert preserved["master"].share > preserved["random"].share


@needs_tables
def test_starts_can_be_drawn_ones() -> None:
    with tables(SYZYGY) as base:
        for board in drawn_starts([parse_class("KQKQ")], 10, 1, base):
            assert base.probe_wdl(board) == 0


def test_a_folder_without_tables_is_refused(tmp_path: Path, run: Run) -> None:
    status, _, error = run("endgame", "perfect", "master", "--syzygy", tmp_path, "--class", "KRKR")
    assert (status, error.count("\n")) == (2, 1)
    assert "no Syzygy tables" in error


@pytest.mark.parametrize("name", shipped())
def test_the_picture_of_a_player_is_svg(name: str) -> None:
    root = ElementTree.fromstring(trees_svg(find_player(name)))
    words = " ".join(root.itertext())
    assert "advantage" in words
    assert "yes" in words


def test_explain_names_the_tree_and_the_score(run: Run) -> None:
    status, out, _ = run("endgame", "explain", "master", ROOKS)
    assert status == 0
    assert "tree for even" in out
    assert "score" in out
    _, out, _ = run("endgame", "explain", "master", ROOKS, "--json")
    answer = json.loads(out)
    assert len(answer["moves"]) == chess.Board(ROOKS).legal_moves.count()
    assert answer["moves"][0]["move"] == answer["move"]


def test_players_meet_by_name(run: Run) -> None:
    status, out, _ = run("endgame", "match", "master", "master", "--class", "KRKR", "--json")
    assert status == 0
    assert json.loads(out)["games"] == 150


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("evolve", "KKK", "-o", "RUN"), "no side can have"),
        (("evolve", "KRKR", "-o", "RUN", "--name", "No"), "is not a name"),
        (("endgame", "explain", "nobody", ROOKS), 'no player "nobody"'),
        (("endgame", "explain", "master", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "no legal move"),
        (("endgame", "match", "master", "nobody"), "there is no player"),
        (("reproduce", "endgames"), "Missing option '-o'"),
    ],
)
def test_what_cannot_be_is_one_line(
    arguments: tuple[str, ...],
    words: str,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, _, error = run(*arguments)
    assert status == 2
    assert words in error
    assert error.count("\n") == 1


def test_the_experiments_are_repeated_and_drawn(tmp_path: Path) -> None:
    wish = EvolutionExperiment(
        tmp_path,
        ("KRKR", "multiple"),
        population=10,
        generations=2,
        engine=None,
        starts=1,
        final=4,
        runs=2,
    )
    said = list[Progress]()
    courses = reproduce(wish, Workers(), said.append)
    assert [course.classes for course in courses] == ["KRKR", "multiple"]
    assert all(0 <= score["score"] <= 1 for course in courses for _, score in course.master)
    for name in ("figure1.svg", "figure2.svg"):
        ElementTree.parse(tmp_path / name)
    assert reproduce(wish, Workers(), said.append) == courses


def test_an_evolved_player_tells_its_reason() -> None:
    player = EvolvedPlayer("endgame:master", "master")
    board = chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1")
    choice = player.choose(board, Limit())
    assert choice.move == chess.Move.from_uci("a1a8")
    assert choice.reason == "tree for advantage, the opponent is mated: 500"


def test_evolved_players_play_matches(run: Run) -> None:
    status, out, error = run(
        *("match", "endgame:master", "random:1", "-n", "2", "--random-plies", "0"),
        *("--max-plies", "6"),
    )
    assert status == 0, error
    assert "endgame:master" in out


@pytest.mark.parametrize("name", ["endgame", "endgame:nobody", "endgame:a,b"])
def test_a_player_that_did_not_evolve_is_refused(name: str) -> None:
    with pytest.raises(ClausewitzError):
        named_player(name)


def test_a_game_from_an_endgame_against_the_evolved_player(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    status, _, error = run("play", "--endgame", "KQRKQR", "--pgn", tmp_path / "game.pgn")
    assert status == 0, error
    status, _, error = run("play", "--endgame", "KKK", "--pgn", tmp_path / "game.pgn")
    assert status == 2
    assert "no side can have" in error
