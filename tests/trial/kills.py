"""Runs on trial: killed at random moments and resumed, they say what a run says that was not.

And of two processes that write one run, the second is refused and the first is not disturbed.
"""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from clausewitz.runs.progress import Progress
from trial.plan import Plan
from trial.run_kinds import KINDS, RunBench, RunKind, difference, removed, results, trouble
from trial.verdicts import FAULT, PartReport, Verdict

KILLS = 20
_MOST_RESUMES = 3
_SHORTEST = 0.2  # seconds: nothing is saved before that
_TAKEN = "another process writes"


def run(plan: Plan, report: PartReport) -> None:
    """Each kind named by the option `kinds`, or all of them, is killed so many times."""
    bench = RunBench(plan.folder / "runs")
    wanted = plan.options.get("kinds", "")
    kinds = [kind for kind in KINDS if not wanted or kind.name in wanted.split(",")]
    times = range(plan.many(KILLS))
    for done, kind in enumerate(kinds):
        plan.tell(Progress("kinds of runs", done, len(kinds), kind.name))
        try_kind(plan, report, bench, kind, times)
    plan.tell(Progress("kinds of runs", len(kinds), len(kinds)))


def try_kind(plan: Plan, report: PartReport, bench: RunBench, kind: RunKind, times: range) -> None:
    whole = bench.folder / f"{kind.name}-whole"
    began = time.monotonic()
    done = bench.done(kind, whole)
    lasts = time.monotonic() - began
    if done.returncode:
        report.take(kind.name, Verdict(FAULT, f"cannot be run at all: {done.stderr[-300:]}"))
        return
    expected = results(whole)
    for number in times:
        case = f"{kind.name}-{number}"
        if plan.wants(case):
            report.take(case, _killed(plan, bench, kind, expected, lasts, case))
    if plan.wants(f"{kind.name}-two"):
        report.take(f"{kind.name}-two", _two_writers(bench, kind, expected))


def _killed(
    plan: Plan, bench: RunBench, kind: RunKind, expected: dict[str, str], lasts: float, case: str
) -> Verdict:
    """A run that is killed up to three times, then resumed to its end."""
    run, chance = bench.folder / f"{kind.name}-run", plan.chance("kills", case)
    kills = 0
    while not kills and lasts > _SHORTEST:
        removed(run)
        more: tuple[str, ...] = ()
        for _ in range(chance.randint(1, _MOST_RESUMES)):
            process = bench.started(bench.words(kind, run, *more))
            kills += kill_after(process, chance.uniform(0.15, 1.0) * lasts)
            more = ("--resume",)
        lasts /= 2  # the machine was busier when it was measured
    done = bench.done(kind, run, "--resume")
    if words := trouble(done):
        return Verdict(FAULT, words, f"{kind.name}: {words[:60]}")
    if done.returncode:
        words = f"not resumed: {done.stderr.strip().splitlines()[-1][:200]}"
        return Verdict(FAULT, words, f"{kind.name}: not resumed")
    if words := difference(expected, results(run)):
        return Verdict(FAULT, words, f"{kind.name}: {words[:40]}")
    return Verdict("the same results" if kills else "ended before the kill")


def kill_after(process: "subprocess.Popen[str]", seconds: float) -> bool:
    """Whether it was still under way. Its helpers are killed with it, as by the end of power."""
    try:
        process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return True
    return False


def _two_writers(bench: RunBench, kind: RunKind, expected: dict[str, str]) -> Verdict:
    """The second is started when the first has begun to write, and has to leave it alone."""
    run = bench.folder / f"{kind.name}-two"
    removed(run)
    first = bench.started(bench.words(kind, run))
    while first.poll() is None and not _has_begun(run):
        time.sleep(0.01)
    if first.poll() is None:
        os.kill(first.pid, signal.SIGSTOP)  # it cannot come to its end before the other has tried
    second = bench.done(kind, run, "--resume")
    ended_before = first.poll() is not None
    if not ended_before:
        os.kill(first.pid, signal.SIGCONT)
    done = bench.ended(first)
    if ended_before:
        return Verdict("ended before the second")
    if second.returncode != 2 or _TAKEN not in second.stderr:
        last = (second.stderr.strip().splitlines() or [""])[-1][:200]
        words = f"the second writer was not refused: status {second.returncode}: {last}"
        return Verdict(FAULT, words, f"{kind.name}: two writers")
    if words := trouble(done) or difference(expected, results(run)):
        return Verdict(FAULT, f"the first writer was disturbed: {words}")
    return Verdict("the second refused")


def _has_begun(run: Path) -> bool:
    """Whether it is the first writer's: a folder has settings then, a file is there."""
    if run.is_file():
        return True
    places = run.parent.glob(f"{run.name}*")
    return any(True for place in places for _ in place.rglob("settings.json"))


def copy_run(run: Path, place: Path) -> None:
    """A copy of a run, with all that lies beside it by its name, for whoever damages it."""
    for path in run.parent.glob(f"{run.name}*"):
        target = place.with_name(place.name + path.name.removeprefix(run.name))
        shutil.copytree(path, target) if path.is_dir() else shutil.copy(path, target)
