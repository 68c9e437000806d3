"""Move patterns as a filter of the search: the first moves and the answers that rank highest."""

from dataclasses import dataclass

import chess

from clausewitz.errors import ClausewitzError
from clausewitz.patterns.files import read_patterns, shipped
from clausewitz.patterns.ranking import FittedRanker, ranker_of

KEPT = 5
SELECTED_FROM = 4
"""The depth from which on moves are left out: all are looked at less deep, and the best stays."""


@dataclass(frozen=True)
class Selection:
    """Patterns, how many moves they choose, and from which depth on; the others are looked at so
    many plies less, or with 0 not at all."""

    ranker: FittedRanker
    kept: int = KEPT
    least_depth: int = SELECTED_FROM
    less: int = 0

    def moves(self, board: chess.Board) -> list[chess.Move]:
        return self.ranker.rank(board)[: self.kept]


def find_selection(
    patterns: str, kept: int | None = None, least_depth: int | None = None, less: int | None = None
) -> Selection:
    """By patterns of a file, or of a set that ships."""
    ranker = ranker_of(read_patterns(shipped(patterns)), "fitted")
    if not isinstance(ranker, FittedRanker) or not ranker.weights.any():
        raise ClausewitzError(f"{patterns}: no weight is fitted, so it chooses no moves")
    return Selection(
        ranker,
        KEPT if kept is None else kept,
        SELECTED_FROM if least_depth is None else least_depth,
        less or 0,
    )
