"""Standard input that is no text, or has no end, is one line; whatever the locale says."""

import os
import subprocess
import sys

import pytest

from clausewitz.support.limits import LONGEST_LINE
from running import long

FEN = b"8/8/8/8/8/8/k7/2K4R w - - 0 1\n"
STRICT = {"LC_ALL": "C", "PYTHONIOENCODING": "utf-8:strict", "PYTHONUTF8": "0"}


def answered(text: bytes, *command: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "clausewitz", *command],
        input=text,
        capture_output=True,
        env=os.environ | STRICT,
        check=False,
    )


@pytest.mark.parametrize("command", ["legal", long("suggest"), long("board")])
def test_bytes_that_are_no_text_are_no_position(command: str) -> None:
    done = answered(FEN + b"\xff\xfe\n", command, "-")
    assert done.returncode == 2
    assert done.stderr.startswith(b"clausewitz: bad FEN")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("command", "byte"),
    [
        (["mate", "-", "-n", "2"], 0),  # read line by line
        (["learn", "-", "-o", "run"], 30),  # read as a whole
    ],
)
def test_bytes_that_are_no_text_are_reported_with_their_line(
    command: list[str], byte: int, tmp_path: os.PathLike[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = answered(FEN + b"\xff\n", *command)
    assert done.returncode == 2
    expected = f"clausewitz: standard input:2: not UTF-8 text (byte {byte})\n"
    assert done.stderr == expected.encode()


@pytest.mark.parametrize("command", ["legal", long("suggest")])
def test_a_line_without_an_end_is_refused(command: str) -> None:
    done = answered(b"x" * (2 * LONGEST_LINE), command, "-")
    assert done.returncode == 2
    assert done.stderr == b"clausewitz: standard input: a line of more than 1,048,576 bytes\n"


def test_a_long_text_is_shortened_in_messages() -> None:
    done = answered(b"x" * 10_000 + b"\n", "legal", "-")
    assert len(done.stderr) < 600
