"""A run that learns a motif: from labelled lines to the files of its folder."""

import time
from collections.abc import Iterator, Sequence

import numpy as np

from clausewitz.clauses import Theory
from clausewitz.games.example import Example, example_line
from clausewitz.learn.lines.labelled_lines import LabelledLines, LineExample
from clausewitz.learn.lines.motif_learner import MotifLearner, MotifRequest
from clausewitz.learn.rules.rule_files import RuleRun, RuleSet, learned_from
from clausewitz.learn.rules.rule_report import dropped, searched
from clausewitz.learn.space.task import Task
from clausewitz.runs.progress import Tell, silent
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

_SHOWN = 20
_SHORT = 0.02
"""Of precision: what a test part may fall short of training without a word."""


def learn_motif(
    examples: Sequence[Example],
    task: Task,
    request: MotifRequest,
    folder: RunFolder,
    origin: Sequence[str],
    *,
    resume: bool = False,
    timeout: float | None = None,
    tell: Tell = silent,
    jobs: int = 1,
) -> RuleSet:
    """Learn a motif into a run folder: tactics.pl, results.json and report.txt."""
    lines = [_line(example) for example in examples]
    run = RuleRun(folder, examples, task, request, resume)
    learner = MotifLearner(lines, task, request)
    deadline = None if timeout is None else time.monotonic() + timeout
    found = learner.learn(deadline, tell, jobs)
    report = "\n".join([*searched(found), *dropped(found), *_wrong(learner.judge, found)]) + "\n"
    run.write(found, _used(task.own, found), [*origin, *_provenance(learner, found)], report)
    return found


def _used(own: Theory | None, found: RuleSet) -> Theory | None:
    """The words of the task that the rules speak of, and those that these are made of."""
    if own is None:
        return None
    wanted = {literal.key for rule in found.rules for literal in rule.clause.body}
    while (
        more := {
            literal.key
            for helper in own.helpers
            if helper.head.key in wanted
            for literal in helper.body
        }
        - wanted
    ):
        wanted |= more
    return Theory(own.source, (), tuple(h for h in own.helpers if h.head.key in wanted))


def _line(example: Example) -> LineExample:
    if not example.is_line:
        raise ClausewitzError(
            f"the task is about lines of moves, and {example.move} is one move: "
            "an example of a line has the moves of both sides, or - and the solver's move"
        )
    return LineExample(example_line(example), example.label, example.split)


def _provenance(learner: MotifLearner, found: RuleSet) -> list[str]:
    provenance = [
        *learned_from(learner.parts, learner.request.prevalence, "lines: "),
        *found.bound(),
        f"Chosen by {learner.request.score} on the validation part; tried again in SWI-Prolog.",
    ]
    train, test = found.scores["train"], found.scores.get("test")
    if test and test.precision < train.precision - _SHORT:
        provenance.append(
            f"Its precision on the test part falls short of that in training by "
            f"{train.precision - test.precision:.3f}."
        )
    return provenance


def _wrong(lines: LabelledLines, found: RuleSet) -> Iterator[str]:
    """Lines that the rules misclassify."""
    proposed = lines.proposed_by(rule.clause for rule in found.rules)
    labels = lines.items.labels
    for words, wrong in (
        ("Lines of the theme that no rule covers", labels & ~proposed),
        ("Lines without the theme that a rule covers", ~labels & proposed),
    ):
        numbers = np.nonzero(wrong)[0].tolist()
        yield f"{words}: {len(numbers)}"
        yield from (f"  {lines.described(number)}" for number in numbers[:_SHOWN])
        if len(numbers) > _SHOWN:
            yield f"  … and {len(numbers) - _SHOWN} more"
