"""The commands a newcomer and the CI type."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROMISED = {
    *("setup", "demo", "test", "check", "agree", "bench", "bench-rules", "themes"),
    *("lock", "test-newest", "wheel", "fresh", "fresh-newest", "format", "clean"),
}
INTERNAL = {"system"}
SCRIPTS = [".ci/run", "tools/setup.sh", "tools/fresh.sh"]


def targets() -> dict[str, str]:
    """The named targets of the Makefile, each with the rest of its line."""
    text = (ROOT / "Makefile").read_text()
    return dict(re.findall(r"^([a-z][\w-]*):(?!=)(.*)$", text, re.MULTILINE))


def test_every_target_says_what_it_does() -> None:
    silent = {name for name, rest in targets().items() if "## " not in rest}
    assert silent == INTERNAL


def test_bare_make_lists_the_targets() -> None:
    command = ["make", "--no-print-directory"]  # make itself may have started this test
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    listed = [line.split()[0] for line in done.stdout.splitlines()]
    assert set(listed) == targets().keys() - INTERNAL
    assert set(listed) >= PROMISED


def test_ci_runs_the_test_command_of_the_readme() -> None:
    assert re.search(r"^make test\b", (ROOT / ".ci" / "run").read_text(), re.MULTILINE)
    assert "make test" in (ROOT / "README.md").read_text()


@pytest.mark.parametrize("script", SCRIPTS)
def test_script_can_be_run(script: str) -> None:
    path = ROOT / script
    assert os.access(path, os.X_OK)
    shell = path.read_text().splitlines()[0].rpartition("/")[2].split()[-1]
    subprocess.run([shell, "-n", path], check=True)
