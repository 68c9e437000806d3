"""The tests on trial: they pass in random orders, in as many processes as there are cores."""

import re
import subprocess
import sys

from clausewitz.runs.progress import Progress
from trial.isolation import ROOT, environment
from trial.plan import Plan
from trial.verdicts import FAULT, PartReport, Verdict

ORDERS = 5
_OPTIONS = ("-q", "-n", "auto", "--dist", "worksteal")
_SUMMARY = re.compile(r"^=+ (.* in .*) =+$|^(\d+ (?:passed|failed|error).*)$", re.MULTILINE)


def run(plan: Plan, report: PartReport) -> None:
    """The option `tests` names files or folders; without it, all of them."""
    names = plan.options.get("tests", "").split()
    for number in plan.numbers(ORDERS):
        plan.tell(Progress("orders of the tests", number, plan.many(ORDERS)))
        order = str(1000 * plan.seed + number)
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *_OPTIONS, "--order", order, *names],
            cwd=ROOT,
            env=environment(OPENBLAS_NUM_THREADS="1"),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        found = _SUMMARY.findall(done.stdout)
        words = "".join(found[-1]) if found else done.stdout[-200:]
        report.note(f"order {order}: {words}")
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        for line in failed:
            report.take(number, Verdict(FAULT, line))
        if done.returncode and not failed:
            report.take(number, Verdict(FAULT, f"status {done.returncode}: {words}"))
        if not done.returncode:
            report.take(number, Verdict("passed"))
