"""The engine: evaluation, move ordering and search, and the players of paper 001, all compiled.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from clausewitz.kernel.engine.boundary import (
    filter_moves,
    look,
    move_word,
    search_state,
    take_advice,
)
from clausewitz.kernel.engine.ordering import NOTABLE
from clausewitz.kernel.engine.paper import (
    ALL_RULES,
    NO_RULES,
    PAPER_RULES,
    Rule,
    Rules,
    Seen,
    Use,
    heuristic_parts,
    kept_moves,
    minimax_tree,
    rules_by_move,
)
from clausewitz.kernel.engine.paper import look_ahead as minimax
from clausewitz.kernel.engine.state import States, Table
from clausewitz.kernel.engine.switches import ALL as ALL_SWITCHES
from clausewitz.kernel.engine.switches import BITS as SWITCHES
from clausewitz.kernel.engine.tree import MOST as MINIMAX_MOST
from clausewitz.kernel.engine.tree import Trees
from clausewitz.kernel.engine.weights import COUNT as WEIGHTS
from clausewitz.kernel.engine.weights import GROUPS as WEIGHT_GROUPS
from clausewitz.kernel.engine.weights import STARTS as WEIGHT_STARTS
from clausewitz.kernel.engine.weights import pack as pack_weight

__all__ = [
    "ALL_RULES",
    "ALL_SWITCHES",
    "MINIMAX_MOST",
    "NOTABLE",
    "NO_RULES",
    "PAPER_RULES",
    "SWITCHES",
    "WEIGHTS",
    "WEIGHT_GROUPS",
    "WEIGHT_STARTS",
    "Rule",
    "Rules",
    "Seen",
    "States",
    "Table",
    "Trees",
    "Use",
    "filter_moves",
    "heuristic_parts",
    "kept_moves",
    "look",
    "minimax",
    "minimax_tree",
    "move_word",
    "pack_weight",
    "rules_by_move",
    "search_state",
    "take_advice",
]
