"""A command that says no has changed nothing; none reads and writes the same file."""

import os
from pathlib import Path

import pytest

from running import Run
from trial.refusals import changes, snapshot

FEN = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
GAME = '[White "Anna"]\n[Black "Bert"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n'
QUICKLY = ("--nodes", "20", "-j", "1")


@pytest.mark.parametrize(
    "words",
    [
        ("annotate", "empty.pgn", "-o", "out.pgn", *QUICKLY),
        ("tag", "empty.csv", "-o", "out.csv", "-j", "1"),
        ("mine", "empty.pgn", "-o", "out.csv", *QUICKLY),
        ("coach", "empty.pgn", "--player", "Anna", "-o", "folder", *QUICKLY),
        ("coach", "empty.pgn", "--player", "Anna", "-o", "new/folder", *QUICKLY),
        ("coach", "game.pgn", "--player", "Nobody", "-o", "folder", *QUICKLY),
        ("tag", "game.pgn", "-o", "game.pgn", "-j", "1"),
        ("tag", "game.pgn", "-o", "linked.pgn", "-j", "1"),
        ("annotate", "game.pgn", "-o", "same.pgn", *QUICKLY),
        ("train", "game.pgn", "-o", "out.html", "--pgn", "out.html", "-j", "1"),
        ("match", "random:1", "uci:no-such-program", "-n", "2", "--pgn", "out.pgn", "-o", "new"),
        ("learn", "empty.csv", "-o", "new/run"),
        ("task", "import", "folder", "-o", "out.csv"),
    ],
    ids=" ".join,
)
def test_a_refusal_changes_nothing(
    words: tuple[str, ...], run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("empty.pgn", "empty.csv"):
        Path(name).touch()
    for name in ("out.pgn", "out.csv", "out.html"):
        Path(name).write_text("precious\n")
    Path("folder").mkdir()
    Path("folder/judged.jsonl").write_text("precious\n")
    Path("game.pgn").write_text(GAME)
    Path("linked.pgn").symlink_to("game.pgn")
    os.link("game.pgn", "same.pgn")
    before = snapshot(tmp_path)
    status, out, err = run(*words)
    assert (status, out, len(err.splitlines())) == (2, "", 1), err
    assert changes(before, snapshot(tmp_path)) == []


def test_the_right_file_is_taken_after_a_wrong_one(run: Run, tmp_path: Path) -> None:
    empty, game = tmp_path / "empty.pgn", tmp_path / "game.pgn"
    empty.touch()
    game.write_text(GAME)
    words = ("--player", "Anna", "-o", tmp_path / "folder", *QUICKLY)
    assert run("coach", empty, *words).status == 2
    assert run("coach", game, *words).status == 0


def test_two_words_that_name_one_file_are_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(GAME)
    err = run("tag", file, "-o", file).err
    assert err == (
        f"clausewitz: {file}: LINES and --output are the same file: choose another to write\n"
    )


def test_a_device_may_be_read_and_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(GAME)
    assert run("tag", file, "-o", "/dev/null", "-j", "1").status == 0
