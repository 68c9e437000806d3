"""Every Prolog file that ships loads in plain SWI-Prolog, alone, without a word."""

import re
from pathlib import Path

import pytest

from plain_swipl import run_swipl
from running import long

ROOT = Path(__file__).parents[2]
DATA = {ROOT / "bk" / "pack.pl"}
"""What pack_install reads and no program loads; tests/bk/test_pack.py installs it."""
FILES = sorted(
    path for folder in ("bk", "logic") for path in (ROOT / folder).rglob("*.pl") if path not in DATA
)
PROGRAMS = [path for path in FILES if re.search(r"^:- ", path.read_text(encoding="utf-8"), re.M)]
"""Files with directives, which may use one another."""
MODULES = [
    path for path in PROGRAMS if re.search(r"^:- module", path.read_text(encoding="utf-8"), re.M)
]


def says_nothing(file: Path, folder: Path) -> None:
    done = run_swipl("halt", file, folder)
    assert done.stderr.splitlines()[:5] == []
    assert done.returncode == 0


@pytest.mark.long
@pytest.mark.parametrize("file", PROGRAMS, ids=lambda file: str(file.relative_to(ROOT)))
def test_program_loads_alone_without_a_warning(file: Path, tmp_path: Path) -> None:
    says_nothing(file, tmp_path)


@pytest.mark.parametrize("step", [1, long(-1)], ids=["forwards", "backwards"])
def test_modules_load_without_a_warning(step: int, tmp_path: Path) -> None:
    """One after the other, in both orders: what one needs it has to load itself."""
    assert len(MODULES) > 80
    program = tmp_path / "load_all.pl"
    program.write_text("".join(f":- use_module('{file}', []).\n" for file in MODULES[::step]))
    says_nothing(program, tmp_path)


def test_toplevel_loads_without_a_warning(tmp_path: Path) -> None:
    """It loads, or a module includes, whatever is a program and not a module."""
    says_nothing(ROOT / "logic" / "repl.pl", tmp_path)


def test_files_of_clauses_load_without_a_warning(tmp_path: Path) -> None:
    """One after the other, each into a module of its own: they use nothing of one another."""
    clauses = [file for file in FILES if file not in PROGRAMS]
    assert len(clauses) > 100
    program = tmp_path / "load_all.pl"
    program.write_text(
        "".join(f":- load_files(m{n}:'{file}').\n" for n, file in enumerate(clauses))
    )
    says_nothing(program, tmp_path)


def test_a_warning_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "singleton.pl"
    file.write_text("f(X) :- g(Y).\n")
    for loaded in (file, tmp_path / "loading.pl"):
        (tmp_path / "loading.pl").write_text(f":- load_files(m:'{file}').\n")
        done = run_swipl("halt", loaded, tmp_path)
        assert done.returncode == 1
        assert "Singleton" in done.stderr
