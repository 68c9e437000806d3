"""The reference generator: clingo states the hypothesis space of a bias (asp/generate.lp).

Each clause comes once, by size of body. That a clause fails rules out its specialisations: bodies
that hold its literals under other names of variables. Names that make two variables one are left
out: what they make of a body is no longer than it, so it was mostly tried, and failed, by itself;
where it was not, being incomplete, a nogood for it would only save some tests.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import perm

from clausewitz.asp import Enumerator
from clausewitz.learn.space.bias import Bias, Place, Word
from clausewitz.learn.space.hypothesis_space import Atom, Atoms, Space, TypedBody
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import MOST_TUPLES

MAX_ARITY = 5
"""As far as asp/generate/tuple.lp takes tuples apart."""


class Generator:
    """The bodies of a space, size by size, less what was ruled out."""

    def __init__(self, space: Space) -> None:
        for word in (space.bias.head, *space.bias.body):
            if word.arity > MAX_ARITY:
                raise ClausewitzError(
                    f"{word.name}/{word.arity}: the generator knows predicates of at most "
                    f"{MAX_ARITY} arguments"
                )
        most = space.bias.max_vars
        if sum(perm(most, word.arity) for word in space.bias.body) > MOST_TUPLES:
            raise ClausewitzError(
                f"max_vars({most}): too many for the generator, whose literals may have "
                f"{MOST_TUPLES:,} tuples of variables"
            )
        self.space = space
        self._solver = Enumerator("generate.lp", facts(space.bias))
        self._sizes = self._solver.atoms("of_size")
        self._numbers = {_atom(*found): n for found, n in self._solver.atoms("body").items()}
        self._atoms = {number: atom for atom, number in self._numbers.items()}

    def bodies(self, size: int) -> Iterator[TypedBody]:
        """The canonical bodies of so many literals, each once: its renamings are forbidden."""
        if (size,) not in self._sizes:
            return
        for numbers in self._solver.answers([self._sizes[size,]]):
            body = tuple(self._atoms[number] for number in numbers)
            types = self.space.types_of(body)
            for nogood in self._renamings(body, len(types), len(types)):
                self._solver.forbid_now(nogood)
            yield self.space.canonical(body, types)

    def prune(self, failed: Iterable[TypedBody]) -> None:
        """Generate no specialisation of these from here on; not while bodies are generated."""
        most = self.space.bias.max_vars
        self._solver.forbid(
            nogood for body, types in failed for nogood in self._renamings(body, len(types), most)
        )

    def _renamings(self, body: Atoms, used: int, most: int) -> Iterator[list[int]]:
        """The body with other variables for those that are not the head's, as atoms by number."""
        head = self.space.bias.head.arity
        for others in permutations(range(head, most), used - head):
            names = (*range(head), *others)
            numbers = [self._numbers.get(self._renamed(atom, names)) for atom in body]
            if None not in numbers:  # else a variable would stand where the bias has another
                yield [number for number in numbers if number is not None]

    def _renamed(self, atom: Atom, names: Sequence[int]) -> Atom:
        name, arguments = atom
        renamed = tuple(names[variable] for variable in arguments)
        return name, tuple(sorted(renamed)) if name in self.space.bias.ordered else renamed


def facts(bias: Bias) -> str:
    """The bias as asp/generate.lp reads it: as in a bias file, but that names are strings.

    In clingo a bare name may be a keyword, or a constant that stands for something else.
    """
    lines = [
        f'head_pred("{bias.head.name}", {bias.head.arity}).',
        *(f'body_pred("{word.label}", {word.arity}).' for word in bias.body),
        *(fact for word in (bias.head, *bias.body) for fact in _signature(word)),
        *(f'always("{name}", {_tuple(variables)}).' for name, variables in bias.always),
        *(f'fixed("{name}", {_tuple(places)}).' for name, places in bias.fixed.items()),
        *(f'ordered("{name}").' for name in sorted(bias.ordered)),
        f"max_vars({bias.max_vars}).",
        f"max_body({bias.max_body}).",
    ]
    return "\n".join([*lines, *(["no_singletons(true)."] if bias.no_singletons else [])]) + "\n"


def _signature(word: Word) -> list[str]:
    types = _tuple([f'"{name}"' for name in word.types])
    directions = _tuple(["in" if is_input else "out" for is_input in word.inputs])
    return [f'type("{word.label}", {types}).', f'direction("{word.label}", {directions}).']


def _tuple(members: Sequence[Place]) -> str:
    return f"({', '.join(map(str, members))})"


def _atom(name: object, variables: object) -> Atom:
    """A tuple of one is its member in asp/generate.lp."""
    arguments = variables if isinstance(variables, tuple) else (variables,)
    return str(name), tuple(int(variable) for variable in arguments)
