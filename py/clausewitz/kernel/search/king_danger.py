"""How much a king is in danger: weights add up, and the sum, in pawns, is squared.

One attacker means little and three together much more, so no sum of weights of the usual kind tells
what an attack is worth. The sum of these counts squared where it is above zero, in the middlegame
and in the endgame by itself: a danger of 150 hundredths costs 225 hundredths, one of 300 costs 900.
"""

import numpy as np

from clausewitz.kernel.board.attacks import bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U64, Words, popcount
from clausewitz.kernel.board.geometry import KNIGHT_ATTACKS
from clausewitz.kernel.board.pawn_sets import FILE_A
from clausewitz.kernel.board.pieces import BISHOP, KNIGHT, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.pawn_structure import times
from clausewitz.kernel.search.state import I0, I64, Numbers
from clausewitz.kernel.search.weight_layout import STARTS

_WEAK_ZONE, _SAFE_CHECK = U64(STARTS["weak_zone"]), U64(STARTS["safe_check"])
_UNSAFE_CHECK, _QUEEN_MISSING = U64(STARTS["unsafe_check"]), U64(STARTS["queen_missing"])
_FLANK_ATTACK, _FLANK_DEFENCE = U64(STARTS["flank_attack"]), U64(STARTS["flank_defence"])

_WINGS = (0b00000111, 0b00001111, 0b00001111, 0b00111100, 0b00111100, 0b11110000, 0b11110000)
_FLANKS: Words = np.array([int(FILE_A) * wing for wing in (*_WINGS, 0b11100000)], np.uint64)
_CAMPS = U64(0x0000_00FF_FFFF_FFFF), U64(0xFFFF_FFFF_FF00_0000)  # the first five ranks of a side
_MOST_CHECKS, _U2, _U7 = U64(3), U64(2), U64(7)
_PAWN, _HALF = I64(100), I64(32)


@jit
def by_checks(weights: Numbers, piece: U64, squares: U64) -> I64:
    """What it means that a piece can check from these squares, where nothing takes it."""
    return I64(weights[_SAFE_CHECK + (piece << _U2) + min(popcount(squares), _MOST_CHECKS)])


@jit
def by_attack(
    row: Words,
    weights: Numbers,
    side: U64,
    own: U64,
    king: U64,
    zone: U64,
    maps: tuple[U64, U64, U64, U64, U64, U64],
    others: tuple[U64, U64, U64, U64, U64, U64],
    steps: U64,
) -> I64:
    """The danger for the king of `side` by where the other side's pieces, `own`, bear on it. The
    maps are those of of_pieces in piece_reach.py, first the attacker's; the king has its steps."""
    knights, bishops, rooks, queens, reached, twice = maps
    _, _, _, queens_, reached_, twice_ = others
    weak = reached & ~twice_ & (~reached_ | steps | queens_)
    safe = ~reached_ | weak & twice
    value = times(weak & zone, weights[_WEAK_ZONE])
    checks = KNIGHT_ATTACKS[king] & knights & ~own
    value += by_checks(weights, KNIGHT, checks & safe)
    if bishops | rooks | queens:
        askew = bishop_attacks(king, row[OCCUPIED]) & ~own
        straight = rook_attacks(king, row[OCCUPIED]) & ~own
        value += by_checks(weights, BISHOP, askew & bishops & safe)
        value += by_checks(weights, ROOK, straight & rooks & safe)
        value += by_checks(weights, QUEEN, (askew | straight) & queens & safe)
        checks |= askew & (bishops | queens) | straight & (rooks | queens)
    value += times(checks & ~safe, weights[_UNSAFE_CHECK])
    camp = _FLANKS[king & _U7] & _CAMPS[side]
    attacked = I64(popcount(camp & reached) + popcount(camp & twice))
    value += attacked * weights[_FLANK_ATTACK]
    value += times(camp & reached_, weights[_FLANK_DEFENCE])
    if row[QUEEN] & own == U0:
        value += weights[_QUEEN_MISSING]
    return I64(value)


@jit
def squared(danger: I64) -> I64:
    """What a danger is worth to the attacker, in both phases, as its weights are in both."""
    late = (danger << _HALF) >> _HALF
    early = max((danger - late) >> _HALF, I0)
    late = max(late, I0)
    return ((early * early // _PAWN) << _HALF) + late * late // _PAWN
