"""No file is both read and written by one command, nor written as two things."""

from itertools import combinations
from pathlib import Path
from typing import Any

from clausewitz.support.errors import ClausewitzError

_WRITTEN = {"--output", "--pgn", "--anki", "--cache", "--progress"}
"""Options that name a file to write; what else is a path is read."""


def refuse_shared_files(context: Any) -> None:
    """Say which two words of a command line name the same file, if one of them is written."""
    named = [
        (parameter, path)
        for parameter in context.command.params
        if hasattr(parameter.type, "file_okay")  # as types of paths have
        for path in _paths(context.params.get(parameter.name))
    ]
    for (one, path), (other, same) in combinations(named, 2):
        if one is not other and _WRITTEN & {*one.opts, *other.opts} and _is_same(path, same):
            names = " and ".join(_name(parameter) for parameter in (one, other))
            raise ClausewitzError(f"{path}: {names} are the same file: choose another to write")


def _paths(value: Any) -> list[Path]:
    values = value if isinstance(value, list | tuple) else [value]
    return [Path(path) for path in values if path is not None and str(path) != "-"]


def _is_same(one: Path, other: Path) -> bool:
    """Links are looked through; pipes, devices and folders may serve two purposes."""
    if one.exists() and other.exists():
        return one.is_file() and one.samefile(other)
    return one.absolute() == other.absolute()


def _name(parameter: Any) -> str:
    long = [name for name in parameter.opts if name.startswith("--")]
    return str(long[0] if long else parameter.metavar or parameter.name)
