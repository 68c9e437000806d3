"""Moves ranked by clauses alone: each that holds has a weight, and nothing is searched."""

from clausewitz.tactics.ranking.proved_reasons import ProvedReason
from clausewitz.tactics.ranking.ranked_moves import RankedMove, rank_moves
from clausewitz.tactics.ranking.shipped_clauses import reason_names

__all__ = ["ProvedReason", "RankedMove", "rank_moves", "reason_names"]
