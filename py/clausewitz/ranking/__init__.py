"""Moves ranked by clauses alone: each that holds has a weight, and nothing is searched."""

from clausewitz.ranking.proved_reasons import ProvedReason
from clausewitz.ranking.ranked_moves import RankedMove, rank_moves
from clausewitz.ranking.shipped_clauses import reason_names

__all__ = ["ProvedReason", "RankedMove", "rank_moves", "reason_names"]
