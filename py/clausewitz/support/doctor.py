"""What the project finds on this machine, and how to mend what is missing.

Everything is checked in a process of its own: what is broken there cannot break this one.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.support.systems import INSTALL_PROLOG

_PROMPTLY = 30.0  # seconds; an answer takes two at most
_OLDEST_PROLOG = 9
_REINSTALL = "reinstall clausewitz with pip"
_UNWRITABLE = "make $CLAUSEWITZ_CACHE or the user's cache folder writable"

_LIBSWIPL = """
import pyswip, pyswip.core
flag = next(pyswip.Prolog.query("current_prolog_flag(version, V)"))["V"]
print(f"{flag // 10000}.{flag // 100 % 100}.{flag % 100} ({pyswip.core._lib._name})")
"""
# Modules with their versions; then the cache's root and, of each part of the kernel: how many
# functions are compiled, of how many, when, and how long that takes.
_VERSIONS = """
import importlib, sys
for name in sys.argv[1:]:
    try:
        print("module", name, importlib.import_module(name).__version__, sep="\\t", flush=True)
    except Exception as error:
        print(name, error, sep=": ", file=sys.stderr)
"""
_KERNEL = (
    _VERSIONS
    + """
from clausewitz.kernel.jit.cache import cache_folder
from clausewitz.kernel.jit.entry_points import PARTS, entry_points_of
print("cache", cache_folder("clausewitz.kernel.entries").parent, sep="\\t")
for name, part in PARTS.items():
    files = [entry.cached_file() for entry in entry_points_of(part)]
    dates = [file.stat().st_mtime for file in files if file]
    numbers = len(dates), len(files), max(dates, default=0), part.seconds
    print("part", name, *numbers, sep="\\t")
"""
)
_MODULES = {
    "clingo": "clingo module",
    "chess": "python-chess",
    "joblib": "joblib",
    "numba": "numba",
}


@dataclass(frozen=True)
class Finding:
    """One thing the project uses: its version and place, or None and how to mend that."""

    name: str
    found: str | None
    needed: bool
    mend: str


def examine() -> list[Finding]:
    """Look for everything the project uses. Takes a second or two."""
    return [
        Finding("Python", f"{sys.version.split()[0]} ({sys.executable})", True, _REINSTALL),
        Finding("SWI-Prolog", _swipl(), True, INSTALL_PROLOG),
        Finding("libswipl", _answer_of_python(_LIBSWIPL), True, f"{INSTALL_PROLOG}; {_REINSTALL}"),
        Finding(
            "clingo command", _clingo(), False, "Debian, Ubuntu: apt install gringo (used by tests)"
        ),
        *_of_python(),
        Finding("Stockfish", _stockfish(), False, "Debian, Ubuntu: apt install stockfish"),
        Finding("GNU Chess", _gnuchess(), False, "Debian, Ubuntu: apt install gnuchess"),
    ]


def _of_python() -> Iterator[Finding]:
    """Modules, the compile cache and what is in it: by one process, numba takes long to load."""
    answer = _answer_of_python(_KERNEL, *_MODULES) or ""
    lines = [line.split("\t") for line in answer.splitlines()]
    versions = {words[1]: words[2] for words in lines if words[0] == "module"}
    for module, name in _MODULES.items():
        # One that ends the process takes those after it along.
        version = versions.get(module) or _module(module)
        yield Finding(name, version, True, _REINSTALL)
    root = next((words[1] for words in lines if words[0] == "cache"), None)
    yield Finding("compile cache", root, True, _UNWRITABLE)
    yield from (_part(*words[1:]) for words in lines if words[0] == "part")


def _part(name: str, compiled: str, functions: str, newest: str, seconds: str) -> Finding:
    """Whether a part of the kernel is compiled."""
    if compiled == functions:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(float(newest)))
        return Finding(f"kernel {name}", f"{functions} functions compiled, {made}", False, "")
    mend = f"{compiled} of {functions} functions compiled; clausewitz doctor --compile does the"
    return Finding(f"kernel {name}", None, False, f"{mend} rest, else the first use ({seconds} s)")


def report(findings: Sequence[Finding]) -> str:
    """One aligned line for each finding."""
    width = max(len(finding.name) for finding in findings)
    return "\n".join(_line(finding, width) for finding in findings)


def is_healthy(findings: Iterable[Finding]) -> bool:
    """Whether everything needed was found."""
    return not any(finding.needed and finding.found is None for finding in findings)


def _line(finding: Finding, width: int) -> str:
    if finding.found is not None:
        return f"ok       {finding.name:{width}}  {finding.found}"
    state = "missing" if finding.needed else "without"
    return f"{state}  {finding.name:{width}}  {finding.mend}"


def _swipl() -> str | None:
    version = _version_of("swipl")
    if version is None or int(version.split(".")[0]) < _OLDEST_PROLOG:
        return None
    return f"{version} ({shutil.which('swipl')})"


def _clingo() -> str | None:
    version = _version_of("clingo")
    return version and f"{version} ({shutil.which('clingo')})"


def _version_of(command: str) -> str | None:
    """The number that `command --version` prints."""
    number = re.search(r"\d+(\.\d+)+", _answer([command, "--version"]) or "")
    return number and number.group()


def _module(name: str) -> str | None:
    """The version of a module, found in a process of its own."""
    answer = _answer_of_python(_VERSIONS, name)
    return answer.split("\t")[2] if answer else None


def _stockfish() -> str | None:
    """The name the engine gives itself."""
    command = _game("stockfish")
    words = _answer([command], "uci\nquit\n") if command else None
    name = re.search(r"^id name (.+)$", words or "", re.MULTILINE)
    return name and f"{name.group(1)} ({command})"


def _gnuchess() -> str | None:
    command = _game("gnuchess")
    version = _version_of(command) if command else None
    return version and f"{version} ({command})"


def _game(name: str) -> str | None:
    """Debian puts games where PATH seldom looks."""
    path = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}/usr/games"
    return shutil.which(name, path=path)


def _answer_of_python(program: str, *arguments: str) -> str | None:
    return _answer([sys.executable, "-P", "-c", program, *arguments])


def _answer(command: list[str], question: str = "") -> str | None:
    """What the command prints, or None if it cannot be run, fails or hangs.

    pyswip and numba would look into a working folder, which may be a stranger's.
    """
    try:
        done = subprocess.run(
            command,
            input=question,
            capture_output=True,
            text=True,
            timeout=_PROMPTLY,
            check=True,
            cwd=Path(__file__).parents[1],
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
