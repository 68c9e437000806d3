"""Learning from what there is: a folder of any domain, labelled moves or lines, or moves played."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples
from clausewitz.learn.domain.domain_run import PERFECT, learn_folder
from clausewitz.learn.learned_theory import (
    LearnedTheory,
    learned_domain,
    learned_rules,
    learned_tactics,
)
from clausewitz.learn.lines.motif_learner import MotifRequest
from clausewitz.learn.lines.motif_run import learn_motif
from clausewitz.learn.rules.costs import measure_of
from clausewitz.learn.rules.rule_sets import RuleSetRequest, learn_rules
from clausewitz.learn.search import learning_run
from clausewitz.learn.space.task import Task, read_task
from clausewitz.learn.space.task_names import task_path
from clausewitz.runs.progress import Tell, silent
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

_NAME = re.compile(r"[a-z][A-Za-z0-9_]*")


@dataclass(frozen=True, slots=True)
class LearnRequest:
    """What to learn from, and what is wanted; None is the default of the kind of learning."""

    examples: Path
    output: Path
    """Folder of the run."""
    task: str | None = None
    name: str = "f"
    score: str | None = None
    prevalence: float | None = None
    most: int | None = None
    effort: float = 1.0
    seconds: float | None = None
    resume: bool = False

    def read_task(self, default: str) -> Task:
        """The task; one that ships goes by its name."""
        return read_task(task_path(self.task or default))

    def limits(self, tell: Tell) -> dict[str, Any]:
        return {"resume": self.resume, "timeout": self.seconds, "tell": tell}


def learn_from(request: LearnRequest, tell: Tell = silent) -> LearnedTheory:
    """Learn into the run folder: a theory of a folder, rules where there are negative examples,
    else all tactics that propose moves which were played."""
    RunFolder(request.output).refuse_used(request.resume)  # before anything is read or written
    if not _NAME.fullmatch(request.name):
        raise ClausewitzError(f"{request.name!r} is not a name for a tactic, such as my_fork")
    if request.examples.is_dir():
        score, limits = request.score or PERFECT, request.limits(tell)
        found = learn_folder(request.examples, request.output, score=score, **limits)
        return learned_domain(found)
    examples = list(read_examples(request.examples))
    if any(not example.label for example in examples):
        return _rules(request, examples, tell)
    task, limits = request.read_task("tactics"), request.limits(tell)
    tactics = learning_run.learn(request.examples, task, request.output, **limits)
    return learned_tactics(tactics, request.output / "tactics.pl")


def _rules(request: LearnRequest, examples: Sequence[Example], tell: Tell) -> LearnedTheory:
    """Rules for moves, or for lines, as the task has it."""
    task, folder = request.read_task("themes"), RunFolder(request.output)
    of_lines = task.bias.head.types == ("line",)
    score = request.score or ("f1" if of_lines else "mdl")
    measure_of(score)  # or a clear message now, not after the search
    origin = [f"{request.name}: clausewitz.learn of {request.examples.name}"]
    wanted = request.name, score, request.prevalence
    limits = request.limits(tell)
    if of_lines:
        motif = MotifRequest(*wanted, request.most or 12, request.effort)
        found = learn_motif(examples, task, motif, folder, origin, **limits)
    else:
        rules = RuleSetRequest(*wanted, request.most or 20, request.effort)
        found = learn_rules(examples, task, rules, folder, origin, **limits)
    return learned_rules(found, request.output / "tactics.pl")
