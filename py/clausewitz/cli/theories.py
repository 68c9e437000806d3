"""The theories that --tactics names."""

from pathlib import Path

from clausewitz.clauses import Theory, read_theory
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.shipped import literature


def theories_of(paths: list[Path] | None) -> list[Theory]:
    """Those of the files and folders; where none is named, the literature's."""
    return named_theories(paths) if paths else [literature()]


def named_theories(paths: list[Path] | None) -> list[Theory]:
    return [read_theory(file) for file in theory_files(paths or [])]


def theory_files(paths: list[Path]) -> list[Path]:
    """The files that are named, and those of the folders."""
    return [file for path in paths for file in _files(path)]


def _files(path: Path) -> list[Path]:
    """The file, or all theories of a folder."""
    if not path.is_dir():
        return [path]
    files = sorted(path.glob("*.pl"))
    if not files:
        raise ClausewitzError(f"{path}: there is no theory (*.pl) in it")
    return files
