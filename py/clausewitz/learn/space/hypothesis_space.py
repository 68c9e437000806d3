"""The hypothesis space of a bias, one clause at a time.

A body is a set of atoms, an atom a predicate with variables by number, those of the head first.
Bodies grow by one atom whose inputs are known already; so every body reached is safe (a variable
is an input of the head, or comes out of an atom whose inputs are safe), and every safe body can be
reached. Two bodies that differ in the names of their variables are one clause, and the canonical
body stands for both; Popper's generator counts them as two models, and so does `models`.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.learn.space.bias import ANY, Bias, Word

Atom = tuple[str, tuple[int, ...]]
"""The label of a word, and variables."""
Atoms = tuple[Atom, ...]
"""Sorted."""
Types = tuple[str, ...]
"""Of the variables, by number."""
TypedBody = tuple[Atoms, Types]


class NewAtom(NamedTuple):
    """An atom that may be added, and the types of all variables with it."""

    atom: Atom
    types: Types


class Space:
    """What a bias allows."""

    def __init__(self, bias: Bias) -> None:
        self.bias = bias
        self.start: Atoms = tuple(sorted(bias.always))
        self.start_types: Types = self.types_of((*self.start, *bias.given))
        self._given_names = {name for name, _ in bias.given}
        self.inputs = frozenset(n for n, is_input in enumerate(bias.head.inputs) if is_input)
        fixed = (bias.fixed.get(name, ()) for name, _ in bias.always)
        self._named = {*range(bias.head.arity), *(v for places in fixed for v in places)}
        if bias.given:
            self._named.update(range(len(self.start_types)))
        self._common = len(self.start_types)
        self._among = {
            word.label: bias.among[word.name] for word in bias.body if word.name in bias.among
        }
        self.growths = cache(self._growths)

    def canonical(self, body: Atoms, types: Types) -> tuple[Atoms, Types]:
        """The least of the bodies that differ in the numbers of variables, with its types."""
        return min(self._renamed(body, types))

    def models(self, body: Atoms, types: Types) -> int:
        """How many bodies are this one but for the numbers of variables, itself included."""
        return len({renamed for renamed, _ in self._renamed(body, types)})

    def is_complete(self, body: Atoms) -> bool:
        """Whether the body is a clause of the space, not only on the way to one."""
        uses = Counter(variable for _, arguments in body for variable in arguments)
        head = self.bias.head.arity
        if any(uses[variable] == 0 for variable in range(head)) or not self._is_connected(body):
            return False
        return not self.bias.no_singletons or all(
            number > 1 for variable, number in uses.items() if variable >= head
        )

    def renumbered(self, body: Atoms, types: Types) -> tuple[Atoms, Types]:
        """The body with its variables numbered without gaps."""
        used = {*range(self.bias.head.arity), *(v for _, arguments in body for v in arguments)}
        order = sorted(used)
        numbers = {old: new for new, old in enumerate(order)}
        atoms = ((label, tuple(numbers[v] for v in arguments)) for label, arguments in body)
        return tuple(sorted(atoms)), tuple(types[old] for old in order)

    def is_safe(self, body: Atoms) -> bool:
        """Whether the atoms can be put in an order in which the inputs of each are known."""
        return len(in_order(body, self.bias.body, self.inputs)) == len(body)

    def _is_connected(self, body: Atoms) -> bool:
        """Whether every atom hangs together with the head, if only through others."""
        given = {v for _, arguments in self.bias.given for v in arguments}
        known = given.union(range(self.bias.head.arity))
        return are_connected(known, (arguments for _, arguments in body))

    def atoms(self) -> Iterator[Atom]:
        """All atoms that some body might have."""
        known = self.start_types if self.bias.given else self.bias.head.types
        others = range(len(known), self.bias.max_vars)
        for word in self.bias.body:
            if word.name in self._given_names:
                continue
            choices = [
                [*(v for v, kind in enumerate(known) if kind == wanted), *others]
                for wanted in word.types
            ]
            for arguments in product(*choices):
                distinct = len(set(arguments)) == len(arguments)
                if distinct and self._fits((word.label, arguments)):
                    yield word.label, arguments

    def types_of(self, body: Iterable[Atom]) -> Types:
        """The types of the variables of the head and of some atoms."""
        types = dict(enumerate(self.bias.head.types))
        words = {word.label: word for word in self.bias.body}
        for name, arguments in body:
            types.update(zip(arguments, words[name].types, strict=True))
        return tuple(types[number] for number in range(len(types)))

    def given_for(self, body: Atoms) -> Atoms:
        """The literals that are given and that bind variables of the body."""
        spoken = {v for _, arguments in body for v in arguments}
        found: list[Atom] = []
        for name, arguments in self.bias.given:
            if spoken.intersection(arguments).difference(_variables((*self.start, *found))):
                found.append((name, arguments))
        return tuple(found)

    def clause(self, body: Atoms, types: Types) -> Clause:
        """The clause, with variables A, B, C, … as Popper names them."""
        body = (*body, *self.given_for(body))
        names = [Variable(_letter(number)) for number in range(len(types))]
        head = Literal(self.bias.head.name, tuple(names[: self.bias.head.arity]))
        words = {word.label: word for word in self.bias.body}
        literals = [
            words[label].literal([names[variable] for variable in args]) for label, args in body
        ]
        used = {*head.variables, *(v for literal in literals for v in literal.variables)}
        kinds = {v: kind for v, kind in zip(names, types, strict=True) if v in used}
        return Clause(head, tuple(literals), kinds)

    def renamings(self, variables: int) -> Iterator[tuple[int, ...]]:
        """Numbers for so many variables, first those they have.

        Where every body has a literal with a variable in a fixed place, that keeps its number.
        """
        free = [variable for variable in range(variables) if variable not in self._named]
        for order in permutations(free):
            numbers = dict(zip(free, order, strict=True))
            yield tuple(numbers.get(variable, variable) for variable in range(variables))

    def _renamed(self, body: Atoms, types: Types) -> Iterator[tuple[Atoms, Types]]:
        """The renamed bodies that are of the space: the start is there, all is in its place."""
        for numbers in self.renamings(len(types)):
            renamed = sorted(self.renamed_atom(atom, numbers) for atom in body)
            if not {*self.start} <= {*renamed} or not all(map(self._fits, renamed)):
                continue
            new_types = list(types)
            for old, new in enumerate(numbers):
                new_types[new] = types[old]
            yield tuple(renamed), tuple(new_types)

    def renamed_atom(self, atom: Atom, numbers: tuple[int, ...]) -> Atom:
        name, arguments = atom
        renamed = tuple(numbers[variable] for variable in arguments)
        return name, tuple(sorted(renamed)) if name in self.bias.ordered else renamed

    def _growths(self, types: Types, safe: frozenset[int]) -> tuple[NewAtom, ...]:
        words = [word for word in self.bias.body if word.name not in self._given_names]
        found = (g for word in words for g in self._instances(word, types, safe))
        return tuple(growth for growth in found if self._fits(growth.atom))

    def _instances(self, word: Word, types: Types, safe: frozenset[int]) -> Iterator[NewAtom]:
        """The atoms of a word whose inputs are safe; its outputs may be new variables."""
        partial: list[tuple[tuple[int, ...], Types]] = [((), types)]
        for wanted, is_input in zip(word.types, word.inputs, strict=True):
            longer = []
            for arguments, so_far in partial:
                old = (
                    v
                    for v in (safe if is_input else range(len(so_far)))
                    if so_far[v] == wanted and v not in arguments
                )
                longer += [((*arguments, variable), so_far) for variable in old]
                if not is_input and len(so_far) < self.bias.max_vars:
                    longer.append(((*arguments, len(so_far)), (*so_far, wanted)))
            partial = longer
        return (NewAtom((word.label, arguments), so_far) for arguments, so_far in partial)

    def _fits(self, atom: Atom) -> bool:
        """Ordered where another order says the same, fixed where required."""
        name, arguments = atom
        if name in self.bias.ordered and list(arguments) != sorted(arguments):
            return False
        wanted = self.bias.fixed.get(name, (ANY,) * len(arguments))
        if not all(w in (ANY, a) for w, a in zip(wanted, arguments, strict=True)):
            return False
        allowed = self._among.get(name)
        return allowed is None or all(a in allowed for a in arguments if a < self._common)


def in_order(body: Iterable[Atom], words: Sequence[Word], known: Iterable[int]) -> list[Atom]:
    """The atoms, each once its inputs are known, those with the fewest new variables first; none
    where there is no such order."""
    inputs = {word.label: word.inputs for word in words}
    bound, rest, found = set(known), list(body), list[Atom]()
    while rest:
        ready = [
            (sum(v not in bound for v in arguments), -len(arguments), place)
            for place, (label, arguments) in enumerate(rest)
            if all(v in bound or not i for v, i in zip(arguments, inputs[label], strict=True))
        ]
        if not ready:
            return []
        chosen = rest.pop(min(ready)[2])
        bound.update(chosen[1])
        found.append(chosen)
    return found


def _variables(body: Atoms) -> set[int]:
    return {variable for _, arguments in body for variable in arguments}


def are_connected(known: Iterable[Hashable], groups: Iterable[Iterable[Hashable]]) -> bool:
    """Whether each group shares something with what is known, if only through others."""
    reached, rest = set(known), [set(group) for group in groups]
    while near := [group for group in rest if group & reached]:
        rest = [group for group in rest if not group & reached]
        reached.update(*near)
    return not rest


def _letter(number: int) -> str:
    """A, B, C, …; few clauses have more variables than there are letters."""
    return chr(ord("A") + number) if number < 26 else f"V{number}"
