"""Every Prolog file that ships loads in plain SWI-Prolog, alone, without a word."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path for folder in ("bk", "logic") for path in (ROOT / folder).rglob("*.pl"))


def load(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Load the file from another folder, in the locale of a machine where none is set."""
    return subprocess.run(
        ["swipl", "-f", "none", "--on-error=status", "--on-warning=status", "-g", "halt", file],
        cwd=folder,
        env=os.environ | {"LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_prolog_file_loads_without_a_warning(file: Path, tmp_path: Path) -> None:
    done = load(file, tmp_path)
    assert done.stderr.splitlines()[:5] == []
    assert done.returncode == 0


def test_there_are_prolog_files() -> None:
    assert FILES


def test_a_warning_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "singleton.pl"
    file.write_text("f(X) :- g(Y).\n")
    done = load(file, tmp_path)
    assert done.returncode == 1
    assert "Singleton" in done.stderr
