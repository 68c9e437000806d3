"""Moves ranked by clauses alone: each that holds has a weight, and nothing is searched."""

from clausewitz.ranking.proved_reasons import ProvedReason
from clausewitz.ranking.ranked_moves import RankedMove, rank_moves

__all__ = ["ProvedReason", "RankedMove", "rank_moves"]
