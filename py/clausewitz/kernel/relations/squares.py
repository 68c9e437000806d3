"""Relations of one square: the set of the squares that have a property."""

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import exchange_gain, side_of
from clausewitz.kernel.board.geometry import HOME_RANKS, KING_ATTACKS
from clausewitz.kernel.board.pawn_sets import ahead, beside
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK, BLACK_SIDE, OCCUPIED, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit, pasted
from clausewitz.kernel.relations.pairs import is_flight
from clausewitz.kernel.relations.piece_sets import (
    friends,
    guards_of,
    next_behind,
    pieces_worth,
    value_on,
)
from clausewitz.kernel.relations.relation_numbers import number

_EMPTY, _PAWN_ON, _KING_ON = number("empty"), number("pawn_on"), number("king_on")
_MINOR_ON, _MAJOR_ON = number("minor_on"), number("major_on")
_FRIENDLY, _HOSTILE = number("friendly"), number("hostile")
_UNDEFENDED, _HANGING, _EN_PRISE = number("undefended"), number("hanging"), number("en_prise")
_BOXED_IN, _PINNED = number("boxed_in"), number("pinned")
_NO_FLIGHT, _SHUT_IN = number("no_flight"), number("shut_in")
_UNGUARDED, _VULNERABLE = number("unguarded"), number("vulnerable")
_PASSED_PAWN = number("passed_pawn")


@jit
def square_set(relation: U64, row: Words) -> U64:
    """Sets that a row has, or nearly has."""
    if relation == _EMPTY:
        return ~row[OCCUPIED]
    if relation <= _KING_ON:
        return row[PAWN + (relation - _PAWN_ON)]  # named in the order of the slots
    if relation == _MINOR_ON:
        return row[KNIGHT] | row[BISHOP]
    if relation == _MAJOR_ON:
        return row[ROOK] | row[QUEEN]
    if relation == _FRIENDLY:
        return row[WHITE + row[TURN]]
    if relation == _HOSTILE:
        return row[WHITE + (row[TURN] ^ U1)]
    if relation == _PASSED_PAWN:
        return passed_pawns(row)
    return (row[WHITE] & HOME_RANKS[WHITE_SIDE]) | (row[BLACK] & HOME_RANKS[BLACK_SIDE])


@pasted
def squares_with(relation: U64, row: Words, among: U64) -> U64:
    """The squares of the pieces that have a property."""
    pieces = among & (row[KING] if relation in (_NO_FLIGHT, _SHUT_IN) else row[OCCUPIED])
    found = U0
    while pieces:
        square = first(pieces)
        pieces &= pieces - U1
        if has_property(relation, row, square):
            found |= U1 << square
    return found


@jit
def has_property(relation: U64, row: Words, square: U64) -> bool:
    if relation == _BOXED_IN:
        return bool(KING_ATTACKS[square] & ~friends(row, square) == U0)
    if relation == _UNDEFENDED:
        return bool(guards_of(row, square, U0) == U0)
    if relation == _PINNED:
        return is_pinned(row, square)
    if relation == _NO_FLIGHT:
        return not has_flight(row, square)
    if relation == _SHUT_IN:
        return is_shut_in(row, square)
    if relation == _UNGUARDED:
        return is_unguarded(row, square)
    if relation == _VULNERABLE:
        return is_vulnerable(row, square)
    if relation == _HANGING:
        is_loose = guards_of(row, square, U1) != U0 and guards_of(row, square, U0) == U0
        return bool(is_loose and row[KING] >> square & U1 == U0)
    if relation == _EN_PRISE and row[KING] >> square & U1:
        return False
    return bool(is_threatened(row, square) == (relation == _EN_PRISE))


@jit
def is_threatened(row: Words, square: U64) -> bool:
    """Whether some piece would gain by taking the one on a square, or checks it."""
    takers = guards_of(row, square, U1)
    while takers:
        if exchange_gain(row, first(takers), square) > 0:
            return True
        takers &= takers - U1
    return False


@jit
def is_pinned(row: Words, square: U64) -> bool:
    """Whether the own king stands behind the piece on a square, in the line of an attacker."""
    pinners, king = guards_of(row, square, U1), friends(row, square) & row[KING]
    while pinners:
        if next_behind(row, first(pinners), square) & king:
            return True
        pinners &= pinners - U1
    return False


@jit
def has_flight(row: Words, king: U64) -> bool:
    ways = KING_ATTACKS[king] & ~friends(row, king)
    while ways:
        if is_flight(row, king, first(ways)):
            return True
        ways &= ways - U1
    return False


@jit
def is_shut_in(row: Words, king: U64) -> bool:
    home = HOME_RANKS[side_of(row, king)]
    ahead = KING_ATTACKS[king] & ~home
    return bool(home >> king & U1 and ahead & ~friends(row, king) == U0)


@jit
def is_unguarded(row: Words, square: U64) -> bool:
    """Whether nothing would take back on a square, not even through the piece that takes there."""
    if guards_of(row, square, U0):
        return False
    side, takers = side_of(row, square), guards_of(row, square, U1)
    takers &= row[BISHOP] | row[ROOK] | row[QUEEN]
    while takers:
        if attackers(row, square, side, row[OCCUPIED] ^ (U1 << first(takers))):
            return False
        takers &= takers - U1
    return True


@jit
def is_vulnerable(row: Words, square: U64) -> bool:
    """Whether the piece on a square is attacked, and unguarded or attacked by a lesser one."""
    takers = guards_of(row, square, U1)
    if row[KING] >> square & U1 or takers == U0:
        return False
    if takers & pieces_worth(row, 0, value_on(row, square) - 1):
        return True
    return is_unguarded(row, square)


@jit
def passed_pawns(row: Words) -> U64:
    """The pawns before which, and beside whose way, no pawn of the other side stands."""
    white, black = row[PAWN] & row[WHITE], row[PAWN] & row[BLACK]
    by_white, by_black = ahead(white, WHITE_SIDE), ahead(black, BLACK_SIDE)
    return (white & ~(by_black | beside(by_black))) | (black & ~(by_white | beside(by_white)))
