"""Rule sets for themes of Lichess puzzles: ours, and those of Popper 5 on the same examples.

    python bench/popper.py FOLDER [--python FILE] [--puzzles FILE] [--themes …] [--seeds …]
                           [--seconds S] [--grace S] [--results FOLDER] [--only ours|popper]

FOLDER is a checkout of Popper, which the user has. For each theme and seed 200 puzzles of the theme
and 200 others are learned from, 600 and 600 are for measuring; of each puzzle the first move of the
solver is the example, so that both sides count the same things. The space is that of logic/tasks/
themes, written for Popper by `task export`, and Popper runs with --noisy. Description length is as
Popper counts it: examples labelled wrongly, and literals, heads among them.

CPU is that of the processor in seconds, from where the search begins to where the theory was found
that is reported; what comes before is start-up. "As short at": when ours had a theory that is no
longer, on the examples learned from, than the one Popper ended with. Popper takes its limit by the
wall clock, so a busy machine has to give it more --seconds. What Popper found is saved in
the folder of results, a folder for each theme and seed: what is there is not run again. The table
is printed, and written there as table.csv. "Ours" is the set that `learn --validation 0` keeps: the
shortest of those that are as good as the best but for chance. "Ours, lowest" has the lowest
description length on the examples learned from.
"""

import argparse
import csv
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.games.example import Example, moves_of
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.lichess_puzzles import PuzzleSampleRequest
from clausewitz.games.negatives import without_contradictions
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import Shares, sample_puzzles
from clausewitz.learn.popper.export import NegativeChoice, export_task
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.rule_search import FoundSet
from clausewitz.learn.rules.rule_sets import RuleSetLearner, RuleSetRequest
from clausewitz.learn.search.behaviours import readable
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import Task, read_task
from clausewitz.matching.legal_cases import cases_of_moves
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.runs.progress import Tell
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.data import data_dir, required_files
from clausewitz.support.errors import ClausewitzError

sys.path.append(str(Path(__file__).resolve().parents[1] / "tools"))

from popper_runner import RivalRequest, checkout, run_task
from popper_runner.popper_process import STOPPED
from popper_runner.program import score_of
from popper_runner.rival_run import RESULTS, TACTICS, results

THEMES = ("fork", "skewer", "pin", "backRankMate", "hangingPiece")
TRAIN, TEST = 200, 600  # puzzles of the theme, and so many others
OURS, POPPER, LOWEST = "ours", "popper", "ours, lowest"


@dataclass(frozen=True)
class Answer:
    """What a side found."""

    theory: Theory
    start: float
    """CPU before its search began."""
    cpu: float
    """From there on until the theory was found."""
    curve: Sequence[tuple[float, float]]
    """When each better theory was found, in CPU from there on, and its description length."""


def ours(train: Sequence[Example], task: Task, tell: Tell) -> dict[str, Answer]:
    """Our side: the set that is chosen, and the one of the lowest description length. They are
    learned anew each time.

    All examples are for the search, as they are for Popper: none is reserved for validation.
    """
    began = time.process_time()
    learner = RuleSetLearner(train, task, RuleSetRequest("f", "mdl", validation=0))
    start = time.process_time() - began
    outcome = learner.searched(tell=tell)
    lowest = min(outcome.sets, key=lambda one: one.score.description_length())
    chosen = {OURS: learner.preferred(outcome.sets), LOWEST: lowest}
    return {side: answer_of(one, outcome.sets, task, start) for side, one in chosen.items()}


def answer_of(chosen: FoundSet, found: Sequence[FoundSet], task: Task, start: float) -> Answer:
    """One of these sets, and how they got better."""
    clauses = tuple(readable(Space(task.bias).clause(*body)) for body in chosen.bodies)
    theory = Theory("ours.pl", (Tactic("f", clauses),), ())
    curve = sorted((one.cpu, one.score.description_length()) for one in found)
    better = [pair for n, pair in enumerate(curve) if all(pair[1] < c[1] for c in curve[:n])]
    return Answer(theory, start, chosen.cpu, better)


def popper(
    train: Sequence[Example], task: Task, folder: Path, request: "Request", tell: Tell
) -> Answer | None:
    """Popper's side, from what was saved if it ran before."""
    home, run = folder / "task", folder / "popper"
    saved = RunFolder(run).read_json(RESULTS)
    if saved is None or saved["ended"] == STOPPED:
        if request.only == OURS:
            return None
        for left_by_a_kill in (home, run):
            shutil.rmtree(left_by_a_kill, ignore_errors=True)
        export_task(train, task.bias, task.own, home, NegativeChoice(0), tell)
        rival = checkout(request.popper, request.python)
        limits = RivalRequest(request.seconds, noisy=True, grace=request.grace)
        saved = results(run_task(home, run, rival, limits, tell), rival)
    start = saved["start"]["cpu"]
    curve = [(found["cpu"] - start, found["description_length"]) for found in saved["found"]]
    return Answer(read_theory(run / TACTICS), start, curve[-1][0], curve)


@dataclass(frozen=True)
class Request:
    """What the command line says."""

    popper: Path
    python: Path | None
    puzzles: Path
    themes: Sequence[str]
    seeds: Sequence[int]
    seconds: float
    grace: float
    results: Path
    only: str | None


@dataclass(frozen=True)
class Row:
    """A line of the table: one side, one theme, one seed."""

    theme: str
    seed: int
    side: str
    start: float
    cpu: float
    """Until the theory was found that counts here."""
    reached: float | None
    """Until one was found that is as short as the one of Popper, if one was."""
    clauses: int
    size: int
    train: float
    test: float


def row_of(
    theme: str, seed: int, side: str, found: Answer, examples: "Examples", target: float | None
) -> Row:
    clauses = sum(len(tactic.clauses) for tactic in found.theory.tactics)
    train, test = (worth(found.theory, part) for part in (examples.train, examples.test))
    reached = [cpu for cpu, length in found.curve if target is not None and length <= target]
    return Row(
        theme,
        seed,
        side,
        start=round(found.start, 2),
        cpu=round(found.cpu, 2),
        reached=round(reached[0], 2) if reached else None,
        clauses=clauses,
        size=train.size,
        train=train.description_length(),
        test=test.description_length(),
    )


@dataclass(frozen=True)
class Examples:
    train: list[Example]
    test: list[Example]


def examples_of(theme: str, seed: int, puzzles: Path, folder: Path, tell: Tell) -> Examples:
    """First moves of puzzles with and without the theme, drawn once."""
    file = folder / "examples.csv"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        shares = Shares(TRAIN, 0, TEST)
        wanted = PuzzleSampleRequest(theme=theme, negatives=1.0)
        sample = sample_puzzles([Source(puzzles)], TRAIN + TEST, wanted, seed, shares, tell)
        write_examples(file, without_contradictions(sample.examples))
    found = list(read_examples(file))
    return Examples(*([e for e in found if e.split == part] for part in ("train", "test")))


def worth(theory: Theory, examples: Sequence[Example]) -> Score:
    """What a theory is worth, each example counted once; one without a rule tells nothing."""
    held = np.zeros(len(examples), np.bool_)
    cases = cases_of_moves(moves_of(examples))
    for tactic in theory.tactics:
        held |= tactic_matches(tactic, theory, cases)
    return score_of(held, examples, [c for tactic in theory.tactics for c in tactic.clauses])


def rows(request: Request, tell: Tell) -> Iterator[Row]:
    task = read_task(data_dir("logic") / "tasks" / "themes")
    for seed in request.seeds:
        for theme in request.themes:
            folder = request.results / f"{theme}-{seed}"
            examples = examples_of(theme, seed, request.puzzles, folder, tell)
            rival = popper(examples.train, task, folder, request, tell)
            target = rival.curve[-1][1] if rival else None
            if rival:
                yield row_of(theme, seed, POPPER, rival, examples, target)
            if request.only != POPPER:
                for side, answer in ours(examples.train, task, tell).items():
                    yield row_of(theme, seed, side, answer, examples, target)


def table(lines: Sequence[Row]) -> Iterator[str]:
    """The table as text: a line for each theme and seed, both sides beside each other."""
    side = f"{'start':>8}{'CPU':>8}{'rules/size':>12}{'train':>7}{'test':>6}"
    yield f"{'':19}" + "".join(f"   {name:>{len(side)}}" for name in (POPPER, OURS, LOWEST))
    yield f"{'theme':14}{'seed':>5}" + f"   {side}" * 3 + f"   {'as short at':>11}{'ratio':>8}"
    for key in dict.fromkeys((row.theme, row.seed) for row in lines):
        sides = {row.side: row for row in lines if (row.theme, row.seed) == key}
        cells = "   ".join(
            _cells(sides[name]) if name in sides else " " * len(side)
            for name in (POPPER, OURS, LOWEST)
        )
        yield f"{key[0]:14}{key[1]:>5}   {cells}   {_beside(sides)}".rstrip()


def _cells(row: Row) -> str:
    size = f"{row.clauses}/{row.size}"
    return f"{row.start:8.1f}{row.cpu:8.1f}{size:>12}{row.train:7g}{row.test:6g}"


def _beside(sides: dict[str, Row]) -> str:
    """When our theory was as short as that of Popper, and how much sooner that is."""
    if OURS not in sides or POPPER not in sides:
        return ""
    reached = sides[OURS].reached
    if reached is None:
        return f"{'never':>11}"
    return f"{reached:11.1f}{sides[POPPER].cpu / max(reached, 0.01):8.1f}"


def write_table(file: Path, lines: Sequence[Row]) -> None:
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow(Row.__dataclass_fields__)
        writer.writerows([getattr(row, name) for name in Row.__dataclass_fields__] for row in lines)


def arguments() -> Request:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("popper", type=Path, help="checkout of Popper 5")
    parser.add_argument("--python", type=Path, help="Python that Popper runs with")
    parser.add_argument("--puzzles", type=Path, help="Lichess puzzles; from $CLAUSEWITZ_DATA")
    parser.add_argument("--themes", nargs="+", default=THEMES)
    parser.add_argument("--seeds", nargs="+", type=int, default=[0, 1, 2])
    parser.add_argument("--seconds", type=float, default=300.0, help="for Popper, each time")
    parser.add_argument("--grace", type=float, default=60.0, help="beyond, to combine its rules")
    parser.add_argument("--results", type=Path, default=Path("runs") / "bench-popper")
    parser.add_argument("--only", choices=[OURS, POPPER], help="side that is run")
    found = vars(parser.parse_args())
    found["puzzles"] = found["puzzles"] or required_files("puzzles")[0]
    return Request(**found)


def main() -> None:
    request = arguments()
    lines: list[Row] = []
    with stoppable(None, "what Popper found is saved"), ProgressLine() as tell:
        for row in rows(request, tell):
            lines.append(row)
            tell.say(f"{row.theme}, seed {row.seed}, {row.side}: {_cells(row)}")
    write_table(request.results / "table.csv", lines)
    print("\n".join(table(lines)))


if __name__ == "__main__":
    try:
        main()
    except ClausewitzError as error:
        sys.exit(f"bench/popper.py: {error}")
