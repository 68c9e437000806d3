"""`learn EXAMPLES …` without a command: the words tell which command is meant."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from typer.core import TyperGroup

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
from clausewitz.learn.space.task_names import is_about_lines, task_path
from clausewitz.runs.run_folder import RunFolder

_HELP = ("-h", "--help")


class PlainForm(TyperGroup):
    """A group whose commands need not be named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in {*self.commands, *_HELP}:
            args = [self._meant(args), *args]
        return super().parse_args(ctx, args)

    def _meant(self, args: list[str]) -> str:
        """The command that knows such options; what the examples hold decides between two."""
        given = dict(self._words(args))
        file, task = given.get(""), given.get("--task")
        if file and Path(file).is_dir():
            return "folder"
        if task and is_about_lines(task_path(task)):
            return "motifs"
        labelled = ("motifs", "rules") if "--theme" in given else ("examples", "rules")
        for name in labelled if file else ("rules",):
            if given.keys() - {""} <= self._options(name):
                return name
        return "tactics"

    def _words(self, args: list[str]) -> Iterator[tuple[str, str]]:
        """Each option with its value, and the argument, whose name is empty."""
        flags = self._flags()
        words = iter(args)
        for word in words:
            name, equals, value = word.partition("=")
            if not word.startswith("-") or word == "-":
                yield "", word
            elif name in flags or equals:
                yield name, value
            elif word[1] != "-" and word[2:]:  # -n25
                yield word[:2], word[2:]
            else:
                yield name, next(words, "")

    def _flags(self) -> set[str]:
        """Options without a value."""
        params = [one for command in self.commands.values() for one in command.params]
        flags = [one for one in params if getattr(one, "is_flag", False)]
        return {name for one in flags for name in one.opts}.union(_HELP)

    def _options(self, name: str) -> set[str]:
        return {opt for one in self.commands[name].params for opt in one.opts}.union(_HELP)


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
    from clausewitz.games.example_table import read_examples

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
