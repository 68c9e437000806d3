"""The engine, compiled: evaluation, move ordering and alpha-beta search.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from clausewitz.kernel.search.boundary import (
    look,
    move_word,
    search_state,
)
from clausewitz.kernel.search.state import States, Table
from clausewitz.kernel.search.switches import ALL as ALL_SWITCHES
from clausewitz.kernel.search.switches import BITS as SWITCHES
from clausewitz.kernel.search.weight_layout import COUNT as WEIGHTS
from clausewitz.kernel.search.weight_layout import GROUPS as WEIGHT_GROUPS
from clausewitz.kernel.search.weight_layout import STARTS as WEIGHT_STARTS
from clausewitz.kernel.search.weight_layout import pack as pack_weight

__all__ = [
    "ALL_SWITCHES",
    "SWITCHES",
    "WEIGHTS",
    "WEIGHT_GROUPS",
    "WEIGHT_STARTS",
    "States",
    "Table",
    "look",
    "move_word",
    "pack_weight",
    "search_state",
]
