"""Learning from the KRK tasks of the ILP literature: our accuracy, Aleph's, and what was published.

    python bench/krk.py FOLDER [--tasks krk1 …] [--trials 1 …] [--score careful|perfect]
                        [--aleph FOLDER] [--popper FOLDER --python FILE] [--seconds S] [--csv FILE]

FOLDER is a checkout of github.com/logic-and-learning-lab/ecai23-combo (Cropper and Hocquette,
"Learning logic programs by combining programs", ECAI 2023), which the user has: the data are not
part of this project. Of each task there are ten trials, with 20 + 20 examples to learn from and
1,000 + 1,000 to measure with. With --aleph, a checkout of github.com/friguzzi/aleph, Aleph for
SWI-Prolog learns from the same trials, as the checkout of the tasks sets it; with --popper, one of
github.com/logic-and-learning-lab/Popper, Popper does, in the Python that --python names. CPU is
that of the whole trial in seconds, SWI-Prolog's included and measuring left out. The CSV file gets
a row for each trial; `clausewitz task folds` makes a table of it, with intervals and significance.
"""

import argparse
import gc
import math
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.clauses import Clause
from clausewitz.learn.domain.domain_run import BACKGROUND_SECONDS, CAREFUL, learn_folder
from clausewitz.learn.domain.prolog_tables import Background
from clausewitz.learn.fold_comparison import COLUMNS
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import write_text

TASKS = ("krk1", "krk2", "krk3")
TRIALS = range(1, 11)
WHERE = "https://github.com/logic-and-learning-lab/ecai23-combo"
PUBLISHED = {
    "krk1": "Aleph 97.7 (3 s), Popper 98.8 (1,358 s), Combo 98.5 (28 s)",
    "krk2": "Aleph 95.4 (11 s), Popper 50.0 (time-out), Combo 79.0 (3,459 s)",
    "krk3": "Aleph 90.2 (16 s), Popper 50.0 (time-out), Combo 54.8 (time-out)",
}
"""Mean accuracy and time of the paper, on a machine of its own."""
_OFTEN = 2.262
"""Times the standard error of ten trials: half of a 95 % interval."""


@dataclass(frozen=True)
class Trial:
    """Where the files of a trial are."""

    checkout: Path
    task: str
    number: int

    def folder(self, part: str, into: Path) -> Path:
        """The examples to learn from (train) or to measure with (test), as a folder for `learn`."""
        data = self.checkout / "data"
        files = {
            "bk.pl": data / self.task / "data" / part / f"bk-swi-{self.number}.pl",
            "exs.pl": data / self.task / "data" / part / f"exs-{self.number}.pl",
            "bias.pl": data / f"bias-{self.task}.pl",
        }
        folder = into / f"{self.task}-{self.number}-{part}"
        folder.mkdir(parents=True)
        for name, file in files.items():
            if not file.is_file():
                raise ClausewitzError(f"{file} is missing: the tasks are those of {WHERE}")
            shutil.copyfile(file, folder / name)
        return folder

    @property
    def for_aleph(self) -> Path:
        return self.checkout / "data" / self.task / "data" / "aleph" / f"{self.number}.pl"


@dataclass(frozen=True)
class Answer:
    """What came of a trial."""

    accuracy: float
    cpu: float
    clauses: Sequence[Clause | str]


def ours(trial: Trial, scratch: Path, score: str, seconds: float | None) -> Answer:
    train, run = trial.folder("train", scratch), scratch / "run"
    found = learn_folder(train, run, score=score, timeout=seconds)
    return _measured(trial, scratch, found.cpu, found.clauses)


def aleph(trial: Trial, scratch: Path, library: Path, seconds: float | None) -> Answer:
    """What Aleph induces; where the time runs out it has no clause."""
    goal = (
        f"use_module('{(library / 'prolog' / 'aleph').absolute()}'), "
        f"load_files('{trial.for_aleph.absolute()}', [silent(true)]), induce(Program), "
        "writeln('% the theory'), forall(member(C, Program), portray_clause(C)), halt"
    )
    text, cpu = _printed(["swipl", "-q", "-g", goal, "-t", "halt(1)"], seconds, trial)
    clauses = [part.strip() for part in text.partition("% the theory\n")[2].split(".\n")]
    return _measured(trial, scratch, cpu, [clause for clause in clauses if clause])


def popper(trial: Trial, scratch: Path, request: argparse.Namespace) -> Answer:
    """The best that Popper found in the time."""
    command = [request.python, request.popper / "popper.py", trial.folder("train", scratch)]
    limit = [] if request.seconds is None else ["--timeout", f"{request.seconds:.0f}"]
    ends = None if request.seconds is None else 2 * request.seconds + 10
    text, cpu = _printed([*map(str, command), *limit], ends, trial, subprocess.STDOUT)
    lines = text.partition("SOLUTION")[2].splitlines()
    clauses = [line.partition(" ")[2].removesuffix(".") for line in lines if ":-" in line]
    return _measured(trial, scratch, cpu, clauses)


def _printed(
    command: Sequence[str], seconds: float | None, trial: Trial, errors: int = subprocess.DEVNULL
) -> tuple[str, float]:
    """What a command prints, nothing where the time runs out, and its CPU."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            timeout=seconds,
            text=True,
            check=True,
        )
        text = done.stdout
    except subprocess.TimeoutExpired:
        text = ""
    except subprocess.CalledProcessError as error:
        raise ClausewitzError(
            f"{command[0]} does not run on {trial.task} {trial.number}"
        ) from error
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return text, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _measured(trial: Trial, scratch: Path, cpu: float, clauses: Sequence[Clause | str]) -> Answer:
    return Answer(_accuracy_on(trial.folder("test", scratch), clauses), cpu, clauses)


def _accuracy_on(folder: Path, clauses: Sequence[Clause | str]) -> float:
    """The part of the examples of a folder that clauses label rightly, by its own bk.pl."""
    with Background(folder, BACKGROUND_SECONDS) as background:
        labels = [line.split() for line in background.answer("labels").splitlines()]
        proved = background.proved(clauses)
    right = sum((label == "positive") == (int(number) in proved) for number, label in labels)
    return right / len(labels)


def main(arguments: Sequence[str]) -> None:
    request, rows = _read(arguments), [",".join(COLUMNS)]
    for task in request.tasks:
        answers: dict[str, list[Answer]] = {}
        for number in request.trials:
            trial = Trial(request.folder, task, number)
            for name, answer in _answers(trial, request):
                answers.setdefault(name, []).append(answer)
                print(f"{task} {number} {name}: {answer.accuracy:.4f}, {answer.cpu:.1f} s")
                rows.append(f"{task},{name},{number},{answer.accuracy:.4f},{answer.cpu:.2f}")
                for clause in answer.clauses if request.show else ():
                    print("   ", " ".join(str(clause).split()))
        for name, found in answers.items():
            print(f"{task} {name}: {_summary(found)}")
        print(f"{task} published: {PUBLISHED[task]}")
    if request.csv:
        write_text(request.csv, "\n".join(rows) + "\n")


def _answers(trial: Trial, request: argparse.Namespace) -> Iterator[tuple[str, Answer]]:
    with tempfile.TemporaryDirectory() as scratch:
        yield "ours", ours(trial, Path(scratch), request.score, request.seconds)
    gc.collect()  # the tables of a search refer to one another, and are large
    if request.aleph:
        with tempfile.TemporaryDirectory() as scratch:
            yield "Aleph", aleph(trial, Path(scratch), request.aleph, request.seconds)
    if request.popper:
        with tempfile.TemporaryDirectory() as scratch:
            yield "Popper", popper(trial, Path(scratch), request)


def _summary(answers: Sequence[Answer]) -> str:
    parts = [100 * answer.accuracy for answer in answers]
    mean = f"{statistics.mean(parts):.2f} %"
    if len(parts) > 1:
        error = statistics.stdev(parts) / math.sqrt(len(parts))
        mean += f" ± {_OFTEN * error:.2f}"
    cpu = [answer.cpu for answer in answers]
    return f"{mean}, CPU {statistics.mean(cpu):.1f} s, at most {max(cpu):.1f} s"


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="The KRK tasks of the ILP literature.")
    parser.add_argument("folder", type=Path, help=f"checkout of {WHERE}")
    parser.add_argument("--tasks", nargs="+", choices=TASKS, default=TASKS)
    parser.add_argument("--trials", nargs="+", type=int, choices=TRIALS, default=TRIALS)
    parser.add_argument("--score", default=CAREFUL, help="as of `learn folder`")
    parser.add_argument("--aleph", type=Path, help="checkout of github.com/friguzzi/aleph")
    parser.add_argument("--popper", type=Path, help="checkout of Popper")
    parser.add_argument("--python", type=Path, default=Path("python3"), help="what it runs in")
    parser.add_argument("--seconds", type=float, help="by the clock, for a trial")
    parser.add_argument("--csv", type=Path, help="file to write: a row for each trial and learner")
    parser.add_argument("--show", action="store_true", help="print what was learned")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ClausewitzError as error:
        sys.exit(f"krk: {error}")
