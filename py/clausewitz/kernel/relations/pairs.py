"""Relations of two squares: given one of them, the set of the other."""

from clausewitz.kernel.board.attacks import attackers, attacks_from
from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import exchange_gain, side_of
from clausewitz.kernel.board.geometry import KING_ATTACKS, between
from clausewitz.kernel.board.pieces import IN_PAWNS, KING, PAWN
from clausewitz.kernel.board.row import OCCUPIED
from clausewitz.kernel.jit.compile import jit, pasted
from clausewitz.kernel.relations.piece_sets import (
    attacked_by,
    bearing_on,
    enemies,
    friends,
    guards_of,
    is_empty,
    next_behind,
    pieces_worth,
    value_on,
)
from clausewitz.kernel.relations.relation_numbers import number

_DEFENDS, _CONTROLS, _CHECKS = number("defends"), number("controls"), number("checks")
_OUTRANKS, _EQUALS, _SAME_SIDE = number("outranks"), number("equals"), number("same_side")
_DIFFERENT_POS, _SAME_POS = number("different_pos"), number("same_pos")
_ADJACENT = number("adjacent")
_KING_ZONE, _FLIGHT = number("king_zone"), number("flight")
_WINS_EXCHANGE, _SOLE_DEFENDER = number("wins_exchange"), number("sole_defender")
_WINNABLE, _ENDANGERS = number("winnable"), number("endangers")
_PIN_LINE = number("pin_line")
_FIRST, _SECOND = U0, U1
_DEAREST = int(IN_PAWNS[KING])


@jit
def pair_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """Relations of two squares that attack tables and sets of pieces answer."""
    bit = U1 << known
    if relation in (_DIFFERENT_POS, _SAME_POS):
        return bit if relation == _SAME_POS else ~bit
    if relation == _ADJACENT:
        return KING_ATTACKS[known]
    if relation == _KING_ZONE and place == _SECOND:
        return KING_ATTACKS[known] & row[KING]
    if relation == _CONTROLS and place == _FIRST:
        return bearing_on(row, known)
    if is_empty(row, known):
        return U0
    if relation == _KING_ZONE:
        return KING_ATTACKS[known] if row[KING] & bit else U0
    if relation in (_OUTRANKS, _EQUALS):
        return compared(relation, place, row, known)
    if relation == _SAME_SIDE:
        return friends(row, known) ^ bit
    if place == _SECOND:
        return seen_by_piece(relation, row, known)
    return seeing_piece(relation, row, known)


@jit
def compared(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """The pieces of another worth than that on a square, or of the same."""
    value = value_on(row, known)
    if relation == _EQUALS:
        return pieces_worth(row, value, value) ^ U1 << known
    if place == _FIRST:
        return pieces_worth(row, value + 1, _DEAREST)
    return pieces_worth(row, 0, value - 1)


@jit
def seen_by_piece(relation: U64, row: Words, square: U64) -> U64:
    """What the piece on a square attacks, defends, controls or checks."""
    seen = attacks_from(row, square, row[OCCUPIED])
    if relation == _CONTROLS:
        return seen
    if relation == _DEFENDS:
        return seen & friends(row, square)
    attacked = seen & enemies(row, square)
    return attacked & row[KING] if relation == _CHECKS else attacked


@jit
def seeing_piece(relation: U64, row: Words, square: U64) -> U64:
    """Who attacks, defends or checks the piece on a square."""
    if relation == _DEFENDS:
        return guards_of(row, square, U0)
    if relation == _CHECKS and row[KING] >> square & U1 == U0:
        return U0
    return guards_of(row, square, U1)


@pasted
def duel_image(relation: U64, place: U64, row: Words, known: U64, among: U64) -> U64:
    """Relations of two squares that need a look at each pair."""
    others = among & candidates(relation, place, row, known)
    found = U0
    while others:
        other = first(others)
        others &= others - U1
        source = known if place == _SECOND else other
        target = other if place == _SECOND else known
        if is_pair(relation, row, source, target):
            found |= U1 << other
    return found


@jit
def candidates(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """Which squares can be in a relation to a square at all."""
    if relation == _FLIGHT:
        if place == _FIRST:
            return KING_ATTACKS[known] & row[KING]
        is_king = row[KING] >> known & U1
        return KING_ATTACKS[known] & ~friends(row, known) if is_king else U0
    if relation == _PIN_LINE and place == _FIRST:
        return row[OCCUPIED]
    if is_empty(row, known):
        return U0
    if relation == _PIN_LINE:
        return ALL
    if relation == _WINNABLE:
        return enemies(row, known)
    if relation == _SOLE_DEFENDER:
        if place == _FIRST:
            return guards_of(row, known, U0)
        return attacks_from(row, known, row[OCCUPIED]) & friends(row, known)
    if place == _FIRST:
        # Kings are threatened and endangered, but never exchanged.
        is_king = row[KING] >> known & U1
        return U0 if relation == _WINS_EXCHANGE and is_king else guards_of(row, known, U1)
    victims = attacked_by(row, known)
    return victims & ~row[KING] if relation == _WINS_EXCHANGE else victims


@jit
def is_pair(relation: U64, row: Words, source: U64, target: U64) -> bool:
    """Whether a pair of candidates is in a relation."""
    if relation == _FLIGHT:
        return is_flight(row, source, target)
    if relation == _PIN_LINE:
        return is_on_pin_line(row, source, target)
    if relation == _SOLE_DEFENDER:
        return bool(guards_of(row, target, U0) == U1 << source)
    if relation in (_WINNABLE, _ENDANGERS):
        return is_winnable(row, source, target)
    return bool(exchange_gain(row, source, target) > 0)


@jit
def is_flight(row: Words, king: U64, square: U64) -> bool:
    """Whether the king on a square could step to another one next to it."""
    side = side_of(row, king)
    if friends(row, king) >> square & U1:
        return False
    return bool(attackers(row, square, side ^ U1, row[OCCUPIED] ^ U1 << king) == U0)


@jit
def is_winnable(row: Words, attacker: U64, target: U64) -> bool:
    """Whether the target is worth more than the attacker, or loose and unable to hit back."""
    if value_on(row, target) > value_on(row, attacker):
        return True
    if row[PAWN] >> target & U1 or guards_of(row, target, U0):
        return False
    return bool(attacked_by(row, target) >> attacker & U1 == U0)


@jit
def is_on_pin_line(row: Words, pinned: U64, square: U64) -> bool:
    """Whether the piece on one square is pinned to its king, and the other is on the line between
    the king and the piece that pins, or is that piece's."""
    king = first(friends(row, pinned) & row[KING])
    pinners = guards_of(row, pinned, U1)
    while pinners:
        pinner = first(pinners)
        pinners &= pinners - U1
        if next_behind(row, pinner, pinned) >> king & U1:
            return bool((between(pinner, king) | U1 << pinner | U1 << king) >> square & U1)
    return False
