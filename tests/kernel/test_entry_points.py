"""Entry points are known, and compiled once, by whichever process comes first."""

import ast
import io
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from clausewitz import kernel
from clausewitz.kernel.jit import parallel
from clausewitz.kernel.jit.entry_points import PARTS, Part, entry_points_of

SOURCES = Path(kernel.__file__).parent
SMALL = Part(1, ["patterns.material_gain"])

COMPILE = """
from clausewitz.kernel.jit.entry_points import Part
from clausewitz.kernel.jit.parallel import compile_parts
reported = []
compile_parts([Part(1, ["patterns.material_gain"])], reported.append)
print(reported == sorted(reported), reported[-1])
"""
# How often numba compiles anything for an entry point.
COUNT = """
from numba.core import event
import numpy as np
from clausewitz.kernel.patterns import material_gain
row = np.zeros(16, np.uint64)
with event.install_recorder("numba:compile") as seen:
    material_gain.gain_at_once(row, np.uint64(0), np.uint64(1))
print(len(seen.buffer) > 0)
"""
# A small kernel, of which the command line needs one entry point, and another part not at all.
SMALL_KERNEL = (
    """
from clausewitz.kernel.jit import entry_points
small = entry_points.Part(1, ["patterns.material_gain"])
other = entry_points.Part(1, ["coverage.bit_sets"])
entry_points.PARTS.clear(), entry_points.PARTS.update(small=small, other=other)
"""
    + COUNT
)


def start(
    code: str, cache: Path, which: str = "needed", errors: int = subprocess.PIPE
) -> subprocess.Popen[str]:
    environment = {"CLAUSEWITZ_CACHE": str(cache), "CLAUSEWITZ_COMPILE": which}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )


def run(code: str, cache: Path, which: str = "needed") -> tuple[str, str]:
    return start(code, cache, which).communicate()


def files(cache: Path) -> list[str]:
    return sorted(file.stem for file in cache.rglob("*.code"))


def entry_points_in(source: Path) -> list[str]:
    """The functions of a source that are marked as entry points."""
    functions = [n for n in ast.parse(source.read_text()).body if isinstance(n, ast.FunctionDef)]
    marks = [(f.name, ast.unparse(mark)) for f in functions for mark in f.decorator_list]
    return [name for name, mark in marks if mark.startswith("entry(")]


def test_every_entry_point_belongs_to_a_part() -> None:
    marked = {(str(file), name) for file in SOURCES.rglob("*.py") for name in entry_points_in(file)}
    known = [entry for part in PARTS.values() for entry in entry_points_of(part)]
    assert {(str(sys.modules[entry.module].__file__), entry.name) for entry in known} == marked
    assert len(known) == len(marked)


@pytest.mark.long
def test_a_process_after_all_is_compiled_compiles_nothing(tmp_path: Path) -> None:
    assert run(COMPILE, tmp_path) == ("True 1.0\n", "")
    assert files(tmp_path) == ["material_gain.best_value", "material_gain.gain_at_once"]
    assert run(COUNT, tmp_path) == ("False\n", "")


@pytest.mark.long
def test_of_processes_that_need_the_same_entry_point_one_compiles_it(tmp_path: Path) -> None:
    processes = [start(COUNT, tmp_path) for _ in range(3)]
    assert sorted(process.communicate()[0] for process in processes) == [
        "False\n",
        "False\n",
        "True\n",
    ]


@pytest.mark.long
def test_at_the_command_line_the_first_use_of_a_function_compiles_its_part(tmp_path: Path) -> None:
    assert run(SMALL_KERNEL, tmp_path, "parts") == (
        "False\n",  # others have done it
        "compiling the kernel, once for this machine: about 10 s where nothing else runs …\n",
    )
    assert files(tmp_path) == ["material_gain.best_value", "material_gain.gain_at_once"]


@pytest.mark.long
def test_on_a_terminal_there_is_nothing_but_the_bar(tmp_path: Path) -> None:
    ours, theirs = pytest.importorskip("pty").openpty()
    process = start(SMALL_KERNEL, tmp_path, "parts", errors=theirs)
    os.close(theirs)
    said = b""
    with suppress(OSError):  # which is how a terminal ends
        while some := os.read(ours, 4096):
            said += some
    os.close(ours)
    assert process.communicate()[0] == "False\n"
    words, *bars = [one for one in said.decode().replace("\r", "\n").split("\n") if one]
    assert words.startswith("compiling the kernel, once for this machine: about 10 s")
    assert bars
    assert all(re.fullmatch(r"\[#*\.*] +\d+% +\d+ s", one) for one in bars)


@pytest.mark.long
def test_elsewhere_an_entry_point_is_compiled_alone(tmp_path: Path) -> None:
    assert run(SMALL_KERNEL, tmp_path) == ("True\n", "")
    assert files(tmp_path) == ["material_gain.gain_at_once"]


def test_a_process_that_cannot_compile_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "_PROGRAM", "import sys; sys.exit(3)")
    with pytest.raises(subprocess.CalledProcessError, match="status 3"):
        parallel.compile_parts([SMALL, SMALL], lambda _: None)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "missing", lambda _: [SMALL])
    monkeypatch.setattr(parallel, "compile_parts", lambda _, tell: (tell(0.5), tell(1.0)))
    terminal = Terminal()
    parallel.compile_with_words(out=terminal)
    half, whole = terminal.getvalue().split("\r")[1:]
    assert f"[{'#' * 15}{'.' * 15}]  50%" in half
    assert f"[{'#' * 30}] 100%" in whole
    assert whole.endswith("\n")


def test_nothing_is_said_when_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "missing", lambda _: [])
    terminal = Terminal()
    parallel.compile_with_words(out=terminal)
    assert terminal.getvalue() == ""
