"""Whole runs of compose, and what it refuses."""

import json
import sys
from pathlib import Path

import chess
import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose import composer
from mates.plain_search import mating_moves
from running import Run

OFFER = (
    "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - dm 2; bm Rbd7; "
    'id "Clausewitz 1"; c0 "3 replies; economy 16 against 10";\n'
)


def test_puzzle_is_sound(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    result = run("compose", "--replies", "1", "--seed", "4", "-o", str(path), "-n", "1")
    assert (result.status, result.out) == (0, f"1 puzzle: {path}\n")
    assert result.err == path.read_text()
    board, operations = chess.Board.from_epd(path.read_text())
    assert operations["dm"] == 2
    assert list(mating_moves(board, 2)) == operations["bm"]
    assert list(mating_moves(board, 1)) == []
    assert not board.is_check()
    assert not board.gives_check(operations["bm"][0])
    board.push(operations["bm"][0])
    assert board.legal_moves.count() == 1


@pytest.mark.long
def test_without_a_file_puzzles_are_printed(run: Run) -> None:
    words = ("compose", "--size", "5", "--replies", "1", "-n", "1", "--seed", "9")
    done = run(*words)
    assert (done.status, done.err) == (0, "1 puzzle\n")
    assert done.out.count("\n") == 1
    assert " dm 2;" in done.out
    for option in ("--json", "--resume"):
        assert run(*words, option).err.endswith("-o FILE\n")


@pytest.mark.long
def test_run_can_be_taken_up(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    arguments = "compose", "--size", "5", "--replies", "1", "-o", str(path), "--json", "-n"
    first = json.loads(run(*arguments, "2").out)
    text = path.read_text()
    assert (first["written"], first["in_file"], first["finished"]) == (2, 2, True)
    more = json.loads(run(*arguments, "3", "--resume").out)
    assert (more["written"], more["in_file"], more["finished"]) == (1, 3, True)
    assert json.loads(run(*arguments, "3", "--resume").out)["written"] == 0
    assert path.read_text().startswith(text)
    assert len(path.read_text().splitlines()) == 3


@pytest.mark.long
def test_same_seed_same_puzzles(run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        path = tmp_path / name
        arguments = "--size", "5", "--replies", "1", "-n", "2", "--seed", "9", "-o", str(path)
        assert run("compose", *arguments).status == 0
        texts.append(path.read_text())
    assert texts[0] == texts[1]
    for line in texts[0].splitlines():
        board, game = chess.Board(line.split(" dm")[0]), game_of(5)
        found = game.mating_moves(board, 2)
        assert [f"bm {game.san(board, move)};" in line for move in found] == [True]


@pytest.mark.long
@pytest.mark.parametrize(("chapter", "number", "there"), [(1, 2, 1), (2, 3, 1), (2, 3, 2)])
def test_a_run_that_was_stopped_goes_on_to_the_same_puzzles(
    chapter: int,
    number: int,
    there: int,
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(composer, "CHAPTER", chapter)
    words = ("--size", "5", "--replies", "1", "-n", str(number), "--seed", "9", "--resume", "-o")
    assert run("compose", *words, tmp_path / "whole").status == 0
    lines = (tmp_path / "whole").read_text().splitlines(keepends=True)
    stopped = tmp_path / "stopped"
    stopped.write_text("".join(lines[:there]))
    assert run("compose", *words, stopped).status == 0
    assert stopped.read_text().splitlines(keepends=True) == lines


@pytest.mark.long
def test_a_file_of_another_run_is_added_to(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    words = ("--size", "5", "--replies", "1", "--resume", "-o", path)
    assert run("compose", *words, "-n", "1", "--seed", "9").status == 0
    first = path.read_text()
    assert run("compose", *words, "-n", "2", "--seed", "4").status == 0
    assert path.read_text().startswith(first)
    assert path.read_text().count("\n") == 2


def test_half_a_line_at_the_end_goes(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "puzzles.epd"
    path.write_text(OFFER + OFFER[:30])
    assert run("compose", "-o", path, "--seconds", "0").status == 0
    assert path.read_text() == OFFER
    assert "half a line at its end was cut off" in caplog.text


@pytest.mark.long
def test_line_that_was_changed_is_reported_and_stays(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "puzzles.epd"
    words = ("compose", "--size", "5", "--replies", "1", "-n", "1", "--seed", "9", "-o", path)
    assert run(*words).status == 0
    written = path.read_text()
    path.write_text(f"\ufeff# mine\n\n{written}")
    assert run(*words, "--resume").status == 0
    assert not caplog.text
    changed = written.replace("economy", "ecknomy")
    path.write_text(f"# mine\n\n{changed}")
    assert run(*words, "--resume").status == 0
    assert f"{path} is not as it was written: line 3; every puzzle" in caplog.text
    assert path.read_text() == f"# mine\n\n{changed}"


@pytest.mark.long
def test_economy_ends_with_the_fewest_pieces_of_white(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "economy.epd"
    arguments = "--size", "4", "--white", "2", "--black", "2", "--replies", "1", "-o", str(path)
    summary = json.loads(run("compose", "--economy", "--json", *arguments).out)
    assert summary["finished"] is True
    remarks = [line.split("economy ")[1].split('"')[0] for line in path.read_text().splitlines()]
    worths = [tuple(map(int, remark.split(" against "))) for remark in remarks]
    assert worths == sorted(worths)
    assert len({white for white, _ in worths}) == 1


def test_time_limit_keeps_what_there_is(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    path.write_text(OFFER)
    result = run("compose", "-o", str(path), "--seconds", "0")
    assert (result.status, result.out) == (0, f"0 puzzles when the time was up: {path}\n")
    assert path.read_text() == OFFER


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--pieces", "QRkp"], "white has no king in QRkp"),
        (["--pieces", "KQ"], "black has no king in KQ"),
        (["--pieces", "KKQk"], "white has 2 kings in KKQk"),
        (["--pieces", "KXYk"], "no piece is called X, Y: the letters are KQRBNPkqrbnp"),
        (["--pieces", "K" + "P" * 38 + "k"], "40 pieces are too many for a board of 8 by 8"),
        (["--pieces", "KQQk"], "white cannot have KQQ in a game (--promoted allows promoted"),
        (["--pieces", "Kkq"], "a king alone gives no mate: white needs another piece"),
        (["--pieces", "KQk", "--promotion"], "there is no white pawn in KQk that could promote"),
        (["--size", "3"], "the board may have 4 to 8 rows and columns, not 3"),
        (["--size", "9"], "the board may have 4 to 8 rows and columns, not 9"),
        (["--mate", "1"], "puzzles are mates in 2 to 3 moves, not in 1"),
        (["--mate", "0"], "puzzles are mates in 2 to 3 moves, not in 0"),
        (["--mate", "3", "--size", "5"], "mates in three and mates with a name are composed on"),
        (["-n", "0"], "-n is how many puzzles are wanted, 1 or more, not 0"),
        (["--replies", "0"], "--replies is 1 to 3, not 0"),
        (["--white", "40"], "white may have 2 to 16 pieces, not 40"),
        (
            ["--size", "4", "--white", "6", "--black", "6"],
            "12 pieces are too many for a board of 4 by",
        ),
        (["--quiet", "--promotion"], "a quiet key is no promotion: ask for one of the two"),
        (
            ["--named-mate", "fools"],
            "no mate is called fools; there are back-rank, learned-back-rank",
        ),
        (
            ["--economy", "--pieces", "KQk"],
            "--economy is for mates in two, with any pieces and of any name",
        ),
    ],
)
def test_impossible_wish_is_one_line(
    run: Run,
    arguments: list[str],
    words: str,
    tmp_path: Path,
) -> None:
    path = tmp_path / "puzzles.epd"
    result = run("compose", *arguments, "-o", str(path))
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(f"clausewitz: {words}")
    assert result.err.count("\n") == 1
    assert not path.exists()


def test_bad_files_are_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    path.write_text(f"{OFFER}what is this\n")
    err = run("compose", "-o", str(path)).err
    assert err.startswith(f'clausewitz: {path}:2: bad FEN "what is this": it has 3 fields')
    assert err.count("\n") == 1
    err = run("compose", "-o", str(tmp_path / "no" / "folder.epd")).err
    assert err == f"clausewitz: {tmp_path / 'no' / 'folder.epd'}: No such file or directory\n"
    err = run("compose", "-o", str(tmp_path)).err
    assert err == f"clausewitz: {tmp_path}: Is a directory\n"


def test_missing_clingo_is_one_line(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "clingo", None)
    path = tmp_path / "puzzles.epd"
    path.write_text(OFFER)
    err = run("compose", "-o", str(path)).err
    assert err == "clausewitz: clingo is missing: install it with `pip install clingo`\n"
    assert path.read_text() == OFFER
