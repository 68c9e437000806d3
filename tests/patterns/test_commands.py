"""The commands: patterns filter, show, measure and learn; reproduce patterns, in small."""

import json
from pathlib import Path

import pytest

from patterns.test_learning import GAMES
from running import Run

RUY = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"


def test_filter_ranks_moves_and_says_why(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "moves.svg"
    done = run("patterns", "filter", RUY, "-n", "3", "-o", str(picture))
    assert done.status == 0, done.err
    *lines, last = done.out.splitlines()
    assert last == "3 of 27 moves selected"
    assert len(lines) == 3
    assert all(line.endswith(".") for line in lines)
    assert any(line.startswith("Bb5") for line in lines)
    assert picture.read_text().startswith("<svg")
    found = json.loads(run("patterns", "filter", RUY, "--gamma", "0.5", "--json").out)
    assert found["kept"] == sum(move["kept"] for move in found["moves"]) == 14
    assert len(found["moves"]) == 27


@pytest.mark.long
def test_shown_clauses_are_tactics(run: Run, tmp_path: Path) -> None:
    done = run("patterns", "show", "-n", "20", "--clauses")
    assert done.status == 0, done.err
    file = tmp_path / "patterns.pl"
    file.write_text(done.out)
    proposed = run("suggest", RUY, "--tactics", str(file))
    assert proposed.status == 0, proposed.err
    assert proposed.out


def test_measure_counts_moves_preserved(run: Run) -> None:
    words = ("patterns", "measure", "--games", str(GAMES), "-n", "100", "--json")
    found = json.loads(run(*words).out)
    assert found["positions"] == 100
    assert 0.4 < found["k"]["4"] < found["k"]["10"] < 1.0
    assert found["gamma"]["1.0"] == 1.0
    done = run(*words[:-1], "--player", "nobody")
    assert done.status == 2
    assert 'no move in these games is of "nobody"' in done.err


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["learn", "-o", "RUN"], "learn from what?"),
        (["learn", "-o", "RUN", "--teacher", "x", "--answering", "y"], "goes with --games"),
        (["learn", "-o", "RUN", "--teacher", "uci:/bin/false"], "ends at once"),
        (["learn", "-o", "RUN", "--teacher", "nobody"], "there is no player"),
        (["filter", RUY, "--patterns", "nowhere.pl"], "No such file"),
        (["filter", RUY, "--way", "guess"], "'guess' is not one of 'fitted', 'paper'"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("patterns", *options)
    assert done.status == 2
    assert message in done.err
    assert done.err.count("\n") == 1


@pytest.mark.long
def test_reproduce_patterns_in_small(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ("reproduce", "patterns", "--quick", "--teacher", "clausewitz:depth=1,hash=1", "-o")
    done = run(*words, str(folder), "--games", str(GAMES))
    assert done.status == 0, done.err
    assert "figure 18: preserved by k = 1 … 10" in done.out
    names = ("15", "16", "16-right", "17-k", "17-gamma", "18-k", "18-gamma")
    assert all((folder / f"figure{name}.svg").exists() for name in names)
    again = run(*words, str(folder), "--games", str(GAMES))
    assert again.out == done.out
    assert "continues after game 12" in again.err


def test_reproducing_patterns_asks_for_a_folder(run: Run) -> None:
    assert run("reproduce", "patterns").status == 2
