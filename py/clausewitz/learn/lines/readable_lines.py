"""Clauses about lines as people read them: names for what is given, frames first."""

from collections import Counter
from dataclasses import replace

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.clauses.quick_order import in_order

_NAMES = {
    "solver_move": ("Ply", "From", "To", "Before", "After", "Line"),
    "reply": ("Ply", "ReplyFrom", "ReplyTo", "AfterReply", "Line"),
    "next_move": ("Ply", "NextFrom", "NextTo", "AfterReply", "AfterNext", "Line"),
    "move_before": ("Ply", "OtherFrom", "OtherTo", "BeforeOther", "Line"),
    "earlier_move": ("Ply", "FirstFrom", "FirstTo", "BeforeFirst", "AfterFirst", "Line"),
    "facing_king": ("Ply", "King", "Line"),
    "last_move": ("LastPly", "LastFrom", "LastTo", "BeforeLast", "Final", "Line"),
}
_ORDER = tuple(_NAMES)


def readable_line(clause: Clause, name: str) -> Clause:
    """The clause under a name of its own, with variables that tell what they are."""
    uses = Counter(v for literal in (clause.head, *clause.body) for v in literal.variables)
    names: dict[Variable, str] = {}
    for literal in _frames(clause):
        for variable, plain in zip(literal.variables, _NAMES[literal.predicate], strict=True):
            names.setdefault(variable, plain)
    numbers: Counter[str] = Counter()
    for variable, kind in clause.types.items():
        if variable not in names:
            stem = kind.capitalize()
            numbers[stem] += 1
            names[variable] = f"{stem}{numbers[stem]}"
    readable = {v: Variable(n if uses[v] > 1 else f"_{n}") for v, n in names.items()}
    renamed = clause.renamed(readable)
    head = replace(renamed.head, predicate=name)
    return replace(renamed, head=head, body=tuple(_ordered(renamed)))


def _frames(clause: Clause) -> list[Literal]:
    found = [literal for literal in clause.body if literal.predicate in _ORDER]
    return sorted(found, key=lambda literal: _ORDER.index(literal.predicate))


def _ordered(clause: Clause) -> list[Literal]:
    frames = _frames(clause)
    bound = {v for literal in (clause.head, *frames) for v in literal.variables}
    rest = [literal for literal in clause.body if literal not in frames]
    return [*frames, *in_order(replace(clause, body=tuple(rest)), bound)]
