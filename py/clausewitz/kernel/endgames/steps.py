"""Steps of the kernel that are taken in many places here, compiled once each.

Elsewhere they are put inline, which is fastest; here that would be a dozen copies, and most of the
time of a cold start.
"""

from clausewitz.kernel.board import legal_moves
from clausewitz.kernel.board import make_move as making
from clausewitz.kernel.board.attacks import attackers, attacks_from
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.row import OCCUPIED, WHITE
from clausewitz.kernel.endgames.workspace import I64, Workspace
from clausewitz.kernel.jit.compile import jit, recursive

_SPREAD, _SHIFT, _BOARDS = U64(0x9E3779B97F4A7C15), U64(32), 9


@recursive
def list_moves(s: Workspace, place: I64, listed: I64) -> U64:
    """Write the legal moves of the board in a row into a list; returns how many they are."""
    return legal_moves.write_legal_moves(s.rows[place], s.moves[listed])


@recursive
def make_move(s: Workspace, place: I64, move: U64, after: I64) -> None:
    making.make(s.rows[place], move, s.rows[after])


@recursive
def attacks_of(row: Words, square: U64, occupied: U64) -> U64:
    """What the piece on a square bears on."""
    return attacks_from(row, square, occupied)


@recursive
def attacked_squares(row: Words, side: U64, occupied: U64) -> U64:
    """All that the pieces of a side bear on; sliders see through what is not in `occupied`."""
    found, pieces = U0, row[WHITE + side]
    while pieces:
        found |= attacks_of(row, first(pieces), occupied)
        pieces &= pieces - U1
    return found


@recursive
def attackers_of(row: Words, square: U64, side: U64) -> U64:
    """The pieces of a side that attack a square."""
    return attackers(row, square, side, row[OCCUPIED])


@recursive
def in_check(row: Words) -> bool:
    """Whether the king of the side to move is attacked."""
    return is_in_check(row)


@jit
def tie_break(row: Words) -> U64:
    """What decides among boards of equal score: always the same, and no square is favoured."""
    mixed = U0
    for slot in range(1, _BOARDS):
        mixed = (mixed ^ row[U64(slot)]) * _SPREAD
        mixed ^= mixed >> _SHIFT
    return mixed
