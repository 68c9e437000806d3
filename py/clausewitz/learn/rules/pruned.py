"""What a search did not look at any further, counted by the rule that it was left out by."""

from collections import Counter
from enum import StrEnum


class Rule(StrEnum):
    """Why something is left out. All but the last two lose nothing that may be of use."""

    RENAMED = "refinements that are others with variables renamed"
    FAILED = "refinements by a literal that failed, or changed nothing, for a part of the body"
    CLEAN = "bodies without enough negative examples to do away with"
    FEW = "refinements with too few positive examples left"
    IDLE = "refinements that change nothing"
    SAME = "components for the same cases as another"
    CROWDED = "conjunctions with too many variables"
    USELESS = "conjunctions with too few positive examples, or too few negative ones done away with"
    TWIN = "conjunctions for the same cases as another clause"
    LATE = "bodies that were not refined, for want of time or by --effort"
    POOR = "clauses less promising than others, where they were too many"


Pruned = Counter[Rule]


def pruned_lines(pruned: Pruned) -> list[str]:
    """A line for each rule."""
    return [f"{pruned[rule]:>14,}  {rule}" for rule in Rule if pruned[rule]]
