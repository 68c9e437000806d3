"""What the project finds on this machine, and how to mend what is missing.

Everything is asked in a process of its own: what is broken there cannot break this one.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_PROMPTLY = 30.0  # seconds; an answer takes two at most
_OLDEST_PROLOG = 9
_REINSTALL = "reinstall clausewitz with pip"
_PROLOG = "install SWI-Prolog 9 or newer (Debian, Ubuntu: apt install swi-prolog-nox)"

_LIBSWIPL = """
import pyswip, pyswip.core
flag = next(pyswip.Prolog.query("current_prolog_flag(version, V)"))["V"]
print(f"{flag // 10000}.{flag // 100 % 100}.{flag % 100} ({pyswip.core._lib._name})")
"""
_CACHE = """
from clausewitz.kernel.jit.cache import cache_folder
folder = cache_folder("clausewitz.kernel.entries")
made = "compiled" if any(folder.rglob("*.nbi")) else "empty, compiled at first use"
print(f"{folder.parent} ({made})")
"""


@dataclass(frozen=True)
class Finding:
    """One thing the project uses: its version and place, or None and how to mend that."""

    name: str
    found: str | None
    needed: bool
    mend: str

    @property
    def is_ill(self) -> bool:
        return self.needed and self.found is None


def examine() -> list[Finding]:
    """Look for everything the project uses. Takes a few seconds."""
    return [
        Finding("Python", _python(), True, _REINSTALL),
        Finding("SWI-Prolog", _swipl(), True, _PROLOG),
        Finding("libswipl", _answer_of_python(_LIBSWIPL), True, f"{_PROLOG}; {_REINSTALL}"),
        Finding("clingo module", _module("clingo"), True, _REINSTALL),
        Finding(
            "clingo command", _clingo(), False, "Debian, Ubuntu: apt install gringo (used by tests)"
        ),
        Finding("python-chess", _module("chess"), True, _REINSTALL),
        Finding("numba", _module("numba"), True, _REINSTALL),
        Finding("joblib", _module("joblib"), True, _REINSTALL),
        Finding("DEAP", _module("deap"), True, _REINSTALL),
        Finding(
            "compile cache",
            _answer_of_python(_CACHE),
            True,
            "make $CLAUSEWITZ_CACHE or the user's cache folder writable",
        ),
        Finding("Stockfish", _stockfish(), False, "Debian, Ubuntu: apt install stockfish"),
        Finding("GNU Chess", _gnuchess(), False, "Debian, Ubuntu: apt install gnuchess"),
    ]


def report(findings: Sequence[Finding]) -> str:
    """One aligned line for each finding."""
    width = max(len(finding.name) for finding in findings)
    return "\n".join(_line(finding, width) for finding in findings)


def is_healthy(findings: Iterable[Finding]) -> bool:
    """Whether everything needed was found."""
    return not any(finding.is_ill for finding in findings)


def _line(finding: Finding, width: int) -> str:
    if finding.found is not None:
        return f"ok       {finding.name:{width}}  {finding.found}"
    state = "missing" if finding.needed else "without"
    return f"{state}  {finding.name:{width}}  {finding.mend}"


def _python() -> str:
    return f"{sys.version.split()[0]} ({sys.executable})"


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
    """The version of a module that can be imported."""
    return _answer_of_python(f"import {name}; print({name}.__version__)")


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


def _answer_of_python(program: str) -> str | None:
    return _answer([sys.executable, "-P", "-c", program])


def _answer(command: list[str], question: str = "") -> str | None:
    """What the command prints, or None if it cannot be run, fails or hangs."""
    try:
        done = subprocess.run(
            command, input=question, capture_output=True, text=True, timeout=_PROMPTLY, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()
