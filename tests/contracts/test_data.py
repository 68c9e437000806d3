"""Public files: found where $CLAUSEWITZ_DATA says, and missed in one line."""

import json
from pathlib import Path

import pytest

from clausewitz.support.data import PUBLIC_FILES, example_file, public_files, required_files
from clausewitz.support.errors import ClausewitzError
from running import Run


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CLAUSEWITZ_DATA", str(tmp_path))
    return tmp_path


def touch(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.touch()
    return path


def test_files_are_found_in_subfolders_and_side_by_side_the_best_first(home: Path) -> None:
    flat = touch(home / "sample.csv")
    nested = touch(home / "puzzles" / "lichess_db_puzzle.csv.zst")
    touch(home / "puzzles" / "notes.txt")
    assert public_files("puzzles") == [nested, flat]
    assert public_files("maia") == []


def test_without_the_variable_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLAUSEWITZ_DATA", raising=False)
    assert not any(map(public_files, PUBLIC_FILES))
    with pytest.raises(ClausewitzError, match=r"no \[a-e\]\.tsv \(https.*which is not set"):
        required_files("openings")


def test_file_that_does_not_ship_is_refused() -> None:
    assert example_file("games.pgn").is_file()
    with pytest.raises(ClausewitzError, match=r"other\.pgn: no such file"):
        example_file("other.pgn")


def test_command_lists_every_kind_with_its_use_source_and_licence(home: Path, run: Run) -> None:
    network = touch(home / "maia" / "maia-1600.pb.gz")
    status, output, _ = run("data")
    assert status == 0
    assert output.count("\n  missing  ") == len(PUBLIC_FILES) - 1
    assert f"\n  found    {network}\n" in output
    rows = [json.loads(line) for line in run("data", "--json").out.splitlines()]
    assert {row["kind"]: row["found"] for row in rows} == {
        kind: [str(network)] if kind == "maia" else [] for kind in PUBLIC_FILES
    }
    assert all(row["use"] and row["source"] and row["licence"] for row in rows)


def test_command_tells_one_file_or_that_it_is_missing(home: Path, run: Run) -> None:
    network = touch(home / "maia-1900.pb.gz")
    assert run("data", "--first", "maia").out == f"{network}\n"
    status, _, error = run("data", "--first", "puzzles")
    assert status == 2
    assert error.startswith(
        "clausewitz: no lichess_db_puzzle.csv.zst (https://database.lichess.org"
    )
    assert "there are puzzles, games" in run("data", "--first", "magic").err
