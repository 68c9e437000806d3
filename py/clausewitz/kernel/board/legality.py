"""Where each piece may legally go: checks, pins, castling, en passant."""

from clausewitz.kernel.board.attacks import attackers, pawn_attacks, piece_attacks
from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import (
    BISHOP_RAYS,
    HOME_RANKS,
    KING_ATTACKS,
    KNIGHT_ATTACKS,
    RANK_3,
    RANK_6,
    ROOK_RAYS,
    between,
    line_through,
)
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import CASTLING, EN_PASSANT, OCCUPIED, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit

_U2, _U8 = U64(2), U64(8)


@jit
def own_king(row: Words) -> U64:
    return first(row[KING] & row[WHITE + row[TURN]])


@jit
def is_in_check(row: Words) -> bool:
    """Whether the king of the side to move is attacked."""
    return bool(attackers(row, own_king(row), row[TURN] ^ U1, row[OCCUPIED]))


@jit
def sliders_in_line(row: Words, square: U64) -> U64:
    """The sliders of both sides that see a square, or would if nothing stood between."""
    straight, askew = row[ROOK] | row[QUEEN], row[BISHOP] | row[QUEEN]
    return ROOK_RAYS[square] & straight | BISHOP_RAYS[square] & askew


@jit
def shields(row: Words, square: U64, sliders: U64) -> U64:
    """The pieces that alone keep one of the sliders from a square."""
    found = U0
    while sliders:
        shield = between(square, first(sliders)) & row[OCCUPIED]
        sliders &= sliders - U1
        if shield & (shield - U1) == U0:
            found |= shield
    return found


@jit
def checkers_and_pinned(row: Words, king: U64) -> tuple[U64, U64]:
    """The enemies that check the king of the side to move, and its pieces that shield it."""
    side = row[TURN]
    own, enemy = row[WHITE + side], row[WHITE + (side ^ U1)]
    checkers = enemy & (
        (KNIGHT_ATTACKS[king] & row[KNIGHT]) | (pawn_attacks(side, king) & row[PAWN])
    )
    pinned = U0
    snipers = enemy & sliders_in_line(row, king)
    while snipers:
        sniper = first(snipers)
        snipers &= snipers - U1
        shield = between(king, sniper) & row[OCCUPIED]
        if shield == U0:
            checkers |= U1 << sniper
        elif shield & (shield - U1) == U0:
            pinned |= shield & own
    return checkers, pinned


@jit
def allowed_targets(king: U64, checkers: U64) -> U64:
    """Where a piece other than the king may go: anywhere, or to where it ends the check."""
    if checkers == U0:
        return ALL
    if checkers & (checkers - U1):
        return U0
    return between(king, first(checkers)) | checkers


@jit
def pawn_steps(square: U64, side: U64, occupied: U64) -> U64:
    """Where a pawn can go straight ahead."""
    empty = ~occupied
    if side == WHITE_SIDE:
        step = (U1 << square) << _U8 & empty
        return step | ((step & RANK_3) << _U8 & empty)
    step = (U1 << square) >> _U8 & empty
    return step | ((step & RANK_6) >> _U8 & empty)


@jit
def pawn_targets(row: Words, square: U64) -> U64:
    """Where a pawn of the side to move may go by the rules of movement, except en passant."""
    side = row[TURN]
    taken = pawn_attacks(side, square) & row[WHITE + (side ^ U1)]
    return pawn_steps(square, side, row[OCCUPIED]) | taken


@jit
def targets(row: Words, piece: U64, square: U64, king: U64, pinned: U64, allowed: U64) -> U64:
    """Where a piece other than the king may legally go, except en passant."""
    if piece == PAWN:
        reach = pawn_targets(row, square)
    else:
        reach = piece_attacks(piece, square, row[OCCUPIED]) & ~row[WHITE + row[TURN]]
    if pinned >> square & U1:
        reach &= line_through(king, square)
    return reach & allowed


@jit
def safe_for_king(row: Words, squares: U64) -> U64:
    """Those of the squares that the enemy does not attack once the king has left its place."""
    side = row[TURN]
    occupied = row[OCCUPIED] ^ (row[KING] & row[WHITE + side])
    safe = squares
    while squares:
        square = first(squares)
        squares &= squares - U1
        if attackers(row, square, side ^ U1, occupied):
            safe ^= U1 << square
    return safe


@jit
def king_targets(row: Words, king: U64, checkers: U64) -> U64:
    """Where the king may legally go, castling included."""
    reach = safe_for_king(row, KING_ATTACKS[king] & ~row[WHITE + row[TURN]])
    rooks = row[CASTLING] & HOME_RANKS[row[TURN]]
    if checkers == U0:
        while rooks:
            rook = first(rooks)
            rooks &= rooks - U1
            reach |= castling_target(row, king, rook)
    return reach


@jit
def castling_target(row: Words, king: U64, rook: U64) -> U64:
    """The square two steps towards the rook, if the way is empty and the king's part of it safe."""
    if between(king, rook) & row[OCCUPIED]:
        return U0
    target = king + _U2 if rook > king else king - _U2
    way = between(king, target) | U1 << target
    return U1 << target if safe_for_king(row, way) == way else U0


@jit
def en_passant_capturers(row: Words, king: U64) -> U64:
    """The pawns that may legally capture en passant.

    Two pawns leave the king's surroundings at once, which pins do not foresee: so each capture is
    tried out on the occupied squares.
    """
    jumped = row[EN_PASSANT]
    if jumped == U0:
        return U0
    side, target = row[TURN], first(jumped)
    captured = U1 << (target ^ _U8)
    legal = U0
    pawns = pawn_attacks(side ^ U1, target) & row[PAWN] & row[WHITE + side]
    while pawns:
        pawn = pawns & (~pawns + U1)
        pawns ^= pawn
        occupied = row[OCCUPIED] ^ pawn ^ captured ^ jumped
        if attackers(row, king, side ^ U1, occupied) & ~captured == U0:
            legal |= pawn
    return legal
