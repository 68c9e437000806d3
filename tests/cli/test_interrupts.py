"""Ctrl-C and a kill end a command with a line that is true: how to go on, if it was begun."""

import os
import signal
from pathlib import Path

import pytest

from clausewitz.cli.interrupts import stoppable
from clausewitz.errors import ClausewitzError
from clausewitz.runs.run_folder import RunFolder


def words_of_a_stop(output: Path | None, kept: str = "") -> str:
    def stopped() -> None:
        with stoppable(output, kept):
            os.kill(os.getpid(), signal.SIGTERM)
            signal.pause()

    with pytest.raises(ClausewitzError) as told:
        stopped()
    return str(told.value)


def test_a_run_that_was_not_begun_is_not_gone_on_with(tmp_path: Path) -> None:
    assert words_of_a_stop(tmp_path / "run") == "stopped; nothing was begun"
    (tmp_path / "run").mkdir()
    assert words_of_a_stop(tmp_path / "run") == "stopped; nothing was begun"


def test_a_run_that_was_begun_is_gone_on_with(tmp_path: Path) -> None:
    RunFolder(tmp_path / "run").start({}, resume=False)
    hint = f"go on with --resume -o {tmp_path / 'run'}"
    assert words_of_a_stop(tmp_path / "run") == f"stopped; what was finished is kept: {hint}"
    RunFolder(tmp_path / "file.run").start({}, resume=False)
    told = words_of_a_stop(tmp_path / "file", "all is kept")
    assert told == f"stopped; all is kept: go on with --resume -o {tmp_path / 'file'}"


def test_what_has_no_folder_has_no_hint() -> None:
    assert words_of_a_stop(None) == "stopped"
    assert words_of_a_stop(None, "it is kept") == "stopped; it is kept"
