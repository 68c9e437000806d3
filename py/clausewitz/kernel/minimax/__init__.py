"""The Base and Pruning Players of Han, Lavelle and Wilkerson, compiled: minimax, rules, heuristic.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from clausewitz.kernel.minimax.boundary import (
    ALL_RULES,
    NO_RULES,
    PAPER_RULES,
    Rule,
    Rules,
    Seen,
    Use,
    heuristic_parts,
    kept_moves,
    look_ahead,
    minimax_tree,
    rules_by_move,
)
from clausewitz.kernel.minimax.tree import MOST as MINIMAX_MOST
from clausewitz.kernel.minimax.tree import Trees

__all__ = [
    "ALL_RULES",
    "MINIMAX_MOST",
    "NO_RULES",
    "PAPER_RULES",
    "Rule",
    "Rules",
    "Seen",
    "Trees",
    "Use",
    "heuristic_parts",
    "kept_moves",
    "look_ahead",
    "minimax_tree",
    "rules_by_move",
]
