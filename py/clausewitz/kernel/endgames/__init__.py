"""Evolved endgame players, compiled: what they see, how they choose, whole tournaments.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from clausewitz.kernel.endgames.boundary import (
    HUNTER,
    Ending,
    Programs,
    choose,
    play_game,
    play_meetings,
    players_of,
    random_start,
    terminals,
    value,
)
from clausewitz.kernel.endgames.language import (
    CONSTANTS,
    FIRST_CONSTANT,
    FIRST_FUNCTION,
    FUNCTIONS,
    MOST_NODES,
    STATUSES,
    TERMINALS,
    Function,
    Terminal,
    Type,
)
from clausewitz.kernel.endgames.workspace import MOST_PLIES, Players

__all__ = [
    "CONSTANTS",
    "FIRST_CONSTANT",
    "FIRST_FUNCTION",
    "FUNCTIONS",
    "HUNTER",
    "MOST_NODES",
    "MOST_PLIES",
    "STATUSES",
    "TERMINALS",
    "Ending",
    "Function",
    "Players",
    "Programs",
    "Terminal",
    "Type",
    "choose",
    "play_game",
    "play_meetings",
    "players_of",
    "random_start",
    "terminals",
    "value",
]
