"""Every Prolog file that ships loads in plain SWI-Prolog, alone, without a word."""

from pathlib import Path

import pytest

from plain_swipl import run_swipl

ROOT = Path(__file__).parents[2]
DATA = {ROOT / "bk" / "pack.pl"}
"""What pack_install reads and no program loads; tests/bk/test_pack.py installs it."""
FILES = sorted(
    path for folder in ("bk", "logic") for path in (ROOT / folder).rglob("*.pl") if path not in DATA
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_prolog_file_loads_without_a_warning(file: Path, tmp_path: Path) -> None:
    done = run_swipl("halt", file, tmp_path)
    assert done.stderr.splitlines()[:5] == []
    assert done.returncode == 0


def test_there_are_prolog_files() -> None:
    assert FILES


def test_a_warning_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "singleton.pl"
    file.write_text("f(X) :- g(Y).\n")
    done = run_swipl("halt", file, tmp_path)
    assert done.returncode == 1
    assert "Singleton" in done.stderr
