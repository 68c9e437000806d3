"""The engine: evaluation, move ordering and search, and the players of paper 001, all compiled.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from clausewitz.kernel.engine.boundary import (
    NO_RULES,
    PAPER_RULES,
    Rules,
    Seen,
    look,
    minimax,
    minimax_tree,
    move_word,
    search_state,
)
from clausewitz.kernel.engine.minimax import MOST as MINIMAX_MOST
from clausewitz.kernel.engine.minimax import Trees
from clausewitz.kernel.engine.state import States, Table
from clausewitz.kernel.engine.switches import ALL as ALL_SWITCHES
from clausewitz.kernel.engine.switches import BITS as SWITCHES
from clausewitz.kernel.engine.weights import COUNT as WEIGHTS
from clausewitz.kernel.engine.weights import GROUPS as WEIGHT_GROUPS
from clausewitz.kernel.engine.weights import STARTS as WEIGHT_STARTS
from clausewitz.kernel.engine.weights import pack as pack_weight

__all__ = [
    "ALL_SWITCHES",
    "MINIMAX_MOST",
    "NO_RULES",
    "PAPER_RULES",
    "SWITCHES",
    "WEIGHTS",
    "WEIGHT_GROUPS",
    "WEIGHT_STARTS",
    "Rules",
    "Seen",
    "States",
    "Table",
    "Trees",
    "look",
    "minimax",
    "minimax_tree",
    "move_word",
    "pack_weight",
    "search_state",
]
