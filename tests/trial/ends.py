"""Ends of processes on trial: after mixed use each ends as it was told to, without a crash."""

import signal
import subprocess
import sys

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
    try:
        done = subprocess.run(
            call,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            env=environment(),
            timeout=_LONGEST,
        )
    except subprocess.TimeoutExpired:
        return Verdict(FAULT, f"no end in {_LONGEST:g} s", "no end")
    how = (done.stdout.strip().splitlines() or [""])[-1]
    last = " / ".join(done.stderr.strip().splitlines()[-6:])[:400]
    if how not in _STATUSES:
        return Verdict(FAULT, f"it did not come to its end: {last}", "no end of its own")
    if "Fatal Python error" in done.stderr or done.returncode not in _STATUSES[how]:
        return Verdict(FAULT, f"{how}: status {done.returncode}: {last}", f"crash: {how}")
    is_quiet = how in ("return", "exit 3", "a thread at work")
    if is_quiet and done.stderr:
        return Verdict(FAULT, f"{how}: it says {last}", f"words at the end: {how}")
    return Verdict(how)


def run(plan: Plan, report: PartReport) -> None:
    numbers = plan.numbers(ENDS)
    for done, number in enumerate(numbers, 1):
        report.take(number, ended(plan.seed, number))
        plan.tell(Progress("ends of processes", done, len(numbers)))
