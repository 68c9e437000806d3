"""The folders that come with Popper: what `learn folder` finds in each, and Popper beside it.

    python bench/popper_folders.py FOLDER [--only NAME …] [--seconds S] [--popper PYTHON]

FOLDER is a checkout of github.com/logic-and-learning-lab/Popper, which the user has. Each folder is
learned from in a process of its own, with --score mdl where its name begins with noisy. With
--popper, the Python that Popper runs in, it learns too. A line for each folder and side: literals,
heads among them, positive examples missed, negative ones covered, whether the search proved that
nothing is better, CPU in seconds with that of SWI-Prolog, and the peak of memory. The time limit is
by the clock, for each side. What Popper says of the examples is not taken: SWI-Prolog tries its
theory on them again.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.learn.domain.domain_run import BACKGROUND_SECONDS
from clausewitz.learn.domain.prolog_tables import Background
from clausewitz.support.errors import ClausewitzError

NOISY = "noisy"
_ENDS = 2.0
"""Times the limit after which a side is stopped, if it does not stop by itself."""
_SIZE = re.compile(r"TP:\d+ FN:\d+ TN:\d+ FP:\d+ Size:(\d+)")


@dataclass(frozen=True)
class Answer:
    """What a side found in a folder."""

    size: int
    missed: int
    false: int
    proved: bool
    cpu: float
    megabytes: int

    def __str__(self) -> str:
        claim = "proved" if self.proved else ""
        parts = (self.size, self.missed, self.false, claim, f"{self.cpu:.1f}", self.megabytes)
        return " | ".join(map(str, parts))


@dataclass(frozen=True)
class _Ended:
    output: str
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
    size, false = round(scores["size"]), round(scores["false"])
    return Answer(size, missed, false, found["proved"], ended.cpu, ended.megabytes)


def popper(folder: Path, seconds: float, python: Path) -> Answer | None:
    command = [str(python), str(folder.parents[1] / "popper.py"), str(folder)]
    command += ["--timeout", str(round(seconds)), *(["--noisy"] if _is_noisy(folder) else [])]
    ended = _run(command, seconds)
    sizes = _SIZE.findall(ended.output)
    if not sizes:
        return None
    lines = ended.output.partition("SOLUTION")[2].splitlines()
    theory = [line.partition(" ")[2].removesuffix(".") for line in lines if ":-" in line]
    missed, false = _mistakes(folder, theory)
    proved = "TIMEOUT" not in ended.output
    return Answer(int(sizes[-1]), missed, false, proved, ended.cpu, ended.megabytes)


def _mistakes(folder: Path, theory: Sequence[str]) -> tuple[int, int]:
    """Positive examples that a theory does not prove, and negative ones that it does."""
    with Background(folder, BACKGROUND_SECONDS) as background:
        labels = [line.split() for line in background.answer("labels").splitlines()]
        proved = background.proved(theory)
    wrong = [label for number, label in labels if (label == "positive") != (int(number) in proved)]
    return wrong.count("positive"), len(wrong) - wrong.count("positive")


def _is_noisy(folder: Path) -> bool:
    return folder.name.startswith(NOISY)


def _score(folder: Path) -> str:
    return "mdl" if _is_noisy(folder) else "perfect"


def _run(command: Sequence[str], seconds: float) -> _Ended:
    """Run a command, with what it prints and what it and its children took."""
    with tempfile.TemporaryFile("w+") as output:
        limited = ["timeout", str(_ENDS * seconds + 10), *command]
        process = subprocess.Popen(limited, stdout=output, stderr=subprocess.STDOUT)
        _, _, used = os.wait4(process.pid, 0)
        output.seek(0)
        return _Ended(output.read(), used.ru_utime + used.ru_stime, used.ru_maxrss // 1024)


def answers(folder: Path, request: argparse.Namespace) -> Iterator[tuple[str, Answer | None]]:
    with tempfile.TemporaryDirectory() as scratch:
        yield "ours", ours(folder, request.seconds, Path(scratch) / "run")
    if request.popper:
        yield "Popper", popper(folder, request.seconds, request.popper)


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
    print("| folder | side | literals | missed | false | claim | CPU | MB |")
    print("| --- | --- | ---: | ---: | ---: | --- | ---: | ---: |")
    for folder in chosen:
        for side, answer in answers(folder.absolute(), request):
            print(f"| `{folder.name}` | {side} | {answer or 'none'} |", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ClausewitzError as error:
        sys.exit(f"popper_folders: {error}")
