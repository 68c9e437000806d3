"""The compiled board: rows of bitboards, legal moves, attacks, keys and perft.

This face speaks python-chess: boards, moves, squares, bitboards. Compiled code of ours goes deeper
and calls the functions of the modules here directly; it lives in this package, because the cache
of machine code watches the sources of this package only. Python-chess is the slow twin of every
function, and the tests compare them.

    >>> import chess
    >>> from clausewitz import kernel
    >>> row = kernel.from_board(chess.Board())
    >>> kernel.perft(row, 4)
    197281
"""

from clausewitz.kernel.board.row import Row
from clausewitz.kernel.boundary import (
    COSTLY,
    NO_TABLES,
    Listing,
    Tables,
    attackers,
    attacks,
    cases,
    forced_mate,
    from_board,
    in_check,
    key,
    legal_moves,
    make,
    mating_moves,
    move_of,
    perft,
    perft_bulk,
    remember,
    tables,
    to_board,
    try_cases,
    try_refinements,
)
from clausewitz.kernel.relations import NUMBERS as RELATIONS
from clausewitz.kernel.relations.clause_join import (
    ANY,
    CHECK,
    COMPARE,
    FIND,
    FIRST_MADE,
    FIRST_REMEMBERED,
    FIRST_TABLE,
    MAKE,
    MAX_POSITIONS,
    MAX_VARIABLES,
)

__all__ = [
    "ANY",
    "CHECK",
    "COMPARE",
    "COSTLY",
    "FIND",
    "FIRST_MADE",
    "FIRST_REMEMBERED",
    "FIRST_TABLE",
    "MAKE",
    "MAX_POSITIONS",
    "MAX_VARIABLES",
    "NO_TABLES",
    "RELATIONS",
    "Listing",
    "Row",
    "Tables",
    "attackers",
    "attacks",
    "cases",
    "forced_mate",
    "from_board",
    "in_check",
    "key",
    "legal_moves",
    "make",
    "mating_moves",
    "move_of",
    "perft",
    "perft_bulk",
    "remember",
    "tables",
    "to_board",
    "try_cases",
    "try_refinements",
]
