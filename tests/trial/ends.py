"""Ends of processes on trial: after mixed use each ends as it should, without a crash."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO

from clausewitz.runs.progress import Progress
from trial.isolation import environment
from trial.plan import Plan
from trial.verdicts import FAULT, PartReport, Verdict

ENDS = 500
_LONGEST = 300.0  # seconds, on a machine that is busy
_STATUSES = {
    "return": (0,),
    "exit 3": (3,),
    "an exception": (1,),
    "SIGTERM": (-signal.SIGTERM,),
    "SIGINT": (-signal.SIGINT, 1, 130),
    "a thread at work": (0,),
}


def ended(seed: int, number: int) -> Verdict:
    """One process, and what is wrong with its end."""
    call = [sys.executable, "-X", "faulthandler", "-m", "trial.mixed_use", str(seed), str(number)]
    # Into files: a process that it leaves behind would hold pipes open for ever.
    with TemporaryFile() as out, TemporaryFile() as err:
        process = subprocess.Popen(
            call,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            env=environment(),
            start_new_session=True,
        )
        try:
            process.wait(_LONGEST)
        except subprocess.TimeoutExpired:
            return Verdict(FAULT, f"no end in {_LONGEST:g} s", "no end")
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        said, complained = _text(out), _text(err)
    how = (said.strip().splitlines() or [""])[-1]
    last = " / ".join(complained.strip().splitlines()[-6:])[:400]
    if how not in _STATUSES:
        return Verdict(FAULT, f"it did not come to its end: {last}", "no end of its own")
    if "Fatal Python error" in complained or process.returncode not in _STATUSES[how]:
        return Verdict(FAULT, f"{how}: status {process.returncode}: {last}", f"crash: {how}")
    is_quiet = how in ("return", "exit 3", "a thread at work")
    if is_quiet and complained:
        return Verdict(FAULT, f"{how}: it says {last}", f"words at the end: {how}")
    return Verdict(how)


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode(errors="replace")


def run(plan: Plan, report: PartReport) -> None:
    numbers = plan.numbers(ENDS)
    for done, number in enumerate(numbers, 1):
        report.take(number, ended(plan.seed, number))
        plan.tell(Progress("ends of processes", done, len(numbers)))
