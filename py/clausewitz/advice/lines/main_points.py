"""What speaks for a motif being the main point of a line: the weights of logic/judgement."""

from collections.abc import Collection, Mapping
from functools import cache

from clausewitz.clauses import read_text
from clausewitz.clauses.syntax import Compound, read_sentences, whole_number, write_term
from clausewitz.support.data import data_dir

FILE = "main_point.pl"


def weight(motif: str, signs: Collection[str]) -> int:
    """How much speaks for it; main_point_weight/3 says the same."""
    weights = _weights()
    return weights.get(motif, 0) + sum(weights.get(sign, 0) for sign in signs)


def is_likely(motif: str, signs: Collection[str]) -> bool:
    """Whether it is more likely than not a point of the line."""
    return weight(motif, signs) >= 0


@cache
def _weights() -> Mapping[str, int]:
    """By motif and by sign."""
    path = data_dir("logic") / "judgement" / FILE
    return {
        write_term(what): whole_number(number) or 0
        for sentence in read_sentences(read_text(path), str(path))
        if isinstance(sentence.head, Compound) and sentence.head.name in ("motif", "sign")
        for what, number in [sentence.head.arguments]
    }
