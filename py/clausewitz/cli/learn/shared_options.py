"""What the commands of learn share: options, and the file of examples."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.clauses import read_standard_input
from clausewitz.cli import arguments as arg
from clausewitz.learn.search.strategies import GeneratedBy
from clausewitz.learn.space.task_names import is_about_lines, task_path
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.files import write_bytes

if TYPE_CHECKING:
    from clausewitz.learn.space.task import Task

_EARLIER_HELP = "File of tactics learned earlier, used as predicates; repeatable."
_SAVED = "examples.csv"
TIME_RAN_OUT = " (the time ran out)"

Examples = Annotated[
    Path, arg.argument("EXAMPLES", "CSV file written by sample; - is standard input.")
]
LabelledExamples = Annotated[
    Path,
    arg.argument(
        "EXAMPLES",
        "CSV file written by sample, - for standard input; with --theme, Lichess puzzles.",
    ),
]
Generator = Annotated[GeneratedBy, arg.choice("Program that generates the clauses.", "--generator")]

Earlier = Annotated[list[Path] | None, arg.option("TACTICS", _EARLIER_HELP, "--with")]


@dataclass(frozen=True)
class TaskOptions:
    """Which clauses there are: a task, and tactics that were learned earlier."""

    task: arg.Task = "tactics"
    earlier: Earlier = None

    def read(self, *, of_lines: bool = False) -> "Task":
        """The task, which is about lines of moves or about one move."""
        from clausewitz.learn.space.task import read_task

        path = task_path(self.task)
        if is_about_lines(path) != of_lines:
            about, command = (
                ("one move", "rules or learn tactics") if of_lines else ("lines", "motifs")
            )
            raise ClausewitzError(f"the task {path.name} is about {about}: use learn {command}")
        return read_task(path, self.earlier or ())


@dataclass(frozen=True)
class TimedWork(arg.Work):
    """The same, with a limit."""

    seconds: Annotated[float | None, arg.seconds("in total; what was found is saved.", 0)] = None

    def seconds_left(self, began: float) -> float | None:
        """Of the limit, since a moment of time.monotonic()."""
        if self.seconds is None:
            return None
        return max(0.0, self.seconds - (time.monotonic() - began))


def saved_examples(examples: Path, output: Path) -> Path:
    """The file of examples; those from standard input are saved in the run folder first."""
    if str(examples) != "-":
        return examples
    save_examples(RunFolder(output), read_standard_input().encode())
    return output / _SAVED


def save_examples(folder: RunFolder, table: bytes) -> None:
    """Save the examples in the run folder; those of a run that is there already stay."""
    folder.make()
    file = folder.path / _SAVED
    with file_errors(file):
        known = file.read_bytes() if file.exists() and folder.is_used else None
    if known is None:
        write_bytes(file, table)
    elif known != table:
        raise ClausewitzError(f"{folder.path} holds a run with other examples")
