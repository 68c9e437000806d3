"""All parts of the kernel compiled in parallel, each in a process of its own, as many as there are
processors. Run by hand: `clausewitz doctor --compile`."""

import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TextIO

from clausewitz.kernel.jit.entry_points import PARTS, Part, entry_points_of

_WORDS = "compiling the kernel, once for this machine: about {} s where nothing else runs …"
_WIDTH = 30  # signs of the bar
_PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.path[:] = sys.argv[2:]
from clausewitz.kernel.jit.entry_points import Part, entry_points_of
for entry in entry_points_of(Part(0, sys.argv[1].split(","))):
    entry.load()
"""


def missing(module: str | None = None) -> list[Part]:
    """The parts of which something is still to be compiled, what takes longest first.

    With a module, only its own part and those of everyday use.
    """
    return [
        part
        for part in sorted(PARTS.values(), reverse=True)
        if module is None or part.is_everyday or module in part.full_names
        if any(entry.cached_file() is None for entry in entry_points_of(part))
    ]


def compile_parts(parts: list[Part], tell: Callable[[float], None]) -> None:
    """Compile these, and report now and then how much of it is done, from 0 to 1."""
    waiting, running = list(parts), list[subprocess.Popen[bytes]]()
    try:
        while waiting or running:
            while waiting and len(running) < _processors():
                running.append(_start(waiting.pop(0)))
            time.sleep(0.2)
            tell(_done(parts))
            for process in [process for process in running if process.poll() is not None]:
                running.remove(process)
                if process.returncode:
                    raise subprocess.CalledProcessError(process.returncode, process.args)
    finally:
        for process in running:
            process.kill()
            process.wait()


def compile_with_words(module: str | None = None, out: TextIO | None = None) -> None:
    """Compile what is missing, with a word about it and, on a terminal, a bar."""
    if not (parts := missing(module)):
        return
    out = out or sys.stderr
    print(_WORDS.format(_estimate(parts)), file=out, flush=True)
    began = time.monotonic()
    compile_parts(parts, lambda done: _draw(out, done, time.monotonic() - began))
    if out.isatty():
        print(file=out)


def _estimate(parts: list[Part]) -> int:
    """Seconds, in tens, that these take on all processors."""
    seconds = [part.seconds for part in parts]
    return 10 * math.ceil(max(max(seconds), sum(seconds) / _processors()) / 10)


def _draw(out: TextIO, done: float, seconds: float) -> None:
    if out.isatty():
        bar = ("#" * round(_WIDTH * done)).ljust(_WIDTH, ".")
        print(f"\r[{bar}] {done:4.0%} {seconds:4.0f} s", end="", file=out, flush=True)


def _done(parts: list[Part]) -> float:
    """How much of these is compiled, by the time that takes."""
    return sum(map(_seconds_done, parts)) / sum(part.seconds for part in parts)


def _seconds_done(part: Part) -> float:
    compiled = [entry.cached_file() is not None for entry in entry_points_of(part)]
    return part.seconds * sum(compiled) / len(compiled)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start(part: Part) -> subprocess.Popen[bytes]:
    """A process that finds modules where this one does."""
    command = [sys.executable, "-P", "-c", _PROGRAM, ",".join(part.modules), *sys.path]
    return subprocess.Popen(command, env=os.environ | {"CLAUSEWITZ_COMPILE": "silently"})
