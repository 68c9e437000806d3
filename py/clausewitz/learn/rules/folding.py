"""Literals that several rules share, written once: as a helper predicate with a name.

A helper costs its literals and its head, and each rule that calls it is shorter by all but one of
these literals. It is folded out if that makes the theory shorter as a whole. The move itself stays
in the rules, where a reader looks for it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from clausewitz.clauses import (
    Clause,
    ClauseError,
    Literal,
    Theory,
    Variable,
    check_theory,
    vocabulary,
)
from clausewitz.learn.space.hypothesis_space import are_connected
from clausewitz.wording.sayings import read_body

Renaming = Mapping[Variable, Variable]
_MOVE = "make_move"
_SPOKEN = 3  # words of a helper whose name says all of them
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Folding:
    """Rules over helpers, the helpers, and the literals that this saves."""

    rules: list[Clause]
    helpers: list[Clause]
    gain: int


@dataclass(frozen=True, slots=True)
class _Shared:
    """Literals, and where they occur: by number of the rule, what their variables are there."""

    literals: tuple[Literal, ...]
    places: dict[int, Renaming]

    @property
    def gain(self) -> int:
        many = len(self.literals)
        return len(self.places) * (many - 1) - (many + 1)


def folded(name: str, rules: Sequence[Clause], own: Theory | None = None) -> Folding:
    """The rules of a tactic with all helpers that pay for themselves, the best first."""
    found = Folding(list(rules), [], 0)
    while shared := _most_shared(found.rules):
        better = next((b for one in shared if (b := _fold(name, found, one, own))), None)
        if better is None:
            break
        found = better
    return found


def size(rules: Sequence[Clause]) -> int:
    """All literals, heads included."""
    return sum(len(rule.body) + 1 for rule in rules)


def _most_shared(rules: Sequence[Clause]) -> list[_Shared]:
    """What is worth a helper, the best first."""
    found: list[_Shared] = []
    for number, rule in enumerate(rules):
        candidates = [literal for literal in rule.body if literal.predicate != _MOVE]
        for many in range(len(candidates), _FEWEST - 1, -1):
            for literals in filter(_is_connected, combinations(candidates, many)):
                places = dict(_places(literals, rules, number))
                if number == min(places) and _Shared(literals, places).gain > 0:
                    found.append(_Shared(literals, places))
    return sorted(found, key=lambda one: -one.gain)


def _is_connected(literals: Sequence[Literal]) -> bool:
    """Whether the literals are about the same things, or the same position."""
    first, *others = (literal.variables for literal in literals)
    return are_connected(first, others)


def _places(
    literals: tuple[Literal, ...], rules: Sequence[Clause], own: int
) -> Iterator[tuple[int, Renaming]]:
    """The rules in which these literals of one of them occur. Variables of a head stay what they
    are: a helper is about the move, or is not."""
    head = rules[own].head.variables
    for number, rule in enumerate(rules):
        fixed = dict(zip(head, rule.head.variables, strict=True))
        found = next(_embeddings(literals, rule.body, fixed), None)
        if found is not None:
            yield number, found


def _embeddings(
    literals: Sequence[Literal], body: Sequence[Literal], known: Renaming
) -> Iterator[Renaming]:
    if not literals:
        yield known
        return
    first, *rest = literals
    for other in body:
        renamed = _matched(first, other, known)
        if renamed is not None:
            yield from _embeddings(rest, [b for b in body if b is not other], renamed)


def _matched(one: Literal, other: Literal, known: Renaming) -> Renaming | None:
    """What is known with what makes the literals the same; different variables stay different."""
    if (one.key, one.negated) != (other.key, other.negated):
        return None
    found = dict(known)
    for mine, theirs in zip(one.arguments, other.arguments, strict=True):
        if not isinstance(mine, Variable) or not isinstance(theirs, Variable):
            if mine != theirs:
                return None
        elif found.setdefault(mine, theirs) != theirs:
            return None
    return found if len(set(found.values())) == len(found) else None


def _fold(name: str, known: Folding, shared: _Shared, own: Theory | None) -> Folding | None:
    """The rules with one more helper; None where Prolog could not run them in any order."""
    rules = known.rules
    arguments = _interface(shared, rules)
    types = rules[min(shared.places)].types
    arguments.sort(key=lambda v: types[v] == "position")  # comes last, as in the vocabulary
    taken = {h.head.predicate for h in known.helpers} | {word for word, _ in vocabulary()}
    taken |= {h.head.predicate for h in own.helpers} if own else set()
    head = Literal(_name(name, shared.literals, taken), tuple(arguments))
    helper = _named(Clause(head, shared.literals, types))
    helper = replace(helper, english=_english(helper))
    changed = Folding(list(rules), [*known.helpers, helper], known.gain + shared.gain)
    for number, renamed in shared.places.items():
        gone = {literal.renamed(renamed) for literal in shared.literals}
        called = _called(changed, number, gone, head.renamed(renamed), own)
        if called is None:
            return None
        changed = called
    return changed


def _called(
    known: Folding, number: int, gone: set[Literal], call: Literal, own: Theory | None
) -> Folding | None:
    """With a call in place of some literals of a rule, as late as what it finds allows."""
    rule = known.rules[number]
    body = [literal for literal in rule.body if literal not in gone]
    for at in range(len(body), -1, -1):
        changed = list(known.rules)
        changed[number] = _named(replace(rule, body=(*body[:at], call, *body[at:])))
        checked = _checked(changed, known.helpers, own)
        if checked is not None:
            return replace(known, rules=checked[0], helpers=checked[1])
    return None


def _interface(shared: _Shared, rules: Sequence[Clause]) -> list[Variable]:
    """The variables that a rule speaks of outside these literals, too."""
    found: set[Variable] = set()
    inside = dict.fromkeys(v for literal in shared.literals for v in literal.variables)
    for number, renamed in shared.places.items():
        gone = {literal.renamed(renamed) for literal in shared.literals}
        rule = rules[number]
        left = {v for b in (rule.head, *rule.body) if b not in gone for v in b.variables}
        found |= {v for v in inside if renamed[v] in left}
    return [v for v in inside if v in found]


def _checked(
    rules: Sequence[Clause], helpers: Sequence[Clause], own: Theory | None
) -> tuple[list[Clause], list[Clause]] | None:
    """The clauses as they are read back; None where they cannot be run in this order."""
    given = list(own.helpers) if own else []
    try:
        theory = check_theory("\n".join(map(str, [*given, *helpers, *rules])), "folded")
    except ClauseError:
        return None
    tactic = next(t for t in theory.tactics if t.name == rules[0].head.predicate)
    names = {helper.head.predicate for helper in helpers}
    return list(tactic.clauses), [h for h in theory.helpers if h.head.predicate in names]


def _name(tactic: str, literals: Sequence[Literal], taken: set[str]) -> str:
    words = dict.fromkeys(f"{'not_' if b.negated else ''}{b.predicate}" for b in literals)
    plain = "_and_".join(words) if len(words) <= _SPOKEN else f"{tactic}_shared"
    names = (plain if number == 1 else f"{plain}_{number}" for number in range(1, 1000))
    return next(name for name in names if name not in taken)


def _named(clause: Clause) -> Clause:
    """The clause with _Name for what occurs but once, as Prolog has it, and for nothing else."""
    uses = Counter(v for literal in (clause.head, *clause.body) for v in literal.variables)
    names: dict[Variable, Variable] = {}
    for variable, many in uses.items():
        stem = variable.name.lstrip("_#")
        plain = ("_" if many == 1 else "") + (stem if stem[0].isalpha() else f"Any{stem}")
        names[variable] = Variable(plain)
    return clause.renamed(names)


def _english(helper: Clause) -> str:
    """What the helper says, with the names of its arguments in braces."""
    names = {variable: Variable(f"{{{variable}}}") for variable in helper.head.variables}
    return read_body([literal.renamed(names) for literal in helper.body])
