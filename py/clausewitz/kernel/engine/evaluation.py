"""What a position is worth to the side to move: a weighted sum of what can be counted on it."""

from clausewitz.kernel.attacking import piece_attacks
from clausewitz.kernel.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.compile import jit
from clausewitz.kernel.engine.state import I0, I64, Numbers
from clausewitz.kernel.engine.weights import PHASES, STARTS
from clausewitz.kernel.position import (
    BISHOP,
    BLACK_SIDE,
    KING,
    KNIGHT,
    OCCUPIED,
    PAWN,
    QUEEN,
    ROOK,
    TURN,
    WHITE,
    WHITE_SIDE,
)
from clausewitz.kernel.tables import KING_ATTACKS

_ATTACKED, _BY_PAWN = U64(STARTS["attacked"]), U64(STARTS["attacked_by_pawn"])
_BY_MINOR, _BY_ROOK = U64(STARTS["attacked_by_minor"]), U64(STARTS["attacked_by_rook"])
_HANGING, _MOBILITY = U64(STARTS["hanging"]), U64(STARTS["mobility"])
_KING_ZONE, _KING_ATTACKERS = U64(STARTS["king_zone"]), U64(STARTS["king_attackers"])
_SHELTER, _BARE_FILES = U64(STARTS["shelter"]), U64(STARTS["bare_files"])
_DOUBLED, _ISOLATED = U64(STARTS["doubled"]), U64(STARTS["isolated"])
_GUARDED, _PASSED, _BLOCKED = (U64(STARTS[name]) for name in ("guarded", "passed", "blocked"))
_BISHOPS, _TEMPO = U64(STARTS["bishops"]), U64(STARTS["tempo"])
_HALF_OPEN, _OPEN = U64(STARTS["half_open"]), U64(STARTS["open"])
_MOST_ATTACKERS, _MOST_PAWNS, _MOST_FILES = U64(7), U64(3), U64(3)

_NOT_A, _NOT_H = U64(0xFEFE_FEFE_FEFE_FEFE), U64(0x7F7F_7F7F_7F7F_7F7F)
_FILE_A, _RANK_1 = U64(0x0101_0101_0101_0101), U64(0xFF)
_U2, _U3, _U4, _U5, _U6, _U7, _U8 = (U64(n) for n in range(2, 9))
_U9, _U16, _U32, _U56 = U64(9), U64(16), U64(32), U64(56)
_ALL_PHASES, _HALF = I64(PHASES), I64(32)
_BLACK_MEN = U64(8)


@jit
def times(squares: U64, weight: I64) -> I64:
    """The weight for each square of the set."""
    return I64(popcount(squares)) * weight


@jit
def all_pawn_attacks(pawns: U64, side: U64) -> U64:
    if side == WHITE_SIDE:
        return (pawns & _NOT_A) << _U7 | (pawns & _NOT_H) << _U9
    return (pawns & _NOT_A) >> _U9 | (pawns & _NOT_H) >> _U7


@jit
def with_neighbours(squares: U64) -> U64:
    """The squares and those beside them on their rank."""
    return squares | (squares & _NOT_A) >> U1 | (squares & _NOT_H) << U1


@jit
def files_of(squares: U64) -> U64:
    """The files of the squares, as squares of the first rank."""
    squares |= squares >> _U8
    squares |= squares >> _U16
    squares |= squares >> _U32
    return squares & _RANK_1


@jit
def ahead(squares: U64, side: U64) -> U64:
    """All squares before these on their files, as a side sees it."""
    if side == WHITE_SIDE:
        squares = squares << _U8
        squares |= squares << _U8
        squares |= squares << _U16
        return squares | squares << _U32
    squares = squares >> _U8
    squares |= squares >> _U8
    squares |= squares >> _U16
    return squares | squares >> _U32


@jit
def of_pawns(row: Words, weights: Numbers, side: U64, own: U64, other: U64) -> I64:
    """How a side's pawns stand to one another and to the other side's."""
    beside = files_of(own)
    beside = ((beside & _NOT_A) >> U1 | (beside & _NOT_H) << U1) * _FILE_A
    value = times(own & ahead(own, side), weights[_DOUBLED])
    value += times(own & ~beside, weights[_ISOLATED])
    value += times(own & all_pawn_attacks(own, side), weights[_GUARDED])
    back = side ^ U1
    passed = own & ~with_neighbours(ahead(other, back)) & ~ahead(own, back)
    while passed:
        square = first(passed)
        passed &= passed - U1
        rank = square >> _U3 if side == WHITE_SIDE else _U7 - (square >> _U3)
        value += weights[_PASSED + rank]
        front = square + _U8 if side == WHITE_SIDE else square - _U8
        if row[OCCUPIED] >> front & U1:
            value += weights[_BLOCKED + rank]
    return value


@jit
def of_king(weights: Numbers, side: U64, king: U64, pawns: U64) -> I64:
    """How well a side's pawns shelter its king."""
    zone = KING_ATTACKS[king]
    zone |= zone << _U8 if side == WHITE_SIDE else zone >> _U8
    shelter = min(popcount(zone & pawns), _MOST_PAWNS)
    near = files_of(KING_ATTACKS[king] | U1 << king)
    bare = min(popcount(near & ~files_of(pawns)), _MOST_FILES)
    return I64(weights[_SHELTER + shelter] + weights[_BARE_FILES + bare])


@jit
def of_rooks(weights: Numbers, rooks: U64, own_pawns: U64, other_pawns: U64) -> I64:
    if rooks == U0:
        return I0
    bare = ~(files_of(own_pawns) * _FILE_A)
    value = times(rooks & bare, weights[_HALF_OPEN])
    return value + times(rooks & bare & ~(files_of(other_pawns) * _FILE_A), weights[_OPEN])


@jit
def of_pieces(
    row: Words, weights: Numbers, side: U64, free: U64, zone: U64
) -> tuple[I64, U64, U64, U64]:
    """What a side's pieces are worth by where they can go and by how they press on the other
    king; and what they attack: minors, rooks, all of them."""
    value, pressing = I0, U0
    by_minor = by_rook = by_any = U0
    for piece in (KNIGHT, BISHOP, ROOK, QUEEN):
        men = row[piece] & row[WHITE + side]
        while men:
            square = first(men)
            men &= men - U1
            reach = piece_attacks(piece, square, row[OCCUPIED])
            by_any |= reach
            if piece == ROOK:
                by_rook |= reach
            elif piece != QUEEN:
                by_minor |= reach
            value += weights[_MOBILITY + (piece << _U5) + popcount(reach & free)]
            if reach & zone:
                pressing += U1
                value += times(reach & zone, weights[_KING_ZONE + piece])
    value += weights[_KING_ATTACKERS + min(pressing, _MOST_ATTACKERS)]
    return value, by_minor, by_rook, by_any


@jit
def of_men(row: Words, weights: Numbers, side: U64) -> I64:
    """The men themselves and their places; Black's are negative."""
    value = I0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        men = row[piece] & row[WHITE + side]
        start = (piece | side * _BLACK_MEN) << _U6
        while men:
            value += weights[start + first(men)]
            men &= men - U1
    return value


@jit
def of_threats(
    row: Words,
    weights: Numbers,
    victims: U64,
    by_pawn: U64,
    by_minor: U64,
    by_rook: U64,
    undefended: U64,
) -> I64:
    """What it is worth to attack these men of the other side."""
    value = I0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        men = row[piece] & victims
        if men:
            value += times(men, weights[_ATTACKED + piece])
            value += times(men & by_pawn, weights[_BY_PAWN + piece])
            value += times(men & by_minor, weights[_BY_MINOR + piece])
            value += times(men & by_rook, weights[_BY_ROOK + piece])
            value += times(men & undefended, weights[_HANGING + piece])
    return value


@jit
def phase_of(row: Words) -> I64:
    """How much of the middlegame is left."""
    phase = popcount(row[KNIGHT] | row[BISHOP])
    phase += _U2 * popcount(row[ROOK]) + _U4 * popcount(row[QUEEN])
    return min(I64(phase), _ALL_PHASES)


@jit
def mixed(weight: I64, phase: I64) -> I64:
    """One number of the two that a sum of weights holds."""
    late = (weight << _HALF) >> _HALF
    early = (weight - late) >> _HALF
    return (early * phase + late * (_ALL_PHASES - phase)) // _ALL_PHASES


@jit
def evaluate(row: Words, weights: Numbers) -> I64:
    """The score in hundredths of a pawn."""
    us, them = row[TURN], row[TURN] ^ U1
    ours, theirs = row[WHITE + us], row[WHITE + them]
    our_pawns, their_pawns = row[PAWN] & ours, row[PAWN] & theirs
    our_king, their_king = first(row[KING] & ours), first(row[KING] & theirs)
    our_steps, their_steps = KING_ATTACKS[our_king], KING_ATTACKS[their_king]
    we_take, they_take = all_pawn_attacks(our_pawns, us), all_pawn_attacks(their_pawns, them)

    free = ~(our_pawns | row[KING] & ours | they_take)
    zone = their_steps | row[KING] & theirs
    value, our_minor, our_rook, our_any = of_pieces(row, weights, us, free, zone)
    free = ~(their_pawns | row[KING] & theirs | we_take)
    zone = our_steps | row[KING] & ours
    lost, their_minor, their_rook, their_any = of_pieces(row, weights, them, free, zone)
    our_any |= we_take | our_steps
    their_any |= they_take | their_steps

    value -= lost
    value += of_threats(row, weights, theirs & our_any, we_take, our_minor, our_rook, ~their_any)
    value -= of_threats(
        row, weights, ours & their_any, they_take, their_minor, their_rook, ~our_any
    )
    value += of_pawns(row, weights, us, our_pawns, their_pawns)
    value -= of_pawns(row, weights, them, their_pawns, our_pawns)
    value += of_king(weights, us, our_king, our_pawns)
    value -= of_king(weights, them, their_king, their_pawns)
    value += of_rooks(weights, row[ROOK] & ours, our_pawns, their_pawns)
    value -= of_rooks(weights, row[ROOK] & theirs, their_pawns, our_pawns)
    if popcount(row[BISHOP] & ours) >= _U2:
        value += weights[_BISHOPS]
    if popcount(row[BISHOP] & theirs) >= _U2:
        value -= weights[_BISHOPS]
    men = of_men(row, weights, WHITE_SIDE) + of_men(row, weights, BLACK_SIDE)
    value += men if us == WHITE_SIDE else -men
    return mixed(value + weights[_TEMPO], phase_of(row))
