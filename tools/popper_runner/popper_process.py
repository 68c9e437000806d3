"""Popper itself, run on a folder: a checkout that the user has, with a Python of its own."""

import os
import re
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import GrowingFile
from clausewitz.support.working_folder import environment_of_programs
from popper_runner.popper_log import Moment, PopperLog

_SCRIPT = "popper.py"
_PYTHONS = (".venv/bin/python", "venv/bin/python")
_TICK = 1.0  # seconds
_LEAVES_WITHIN = 5.0  # seconds after the request
_TICKS = os.sysconf("SC_CLK_TCK")
_PROC = Path("/proc")

FINISHED, TIMEOUT, STOPPED = "finished", "time ran out", "stopped"


@dataclass(frozen=True, slots=True)
class Checkout:
    """A Popper that can be run."""

    script: Path
    python: tuple[str, ...]
    """The command that runs Python with all that Popper needs."""

    @property
    def version(self) -> str:
        """As its pyproject.toml tells it; nothing, if that does not."""
        with suppress(OSError):
            text = (self.script.parent / "pyproject.toml").read_text(encoding="utf-8")
            if match := re.search(r'^version\s*=\s*"([^"]+)"', text, re.MULTILINE):
                return match[1]
        return ""


@dataclass(frozen=True, slots=True)
class RivalRequest:
    """How long Popper may take, and whether examples may be wrong."""

    seconds: float = 300.0
    noisy: bool = False
    grace: float = 60.0
    """Seconds beyond, for its last combination of rules, which heeds no limit; then it is ended."""


@dataclass(frozen=True, slots=True)
class RivalRun:
    """What came of a run."""

    log: PopperLog
    ended: str
    """FINISHED, TIMEOUT or STOPPED; or how it died, in words."""
    spent: Moment


def checkout(path: Path, python: Path | None = None) -> Checkout:
    """The Popper in a folder; its Python is the one named, the one beside it, or uv's."""
    script = path if path.name == _SCRIPT else path / _SCRIPT
    if not script.is_file():
        raise ClausewitzError(f"{path}: no {_SCRIPT}, so this is no checkout of Popper")
    script = script.absolute()
    if python is not None:
        if not os.access(python, os.X_OK) or python.is_dir():
            raise ClausewitzError(f"{python}: no program, so no Python for Popper")
        return Checkout(script, (str(python.absolute()),))
    for place in _PYTHONS:
        if (beside := script.parent / place).exists():
            return Checkout(script, (str(beside),))
    if uv := shutil.which("uv"):
        return Checkout(script, (uv, "run", "--project", str(script.parent), "python"))
    raise ClausewitzError(
        f"{script.parent}: no {_PYTHONS[0]} and no uv: say with --python what Popper runs with"
    )


def run_popper(
    popper: Checkout, folder: Path, log_file: Path, request: RivalRequest, tell: Tell = silent
) -> RivalRun:
    """Run it to its end, or to the limit. All that it says goes into the file, as it says it."""
    command = [*popper.python, str(popper.script), str(folder.absolute()), "-v"]
    command += ["--timeout", f"{request.seconds:g}", *(["--noisy"] if request.noisy else [])]
    process = _started(command, log_file.parent, request)
    began, log, ended = time.monotonic(), PopperLog(), STOPPED
    limit = began + request.seconds + request.grace
    cpu = 0.0
    try:
        with closing(GrowingFile(log_file, synced=False)) as file:
            for line in _lines(process, limit):
                cpu = cpu_of(process.pid)
                if line is not None:
                    file.add(line.encode())
                    log.take(line, Moment(cpu, time.monotonic() - began))
                tell(_progress(log, time.monotonic() - began, request))
        ended = TIMEOUT if time.monotonic() >= limit else FINISHED
    except KeyboardInterrupt:
        pass  # what was found until now is saved
    finally:
        status = _end(process, by_itself=ended == FINISHED)
    if ended == FINISHED and status != 0:
        ended = f"killed by signal {-status}" if status < 0 else f"ended with status {status}"
    return RivalRun(log, ended, Moment(cpu, time.monotonic() - began))


def _started(
    command: Sequence[str], folder: Path, request: RivalRequest
) -> "subprocess.Popen[str]":
    most = int((request.seconds + request.grace) * (os.cpu_count() or 1)) + 1

    def limit() -> None:
        """Of the processor's time: should this process be killed, Popper does not run for ever."""
        resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))

    try:
        return subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=environment_of_programs(PYTHONUNBUFFERED="1"),
            start_new_session=True,  # it and what it starts are ended together
            preexec_fn=limit,
        )
    except OSError as error:
        raise ClausewitzError(f"{command[0]}: {error.strerror}") from error


def _lines(process: "subprocess.Popen[str]", limit: float) -> Iterator[str | None]:
    """Its lines until it ends or the limit is reached; None now and then, while it is silent."""
    waiting: SimpleQueue[str] = SimpleQueue()
    assert process.stdout is not None
    Thread(target=_read, args=[process.stdout, waiting], daemon=True).start()
    while (now := time.monotonic()) < limit:
        try:
            line = waiting.get(timeout=min(_TICK, limit - now))
        except Empty:
            yield None
            continue
        if not line:
            return
        yield line


def _read(stream: IO[str], waiting: "SimpleQueue[str]") -> None:
    for line in stream:
        waiting.put(line)
    waiting.put("")


def _end(process: "subprocess.Popen[str]", *, by_itself: bool) -> int:
    """See to it that it and what it started are gone; its status."""
    if by_itself:
        with suppress(subprocess.TimeoutExpired):
            return process.wait(_LEAVES_WITHIN)
    for number in (signal.SIGTERM, signal.SIGKILL):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_LEAVES_WITHIN)
    return process.wait()


def cpu_of(group: int) -> float:
    """Seconds of the processor that the processes of a group have taken; 0 where none can tell."""
    total = 0
    for folder in _PROC.glob("[0-9]*"):
        with suppress(OSError, ValueError, IndexError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                total += sum(map(int, fields[11:15]))
    return total / _TICKS


def _progress(log: PopperLog, seconds: float, request: RivalRequest) -> Progress:
    words = "starting" if log.begun is None else "nothing yet"
    if log.found:
        best = log.found[-1]
        words = f"{len(best.rules)} rules of {best.size} literals, {best.missed} missed, "
        words += f"{best.false} false"
    most = int(request.seconds)
    return Progress("seconds", min(int(seconds), most), most, words)
