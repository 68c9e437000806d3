"""Files made to fill the memory or to take for ever are refused with one line."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import zstandard

from clausewitz.games.epd import read_epd
from clausewitz.games.example import PassedOverError
from clausewitz.games.game_stream import main_line
from clausewitz.games.line_files import LineFile
from clausewitz.games.pgn import pgn_games, read_game, refusal
from clausewitz.games.published_files import Source
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import DEEPEST_VARIATIONS, LONGEST_GAME, LONGEST_LINE, MOST_EMPTY
from running import Run

HEADER = b"PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl\n"
MEASURE = """
from pathlib import Path
from clausewitz.cli import main
try:
    main()
finally:
    print(Path("/proc/self/status").read_text().partition("VmHWM:")[2].split()[0])
"""
"""Tells the most memory it had itself: by getrusage it is at least what its parent has."""


def nested(depth: int) -> str:
    return "1. e4 " + "(1. d4 " * depth + ")" * depth + " e5 2. Nf3 1-0"


def packed(path: Path, start: bytes, line: bytes, lines: int) -> Path:
    packer = zstandard.ZstdCompressor(level=3).compressobj()
    with path.open("wb") as file:
        file.write(packer.compress(start))
        for _ in range(lines // 1000):
            file.write(packer.compress(line * 1000))
        file.write(packer.flush())
    return path


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="there is no /proc")
def test_a_small_file_that_unpacks_to_a_large_one_is_refused(tmp_path: Path) -> None:
    path = packed(tmp_path / "bomb.csv.zst", HEADER, b"a\n", 20_000_000)
    assert path.stat().st_size < 100_000
    command = [sys.executable, "-c", MEASURE, "sample", str(path), "-o", str(tmp_path / "out.csv")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "it unpacks to more than 100 times its size" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert int(done.stdout) < 500_000  # kilobytes


def test_what_packs_well_is_read(tmp_path: Path) -> None:
    path = packed(tmp_path / "same.csv.zst", HEADER, b"a,b,c\n", 100_000)
    assert sum(1 for _ in Source(path).lines()) == 100_001


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_too_long_is_reported_with_its_number(tmp_path: Path, end: bytes) -> None:
    path = tmp_path / "long.csv"
    path.write_bytes(b"a\nb\n" + b"x" * (LONGEST_LINE + 1) + end)
    with pytest.raises(ClausewitzError, match=r"long\.csv:3: a line of more than 1,048,576 bytes"):
        list(Source(path).lines())


def test_variations_in_variations_are_read_in_one_pass() -> None:
    deepest = nested(DEEPEST_VARIATIONS)
    assert main_line(deepest) == ["e4", "e5", "Nf3"]
    for text in (nested(DEEPEST_VARIATIONS + 1), nested(200_000)):
        with pytest.raises(PassedOverError, match="unreadable"):
            main_line(text)


@pytest.mark.parametrize("text", ["1. e4 ) e5 1-0", "1. e4 (1. d4 1-0", "1. e4 ) ( e5 1-0"])
def test_brackets_without_another_are_no_moves(text: str) -> None:
    with pytest.raises(PassedOverError, match="unreadable"):
        main_line(text)


def test_a_game_of_many_nested_variations_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nested.pgn"
    path.write_text(f'[Event "a"]\n\n{nested(20_000)}\n\n[Event "b"]\n\n{nested(50)}\n')
    first, second = pgn_games(path)
    assert refusal(first) == "more than 50 nested variations"
    assert refusal(second) == ""
    with pytest.raises(ClausewitzError, match="game 1: more than 50 nested variations"):
        read_game(path)
    assert len(list(LineFile(path).parts())) == 1


def test_a_game_too_long_is_reported_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "long.pgn"
    line = "{" + "x" * 10_000 + "}\n"
    path.write_text('[Event "a"]\n\n' + line * (LONGEST_GAME // 10_000 + 1) + "1. e4 *\n")
    with pytest.raises(
        ClausewitzError, match=r"long\.pgn:\d+: a game of more than 4,194,304 bytes"
    ):
        list(pgn_games(path))
    with pytest.raises(
        ClausewitzError, match=r"long\.pgn:\d+: a game of more than 4,194,304 bytes"
    ):
        list(LineFile(path).parts())


@pytest.mark.parametrize("moves", ["9" * 5000, "0", "99999", "²", "-1"])
def test_the_length_of_a_mate_is_a_number_of_moves(moves: str) -> None:
    with pytest.raises(ClausewitzError, match="names no number of moves"):
        read_epd(f"8/8/8/8/8/8/k7/2K4R w - - dm {moves};")


def test_a_first_line_without_end_is_not_collected(tmp_path: Path) -> None:
    taken = []

    class Counted(LineFile):
        def _blocks(self) -> Iterator[bytes]:
            for number in range(1000):
                taken.append(number)
                yield b"a" * (LONGEST_LINE // 4)

    with pytest.raises(ClausewitzError, match="a line of more than"):
        list(Counted(tmp_path / "a.epd").parts())
    assert len(taken) < 20


@pytest.mark.parametrize("line", [b"\n", b"\r\n", b" \n"])
def test_empty_lines_without_end_are_refused(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "empty.epd"
    position = b"6k1/5ppp/8/8/8/8/8/R3K3 w - - bm Ra8;\n"
    path.write_bytes((position + line * (MOST_EMPTY // 2)) * 3)
    assert list(LineFile(path).parts())
    path.write_bytes(position + line * (MOST_EMPTY + 2000))
    with pytest.raises(ClausewitzError, match=r"empty\.epd:\d+: more than 100,000 empty lines"):
        list(LineFile(path).parts())


def test_lines_of_which_none_can_be_read_are_not_read_for_ever(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clausewitz.runs.part_runs.MOST_EMPTY", 3000)
    path = tmp_path / "junk.epd"
    path.write_bytes(b"a\n" * 20_000)
    done = run("tag", str(path), "-j", "1")
    assert done.status == 2
    assert done.err.splitlines()[-1].endswith("in it: 3,500 could not be read")
