"""Full disks on trial: at every write of every kind of run, one clear line, and the next run works.

Two ways: no file may grow beyond a size, for sizes just below those of the files of a whole run;
and the write of each number fails. Then the run is resumed, with free space: it says what a run
says that never met a full disk.
"""

import subprocess
import sys
from pathlib import Path

from clausewitz.runs.progress import Progress
from trial.isolation import environment
from trial.plan import Plan
from trial.run_kinds import KINDS, RunBench, RunKind, difference, removed, results, trouble
from trial.verdicts import FAULT, PartReport, Verdict

_OUTPUTS = (
    *(["legal"], ["facts"], ["suggest"], ["board"], ["mate", "-n", "1"], ["data"], ["--version"]),
    *(["opening"], ["--help"], ["perft", "-d", "2"], ["legal", "--by", "prolog"]),
)


def run(plan: Plan, report: PartReport) -> None:
    """The option `kinds` names kinds of runs, and output."""
    bench = RunBench(plan.folder / "runs")
    wanted = plan.options.get("kinds", "")
    kinds = [kind for kind in KINDS if not wanted or kind.name in wanted.split(",")]
    for done, kind in enumerate(kinds):
        plan.tell(Progress("kinds of runs", done, len(kinds), kind.name))
        _try_kind(plan, report, bench, kind)
    plan.tell(Progress("kinds of runs", len(kinds), len(kinds)))
    outputs = plan.many(len(_OUTPUTS), 2) if not wanted or "output" in wanted else 0
    for words in _OUTPUTS[:outputs]:
        case = f"output-{'-'.join(words)}"
        if plan.wants(case):
            report.take(case, _full_output(words))


def _try_kind(plan: Plan, report: PartReport, bench: RunBench, kind: RunKind) -> None:
    whole, counted = bench.folder / f"{kind.name}-whole", bench.folder / "counted"
    done = _watched(bench, kind, whole, f"write=1000000,{counted}")
    if done.returncode:
        report.take(kind.name, Verdict(FAULT, f"cannot be run at all: {done.stderr[-300:]}"))
        return
    expected, writes = results(whole), int(counted.read_text())
    report.note(f"{kind.name}: {writes} writes")
    points = [f"write={number}" for number in range(writes)]
    points += [f"size={max(0, size - 1)}" for size in _sizes(whole)]
    chance = plan.chance("disk", kind.name)
    for point in sorted(chance.sample(points, plan.many(len(points), min(2, len(points))))):
        case = f"{kind.name}-{point}"
        if plan.wants(case):
            report.take(case, _met_full_disk(bench, kind, expected, point))


def _sizes(run: Path) -> list[int]:
    files = [run] if run.is_file() else [path for path in run.rglob("*") if path.is_file()]
    return sorted({path.stat().st_size for path in files})


def _watched(
    bench: RunBench, kind: RunKind, run: Path, watch: str
) -> "subprocess.CompletedProcess[str]":
    prefix = (sys.executable, "-X", "faulthandler", "-m", "trial.watched_process", watch)
    return bench.ended(bench.started(bench.words(kind, run), prefix))


def _met_full_disk(bench: RunBench, kind: RunKind, expected: dict[str, str], point: str) -> Verdict:
    run = bench.folder / f"{kind.name}-run"
    removed(run)
    done = _watched(bench, kind, run, point)
    if words := trouble(done):
        return Verdict(FAULT, words, f"{kind.name}: {words[:60]}")
    if done.returncode == 0:
        words = difference(expected, results(run))
        return Verdict(FAULT, words, f"{kind.name}: silent") if words else Verdict("did not matter")
    again = bench.done(kind, run, "--resume")
    if words := trouble(again):
        return Verdict(FAULT, f"then resumed: {words}", f"{kind.name}: resumed: {words[:60]}")
    if again.returncode:
        last = again.stderr.strip().splitlines()[-1][:200]
        return Verdict(FAULT, f"then not resumed: {last}", f"{kind.name}: not resumed")
    if words := difference(expected, results(run)):
        return Verdict(FAULT, f"then resumed: {words}", f"{kind.name}: resumed: {words[:40]}")
    return Verdict("one line, then resumed")


def _full_output(words: list[str]) -> Verdict:
    """Standard output is a disk that is full."""
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-m", "clausewitz", *words],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
    if words_of := trouble(done):
        return Verdict(FAULT, f"{' '.join(words)}: {words_of}", f"output: {words_of[:60]}")
    if not done.returncode:
        return Verdict(FAULT, f"{' '.join(words)}: no message says that nothing was written")
    if "Exception ignored" in done.stderr:
        return Verdict(FAULT, f"{' '.join(words)}: {done.stderr[-300:]}", "output: ignored")
    return Verdict("one line")
