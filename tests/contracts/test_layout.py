"""Folders and names of the package: what a newcomer may rely on when looking for a file."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "py" / "clausewitz"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 400
REPEATED = 10
_IMPORT = re.compile(r"^(?:from|import) [^(\n]*(?:\([^)]*\))?\n", re.MULTILINE)

# Names that say a role, which is the same in every package that has one.
ROLES = {"__init__", "__main__", "entries", "worker"}


def packages_by_module() -> dict[str, set[str]]:
    """Where the name of a module occurs. Files of cli/ are named by commands."""
    found = defaultdict(set)
    for path in MODULES:
        package = path.parent.relative_to(PACKAGE)
        if package.parts[:1] != ("cli",):
            found[path.stem].add(str(package))
    return found


def test_no_module_name_occurs_in_two_packages_but_for_roles() -> None:
    names = {name for name, places in packages_by_module().items() if len(places) > 1}
    assert names - ROLES == set()


def test_no_module_has_more_than_400_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert {str(path): n for path, n in lengths.items() if n > LONGEST} == {}


def test_every_module_says_what_it_holds() -> None:
    silent = [path for path in MODULES if not path.read_bytes().startswith(b'"""')]
    assert silent == []


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for path in MODULES}
    assert {folder for folder in folders if not (folder / "__init__.py").is_file()} == set()


def lines_in_two_packages(texts: dict[Path, str]) -> set[tuple[Path, Path]]:
    """The files of different packages that share a run of lines, blank ones and imports apart."""
    first: dict[tuple[str, ...], Path] = {}
    found = set()
    for path, text in texts.items():
        lines = [line for line in map(str.strip, _IMPORT.sub("", text).splitlines()) if line]
        for start in range(len(lines) - REPEATED + 1):
            other = first.setdefault(tuple(lines[start : start + REPEATED]), path)
            if other.parts[0] != path.parts[0]:
                found.add((other, path))
    return found


def test_no_ten_lines_stand_in_two_packages() -> None:
    kinds = {".css", ".html", ".js", ".py"}
    files = [path for path in sorted(PACKAGE.rglob("*")) if path.suffix in kinds]
    texts = {path.relative_to(PACKAGE): path.read_text(encoding="utf-8") for path in files}
    assert lines_in_two_packages(texts) == set()
    module = Path("advice", "request.py")
    assert lines_in_two_packages({Path("other", "copy.py"): texts[module], module: texts[module]})


def files_entered(*command: str) -> int:
    """How many files of the package one command runs through, once what it caches is cached."""
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "files_entered.py"), *command],
            capture_output=True,
            text=True,
            check=True,
        )
    found = re.search(r"^(\d+) files of \d+ packages run", done.stderr, re.MULTILINE)
    assert found, done.stderr
    return int(found[1])


@pytest.mark.long
def test_one_answer_runs_through_few_files(tmp_path: Path) -> None:
    assert files_entered("suggest", "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1") <= 60
    games = (ROOT / "examples" / "pupil.pgn").read_text(encoding="utf-8")
    game = tmp_path / "game.pgn"
    game.write_text("[Event " + games.split("[Event ")[1], encoding="utf-8")
    folder = str(tmp_path / "coached")
    assert files_entered("coach", str(game), "--player", "Anna", "-j", "1", "-o", folder) <= 110
