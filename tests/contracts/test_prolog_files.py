"""Every Prolog file that ships loads in plain SWI-Prolog, alone, without a word."""

import re
from pathlib import Path

import pytest

from plain_swipl import run_swipl

ROOT = Path(__file__).parents[2]
DATA = {ROOT / "bk" / "pack.pl"}
"""What pack_install reads and no program loads; tests/bk/test_pack.py installs it."""
FILES = sorted(
    path for folder in ("bk", "logic") for path in (ROOT / folder).rglob("*.pl") if path not in DATA
)
MODULES = [path for path in FILES if re.search(r"^:- ", path.read_text(encoding="utf-8"), re.M)]
"""Files with directives, which may use one another."""


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(ROOT)))
def test_module_loads_without_a_warning(file: Path, tmp_path: Path) -> None:
    done = run_swipl("halt", file, tmp_path)
    assert done.stderr.splitlines()[:5] == []
    assert done.returncode == 0


def test_files_of_clauses_load_without_a_warning(tmp_path: Path) -> None:
    """One after the other, each into a module of its own: they use nothing of one another."""
    clauses = [file for file in FILES if file not in MODULES]
    assert len(clauses) > 100
    program = tmp_path / "load_all.pl"
    program.write_text(
        "".join(f":- load_files(m{n}:'{file}').\n" for n, file in enumerate(clauses))
    )
    done = run_swipl("halt", program, tmp_path)
    assert done.stderr.splitlines()[:5] == []
    assert done.returncode == 0


def test_a_warning_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "singleton.pl"
    file.write_text("f(X) :- g(Y).\n")
    for loaded in (file, tmp_path / "loading.pl"):
        (tmp_path / "loading.pl").write_text(f":- load_files(m:'{file}').\n")
        done = run_swipl("halt", loaded, tmp_path)
        assert done.returncode == 1
        assert "Singleton" in done.stderr
