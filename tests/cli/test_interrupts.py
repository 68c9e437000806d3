"""Ctrl-C and a kill end a command with a line that is true: how to go on, if it was begun."""

import os
import signal
import time
from pathlib import Path

import pytest

from clausewitz.cli.interrupts import stoppable
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError


def words_of_a_stop(output: Path | None, saved: str = "", by: int = signal.SIGTERM) -> str:
    def stopped() -> None:
        with stoppable(output, saved):
            os.kill(os.getpid(), by)
            for _ in range(1_000):  # pause() may wait for ever: another thread may get the signal
                time.sleep(0.01)

    with pytest.raises(ClausewitzError) as said:
        stopped()
    return str(said.value)


def test_a_run_that_was_not_begun_is_not_gone_on_with(tmp_path: Path) -> None:
    assert words_of_a_stop(tmp_path / "run") == "stopped; nothing was saved"
    (tmp_path / "run").mkdir()
    assert words_of_a_stop(tmp_path / "run") == "stopped; nothing was saved"


def begun(folder: Path) -> None:
    run = RunFolder(folder)
    run.start({}, resume=False)
    run.append("journal", "one\n")


def test_a_run_in_which_nothing_was_found_is_taken_away(tmp_path: Path) -> None:
    RunFolder(tmp_path / "run").start({}, resume=False)
    assert words_of_a_stop(tmp_path / "run") == "stopped; nothing was saved"
    assert list(tmp_path.iterdir()) == []


def test_a_run_that_was_begun_is_gone_on_with(tmp_path: Path) -> None:
    begun(tmp_path / "run")
    hint = f"continue with --resume -o {tmp_path / 'run'}"
    assert words_of_a_stop(tmp_path / "run") == f"stopped; finished work is saved: {hint}"
    begun(tmp_path / "file.run")
    said = words_of_a_stop(tmp_path / "file", "all is saved")
    assert said == f"stopped; all is saved: continue with --resume -o {tmp_path / 'file'}"


def test_what_has_no_folder_has_no_hint() -> None:
    assert words_of_a_stop(None) == "stopped"
    assert words_of_a_stop(None, "it is saved") == "stopped; it is saved"


def test_a_closed_terminal_is_a_stop_unless_it_is_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        assert words_of_a_stop(None, by=signal.SIGHUP) == "stopped"
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as nohup has it
        with stoppable():
            os.kill(os.getpid(), signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)
