"""clausewitz match: the same every time, at any number of games at once, and after a kill."""

import io
import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import chess.pgn
import pytest

from clausewitz.play.matches.game import GameRules
from clausewitz.play.matches.game_table import GameRecord, Seat, Setting
from clausewitz.play.matches.match import Standing, play_match
from clausewitz.play.matches.start_positions import Opening, openings
from clausewitz.play.matches.statistics import Sprt
from clausewitz.play.player import Player
from clausewitz.play.players.parameters import Parameters
from clausewitz.play.players.player_names import PLAYERS
from clausewitz.support.errors import ClausewitzError
from play.players_for_tests import FakePlayer, Scripted
from running import Run

SHORT = ["--max-plies", 12]
MATED = Opening(moves=("f2f3", "e7e5", "g2g4"))  # Black mates with Qh4


def games_of(text: str) -> list[chess.pgn.Game]:
    found, source = [], io.StringIO(text)
    while game := chess.pgn.read_game(source):
        assert game.errors == []
        found.append(game)
    return found


def test_pairs_change_colours_and_share_openings(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.pgn"
    done = run("match", "random", "random:1", "-n", 6, *SHORT, "--pgn", file, "--json")
    assert done.status == 0, done.err
    games = games_of(file.read_text())
    assert [game.headers["Round"] for game in games] == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]
    assert [game.headers["White"] for game in games] == ["random", "random:1"] * 3
    starts = [[move.uci() for move in game.mainline_moves()][:8] for game in games]
    assert starts[::2] == starts[1::2]
    assert len({tuple(start) for start in starts}) == 3
    found = json.loads(done.out)
    assert (found["a"], found["b"], found["games"], sum(found["pairs"])) == (
        "random",
        "random:1",
        6,
        3,
    )
    assert found["effort"]["a"]["moves"] == found["effort"]["b"]["moves"] == 36


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 3])
def test_match_is_the_same_every_time(
    run: Run, fake: FakePlayer, tmp_path: Path, jobs: int
) -> None:
    options = [fake.by_uci, "random:5", "-n", 6, "--seed", 4, *SHORT]
    first = run("match", *options, "--pgn", tmp_path / "one.pgn")
    assert first.status == 0, first.err
    again = run("match", *options, "--jobs", jobs, "-o", tmp_path / "run")
    assert again.status == 0, again.err
    text = (tmp_path / "one.pgn").read_text()
    assert (tmp_path / "run" / "games.pgn").read_text() == text
    assert str(tmp_path) not in text


def test_words_tell_the_score(run: Run, tmp_path: Path) -> None:
    """One pair, drawn twice: 400 log(0.0125 / 0.9875) is the least it leaves."""
    done = run("match", "random", "random", "-n", 2, "--max-plies", 2, "-o", tmp_path / "run")
    assert done.err == "2 of 2 games: +0 =2 -0, Elo +0.0 (-759.1 to +759.1)\n"
    head, first, second, elo = done.out.splitlines()
    assert head.split()[:4] == ["wins", "draws", "losses", "score"]
    assert first.split()[:6] == ["random", "0", "2", "0", "50.0%", "0"]
    assert second.split()[:3] == ["random", "(2)", "0"]
    assert elo.startswith("Elo of random: +0.0 (-759.1 to +759.1, 95 %)")
    assert elo.endswith("2 games, pairs of 0 to 2 points: 0-0-1-0-0")
    results = json.loads((tmp_path / "run" / "results.json").read_text())
    assert results["elo"] == {"value": 0.0, "low": -759.05, "high": 759.05}


def test_run_goes_on_and_can_be_longer(run: Run, tmp_path: Path) -> None:
    match = ["match", "random", "random:1", *SHORT]
    run(*match, "-n", 10, "-o", tmp_path / "whole")
    folder = tmp_path / "run"
    run(*match, "-n", 4, "-o", folder)
    with (folder / "games.pgn").open("a") as file:  # killed while a game was written
        file.write(
            '[Event "random against random:1"]\n[Round "3.1"]\n[Result "1-0"]\n\n1. e4 e5\n\n'
        )
    assert "holds a match already: --resume" in run(*match, "-n", 10, "-o", folder).err
    other = run(*match, "-n", 10, "--seed", 9, "--resume", "-o", folder)
    assert "holds a match with another seed" in other.err
    fewer = run(*match, "-n", 2, "--resume", "-o", folder)
    assert "4 games of the match have been played, not 2" in fewer.err
    done = run(*match, "-n", 10, "--resume", "-o", folder)
    assert done.status == 0, done.err
    assert (folder / "games.pgn").read_text() == (tmp_path / "whole" / "games.pgn").read_text()
    again = run(*match, "-n", 10, "--resume", "-o", folder, "--json")
    assert again.err.startswith("10 of 10 games")
    assert json.loads(again.out)["effort"]["a"]["moves"] == 60


@pytest.mark.parametrize(
    ("way", "jobs"),
    [
        (signal.SIGKILL, 2),
        (signal.SIGINT, 1),
        pytest.param(signal.SIGTERM, 2, marks=pytest.mark.long),
    ],
)
def test_stopped_match_goes_on(
    run: Run, fake: FakePlayer, tmp_path: Path, way: signal.Signals, jobs: int
) -> None:
    """The program hangs in its third game: the match is stopped there, then resumed."""
    match = ["match", fake.by_uci, "random", "-n", 6, "--max-plies", 8]
    run(*match, "-o", tmp_path / "whole")
    fake.will("hang 9 always")
    folder = tmp_path / "run"
    options = ["--jobs", str(jobs), "-o", str(folder)]
    command = [sys.executable, "-m", "clausewitz", *map(str, match), *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    games = folder / "games.pgn"
    while process.poll() is None and not (
        games.exists() and games.read_text().count("[Event ") >= 2 * jobs
    ):
        time.sleep(0.02)
    process.send_signal(way)
    _, errors = process.communicate()
    if way != signal.SIGKILL:
        assert process.returncode == 2
        assert errors.splitlines()[-1].endswith(f": continue with --resume -o {folder}")
    fake.beside("fault").unlink()
    assert run(*match, "--resume", "-o", folder).status == 0
    assert games.read_text() == (tmp_path / "whole" / "games.pgn").read_text()


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("illegal 3", "white forfeits: illegal uci: 'a1h8' in "),
        ("hang 3", "white forfeits: gave no move within 900 s"),
    ],
)
def test_forfeits_are_reported(run: Run, fake: FakePlayer, fault: str, words: str) -> None:
    fake.will(fault)
    match = ["match", fake.by_uci, "random", "-n", 4, *SHORT]
    done = run(*match, "--json")
    assert done.status == 0
    assert done.err.splitlines()[0].startswith(f"game 1, fake: {words}")
    found = json.loads(done.out)
    assert found["forfeits"] == {"a": 1, "b": 0}
    assert found["losses"] == 1


def test_forfeits_are_known_after_a_kill(run: Run, fake: FakePlayer, tmp_path: Path) -> None:
    fake.will("illegal 3")
    match = ["match", "random", fake.by_uci, *SHORT, "--json", "-o", tmp_path / "run"]
    first = run(*match, "-n", 2)
    assert json.loads(first.out)["forfeits"] == {"a": 0, "b": 1}
    again = run(*match, "-n", 4, "--resume")
    assert json.loads(again.out)["forfeits"] == {"a": 0, "b": 1}


@pytest.mark.long
def test_death_in_a_game_is_made_good(run: Run, fake: FakePlayer, tmp_path: Path) -> None:
    match = ["match", fake.by_uci, "random", "-n", 2, *SHORT, "--pgn"]
    run(*match, tmp_path / "one.pgn")
    fake.will("die 3")
    assert run(*match, tmp_path / "two.pgn").status == 0
    assert fake.starts() == 3
    assert (tmp_path / "one.pgn").read_text() == (tmp_path / "two.pgn").read_text()


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.long)])
def test_player_that_always_fails_ends_the_match(
    run: Run, fake: FakePlayer, tmp_path: Path, jobs: int
) -> None:
    fake.will("die 2 always")
    file = tmp_path / "games.pgn"
    options = ["-n", 40, "--jobs", jobs, "--pgn", file]
    done = run("match", fake.by_uci, "random", *options)
    assert done.status == 2
    assert len(games_of(file.read_text())) >= 5  # what was played is saved
    last = done.err.splitlines()[-1]
    assert last.startswith("clausewitz: fake has forfeited 5 games in a row, the last one so: ")
    assert last.endswith("forfeits: died, was started again and died again")


@pytest.fixture
def masters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two players: one mates wherever it can at once, the other does not know how."""

    def player(*moves: str) -> Callable[[Parameters], Player]:
        return lambda parameters: Scripted(*moves, name=parameters.label)

    monkeypatch.setitem(PLAYERS, "knows", player("Qh4#"))
    monkeypatch.setitem(PLAYERS, "learns", player("h5"))


def test_test_decides_and_the_rest_is_not_played(masters: None) -> None:
    setting = Setting(Seat("knows"), Seat("learns"), GameRules(max_plies=1))
    reported: list[tuple[GameRecord, Standing]] = []
    test = Sprt(0, 100)
    found = play_match(
        setting, iter([MATED] * 500), 1000, test, tell=lambda r, s: reported.append((r, s))
    )
    assert found.decision == "elo1"
    assert len(reported) == len(found.games) < 100
    assert found.pairs == [0, 0, 0, len(found.games) // 2, 0]  # won with Black, drawn with White
    assert test.decision(reported[-3][1].pairs) == ""
    assert found.as_dict()["sprt"]["accepted"] == "elo1"
    turned = Setting(setting.b, setting.a, setting.rules)
    assert play_match(turned, iter([MATED] * 500), 1000, test).decision == "elo0"


def test_test_is_in_the_words(masters: None, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mated.pgn"
    file.write_text("1. f3 e5 2. g4 *\n")
    done = run("match", "knows", "learns", "--openings", file, "--sprt", "0,100", "--max-plies", 1)
    assert done.status == 0
    assert "1 opening: played repeatedly" in done.err
    last = done.out.splitlines()[-1]
    assert last.startswith("SPRT of 0 against 100 Elo: accepted: at least 100; ratio ")


@pytest.mark.long
def test_parallel_games_beyond_the_decision_are_left_out(
    run: Run, fakes: Callable[[str], FakePlayer], tmp_path: Path
) -> None:
    """Random against random never decides early: so the bounds are so near that they must."""
    match = ["match", "random", "random:3", "-n", 40, "--max-plies", 60, "--at-end"]
    match += ["material", "--sprt", "-20,20,0.4,0.4"]
    one = run(*match, "-o", tmp_path / "one", "--json")
    many = run(*match, "--jobs", 3, "-o", tmp_path / "many", "--json")
    assert json.loads(one.out)["sprt"] == json.loads(many.out)["sprt"]
    assert json.loads(one.out)["sprt"]["accepted"] is not None
    for name in ("games.pgn", "settings.json"):
        assert (tmp_path / "one" / name).read_text() == (tmp_path / "many" / name).read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["fish", "random"], 'there is no player "fish"'),
        (["random", "uci:/none/fish"], "the program /none/fish is not there"),
        (["random", "random", "-n", "3"], "games come in pairs: 3"),
        (["random", "random", "--sprt", "10,0"], "is not two Elos"),
        (["random", "random", "--sprt", "0,10,2,3"], "alpha and beta"),
        (["random", "random", "--sprt", "x"], "is not two Elos"),
        (["random", "random", "--limit-b", "speed=3"], 'limit "speed=3" is not depth'),
        (["random", "random", "--at-end", "coffee"], "not one of 'draw', 'material'"),
        (["random", "random", "--openings", "/none.pgn"], "/none.pgn: No such file"),
        (["random", "random", "--pgn", "/none/games.pgn"], "/none/games.pgn: No such file"),
        (["random", "random", "--resume"], "--resume needs the folder"),
        (["random", "random", "-n", "x"], "--count"),
        (["random"], "Missing argument"),
    ],
)
def test_mistakes_are_one_line(run: Run, arguments: list[str], words: str) -> None:
    done = run("match", *arguments)
    assert done.status == 2
    assert done.out == ""
    (line,) = done.err.splitlines()
    assert words in line


@pytest.mark.parametrize("command", ["match", "opening"])
@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("a.pgn", b"1. e5 ) --", "illegal san: 'e5'"),  # which python-chess does not survive
        ("a.pgn", b"1. e4 e5 2. Ke3 *", "illegal san: 'Ke3'"),
        ("a.pgn", b"1. e4 -- 2. d4 *", "no move in rnbqkbnr"),
        ("a.pgn", b"", "a.pgn: there is no "),
        ("a.pl", b"\xff\xfe", "a.pl:1: not UTF-8 but UTF-16"),
        ("a.pl", b'opening(\'B20\', "x", "e4 e5 Ke3").', 'a.pl:1: "Ke3" is not a legal'),
        ("a.pl", b"opening(", "a.pl:1: "),
    ],
)
def test_corrupt_openings_are_one_line(
    run: Run, tmp_path: Path, command: str, name: str, content: bytes, words: str
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    options: list[object] = ["--lines"]
    if command == "match":
        options = ["random", "random", "-n", 2, "--max-plies", 2, "--openings"]
    done = run(command, *options, file)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert words in line


def test_folder_that_is_no_folder_or_no_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here")
    assert "file: File exists" in run("match", "random", "random", "-o", file).err
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "settings.json").write_text("{")
    done = run("match", "random", "random", "--resume", "-o", tmp_path / "run")
    assert "settings.json: damaged, or not the settings of a match: start" in done.err


def test_own_limit_counts_more_than_that_of_the_match(run: Run, fake: FakePlayer) -> None:
    match = ["match", "random", "-n", 2, "--max-plies", 2]
    run(*match, fake.by_uci, "--nodes", 50)
    assert fake.beside("limit").read_text() == "nodes 50"
    run(*match, fake.by_uci, "--nodes", 50, "--limit-b", "depth=2")
    assert fake.beside("limit").read_text() == "depth 2"
    run(*match, f"{fake.by_uci},seconds=0.01", "--nodes", 50)
    assert fake.beside("limit").read_text() == "movetime 10"


def test_missing_players_of_workers_are_one_line(fake: FakePlayer) -> None:
    setting = Setting(Seat("random"), Seat("random:no"))
    with pytest.raises(ClausewitzError, match='"no" is not expected'):
        play_match(setting, openings(0, 2), 8, jobs=2)


def damaged_match(run: Run, folder: Path, name: str, old: str, new: str) -> str:
    """What the command says that goes on with a match whose file was changed."""
    assert run("match", "random:1", "random:2", "-n", "4", *SHORT, "-o", folder).status == 0
    text = (folder / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1))
    done = run("match", "random:1", "random:2", "-n", "4", *SHORT, "-o", folder, "--resume")
    assert done.status == 0, done.err
    return done.err


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("games.pgn", " 7. ", " 9. "),
        pytest.param("games.pgn", '[Round "1.2"]', '[Round "9.2"]', marks=pytest.mark.long),
        pytest.param("games.pgn", "[Event ", "[Evant ", marks=pytest.mark.long),
        pytest.param("effort.csv", "0,a,", "0,b,", marks=pytest.mark.long),
        pytest.param("effort.csv", "2,a,", "2,a,1", marks=pytest.mark.long),
    ],
)
def test_a_game_that_was_damaged_is_played_again(
    run: Run, tmp_path: Path, name: str, old: str, new: str
) -> None:
    whole = tmp_path / "whole"
    assert run("match", "random:1", "random:2", "-n", "4", *SHORT, "-o", whole).status == 0
    errors = damaged_match(run, tmp_path / "run", name, old, new)
    assert (tmp_path / "run" / "games.pgn").read_text() == (whole / "games.pgn").read_text()
    assert "not whole, played again: 1" in errors


def test_a_match_without_its_efforts_is_played_again(run: Run, tmp_path: Path) -> None:
    assert run("match", "random:1", "random:2", "-n", "4", *SHORT, "-o", tmp_path).status == 0
    (tmp_path / "effort.csv").write_text("")
    done = run("match", "random:1", "random:2", "-n", "4", *SHORT, "-o", tmp_path, "--resume")
    assert "not whole, played again: 4" in done.err
    assert (tmp_path / "effort.csv").read_text().count("\n") == 8
