"""What words of the vocabulary cost and let through: counted by tools/measure_words.py.

A question is a word, the position it is about, and what is known of each square: nothing (-),
that it is the move's origin (f) or its target (t), or that it is that of some other piece (s).
"""

import csv
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("word_costs.csv")

BEFORE, AFTER = "before", "after"
UNKNOWN, ORIGIN, TARGET, OTHER = "-", "f", "t", "s"
_RAREST = 0.003
"""What was never seen to hold may do so in a position that was not counted."""


class WordCost(NamedTuple):
    """Means over many positions."""

    answers: float
    """How many there are."""
    holds: float
    """How often there is one."""
    inferences: float
    """What all answers cost Prolog."""
    first: float
    """What it costs to know whether there is one."""


_KNOWN = WordCost(answers=0.3, holds=0.3, inferences=60, first=50)
_EACH_UNKNOWN = 4
"""Of a word that was not counted: so many answers, and so much more work, for each unknown."""


@cache
def word_cost(word: str, position: str, squares: str) -> WordCost:
    """What a question costs: as counted, or as for any piece's square, or a guess."""
    counted = _counted()
    plain = squares.replace(ORIGIN, OTHER).replace(TARGET, OTHER)
    for key in ((word, position, squares), (word, BEFORE, squares), (word, position, plain)):
        if key in counted:
            return counted[key]
    more = _EACH_UNKNOWN ** squares.count(UNKNOWN)
    return WordCost(_KNOWN.answers * more, _KNOWN.holds, _KNOWN.inferences * more, _KNOWN.first)


@cache
def _counted() -> dict[tuple[str, str, str], WordCost]:
    with FILE.open(encoding="utf-8", newline="") as lines:
        return {
            (line["word"], line["position"], line["squares"]): WordCost(
                max(float(line["answers"]), _RAREST),
                max(float(line["holds"]), _RAREST),
                float(line["inferences"]),
                float(line["first"]),
            )
            for line in csv.DictReader(lines)
        }
