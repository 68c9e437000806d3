"""What to learn with: a bias, words of a task's own, and tactics that were learned earlier."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from clausewitz import kernel
from clausewitz.clauses import Clause, ClauseError, Theory, check_theory, read_text, read_theory
from clausewitz.clauses.checker import TACTIC_TYPES, Key, signatures_of
from clausewitz.clauses.vocabulary import vocabulary
from clausewitz.learn.space.bias import ANY, Bias, Word, parse_bias
from clausewitz.matching.looked_up import LookedUpWord, can_be_looked_up

_MAKE_MOVE = "make_move"


@dataclass(frozen=True, slots=True)
class OwnWords(Theory):
    """Helper clauses, and what of these and of the vocabulary the kernel has to look up."""

    looked_up: tuple[LookedUpWord, ...] = ()
    counts: tuple[int, ...] = ()
    """Numbers that clauses of the task may have as constants."""


@dataclass(frozen=True, slots=True)
class Task:
    """A bias, and perhaps words of the task's own, as helper clauses."""

    bias: Bias
    own: Theory | None
    text: str


def read_task(path: Path, earlier: Sequence[Path] = ()) -> Task:
    """A folder with bias.pl and perhaps bk.pl, or the bias file alone; and tactics as words.

    Both files may speak of these tactics.
    """
    bias_file = path / "bias.pl" if path.is_dir() else path
    own_file = bias_file.with_name("bk.pl")
    theories = [read_theory(file) for file in earlier]
    known = dict(vocabulary())
    for theory in theories:
        known |= signatures_of(theory)
    own = None
    if own_file.exists():
        own = check_theory(read_text(own_file), str(own_file), known)
        known |= signatures_of(own, known)
        own = Theory(own.source, (), _as_helpers(own))
        _refuse_names(own.helpers, own.source)
    text = read_text(bias_file)
    bias = parse_bias(text, str(bias_file), known)
    task = Task(bias, own_words(bias, own), text + str(own or ""))
    for theory in theories:
        task = with_tactics(task, theory)
    return task


def with_tactics(task: Task, theory: Theory) -> Task:
    """The task with each tactic of a theory as one more word, unless the bias has it already."""
    helpers = _as_helpers(theory)
    taken = [task.bias.head.name, *(clause.head.predicate for clause in _helpers(task.own))]
    _refuse_names(helpers, theory.source, taken)
    said = {word.name for word in task.bias.body}
    words = tuple(
        Word(tactic.name, TACTIC_TYPES, (True, False, False))
        for tactic in theory.tactics
        if tactic.name not in said
    )
    bias = replace(task.bias, body=(*task.bias.body, *words))
    own = Theory("own.pl", (), (*_helpers(task.own), *helpers))
    return Task(bias, own_words(bias, own), task.text + "".join(map(str, helpers)))


def _as_helpers(theory: Theory) -> tuple[Clause, ...]:
    """All clauses of a theory; the English of a tactic speaks of more than its head has."""
    clauses = (clause for tactic in theory.tactics for clause in tactic.clauses)
    return (*theory.helpers, *clauses)


def _helpers(own: Theory | None) -> tuple[Clause, ...]:
    return own.helpers if own else ()


def _refuse_names(clauses: Sequence[Clause], source: str, taken: Iterable[str] = ()) -> None:
    """A name that has a meaning already is not given another, not with other arguments either."""
    known = {name for name, _ in vocabulary()}.union(taken)
    own: dict[str, Key] = {}
    for clause in clauses:
        name, key = clause.head.predicate, clause.head.key
        if name in known or own.setdefault(name, key) != key:
            reason = f"{name} is the name of another word of the task"
            raise ClauseError(source, clause.line, reason)


def own_words(bias: Bias, own: Theory | None) -> OwnWords | None:
    """The helpers, and the words of a bias that the kernel does not compute; None without any."""
    helpers = _helpers(own)
    defined = {helper.head.key for helper in helpers}
    words = {word.key: word for word in bias.body if word.key in defined or not _computes(word)}
    looked_up = tuple(
        LookedUpWord(word.name, word.argument_types, _is_before(word, bias))
        for word in words.values()
        if can_be_looked_up(word.argument_types)
    )
    counts = {c.value for word in bias.body for c in word.constants if c.type == "count"}
    if own is None and not looked_up:
        return None
    source = own.source if own else "own.pl"
    numbers = tuple(sorted(map(int, counts)))
    return OwnWords(source, (), helpers, looked_up=looked_up, counts=numbers)


def _computes(word: Word) -> bool:
    """Whether the kernel knows the word; of moves it knows those that become a queen."""
    return word.key == (_MAKE_MOVE, 4) or (
        word.name in kernel.RELATIONS and word.key != ("legal_move", 4)
    )


def _is_before(word: Word, bias: Bias) -> bool:
    """Whether the bias has the word of the position before the move only."""
    if bias.head.types == ("line",):
        return False
    if all(other.name != _MAKE_MOVE for other in bias.body):
        return True
    if "position" not in word.types or "position" not in bias.head.types:
        return False
    place = bias.fixed.get(word.label, (ANY,) * word.arity)[word.types.index("position")]
    return place == bias.head.types.index("position")
