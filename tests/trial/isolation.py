"""Cases tried in a process of their own: one that dies or hangs is a fault, and the next go on."""

import json
import os
import selectors
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from clausewitz.runs.progress import Progress, Tell, silent
from trial.verdicts import FAULT, PartReport, Verdict

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 900.0  # seconds: the kernel may have to be compiled
PATIENCE = 60
"""By how many times its budget a case may be late by the clock on the wall before it is killed."""


def environment(**more: str) -> dict[str, str]:
    """That of processes which this trial starts: the package and the trial are found.

    What a command saves for its user is saved elsewhere.
    """
    places = [str(ROOT / "py"), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]
    ours = {
        "PYTHONPATH": os.pathsep.join(filter(None, places)),
        "XDG_DATA_HOME": str(Path(tempfile.gettempdir()) / f"trial-data-{os.getuid()}"),
    }
    return os.environ | ours | more


class CaseProcess:
    """A process that tries cases of a part."""

    def __init__(self, part: str, seed: int) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="trial-")
        self._errors = Path(self._folder.name) / "errors"
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "trial.case_process", part, str(seed), self._folder.name],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(),
                cwd=self._folder.name,
                start_new_session=True,
            )
        if self._line(STARTS_WITHIN) is None:
            words = self._errors.read_text(errors="replace")[-2000:]
            self.close()
            raise RuntimeError(f"the cases of {part} cannot be tried: {words}")

    def verdict(self, number: int, budget: float, patience: float = PATIENCE) -> Verdict:
        """Of a case; one that takes more processor time than its budget is a fault."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number}\n".encode())
        self._process.stdin.flush()
        found = self._line(budget * patience)
        if found is None:
            return self._ended(budget * patience)
        verdict = Verdict(**found)
        if verdict.outcome != FAULT and verdict.seconds > budget:
            words = f"past its budget: {verdict.seconds:.1f} s of processor time, {budget:g} s"
            return verdict._replace(
                outcome=FAULT, words=words, kind=f"past {budget:g} s", is_late=True
            )
        return verdict

    @property
    def is_over(self) -> bool:
        return self._process.poll() is not None

    def _ended(self, waited: float) -> Verdict:
        """What is wrong with a process that does not answer."""
        try:
            status = self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            return Verdict(FAULT, f"no answer in {waited:g} s", "no answer", is_late=True)
        how = signal.Signals(-status).name if status < 0 else f"status {status}"
        last = self._errors.read_text(errors="replace").strip().splitlines()[-12:]
        return Verdict(FAULT, f"the process ended by {how}: {' / '.join(last)}", f"ended by {how}")

    def _line(self, seconds: float) -> dict[str, Any] | None:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            if not waiting.select(seconds):
                return None
        line = self._process.stdout.readline()
        found: dict[str, Any] | None = json.loads(line) if line.endswith(b"\n") else None
        return found

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._folder.cleanup()


def try_all(
    report: PartReport,
    numbers: Iterable[int],
    budget: float,
    tell: Tell = silent,
    name: Callable[[int], str] = str,
    patience: float = PATIENCE,
) -> None:
    """Try these cases one after another; after one that ended its process comes a new one.

    A case that is late is tried again: a machine that stands still does so once, a case twice.
    """
    process = CaseProcess(report.part, report.seed)
    cases = list(numbers)
    excused = 0
    try:
        for done, number in enumerate(cases, 1):
            for is_last in (False, True):
                if process.is_over:
                    process.close()
                    process = CaseProcess(report.part, report.seed)
                verdict = process.verdict(number, budget, patience)
                if not verdict.is_late:
                    excused += is_last
                    break
            report.take(name(number), verdict)
            tell(Progress(f"cases of {report.part}", done, len(cases)))
    finally:
        process.close()
    if excused:
        report.note(f"{excused} cases were late once, and not when they were tried again")
