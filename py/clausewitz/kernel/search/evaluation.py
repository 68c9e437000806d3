"""What a position is worth to the side to move: a weighted sum of what can be counted on it."""

from clausewitz.kernel.board.bits import U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import KING_ATTACKS
from clausewitz.kernel.board.pawn_sets import all_pawn_attacks
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK, BLACK_SIDE, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.drawish_endings import WHOLE, chances
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.king_danger import by_attack, squared
from clausewitz.kernel.search.passed_pawns import of_passed
from clausewitz.kernel.search.pawn_structure import (
    BLACK_DANGER,
    BLACK_SPAN,
    BLACK_VALUE,
    FILES,
    PASSED,
    WHITE_DANGER,
    WHITE_SPAN,
    WHITE_VALUE,
    king_zone,
    place_of_structure,
)
from clausewitz.kernel.search.piece_reach import of_pieces, twice_by_pawns
from clausewitz.kernel.search.piece_terms import (
    of_lone_king,
    of_long_diagonals,
    of_material,
    of_minors,
    of_rooks,
)
from clausewitz.kernel.search.state import I0, I64, Numbers, State
from clausewitz.kernel.search.threats import of_pushes, of_threats
from clausewitz.kernel.search.weight_layout import PHASES, STARTS

_TEMPO = U64(STARTS["tempo"])
_FIRST_RANK = U64(0xFF)
_U2, _U3, _U4, _U6, _U8 = (U64(n) for n in (2, 3, 4, 6, 8))
_ALL_PHASES, _HALF = I64(PHASES), I64(32)


@jit
def placed_material(row: Words, weights: Numbers) -> I64:
    """The value of the pieces and of their places; Black's are negative."""
    return placed_by(row, weights, WHITE_SIDE) + placed_by(row, weights, BLACK_SIDE)


@jit
def placed_by(row: Words, weights: Numbers, side: U64) -> I64:
    """The same of one side."""
    value = I0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        pieces = row[piece] & row[WHITE + side]
        while pieces:
            value += weights[weight_at(side, piece, first(pieces))]
            pieces &= pieces - U1
    return value


@jit
def weight_at(side: U64, piece: U64, square: U64) -> U64:
    """The index of the weight of a piece on a square."""
    return (side << _U3 | piece) << _U6 | square


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
def of_sides(s: State, row: Words) -> tuple[I64, I64, I64, I64]:
    """All that counts for White and for Black but their pieces' places, and the danger for the
    other king."""
    weights = s.weights
    known = s.structures[place_of_structure(s, row)]
    white, black = row[WHITE], row[BLACK]
    white_pawns, black_pawns = row[PAWN] & white, row[PAWN] & black
    white_king, black_king = first(row[KING] & white), first(row[KING] & black)
    white_steps, black_steps = KING_ATTACKS[white_king], KING_ATTACKS[black_king]
    white_zone, black_zone = king_zone(white_king, WHITE_SIDE), king_zone(black_king, BLACK_SIDE)
    white_takes = all_pawn_attacks(white_pawns, WHITE_SIDE)
    black_takes = all_pawn_attacks(black_pawns, BLACK_SIDE)

    free = ~(white_pawns | row[KING] & white | black_takes)
    twice = twice_by_pawns(white_pawns, WHITE_SIDE) | white_takes & white_steps
    value, danger, maps = of_pieces(
        row, weights, white, free, black_zone, white_takes | white_steps, twice
    )
    free = ~(black_pawns | row[KING] & black | white_takes)
    twice = twice_by_pawns(black_pawns, BLACK_SIDE) | black_takes & black_steps
    lost, danger_, maps_ = of_pieces(
        row, weights, black, free, white_zone, black_takes | black_steps, twice
    )
    reached, reached_ = maps[4], maps_[4]

    danger += I64(known[WHITE_DANGER]) + by_attack(
        row, weights, BLACK_SIDE, white, black_king, black_zone, maps, maps_, black_steps
    )
    danger_ += I64(known[BLACK_DANGER]) + by_attack(
        row, weights, WHITE_SIDE, black, white_king, white_zone, maps_, maps, white_steps
    )
    value += of_threats(row, weights, black, white_takes, black_takes, maps, maps_)
    lost += of_threats(row, weights, white, black_takes, white_takes, maps_, maps)
    value += of_pushes(row, weights, WHITE_SIDE, white_pawns, black_takes)
    lost += of_pushes(row, weights, BLACK_SIDE, black_pawns, white_takes)

    passed = known[PASSED]
    value += of_passed(
        row, weights, WHITE_SIDE, passed & white, white_king, black_king, reached, reached_
    )
    lost += of_passed(
        row, weights, BLACK_SIDE, passed & black, black_king, white_king, reached_, reached
    )
    value += of_minors(
        row, weights, WHITE_SIDE, white, white_pawns, white_takes, known[BLACK_SPAN], maps[0]
    )
    lost += of_minors(
        row, weights, BLACK_SIDE, black, black_pawns, black_takes, known[WHITE_SPAN], maps_[0]
    )
    value += of_long_diagonals(row, weights, white, maps[1])
    lost += of_long_diagonals(row, weights, black, maps_[1])
    files, files_ = known[FILES] & _FIRST_RANK, known[FILES] >> _U8
    value += of_rooks(row, weights, WHITE_SIDE, white, files, files_, white_king)
    lost += of_rooks(row, weights, BLACK_SIDE, black, files_, files, black_king)
    value += of_material(row, weights, white, white_pawns)
    lost += of_material(row, weights, black, black_pawns)
    value += of_lone_king(row, weights, white, white_king, black, black_king)
    lost += of_lone_king(row, weights, black, black_king, white, white_king)
    return value + I64(known[WHITE_VALUE]), lost + I64(known[BLACK_VALUE]), danger, danger_


@shared
def evaluate(s: State, ply: I64) -> I64:
    """The score in hundredths of a pawn; the side to move must not be in check."""
    stay_apart()
    row = s.rows[ply]
    white, black, white_danger, black_danger = of_sides(s, row)
    value = white - black + squared(white_danger) - squared(black_danger) + s.piece_values[ply]
    if row[TURN] != WHITE_SIDE:
        value = -value
    score = mixed(value + s.weights[_TEMPO], phase_of(row))
    ahead_side = row[TURN] if score > I0 else row[TURN] ^ U1
    return score * chances(row, ahead_side) // WHOLE
