"""Examples with negative ones or without: `learn EXAMPLES` where no option tells which."""

from pathlib import Path
from typing import Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.learn.labelled_examples import LabelledSource, LabelOptions
from clausewitz.cli.learn.rules import RuleOptions, RuleTask, learn_rules
from clausewitz.cli.learn.shared_options import (
    Earlier,
    Examples,
    Generator,
    TaskOptions,
    TimedWork,
    saved_examples,
)
from clausewitz.cli.learn.tactics import SearchOptions, learn_tactics
from clausewitz.cli.option_groups import grouped
from clausewitz.learn.search.strategies import GeneratedBy
from clausewitz.runs.run_folder import RunFolder


@grouped
def examples(
    file: Examples,
    output: arg.RunOutput,
    *,
    task: Annotated[str | None, arg.task(shown="themes for rules, else tactics")] = None,
    earlier: Earlier = None,
    by: Generator = GeneratedBy.DIRECT,
    seed: arg.Seed = 0,
    work: TimedWork,
) -> None:
    """Learn rules where there are negative examples, else tactics."""
    from clausewitz.games import read_examples

    RunFolder(output).refuse_used(work.resume)  # before anything is read or written
    with stoppable(output):
        saved = saved_examples(file, output)
        is_labelled = any(not example.label for example in read_examples(saved))
    if not is_labelled:
        learn_tactics(saved, output, _task(TaskOptions, task, earlier), SearchOptions(by=by), work)
    else:
        source = LabelledSource(saved, output, LabelOptions(seed=seed))
        learn_rules(source, _task(RuleTask, task, earlier), RuleOptions(by=by), work)


def _task(kind: type[TaskOptions], task: str | None, earlier: list[Path] | None) -> TaskOptions:
    return kind(earlier=earlier) if task is None else kind(task, earlier)
