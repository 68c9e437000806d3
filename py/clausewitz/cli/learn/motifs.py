"""Clauses about whole lines of moves that tell a theme: learn motifs."""

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.learn.labelled_examples import LabelledSource, LabelOptions
from clausewitz.cli.learn.rules import MOST_HELP, Effort, Score, print_rules
from clausewitz.cli.learn.shared_options import (
    Earlier,
    LabelledExamples,
    TaskOptions,
    TimedWork,
)
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.learn.lines.motif_learner import MotifRequest

_MOST = 12  # a motif of more clauses says nothing that a reader could learn


@dataclass(frozen=True)
class MotifTask:
    """Which clauses there are."""

    task: Annotated[str | None, arg.task(shown="that of the theme, or lines")] = None
    earlier: Earlier = None

    def options(self, theme: str | None) -> TaskOptions:
        from clausewitz.learn.space.motif_tasks import task_of_theme

        return TaskOptions(self.task or task_of_theme(theme), self.earlier)


@dataclass(frozen=True)
class MotifOptions:
    """Which set of clauses is the best, and how hard it is looked for."""

    score: Score = "f1"
    most: Annotated[int, arg.number(MOST_HELP, 1)] = _MOST
    effort: Effort = 1.0

    def words(self) -> list[str]:
        """The options as they are typed."""
        effort = [] if self.effort == 1 else [f"--effort {self.effort:g}"]
        return [f"--score {self.score} --most {self.most}", *effort]

    def request(self, name: str, prevalence: float | None) -> "MotifRequest":
        from clausewitz.learn.lines.motif_learner import MotifRequest
        from clausewitz.learn.rules.costs import measure_of

        # Sets are judged by how often the theme occurs; mdl is what single clauses are judged by.
        score = "f1" if self.score == "mdl" else self.score
        measure_of(score)  # or a clear message now, not after the search
        return MotifRequest(name, score, prevalence, min(self.most, _MOST), self.effort)


@grouped
def motifs(
    examples: LabelledExamples,
    output: arg.RunOutput,
    *,
    task: MotifTask,
    labels: LabelOptions,
    search: MotifOptions,
    work: TimedWork,
) -> None:
    """Learn a few clauses about whole lines of moves that together define a theme.

    Examples are lines, those of a file or with --theme the solutions of puzzles with and without
    the theme. The tasks that ship are lines, between, lures, ways, cuts, pins, moves, quiet,
    attacks and mates. The run folder gets tactics.pl, results.json and report.txt.
    """
    from clausewitz.learn.lines.motif_run import learn_motif

    RunFolder(output).refuse_used(work.resume)  # before anything is read or written
    source, began = LabelledSource(examples, output, labels, of_lines=True), time.monotonic()
    with stoppable(output), ProgressLine() as tell:
        options = task.options(labels.theme)
        space = options.read(of_lines=True)
        lines, prevalence = source.read(tell)
        request = search.request(labels.called, prevalence)
        command = source.command(options.task, search.words())
        found = learn_motif(
            lines,
            space,
            request,
            RunFolder(output),
            [f"{labels.theme or request.name}: {command}"],
            resume=work.resume,
            timeout=work.seconds_left(began),
            tell=tell,
            jobs=arg.cores(work.jobs),
        )
    print_rules(found, output / "tactics.pl", work.as_json)
