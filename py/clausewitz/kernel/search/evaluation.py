"""What a position is worth to the side to move: a weighted sum of what can be counted on it."""

from clausewitz.kernel.board.attacks import piece_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import KING_ATTACKS
from clausewitz.kernel.board.pawn_sets import all_pawn_attacks
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import BLACK, BLACK_SIDE, OCCUPIED, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.drawish_endings import WHOLE, chances
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.pawn_structure import (
    BLACK_SPAN,
    FILES,
    PASSED,
    VALUE,
    WHITE_SPAN,
    place_of_structure,
    times,
)
from clausewitz.kernel.search.piece_terms import of_lone_king, of_passed, of_places
from clausewitz.kernel.search.state import I0, I64, Numbers, State
from clausewitz.kernel.search.threats import of_checks, of_pushes, of_threats
from clausewitz.kernel.search.weight_layout import PHASES, STARTS

_MOBILITY, _TEMPO = U64(STARTS["mobility"]), U64(STARTS["tempo"])
_KING_ZONE, _KING_ATTACKERS = U64(STARTS["king_zone"]), U64(STARTS["king_attackers"])

_FIRST_RANK = U64(0xFF)
_U2, _U3, _U4, _U5, _U6, _U7, _U8 = (U64(n) for n in range(2, 9))
_ALL_PHASES, _HALF = I64(PHASES), I64(32)


@jit
def placed_material(row: Words, weights: Numbers) -> I64:
    """The value of the pieces and of their places; Black's are negative."""
    value = I0
    for side in (WHITE_SIDE, BLACK_SIDE):
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
def of_kind(
    row: Words, weights: Numbers, piece: U64, pieces: U64, free: U64, zone: U64
) -> tuple[I64, U64, U64]:
    """What a side's pieces of a kind are worth by where they can go and by how they press on the
    other king; what they attack, and how many of them the king's surroundings."""
    value, reached, pressing = I0, U0, U0
    pieces &= row[piece]
    while pieces:
        reach = piece_attacks(piece, first(pieces), row[OCCUPIED])
        pieces &= pieces - U1
        reached |= reach
        value += weights[_MOBILITY + (piece << _U5) + popcount(reach & free)]
        value += times(reach & zone, weights[_KING_ZONE + piece])
        pressing += U1 if reach & zone else U0
    return value, reached, pressing


@jit
def of_pieces(
    row: Words, weights: Numbers, pieces: U64, free: U64, zone: U64
) -> tuple[I64, U64, U64, U64, U64]:
    """The same of all pieces; and what knights, bishops, rooks and queens attack."""
    value, by_knight, pressing = of_kind(row, weights, KNIGHT, pieces, free, zone)
    more, by_bishop, others = of_kind(row, weights, BISHOP, pieces, free, zone)
    value, pressing = value + more, pressing + others
    more, by_rook, others = of_kind(row, weights, ROOK, pieces, free, zone)
    value, pressing = value + more, pressing + others
    more, by_queen, others = of_kind(row, weights, QUEEN, pieces, free, zone)
    value, pressing = value + more, pressing + others
    value += weights[_KING_ATTACKERS + min(pressing, _U7)]
    return value, by_knight, by_bishop, by_rook, by_queen


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


@shared
def evaluate(s: State, ply: I64) -> I64:
    """The score in hundredths of a pawn; the side to move must not be in check."""
    stay_apart()
    row, weights = s.rows[ply], s.weights
    known = s.structures[place_of_structure(s, row)]
    white, black = row[WHITE], row[BLACK]
    white_pawns, black_pawns = row[PAWN] & white, row[PAWN] & black
    white_king, black_king = first(row[KING] & white), first(row[KING] & black)
    white_steps, black_steps = KING_ATTACKS[white_king], KING_ATTACKS[black_king]
    white_takes = all_pawn_attacks(white_pawns, WHITE_SIDE)
    black_takes = all_pawn_attacks(black_pawns, BLACK_SIDE)

    free = ~(white_pawns | row[KING] & white | black_takes)
    zone = black_steps | row[KING] & black
    value, knights, bishops, rooks, queens = of_pieces(row, weights, white, free, zone)
    free = ~(black_pawns | row[KING] & black | white_takes)
    zone = white_steps | row[KING] & white
    lost, knights_, bishops_, rooks_, queens_ = of_pieces(row, weights, black, free, zone)
    minors, minors_ = knights | bishops, knights_ | bishops_
    reached = minors | rooks | queens | white_takes | white_steps
    reached_ = minors_ | rooks_ | queens_ | black_takes | black_steps

    value += of_threats(row, weights, black & reached, white_takes, minors, rooks, ~reached_)
    lost += of_threats(row, weights, white & reached_, black_takes, minors_, rooks_, ~reached)
    safe, safe_ = ~(white | reached_), ~(black | reached)
    value += of_checks(row, weights, black_king, safe, knights, bishops, rooks, queens)
    lost += of_checks(row, weights, white_king, safe_, knights_, bishops_, rooks_, queens_)
    value += of_pushes(row, weights, WHITE_SIDE, white_pawns, black_takes)
    lost += of_pushes(row, weights, BLACK_SIDE, black_pawns, white_takes)

    passed, files = known[PASSED], known[FILES] & _FIRST_RANK
    files_ = known[FILES] >> _U8
    value += of_passed(
        row, weights, WHITE_SIDE, passed & white, white_king, black_king, reached_
    ) + of_places(row, weights, WHITE_SIDE, white_takes, known[BLACK_SPAN], files, files_)
    lost += of_passed(
        row, weights, BLACK_SIDE, passed & black, black_king, white_king, reached
    ) + of_places(row, weights, BLACK_SIDE, black_takes, known[WHITE_SPAN], files_, files)
    value += of_lone_king(row, weights, white, white_king, black, black_king)
    lost += of_lone_king(row, weights, black, black_king, white, white_king)

    value += I64(known[VALUE]) + s.piece_values[ply] - lost
    if row[TURN] != WHITE_SIDE:
        value = -value
    score = mixed(value + weights[_TEMPO], phase_of(row))
    ahead_side = row[TURN] if score > I0 else row[TURN] ^ U1
    return score * chances(row, ahead_side) // WHOLE
