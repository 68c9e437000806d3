"""The folders that come with Popper: what `learn folder` finds in each, and Popper beside it.

    python bench/popper_folders.py FOLDER [--only NAME …] [--seconds S] [--popper PYTHON]

FOLDER is a checkout of github.com/logic-and-learning-lab/Popper, which the user has. Each folder is
learned from in a process of its own, with --score mdl where its name begins with noisy. With
--popper, the Python that Popper runs in, it learns too. A line for each folder and side: literals,
heads among them, positive examples missed, negative ones covered, whether the search proved that
nothing is better, CPU in seconds with that of SWI-Prolog, and the peak of memory. The time limit is
by the clock, for each side. What Popper says of the examples is not taken: SWI-Prolog tries its
theories on them again.

"To the theory" is the CPU after which a side first reported the theory that it printed last; if
that is better than the other side's last one, the first that was as good as the other's. Better is
fewer mistakes, then fewer literals; with noise, fewer of both together. Start-up is included.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from clausewitz.learn.domain.domain_run import BACKGROUND_SECONDS
from clausewitz.learn.domain.prolog_tables import Background
from clausewitz.support.errors import ClausewitzError

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

from popper_runner.popper_log import Moment, PopperLog
from popper_runner.popper_process import cpu_of

NOISY = "noisy"
_ENDS = 2.0
"""Times the limit after which a side is stopped, if it does not stop by itself."""
_BEST = re.compile(r"best (\d+) literals, (\d+) missed, (\d+) false")
_END = " SOLUTION "


@dataclass(frozen=True)
class Theory:
    """What a theory is worth, and the CPU after which it was reported."""

    cpu: float
    size: int
    missed: int
    false: int

    def cost(self, noisy: bool) -> tuple[int, int]:
        wrong = self.missed + self.false
        return (wrong + self.size, 0) if noisy else (wrong, self.size)


@dataclass(frozen=True)
class Answer:
    """What a side found in a folder, one theory after the other."""

    reported: list[Theory]
    proved: bool
    cpu: float
    megabytes: int

    def cost(self, noisy: bool) -> tuple[int, int]:
        return self.reported[-1].cost(noisy)

    def reached(self, worse: tuple[int, int], noisy: bool) -> float:
        """The CPU to the theory; `worse` is what the worse of both last ones costs."""
        if self.cost(noisy) < worse:
            return next(found.cpu for found in self.reported if found.cost(noisy) <= worse)
        same = takewhile(lambda t: t.cost(noisy) == self.cost(noisy), reversed(self.reported))
        return [theory.cpu for theory in same][-1]

    def row(self, worse: tuple[int, int], noisy: bool) -> str:
        last, reached = self.reported[-1], self.reached(worse, noisy)
        claim = "proved" if self.proved else ""
        parts = (last.size, last.missed, last.false, claim, f"{reached:.1f}", f"{self.cpu:.1f}")
        return " | ".join(map(str, (*parts, self.megabytes)))


@dataclass(frozen=True)
class _Ended:
    lines: list[tuple[float, str]]
    """Each with the CPU after which it was printed."""
    cpu: float
    megabytes: int


def ours(folder: Path, seconds: float, run: Path) -> Answer | None:
    command = [sys.executable, "-m", "clausewitz", "learn", "folder", str(folder)]
    command += ["-o", str(run), "--seconds", str(seconds), "--score", _score(folder)]
    ended = _run(command, seconds)
    if not (run / "results.json").is_file():
        return None
    found = json.loads((run / "results.json").read_text())
    scores = found["scores"]
    missed = round(scores["positives"] - scores["true"])
    last = Theory(ended.cpu, round(scores["size"]), missed, round(scores["false"]))
    noisy, reported = _is_noisy(folder), list[Theory]()
    for cpu, line in ended.lines:
        if match := _BEST.search(line):
            theory = Theory(cpu, *map(int, match.groups()))
            if not reported or theory.cost(noisy) < reported[-1].cost(noisy):
                reported.append(theory)  # of two searches that follow each other the better one
    return Answer([*reported, last], found["proved"], ended.cpu, ended.megabytes)


def popper(folder: Path, seconds: float, python: Path) -> Answer | None:
    command = [str(python), str(folder.parents[1] / "popper.py"), str(folder)]
    command += ["--timeout", str(round(seconds)), *(["--noisy"] if _is_noisy(folder) else [])]
    ended = _run(command, seconds)
    log = PopperLog()
    for cpu, line in ended.lines:
        log.take(line, Moment(cpu, cpu))
    if not log.found:
        return None
    wrong = _mistakes(folder, [program.rules for program in log.found])
    reported = [
        Theory(program.at.cpu, program.size, *mistakes)
        for program, mistakes in zip(log.found, wrong, strict=True)
    ]
    output = "".join(line for _, line in ended.lines)
    proved = _END in output and "TIMEOUT" not in output
    return Answer(reported, proved, ended.cpu, ended.megabytes)


def _mistakes(folder: Path, theories: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """Positive examples that each theory does not prove, and negative ones that it does."""
    found: list[tuple[int, int]] = []
    with Background(folder, BACKGROUND_SECONDS) as background:
        labels = [line.split() for line in background.answer("labels").splitlines()]
        positive = {int(number) for number, label in labels if label == "positive"}
        for rules in theories:
            proved = background.proved(rules)
            found.append((len(positive - proved), len(proved - positive)))
    return found


def _is_noisy(folder: Path) -> bool:
    return folder.name.startswith(NOISY)


def _score(folder: Path) -> str:
    return "mdl" if _is_noisy(folder) else "perfect"


def _run(command: Sequence[str], seconds: float) -> _Ended:
    """Run a command, with what it prints and what it and its children took."""
    limited = ["timeout", str(_ENDS * seconds + 10), *command]  # which makes it a group of its own
    process = subprocess.Popen(
        limited, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout
    lines = [(cpu_of(process.pid), line) for line in process.stdout]
    _, _, used = os.wait4(process.pid, 0)
    return _Ended(lines, used.ru_utime + used.ru_stime, used.ru_maxrss // 1024)


def rows(folder: Path, request: argparse.Namespace) -> list[str]:
    """A row for each side."""
    found: dict[str, Answer | None] = {}
    with tempfile.TemporaryDirectory() as scratch:
        found["ours"] = ours(folder, request.seconds, Path(scratch) / "run")
    if request.popper:
        found["Popper"] = popper(folder, request.seconds, request.popper)
    noisy = _is_noisy(folder)
    worse = max((a.cost(noisy) for a in found.values() if a), default=(0, 0))
    return [f"{side} | {a.row(worse, noisy) if a else 'none'}" for side, a in found.items()]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description="The folders that come with Popper.")
    parser.add_argument("folder", type=Path, help="checkout of Popper")
    parser.add_argument("--only", nargs="+", help="names of folders, or how they begin")
    parser.add_argument("--seconds", type=float, default=60, help="by the clock, for each side")
    parser.add_argument("--popper", type=Path, help="the Python that Popper runs in")
    request = parser.parse_args(arguments)
    folders = sorted(path.parent for path in (request.folder / "examples").glob("*/bias.pl"))
    chosen = [f for f in folders if not request.only or f.name.startswith(tuple(request.only))]
    if not chosen:
        raise ClausewitzError(f"{request.folder}/examples has no such folder")
    print("| folder | side | literals | missed | false | claim | to the theory | CPU | MB |")
    print("| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |")
    for folder in chosen:
        for row in rows(folder.absolute(), request):
            print(f"| `{folder.name}` | {row} |", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ClausewitzError as error:
        sys.exit(f"popper_folders: {error}")
