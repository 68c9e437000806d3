"""Biases read from files, as tasks that ship have them, and bodies of their spaces."""

from collections.abc import Iterator
from pathlib import Path

from clausewitz.clauses import Vocabulary, read_text
from clausewitz.learn.space.bias import Bias, parse_bias
from clausewitz.learn.space.hypothesis_space import Atoms, Space, TypedBody, Types


def read_bias(path: Path, known: Vocabulary | None = None) -> Bias:
    return parse_bias(read_text(path), str(path), known)


def grown(space: Space, body: Atoms, types: Types) -> Iterator[TypedBody]:
    """The canonical bodies with one atom more."""
    safe = space.inputs.union(*(arguments for _, arguments in body))
    for atom, longer in space.growths(types, safe):
        if atom not in body:
            yield space.canonical((*body, atom), longer)
