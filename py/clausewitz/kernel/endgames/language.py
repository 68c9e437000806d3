"""The language of evolved endgame players (Hauptman and Sipper, GP-EndChess): its words by number.

A tree is a program of bytes in postfix order. A byte is a terminal, a constant or a function; the
numbers of terminals are also their places in what `survey` finds on a board.
"""

from enum import Enum
from typing import NamedTuple


class Type(Enum):
    """The type of a node's value. A query, a number read from the board, serves as either other."""

    FLOAT = "float"
    BOOLEAN = "boolean"
    QUERY = "query"


class Terminal(NamedTuple):
    """A leaf that looks at the board: the name of its predicate in bk/endgames.pl, and its type."""

    name: str
    type: Type


class Function(NamedTuple):
    """An inner node: what it takes and what it gives."""

    name: str
    arguments: tuple[Type, ...]
    type: Type


_F, _B, _Q = Type.FLOAT, Type.BOOLEAN, Type.QUERY

# Tables 2 and 3 of the paper, in their order. Its floats that are read from the board are queries.
TERMINALS = (
    Terminal("not_my_king_in_check", _B),
    Terminal("is_opp_king_in_check", _B),
    Terminal("my_king_dist_edges", _Q),
    Terminal("opp_king_proximity_to_edges", _Q),
    Terminal("num_my_pieces_not_attacked", _Q),
    Terminal("num_opp_pieces_attacked", _Q),
    Terminal("value_my_pieces_attacking", _Q),
    Terminal("value_opp_pieces_attacking", _Q),
    Terminal("is_my_queen_not_attacked", _B),
    Terminal("is_opp_queen_attacked", _B),
    Terminal("is_my_fork", _B),
    Terminal("is_opp_not_fork", _B),
    Terminal("num_moves_my_king", _Q),
    Terminal("num_not_moves_opp_king", _Q),
    Terminal("my_king_prox_rook", _Q),
    Terminal("opp_king_dist_rook", _Q),
    Terminal("my_pieces_same_line", _B),
    Terminal("opp_pieces_not_same_line", _B),
    Terminal("is_opp_king_protecting_piece", _B),
    Terminal("is_my_king_protecting_piece", _B),
    Terminal("evaluate_material", _Q),
    Terminal("is_material_increase", _B),
    Terminal("is_mate", _B),
    Terminal("is_mate_in_one", _B),
    Terminal("opp_piece_can_be_captured", _B),
    Terminal("my_piece_cannot_be_captured", _B),
    Terminal("is_opp_king_stuck", _B),
    Terminal("is_my_king_not_stuck", _B),
    Terminal("is_opp_king_behind_piece", _B),
    Terminal("is_my_king_not_behind_piece", _B),
    Terminal("is_opp_piece_pinned", _B),
    Terminal("is_my_piece_not_pinned", _B),
)

# The ephemeral random constants: a half, a third and a quarter of 1000, their inverses, and all of
# these with the other sign.
_SIZES = (1000 / 2, 1000 / 3, 1000 / 4, 2 / 1000, 3 / 1000, 4 / 1000)
CONSTANTS = (*_SIZES, *(-size for size in _SIZES))

# Table 1.
FUNCTIONS = (
    Function("if3", (_B, _F, _F), _F),
    Function("or2", (_B, _B), _B),
    Function("or3", (_B, _B, _B), _B),
    Function("and2", (_B, _B), _B),
    Function("and3", (_B, _B, _B), _B),
    Function("smaller", (_B, _B), _B),
    Function("not", (_B,), _B),
)

FIRST_CONSTANT = len(TERMINALS)
FIRST_FUNCTION = FIRST_CONSTANT + len(CONSTANTS)

ADVANTAGE, EVEN, DISADVANTAGE = 0, 1, 2
STATUSES = ("advantage", "even", "disadvantage")
"""The three trees of a player: how its material stands before its move."""

MOST_NODES = 256
"""In a tree."""
