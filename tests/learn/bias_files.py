"""Biases read from files, as tasks that ship have them."""

from pathlib import Path

from clausewitz.clauses import Vocabulary, read_text
from clausewitz.learn.space.bias import Bias, parse_bias


def read_bias(path: Path, known: Vocabulary | None = None) -> Bias:
    return parse_bias(read_text(path), str(path), known)
