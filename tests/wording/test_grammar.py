"""The grammar in plain SWI-Prolog."""

import shutil
from pathlib import Path

import pytest

from plain_swipl import run_swipl

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(shutil.which("swipl") is None, reason="the swipl command is not installed")
def test_plunit_passes_without_a_warning() -> None:
    done = run_swipl("run_tests,list_undefined,halt", Path(__file__).parent / "grammar.pl", ROOT)
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "Warning" not in done.stderr
