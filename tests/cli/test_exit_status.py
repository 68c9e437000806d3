"""How programs end: one line for what a user can mend, a traceback for a mistake."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Event
from typing import NoReturn

import pytest

from clausewitz.support.background import is_busy, run_interruptibly
from clausewitz.support.errors import ClausewitzError, words_of
from clausewitz.support.exit_status import run_and_exit
from running import LONG, long

COMMAND = [sys.executable, "-m", "clausewitz"]
UCI = [sys.executable, "-c", "from clausewitz.play.uci.protocol import main; main()"]

MENDED = [
    (ClausewitzError("two\nlines"), "two lines"),
    (FileNotFoundError(errno.ENOENT, "No such file", "a.csv"), "a.csv: No such file"),
    (
        OSError(errno.ENOSPC, "No space left on device"),
        "the output cannot be written: No space left on device",
    ),
    (OSError("without a number"), "the system refuses: without a number"),
    (MemoryError(), "there is not enough memory for this"),
    (RecursionError("maximum recursion depth exceeded"), "what is read is nested too deeply"),
    (
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        "what is read is not UTF-8: invalid start byte",
    ),
    (
        UnicodeEncodeError("ascii", "½", 0, 1, "ordinal not in range"),
        "the output cannot be written as ascii: set PYTHONUTF8=1",
    ),
]


@pytest.mark.parametrize(("error", "words"), MENDED, ids=lambda case: type(case).__name__)
def test_what_a_user_can_mend_is_one_line(
    error: Exception, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> NoReturn:
        raise error

    with pytest.raises(SystemExit) as left:
        run_and_exit("program", fail)
    assert left.value.code == 2
    assert capsys.readouterr() == ("", f"program: {words}\n")


@pytest.mark.parametrize("error", [KeyError("x"), ValueError("x"), AssertionError()])
def test_a_mistake_of_ours_is_a_traceback_and_where_to_report_it(
    error: Exception, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> NoReturn:
        raise error

    assert words_of(error) is None
    with pytest.raises(SystemExit) as left:
        run_and_exit("program", fail)
    assert left.value.code == 1
    errors = capsys.readouterr().err
    assert errors.startswith("Traceback")
    assert "please report it" in errors.splitlines()[-1]


@pytest.mark.parametrize(("result", "status"), [(None, 0), (0, 0), (3, 3), ("text", 0)])
def test_a_program_leaves_with_its_status(result: object, status: int) -> None:
    with pytest.raises(SystemExit) as left:
        run_and_exit("program", lambda: result)
    assert left.value.code == status


def shell(line: str, command: list[str] = COMMAND, text: bytes = b"") -> tuple[int, bytes, bytes]:
    """What a shell makes of the command with redirections."""
    done = subprocess.run(
        ["bash", "-c", f'"$@" {line}', "bash", *command], input=text, capture_output=True
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("legal >/dev/full", b"the output cannot be written: No space left on device"),
        long("legal >&-", b"the output cannot be written: Bad file descriptor"),
        long("--help >/dev/full", b"the output cannot be written: No space left on device"),
        ("--version >&-", b"the output cannot be written: Bad file descriptor"),
        ("facts nonsense >/dev/full", b'bad FEN "nonsense"'),
    ],
)
def test_an_output_that_takes_nothing_is_one_line(line: str, words: bytes) -> None:
    status, _, errors = shell(line)
    assert status == 2, errors
    assert errors.startswith(b"clausewitz: " + words)
    assert errors.count(b"\n") == 1


@pytest.mark.parametrize(
    "line", [long("legal <&-"), long("legal 2>&-"), "legal 2>/dev/full", "legal <&- 2>&-"]
)
def test_streams_that_are_not_needed_may_be_missing(line: str) -> None:
    status, said, errors = shell(line)
    assert (status, errors) == (0, b"")
    assert said.startswith(b"a2a3 ")


@pytest.mark.parametrize("line", [long("legal x 2>&-"), "legal x 2>/dev/full", "legal x >&- 2>&-"])
def test_an_error_that_cannot_be_printed_has_its_status(line: str) -> None:
    assert shell(line) == (2, b"", b"")


def test_a_file_does_not_get_the_number_of_a_stream(tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    status, _, errors = shell(f"board -o {board} >&- 2>&-")
    assert (status, errors) in ((0, b""), (2, b""))
    assert board.read_text().startswith("<svg")
    assert board.read_text().rstrip().endswith("</svg>")


def test_a_reader_that_leaves_is_no_error() -> None:
    status, said, errors = shell("--help | head -1; exit ${PIPESTATUS[1]}")
    assert (status, errors) == (0, b"")
    assert said.count(b"\n") <= 1


def test_input_that_is_no_text_is_one_line(tmp_path: Path) -> None:
    for environment in ({}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "utf-8:strict"}):
        done = subprocess.run(
            [*COMMAND, "learn", "-", "-o", "run"],
            input=b"fen,move\n\xff\xfe,\xff\n",
            capture_output=True,
            env=os.environ | environment,
            cwd=tmp_path,
        )
        assert done.returncode == 2, done.stderr
        assert b"Traceback" not in done.stderr
        assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("line", "words"), [(">/dev/full", b"No space left on device"), (">&-", b"Bad file descriptor")]
)
def test_the_engine_tells_of_an_output_that_takes_nothing(line: str, words: bytes) -> None:
    status, _, errors = shell(line, UCI, b"uci\nisready\nquit\n")
    assert status == 2
    assert errors == b"clausewitz-uci: the output cannot be written: " + words + b"\n"


def test_the_engine_without_an_input_ends() -> None:
    assert shell("<&-", UCI) == (0, b"", b"")


def test_work_that_cannot_be_interrupted_keeps_nobody_from_leaving() -> None:
    """As clingo's grounding: the thread here sleeps for an hour."""
    program = """if True:
        import time
        from clausewitz.support.background import run_interruptibly
        from clausewitz.support.exit_status import run_and_exit
        def work():
            print("at work", flush=True)
            time.sleep(3600)
        def run():
            try:
                run_interruptibly(work)
            except KeyboardInterrupt:
                return 7
        run_and_exit("program", run)
    """
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline() == b"at work\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(600) == 7
    process.stdout.close()


def test_work_in_the_background_is_not_waited_for_longer_than_requested() -> None:
    gate = Event()
    with pytest.raises(TimeoutError):
        run_interruptibly(lambda: assert_set(gate), seconds=0.001)
    assert is_busy()
    gate.set()
    while is_busy():
        time.sleep(0.001)


def assert_set(gate: Event) -> None:
    assert gate.wait(LONG)


def test_an_error_of_work_in_the_background_is_raised() -> None:
    def fail() -> None:
        raise ClausewitzError("no")

    with pytest.raises(ClausewitzError, match="no"):
        run_interruptibly(fail)
    assert not is_busy()
