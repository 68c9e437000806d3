"""Learning tasks by name: those of logic/tasks go by the name of their folder."""

import re
from pathlib import Path

from clausewitz.clauses.text_files import read_text
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

_HEAD = re.compile(r"^\s*head_pred\(\s*\w+\s*,\s*(\d+)\s*\)", re.MULTILINE)


def shipped_tasks() -> list[str]:
    return sorted(folder.name for folder in _tasks().iterdir() if folder.is_dir())


def task_path(task: str) -> Path:
    """Where the task is. A name means one that ships, whatever the working folder holds."""
    if task in (names := shipped_tasks()):
        return _tasks() / task
    if not Path(task).exists():
        raise ClausewitzError(f"{task}: no such file, nor a task: there are {', '.join(names)}")
    return Path(task)


def is_about_lines(task: Path) -> bool:
    """Whether a clause of the task is about a line of moves: motif(Line)."""
    file = task / "bias.pl" if task.is_dir() else task
    head = _HEAD.search(read_text(file))
    return head is not None and head[1] == "1"


def _tasks() -> Path:
    return data_dir("logic") / "tasks"
