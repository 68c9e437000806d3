"""Small bombs on trial: files of a few kilobytes that grow when they are read or run.

Whatever reads one needs 500 MB and ten seconds of processor time at most, and refuses it in one
line or takes it. Each process has a limit of address space besides, so that a bomb that goes off
ends the command and not the machine.
"""

import signal
from pathlib import Path

from clausewitz.runs.progress import Progress
from trial.bomb_list import KINDS, Bomb, bombs
from trial.memory import measured
from trial.plan import Plan
from trial.run_kinds import trouble
from trial.verdicts import ACCEPTED, FAULT, REFUSED, PartReport, Verdict

_MOST = 500.0  # megabytes
_SECONDS = 10
"""Of processor time, on a machine that does nothing else."""
_PATIENCE = 3
"""By how many times a command may be late before it is stopped: others may be at work."""
_ADDRESSES = 4 << 30
"""Bytes of address space: numba, OpenBLAS and the arenas of threads map two gigabytes of it."""
_LONGEST_LINE = 1000  # characters
_MOST_LINES = 25


def run(plan: Plan, report: PartReport) -> None:
    """The option `kinds` names what is tried: see bomb_list.py."""
    kinds = plan.options.get("kinds", ",".join(KINDS)).split(",")
    cases = list(bombs(plan.chance, kinds))
    chosen = plan.chance("chosen").sample(cases, plan.many(len(cases)))
    largest = slowest = (0.0, "")
    for done, bomb in enumerate(bomb for bomb in cases if bomb in chosen):
        plan.tell(Progress("bombs", done, len(chosen), bomb.name))
        if plan.wants(bomb.name):
            verdict, needed = tried(bomb, plan.folder / bomb.name, plan.budget(_SECONDS))
            largest = max(largest, (needed, bomb.name))
            slowest = max(slowest, (verdict.seconds, bomb.name))
            report.take(bomb.name, verdict)
    report.note(f"at most {largest[0]:.0f} MB of memory ({largest[1]}); slowest: {slowest[1]}")


def tried(bomb: Bomb, folder: Path, budget: float) -> tuple[Verdict, float]:
    """A command that reads a bomb: what came of it, and the megabytes that it needed."""
    for name, content in bomb.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    words = [word.replace("{dir}", str(folder)) for word in bomb.words]
    for _ in range(2):  # a machine that is busy makes a command late once, a bomb twice
        done, needed, seconds = measured(words, int(budget * _PATIENCE), _ADDRESSES)
        if seconds <= budget:
            break
    lines = done.stderr.splitlines()
    what = ""
    if done.returncode == -signal.SIGXCPU or seconds > budget:
        what = f"{seconds:.1f} s of processor time, {budget:g} s at most"
    elif problem := trouble(done):
        what = problem
    elif needed > _MOST:
        what = f"{needed:.0f} MB of memory, {_MOST:g} MB at most"
    elif len(lines) > _MOST_LINES or max(map(len, lines), default=0) > _LONGEST_LINE:
        what = f"{len(lines)} lines of {len(done.stderr)} characters in all"
    if what:
        called = " ".join(bomb.words)
        return Verdict(FAULT, f"{called}: {what}", f"{bomb.kind}: {what[:50]}"), needed
    return Verdict(REFUSED if done.returncode == 2 else ACCEPTED, seconds=seconds), needed
