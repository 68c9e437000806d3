"""What to learn with: a bias, words of a task's own, and tactics that were learned earlier."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from clausewitz.clauses import Clause, Theory, read_text, read_theory
from clausewitz.clauses.checker import signatures_of
from clausewitz.clauses.vocabulary import vocabulary
from clausewitz.errors import ClausewitzError
from clausewitz.learn.space.bias import Bias, Word, parse_bias


@dataclass(frozen=True, slots=True)
class Task:
    """A bias, and perhaps words of the task's own, as helper clauses."""

    bias: Bias
    own: Theory | None
    text: str


def read_task(path: Path, earlier: Sequence[Path] = ()) -> Task:
    """A folder with bias.pl and perhaps bk.pl, or the bias file alone; and tactics as words."""
    bias_file = path / "bias.pl" if path.is_dir() else path
    own_file = bias_file.with_name("bk.pl")
    own = read_theory(own_file) if own_file.exists() else None
    known = vocabulary() | (signatures_of(own) if own else {})
    text = read_text(bias_file)
    task = Task(parse_bias(text, str(bias_file), known), own, text + str(own or ""))
    for file in earlier:
        task = with_tactics(task, read_theory(file))
    return task


def with_tactics(task: Task, theory: Theory) -> Task:
    """The task with each tactic of a theory as one more word, of the position before the move."""
    clauses = [clause for tactic in theory.tactics for clause in tactic.clauses]
    helpers = _without_clash(task, (*theory.helpers, *clauses), theory.source)
    words = tuple(
        Word(tactic.name, ("position", "square", "square"), (True, False, False))
        for tactic in theory.tactics
    )
    own = Theory("own.pl", (), (*(task.own.helpers if task.own else ()), *helpers))
    bias = replace(task.bias, body=(*task.bias.body, *words))
    return Task(bias, own, task.text + "".join(map(str, helpers)))


def _without_clash(task: Task, clauses: Sequence[Clause], source: str) -> Sequence[Clause]:
    """The clauses, if none of their names has a meaning in the task already."""
    taken = {word.name for word in (task.bias.head, *task.bias.body)}
    taken |= {clause.head.predicate for clause in (task.own.helpers if task.own else ())}
    for clause in clauses:
        if clause.head.predicate in taken:
            name = clause.head.predicate
            raise ClausewitzError(f"{source}: {name} is the name of another word of this task")
    return clauses
