"""A small set of clauses that tells a label: learn rules."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.clauses import read_text
from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.learn.labelled_examples import THEMES, LabelledSource, LabelOptions
from clausewitz.cli.learn.shared_options import (
    TIME_RAN_OUT,
    Generator,
    LabelledExamples,
    TaskOptions,
    TimedWork,
)
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.learn.learned_theory import learned_rules
from clausewitz.learn.search.strategies import GeneratedBy
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.learn.rules.rule_files import RuleSet
    from clausewitz.learn.rules.rule_sets import RuleSetRequest

_SCORE_HELP = "Measure of a rule set: mdl, mdl0.1, f1, f0.5 … or wracc."
_EFFORT_HELP = "Effort beyond the sizes that are searched completely; 2 takes about twice as long."
_VALIDATION_HELP = "Share of the training examples held out to choose a set, if no part is marked."
_VALIDATION = 0.25
_TASK = "themes"
_TOLERANCE_HELP = (
    "Standard errors by which a set of shorter clauses may be worse than the best; 0 takes the"
    " best."
)
_TOLERANCE = "0; without a validation part 0.5, and literals cost 1.5 times as much"
_IMPROVE_HELP = "File of rules learned earlier that the set may use as well."

Score = Annotated[str, arg.option("MEASURE", _SCORE_HELP)]
Effort = Annotated[float, arg.option("FACTOR", _EFFORT_HELP, min=0.01)]
MOST_HELP = "Maximum number of clauses in the set."


@dataclass(frozen=True)
class RuleTask(TaskOptions):
    task: arg.Task = _TASK


@dataclass(frozen=True)
class RuleOptions:
    """Which set of rules is the best, and how hard it is looked for."""

    score: Score = "mdl"
    most: Annotated[int, arg.number(MOST_HELP, 1)] = 20
    by: Generator = GeneratedBy.DIRECT
    effort: Effort = 1.0
    validation: Annotated[float, arg.option("SHARE", _VALIDATION_HELP, min=0, max=0.9)] = (
        _VALIDATION
    )
    tolerance: Annotated[
        float | None, arg.option("N", _TOLERANCE_HELP, min=0, shown=_TOLERANCE)
    ] = None
    improve: Annotated[Path | None, arg.option("TACTICS", _IMPROVE_HELP, shown="none")] = None

    def words(self, has_theme: bool) -> list[str]:
        """The options as they are typed; examples of a theme have a validation part."""
        words = [f"--score {self.score} --most {self.most}"]
        if self.by is not GeneratedBy.DIRECT:
            words.append(f"--generator {self.by}")
        if self.effort != 1:
            words.append(f"--effort {self.effort:g}")
        if not has_theme and self.validation != _VALIDATION:
            words.append(f"--validation {self.validation:g}")
        if self.tolerance is not None:
            words.append(f"--tolerance {self.tolerance:g}")
        if self.improve:
            words.append(f"--improve {self.improve.name}")
        return words

    def request(self, name: str, prevalence: float | None) -> "RuleSetRequest":
        from clausewitz.learn.rules.costs import measure_of
        from clausewitz.learn.rules.rule_sets import RuleSetRequest

        measure_of(self.score)  # or a clear message now, not after the search
        return RuleSetRequest(
            name,
            self.score,
            prevalence,
            self.most,
            self.effort,
            self.validation,
            self.by,
            self.tolerance,
            read_text(self.improve) if self.improve else "",
        )


@grouped
def rules(
    examples: LabelledExamples,
    output: arg.RunOutput,
    *,
    task: RuleTask,
    labels: LabelOptions,
    first_moves: Annotated[
        bool, arg.flag("--first-moves", "Take only the first move of each puzzle.", THEMES)
    ] = False,
    search: RuleOptions,
    work: TimedWork,
) -> None:
    """Learn a few rules that together tell positive examples from negative ones.

    Examples are those of a file, or with --theme moves of puzzles with and without the theme. The
    run folder gets tactics.pl, results.json and report.txt.
    """
    RunFolder(output).refuse_used(work.resume)  # before anything is read or written
    source = LabelledSource(examples, output, labels, first_moves=first_moves)
    learn_rules(source, task, search, work)


def learn_rules(
    source: LabelledSource, task: TaskOptions, search: RuleOptions, work: TimedWork
) -> None:
    from clausewitz.learn.rules import rule_sets

    began, labels = time.monotonic(), source.labels
    with stoppable(source.output), ProgressLine() as tell:
        space = task.read()
        examples, prevalence = source.read(tell)
        request = search.request(labels.called, prevalence)
        named = None if task.task == _TASK else task.task
        command = source.command(named, search.words(labels.theme is not None))
        found = rule_sets.learn_rules(
            examples,
            space,
            request,
            RunFolder(source.output),
            [f"{labels.theme or request.name}: {command}"],
            resume=work.resume,
            timeout=work.seconds_left(began),
            tell=tell,
            jobs=arg.cores(work.jobs),
            workers=work.workers,
        )
    print_rules(found, source.output / "tactics.pl", work.as_json)


def print_rules(found: "RuleSet", file: Path, as_json: bool) -> None:
    """What was learned, and what it is worth."""
    if as_json:
        print(learned_rules(found, file).to_json(), flush=True)
        return
    for part, worth in found.scores.items():
        print(f"{part}: precision {worth.precision:.3f}, recall {worth.recall:.3f}")
    for line in found.bound():
        print(line)
    ending = "" if found.finished else TIME_RAN_OUT
    print(f"{arg.counted(len(found.rules), 'clause')}{ending}: {file}")
