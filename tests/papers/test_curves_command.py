"""clausewitz reproduce curves: pictures, figures, mistakes."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from running import Run

GAMES = """[White "A"]
[Black "B & C"]
[Result "1-0"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[White "D"]

1. a3 h6 2. Nf3 *
"""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    file = tmp_path / "games.pgn"
    file.write_text(GAMES)
    return file


def test_picture_and_table(run: Run, games: Path, tmp_path: Path) -> None:
    picture = tmp_path / "curves.svg"
    done = run(
        "reproduce", "curves", games, "-o", picture, "--depth", 2, "--also", "clausewitz:nodes=300"
    )
    assert (done.status, done.err) == (0, "")
    head, *rows, last = done.out.splitlines()
    assert head.split() == [
        "evaluated", "cases", "mates", "change", "same", "side", "seconds", "µs/state",
    ]  # fmt: skip
    names = [row.split()[0] for row in rows]
    assert names == ["base:winning", "pruning:winning", "clausewitz:nodes=300"]
    assert last.startswith("change: mean change of the evaluation from ply to ply, in pawns")
    text = picture.read_text()
    assert "A against B &amp; C: 1-0" in text
    ElementTree.fromstring(text)


def test_figures_for_machines(run: Run, games: Path) -> None:
    done = run(
        "reproduce", "curves", games, "--game", 2, "--depth", 1, "--weights", "handmade", "--json"
    )
    found = json.loads(done.out)
    assert (found["game"], found["headers"]["White"]) == (2, "D")
    base, pruning = found["players"]
    assert base["player"] == "base:handmade"
    assert [point["move"] for point in base["points"]] == ["a3", "h6", "Nf3"]
    assert base["evaluated"] == base["positions"] == 3
    assert pruning["from_cases"] + pruning["evaluated"] == 3
    assert base["points"][0]["seconds_per_state"] > 0


def test_picture_in_pixels(run: Run, games: Path, tmp_path: Path) -> None:
    pytest.importorskip("typst")
    picture = tmp_path / "curves.png"
    assert run("reproduce", "curves", games, "-o", picture, "--depth", 1).status == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--game", 3], "there are 2 games in it, no game 3"),
        (["--game", 0], "--game"),
        (["-o", "curves.gif"], "curves.gif: the name of a picture ends in .svg, .png, .pdf"),
        (["-o", "/none/curves.svg", "--depth", 1], "/none/curves.svg: No such file or directory"),
        (["--weights", "lead"], "no weights are called lead"),
        (["--also", "fish"], 'there is no player "fish"'),
        (["--depth", 40], "--depth"),
    ],
)
def test_mistakes_are_one_line(run: Run, games: Path, options: list[object], words: str) -> None:
    done = run("reproduce", "curves", games, *options)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert words in line


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "there is no game in it"), ("1. e4 Ke7 *", "illegal san: 'Ke7'"), ("?", "no moves")],
)
def test_file_without_a_game_is_one_line(run: Run, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "games.pgn"
    file.write_text(text)
    done = run("reproduce", "curves", file)
    assert (done.status, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert words in line
