"""All tactics that propose moves actually played: learn tactics."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.learn.shared_options import (
    TIME_RAN_OUT,
    Examples,
    Generator,
    TaskOptions,
    TimedWork,
    saved_examples,
)
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.learn.search.strategies import GeneratedBy, TriedBy
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.learn.search.learning_run import LearningResult

_SUPPORT_HELP = "Minimum number of played moves that a clause proposes."


@dataclass(frozen=True)
class SearchOptions:
    """Which clauses are found, and by whom."""

    min_support: Annotated[int, arg.number(_SUPPORT_HELP, 1)] = 1
    by: Generator = GeneratedBy.DIRECT
    tester: Annotated[TriedBy, arg.choice("Program that tests the clauses.")] = TriedBy.KERNEL


@grouped
def tactics(
    examples: Examples,
    output: arg.RunOutput,
    *,
    task: TaskOptions,
    search: SearchOptions,
    work: TimedWork,
) -> None:
    """Learn every tactic in a space that proposes moves actually played.

    The run folder gets tactics.pl, one clause for each set of proposed moves, and results.json.
    Negative examples are ignored.
    """
    RunFolder(output).refuse_used(work.resume)  # before anything is read or written
    learn_tactics(saved_examples(examples, output), output, task, search, work)


def learn_tactics(
    examples: Path, output: Path, task: TaskOptions, search: SearchOptions, work: TimedWork
) -> None:
    from clausewitz.learn.search import learning_run

    with stoppable(output), ProgressLine() as tell:
        found = learning_run.learn(
            examples,
            task.read(),
            output,
            by=search.by,
            tried_by=search.tester,
            min_support=search.min_support,
            resume=work.resume,
            timeout=work.seconds,
            workers=work.workers,
            tell=tell,
        )
    _print(found, output / "tactics.pl", work.as_json)


def _print(found: "LearningResult", file: Path, as_json: bool) -> None:
    if as_json:
        from clausewitz.learn.learned_theory import learned_tactics

        print(learned_tactics(found, file).to_json(), flush=True)
        return
    clauses = arg.counted(len(found.found), "clause")
    behaviours = arg.counted(len(found.rows), "behaviour")
    print(f"{clauses}, {behaviours}{'' if found.finished else TIME_RAN_OUT}: {file}")
