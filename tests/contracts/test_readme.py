"""What the README shows is what happens: its console blocks are run in one shell session each."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from plain_swipl import without_leaving

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)


def commands(block: str) -> list[tuple[str, str]]:
    """Each command with the output shown below it."""
    parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with the logic in it, and with the commands of this checkout on the PATH."""
    for name in ("asp", "bk", "logic"):
        (tmp_path / name).symlink_to(ROOT / name)
    scripts = {"clausewitz": "cli:main", "clausewitz-clingo": "asp:clingo_command"}
    (tmp_path / "bin").mkdir()
    for name, entry in scripts.items():
        module, function = entry.split(":")
        script = tmp_path / "bin" / name
        call = f"import sys; from clausewitz.{module} import {function}; sys.exit({function}())"
        script.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{call}" "$@"\n')
        script.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[2:40])
def test_console_block_shows_what_happens(block: str, home: Path) -> None:
    if "swipl" in block and shutil.which("swipl") is None:
        pytest.skip("swipl is not installed")
    path = f"{home / 'bin'}:{os.environ['PATH']}"
    python_path = os.pathsep.join([str(ROOT / "py"), os.environ.get("PYTHONPATH", "")])
    for command, shown in commands(block):
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=home,
            env=os.environ | {"PATH": path, "PYTHONPATH": python_path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
        )
        assert without_leaving(done.stdout) == shown, command


def test_there_are_blocks_to_run() -> None:
    assert sum(len(commands(block)) for block in BLOCKS) >= 8


def test_clause_on_the_first_screen_is_the_one_that_ships() -> None:
    clause = re.search(r"```prolog\n(fork.*?)```", README, re.DOTALL)
    assert clause is not None
    assert clause[1] in (ROOT / "logic" / "tactics" / "literature.pl").read_text()


def test_test_command_is_named() -> None:
    assert "make test" in README
    assert "make test" in (ROOT / ".ci" / "run").read_text()
