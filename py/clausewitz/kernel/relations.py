"""The relations of bk/ as sets of bits: given all arguments but one, the values of that one.

A relation is a number and has up to three arguments beside its position, each with at most 64
values, so that "all Y that X attacks" is one word. Squares are numbered as everywhere in the
kernel, sides 0 and 1, pieces, ranks and files from 1.
"""

from clausewitz.kernel.attacking import attackers, attacks_from, piece_attacks
from clausewitz.kernel.bits import ALL, U0, U1, U64, Words, first, popcount
from clausewitz.kernel.compile import jit
from clausewitz.kernel.exchanging import VALUES, exchange_gain, side_of
from clausewitz.kernel.legality import (
    allowed_targets,
    checkers_and_pinned,
    en_passant_capturers,
    king_targets,
    own_king,
    targets,
)
from clausewitz.kernel.moves import count_legal_moves
from clausewitz.kernel.position import (
    BISHOP,
    EN_PASSANT,
    KING,
    KNIGHT,
    OCCUPIED,
    PAWN,
    QUEEN,
    ROOK,
    TURN,
    WHITE,
    piece_on,
)
from clausewitz.kernel.tables import HOME_RANKS, KING_ATTACKS, LAST_RANKS, between

NAMES = (
    # of two squares
    "attacks",
    "defends",
    "controls",
    "checks",
    "outranks",
    "same_side",
    "different_pos",
    "adjacent",
    "wins_exchange",
    "threatens",
    "legal_move",
    "captures",
    "promotes",
    # of three squares, and of the first two where there is a third
    "behind",
    "behind_some",
    # of one square
    "empty",
    "undefended",
    "hanging",
    "en_prise",
    "boxed_in",
    # of a square and a side, piece, rank or file
    "piece_at",
    "king_at",
    "last_rank",
    "rank_of",
    "file_of",
    # of sides and pieces
    "turn",
    "other_side",
    "in_check",
    "worth_more",
    "sliding_piece",
    # of the position alone
    "checkmate",
    "stalemate",
)
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def _number(name: str) -> U64:
    return U64(NUMBERS[name])


_ATTACKS, _DEFENDS, _CONTROLS = _number("attacks"), _number("defends"), _number("controls")
_CHECKS, _OUTRANKS, _SAME_SIDE = _number("checks"), _number("outranks"), _number("same_side")
_DIFFERENT_POS, _ADJACENT = _number("different_pos"), _number("adjacent")
_WINS_EXCHANGE, _THREATENS = _number("wins_exchange"), _number("threatens")
_LEGAL_MOVE, _CAPTURES, _PROMOTES = (
    _number("legal_move"),
    _number("captures"),
    _number("promotes"),
)
_BEHIND, _BEHIND_SOME = _number("behind"), _number("behind_some")
_EMPTY, _UNDEFENDED, _HANGING = _number("empty"), _number("undefended"), _number("hanging")
_EN_PRISE, _BOXED_IN = _number("en_prise"), _number("boxed_in")
_PIECE_AT, _KING_AT, _LAST_RANK = _number("piece_at"), _number("king_at"), _number("last_rank")
_RANK_OF, _FILE_OF = _number("rank_of"), _number("file_of")
_TURN, _OTHER_SIDE, _IN_CHECK = _number("turn"), _number("other_side"), _number("in_check")
_WORTH_MORE, _SLIDING_PIECE = _number("worth_more"), _number("sliding_piece")
_CHECKMATE = _number("checkmate")

_FIRST, _SECOND = U0, U1
_SLIDERS = U1 << BISHOP | U1 << ROOK | U1 << QUEEN
_ONE_RANK, _ONE_FILE = U64(0xFF), U64(0x0101_0101_0101_0101)
_U3, _U7, _U8 = U64(3), U64(7), U64(8)


@jit
def image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """The values of the argument at `place` (0, 1, 2), given the others in their order: x, y."""
    if relation <= _ADJACENT:
        return pair_image(relation, place, row, x)
    if relation <= _PROMOTES:
        return move_or_exchange_image(relation, place, row, x)
    if relation <= _BEHIND_SOME:
        return behind_image(relation, place, row, x, y)
    if relation <= _BOXED_IN:
        return squares_with(relation, row)
    if relation <= _FILE_OF:
        return square_property_image(relation, place, row, x, y)
    return plain_image(relation, place, row, x)


@jit
def is_empty(row: Words, square: U64) -> bool:
    return bool(row[OCCUPIED] >> square & U1 == U0)


@jit
def friends(row: Words, square: U64) -> U64:
    """The men of the side that stands on a square, which must not be empty."""
    return row[WHITE + side_of(row, square)]


@jit
def attacked_by(row: Words, square: U64) -> U64:
    """The opposing men that the man on a square attacks; none without a man."""
    return attacks_from(row, square, row[OCCUPIED]) & (row[OCCUPIED] ^ friends(row, square))


@jit
def guards_of(row: Words, square: U64, other: U64) -> U64:
    """The men that defend the man on a square (`other` is 0), or attack it (1)."""
    if is_empty(row, square):
        return U0
    return attackers(row, square, side_of(row, square) ^ other, row[OCCUPIED])


@jit
def men_by_value(row: Words, value: int, dearer: bool) -> U64:
    """The men worth less than `value`, or more."""
    men = U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if (VALUES[piece] > value) if dearer else (VALUES[piece] < value):
            men |= row[piece]
    return men


@jit
def pair_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """Relations of two squares that attack tables and sets of men answer."""
    bit = U1 << known
    if relation == _DIFFERENT_POS:
        return ~bit
    if relation == _ADJACENT:
        return KING_ATTACKS[known]
    if relation == _CONTROLS and place == _FIRST:
        return bearing_on(row, known)
    if is_empty(row, known):
        return U0
    if relation == _OUTRANKS:
        return men_by_value(row, VALUES[piece_on(row, known)], place == _FIRST)
    if relation == _SAME_SIDE:
        return friends(row, known) ^ bit
    if place == _SECOND:
        return seen_by_man(relation, row, known)
    return seeing_man(relation, row, known)


@jit
def seen_by_man(relation: U64, row: Words, square: U64) -> U64:
    """What the man on a square attacks, defends, controls or checks."""
    seen = attacks_from(row, square, row[OCCUPIED])
    if relation == _CONTROLS:
        return seen
    if relation == _DEFENDS:
        return seen & friends(row, square)
    enemies = row[OCCUPIED] ^ friends(row, square)
    return seen & enemies & row[KING] if relation == _CHECKS else seen & enemies


@jit
def seeing_man(relation: U64, row: Words, square: U64) -> U64:
    """Who attacks, defends or checks the man on a square."""
    if relation == _DEFENDS:
        return guards_of(row, square, U0)
    if relation == _CHECKS and row[KING] >> square & U1 == U0:
        return U0
    return guards_of(row, square, U1)


@jit
def move_or_exchange_image(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """Relations of two squares that need a look at each pair."""
    if relation in (_WINS_EXCHANGE, _THREATENS):
        others = exchange_partners(relation, place, row, known)
    elif place == _SECOND:
        return move_targets(relation, row, known)
    else:
        others = row[WHITE + row[TURN]]
    found = U0
    while others:
        other = first(others)
        others &= others - U1
        if relation in (_WINS_EXCHANGE, _THREATENS):
            source = known if place == _SECOND else other
            target = other if place == _SECOND else known
            if exchange_gain(row, source, target) > 0:
                found |= U1 << other
        elif move_targets(relation, row, other) >> known & U1:
            found |= U1 << other
    return found


@jit
def exchange_partners(relation: U64, place: U64, row: Words, known: U64) -> U64:
    """Whom the man could take, or who could take it; kings are threatened but never exchanged."""
    if place == _SECOND:
        victims = attacked_by(row, known)
        return victims & ~row[KING] if relation == _WINS_EXCHANGE else victims
    if relation == _WINS_EXCHANGE and row[KING] >> known & U1:
        return U0
    return guards_of(row, known, U1)


@jit
def move_targets(relation: U64, row: Words, source: U64) -> U64:
    """Where the man on a square may legally go, to take, to promote or at all."""
    own = row[WHITE + row[TURN]]
    if own >> source & U1 == U0:
        return U0
    king, piece = own_king(row), piece_on(row, source)
    checkers, pinned = checkers_and_pinned(row, king)
    if piece == KING:
        reach = king_targets(row, king, checkers)
    else:
        reach = targets(row, piece, source, king, pinned, allowed_targets(king, checkers))
        if piece == PAWN and en_passant_capturers(row, king) >> source & U1:
            reach |= row[EN_PASSANT]
    if relation == _PROMOTES:
        return reach & LAST_RANKS if piece == PAWN else U0
    if relation == _CAPTURES:
        passed = row[EN_PASSANT] if piece == PAWN else U0
        # A pawn can stand before the passed square's file only by capturing there.
        return reach & (row[OCCUPIED] | passed)
    return reach


@jit
def behind_image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """behind(Front, Middle, Back), and its first two arguments alone."""
    if relation == _BEHIND_SOME:
        return behind_some_image(place, row, x)
    if place == U64(2):
        return next_behind(row, x, y)
    if place == _SECOND:
        middle = between(x, y) & row[OCCUPIED]
        if popcount(middle) == U1 and next_behind(row, x, first(middle)) >> y & U1:
            return middle
        return U0
    found, fronts = U0, bearing_on(row, x)
    while fronts:
        front = first(fronts)
        fronts &= fronts - U1
        if next_behind(row, front, x) >> y & U1:
            found |= U1 << front
    return found


@jit
def behind_some_image(place: U64, row: Words, known: U64) -> U64:
    """The middles for a front, or the fronts for a middle, with any man behind."""
    if place == _SECOND:
        others = attacks_from(row, known, row[OCCUPIED]) & row[OCCUPIED]
    else:
        others = bearing_on(row, known)
    found = U0
    while others:
        other = first(others)
        others &= others - U1
        front = known if place == _SECOND else other
        middle = other if place == _SECOND else known
        if next_behind(row, front, middle):
            found |= U1 << other
    return found


@jit
def bearing_on(row: Words, square: U64) -> U64:
    """The men of both sides that bear on a square."""
    occupied = row[OCCUPIED]
    return attackers(row, square, U0, occupied) | attackers(row, square, U1, occupied)


@jit
def next_behind(row: Words, front: U64, middle: U64) -> U64:
    """The man that a slider on `front` would see next if the one on `middle` were not there."""
    piece, occupied = piece_on(row, front), row[OCCUPIED]
    if _SLIDERS >> piece & U1 == U0:
        return U0
    seen = piece_attacks(piece, front, occupied)
    if (seen & occupied) >> middle & U1 == U0:
        return U0
    return piece_attacks(piece, front, occupied ^ U1 << middle) & ~seen & occupied


@jit
def squares_with(relation: U64, row: Words) -> U64:
    """The squares that have a property."""
    if relation == _EMPTY:
        return ~row[OCCUPIED]
    men, found = row[OCCUPIED], U0
    while men:
        square = first(men)
        men &= men - U1
        if has_property(relation, row, square):
            found |= U1 << square
    return found


@jit
def has_property(relation: U64, row: Words, square: U64) -> bool:
    if relation == _BOXED_IN:
        return bool(KING_ATTACKS[square] & ~friends(row, square) == U0)
    if relation == _UNDEFENDED:
        return bool(guards_of(row, square, U0) == U0)
    if row[KING] >> square & U1:
        return False
    takers = guards_of(row, square, U1)
    if relation == _HANGING:
        return bool(takers != U0 and guards_of(row, square, U0) == U0)
    while takers:
        if exchange_gain(row, first(takers), square) > 0:
            return True
        takers &= takers - U1
    return False


@jit
def square_property_image(relation: U64, place: U64, row: Words, x: U64, y: U64) -> U64:
    """What stands on a square, and where the square is."""
    if relation == _PIECE_AT:
        if place == _FIRST:
            return row[y] & row[WHITE + x]
        if is_empty(row, x):
            return U0
        if place == _SECOND:
            return U1 << side_of(row, x) if piece_on(row, x) == y else U0
        return U1 << piece_on(row, x) if side_of(row, x) == y else U0
    if relation == _KING_AT:
        if place == _SECOND:
            return row[KING] & row[WHITE + x]
        return U1 << side_of(row, x) if row[KING] >> x & U1 else U0
    if relation == _LAST_RANK:
        if place == _SECOND:
            return HOME_RANKS[x ^ U1]
        return (HOME_RANKS[U1] >> x & U1) | (HOME_RANKS[U0] >> x & U1) << U1
    if relation == _RANK_OF:
        return U1 << ((x >> _U3) + U1) if place == _SECOND else _ONE_RANK << _U8 * (x - U1)
    return U1 << ((x & _U7) + U1) if place == _SECOND else _ONE_FILE << (x - U1)


@jit
def plain_image(relation: U64, place: U64, row: Words, x: U64) -> U64:
    """Relations without a square."""
    if relation == _TURN:
        return U1 << row[TURN]
    if relation == _OTHER_SIDE:
        return U1 << (x ^ U1)
    if relation == _IN_CHECK:
        return sides_in_check(row)
    if relation == _WORTH_MORE:
        return pieces_by_value(x, place == _FIRST)
    if relation == _SLIDING_PIECE:
        return _SLIDERS
    in_check = checkers_and_pinned(row, own_king(row))[0] != U0
    if in_check == (relation == _CHECKMATE) and count_legal_moves(row) == U0:
        return ALL
    return U0


@jit
def sides_in_check(row: Words) -> U64:
    found = U0
    for side in (U0, U1):
        king = first(row[KING] & row[WHITE + side])
        if attackers(row, king, side ^ U1, row[OCCUPIED]):
            found |= U1 << side
    return found


@jit
def pieces_by_value(than: U64, dearer: bool) -> U64:
    """The pieces worth less than a piece, or more."""
    pieces = U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        if (VALUES[piece] > VALUES[than]) if dearer else (VALUES[piece] < VALUES[than]):
            pieces |= U1 << piece
    return pieces
