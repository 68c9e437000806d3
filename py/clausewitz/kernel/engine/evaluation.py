"""What a position is worth to the side to move: a weighted sum of what can be counted on it."""

from clausewitz.kernel.attacking import bishop_attacks, piece_attacks, rook_attacks
from clausewitz.kernel.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.compile import jit, shared
from clausewitz.kernel.engine.endings import WHOLE, chances
from clausewitz.kernel.engine.instructions import stay_apart
from clausewitz.kernel.engine.state import I0, I64, Numbers, State
from clausewitz.kernel.engine.structure import (
    BLACK_SPAN,
    FILE_A,
    FILES,
    PASSED,
    VALUE,
    WHITE_SPAN,
    ahead,
    all_pawn_attacks,
    place_of_structure,
    rank_of,
    step,
    times,
)
from clausewitz.kernel.engine.weights import PHASES, STARTS
from clausewitz.kernel.position import (
    BISHOP,
    BLACK,
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
from clausewitz.kernel.tables import KING_ATTACKS, KNIGHT_ATTACKS

_ATTACKED, _BY_PAWN = U64(STARTS["attacked"]), U64(STARTS["attacked_by_pawn"])
_BY_MINOR, _BY_ROOK = U64(STARTS["attacked_by_minor"]), U64(STARTS["attacked_by_rook"])
_HANGING, _MOBILITY = U64(STARTS["hanging"]), U64(STARTS["mobility"])
_KING_ZONE, _KING_ATTACKERS = U64(STARTS["king_zone"]), U64(STARTS["king_attackers"])
_BLOCKED, _UNSTOPPED = U64(STARTS["blocked"]), U64(STARTS["unstopped"])
_OWN_KING, _OTHER_KING = U64(STARTS["own_king_at"]), U64(STARTS["other_king_at"])
_ROOK_BEHIND, _OUTPOST = U64(STARTS["rook_behind"]), U64(STARTS["outpost"])
_SAFE_CHECK, _PUSH_THREAT = U64(STARTS["safe_check"]), U64(STARTS["push_threat"])
_BISHOPS, _TEMPO = U64(STARTS["bishops"]), U64(STARTS["tempo"])
_HALF_OPEN, _OPEN = U64(STARTS["half_open"]), U64(STARTS["open"])
_EDGE, _NEAR = U64(STARTS["lone_king_edge"]), U64(STARTS["lone_king_near"])

_OUTPOSTS = U64(0x0000_FFFF_FF00_0000), U64(0x0000_00FF_FFFF_0000)  # ranks 4 to 6 of a side
_FIRST_RANKS, _FAR = U64(0xFF), U64(3)
_U2, _U3, _U4, _U5, _U6, _U7, _U8 = (U64(n) for n in range(2, 9))
_ALL_PHASES, _HALF = I64(PHASES), I64(32)
_BLACK_MEN = U64(8)


@jit
def of_men(row: Words, weights: Numbers) -> I64:
    """The men themselves and their places; Black's are negative."""
    value = I0
    for side in (WHITE_SIDE, BLACK_SIDE):
        for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
            men = row[piece] & row[WHITE + side]
            while men:
                value += weights[man_at(side, piece, first(men))]
                men &= men - U1
    return value


@jit
def man_at(side: U64, piece: U64, square: U64) -> U64:
    """Where the weight of a man on a square stands."""
    return (side << _U3 | piece) << _U6 | square


@jit
def of_kind(
    row: Words, weights: Numbers, piece: U64, men: U64, free: U64, zone: U64
) -> tuple[I64, U64, U64]:
    """What a side's pieces of a kind are worth by where they can go and by how they press on the
    other king; what they attack, and how many of them the king's surroundings."""
    value, reached, pressing = I0, U0, U0
    men &= row[piece]
    while men:
        reach = piece_attacks(piece, first(men), row[OCCUPIED])
        men &= men - U1
        reached |= reach
        value += weights[_MOBILITY + (piece << _U5) + popcount(reach & free)]
        value += times(reach & zone, weights[_KING_ZONE + piece])
        pressing += U1 if reach & zone else U0
    return value, reached, pressing


@jit
def of_pieces(
    row: Words, weights: Numbers, men: U64, free: U64, zone: U64
) -> tuple[I64, U64, U64, U64, U64]:
    """The same of all pieces; and what knights, bishops, rooks and queens attack."""
    value, by_knight, pressing = of_kind(row, weights, KNIGHT, men, free, zone)
    more, by_bishop, others = of_kind(row, weights, BISHOP, men, free, zone)
    value, pressing = value + more, pressing + others
    more, by_rook, others = of_kind(row, weights, ROOK, men, free, zone)
    value, pressing = value + more, pressing + others
    more, by_queen, others = of_kind(row, weights, QUEEN, men, free, zone)
    value, pressing = value + more, pressing + others
    value += weights[_KING_ATTACKERS + min(pressing, _U7)]
    return value, by_knight, by_bishop, by_rook, by_queen


@jit
def of_threat(
    row: Words,
    weights: Numbers,
    piece: U64,
    victims: U64,
    by_pawn: U64,
    by_minor: U64,
    by_rook: U64,
    undefended: U64,
) -> I64:
    """What it is worth to attack these men of the other side, if they are of this kind."""
    men = row[piece] & victims
    if men == U0:
        return I0
    value = times(men, weights[_ATTACKED + piece])
    value += times(men & by_pawn, weights[_BY_PAWN + piece])
    value += times(men & by_minor, weights[_BY_MINOR + piece])
    value += times(men & by_rook, weights[_BY_ROOK + piece])
    return value + times(men & undefended, weights[_HANGING + piece])


@jit
def of_threats(
    row: Words, weights: Numbers, men: U64, pawn: U64, minor: U64, rook: U64, safe: U64
) -> I64:
    """The same of all kinds; nobody is to move who could take a king."""
    return (
        of_threat(row, weights, PAWN, men, pawn, minor, rook, safe)
        + of_threat(row, weights, KNIGHT, men, pawn, minor, rook, safe)
        + of_threat(row, weights, BISHOP, men, pawn, minor, rook, safe)
        + of_threat(row, weights, ROOK, men, pawn, minor, rook, safe)
        + of_threat(row, weights, QUEEN, men, pawn, minor, rook, safe)
    )


@jit
def of_checks(
    row: Words,
    weights: Numbers,
    king: U64,
    safe: U64,
    by_knight: U64,
    by_bishop: U64,
    by_rook: U64,
    by_queen: U64,
) -> I64:
    """What it is worth that pieces could check the king from squares where nothing takes them."""
    value = times(KNIGHT_ATTACKS[king] & by_knight & safe, weights[_SAFE_CHECK + KNIGHT])
    if (by_bishop | by_rook | by_queen) & safe:
        askew = bishop_attacks(king, row[OCCUPIED]) & safe
        straight = rook_attacks(king, row[OCCUPIED]) & safe
        value += times(askew & by_bishop, weights[_SAFE_CHECK + BISHOP])
        value += times(straight & by_rook, weights[_SAFE_CHECK + ROOK])
        value += times((askew | straight) & by_queen, weights[_SAFE_CHECK + QUEEN])
    return value


@jit
def distance(one: U64, other: U64) -> U64:
    """How many steps a king needs."""
    ranks = max(one >> _U3, other >> _U3) - min(one >> _U3, other >> _U3)
    files = max(one & _U7, other & _U7) - min(one & _U7, other & _U7)
    return max(ranks, files)


@jit
def of_passed(
    row: Words, weights: Numbers, side: U64, passed: U64, king: U64, other: U64, attacked: U64
) -> I64:
    """What there is to say of a side's passed pawns beyond their ranks."""
    value = I0
    while passed:
        square = first(passed)
        passed &= passed - U1
        rank = rank_of(square, side)
        front = square + _U8 if side == WHITE_SIDE else square - _U8
        if row[OCCUPIED] >> front & U1:
            value += weights[_BLOCKED + rank]
        elif not attacked >> front & U1:
            value += weights[_UNSTOPPED + rank]
        if rank >= _FAR:
            value += weights[_OWN_KING + distance(king, front)]
            value += weights[_OTHER_KING + distance(other, front)]
            behind = ahead(U1 << square, side ^ U1)
            if behind & row[ROOK] & row[WHITE + side]:
                value += weights[_ROOK_BEHIND]
    return value


@jit
def of_places(
    row: Words, weights: Numbers, side: U64, guarded: U64, other_span: U64, files: U64, others: U64
) -> I64:
    """Outposts, rooks on files without pawns, two bishops; of a side, given what its pawns attack,
    where the other's can ever attack, and the files of both sides' pawns."""
    men = row[WHITE + side]
    held = men & guarded & ~other_span & _OUTPOSTS[side]
    value = times(row[KNIGHT] & held, weights[_OUTPOST + KNIGHT])
    value += times(row[BISHOP] & held, weights[_OUTPOST + BISHOP])
    rooks = row[ROOK] & men & ~(files * FILE_A)
    value += times(rooks, weights[_HALF_OPEN])
    value += times(rooks & ~(others * FILE_A), weights[_OPEN])
    bishops = row[BISHOP] & men
    if bishops & (bishops - U1):
        value += weights[_BISHOPS]
    return value


@jit
def of_pushes(row: Words, weights: Numbers, side: U64, pawns: U64, barred: U64) -> I64:
    """What a side's pawns would attack after a step to where no pawn takes them."""
    stepped = step(pawns, side) & ~row[OCCUPIED] & ~barred
    pieces = row[WHITE + (side ^ U1)] & ~(row[PAWN] | row[KING])
    return times(all_pawn_attacks(stepped, side) & pieces, weights[_PUSH_THREAT])


@jit
def from_middle(square: U64) -> U64:
    """How far a square is from the four in the middle, 3 on the edge."""
    file, rank = square & _U7, square >> _U3
    return max(max(file, _U7 - file), max(rank, _U7 - rank)) - _U4


@jit
def of_lone_king(row: Words, weights: Numbers, men: U64, king: U64, others: U64, other: U64) -> I64:
    """What it is worth to drive a king that has nothing left to the edge."""
    if others & (others - U1) or men & (men - U1) == U0:
        return I0
    return I64(weights[_EDGE + from_middle(other)] + weights[_NEAR + distance(king, other)])


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

    passed, files = known[PASSED], known[FILES] & _FIRST_RANKS
    files_ = known[FILES] >> _U8
    value += of_passed(
        row, weights, WHITE_SIDE, passed & white, white_king, black_king, reached_
    ) + of_places(row, weights, WHITE_SIDE, white_takes, known[BLACK_SPAN], files, files_)
    lost += of_passed(
        row, weights, BLACK_SIDE, passed & black, black_king, white_king, reached
    ) + of_places(row, weights, BLACK_SIDE, black_takes, known[WHITE_SPAN], files_, files)
    value += of_lone_king(row, weights, white, white_king, black, black_king)
    lost += of_lone_king(row, weights, black, black_king, white, white_king)

    value += I64(known[VALUE]) + s.men[ply] - lost
    if row[TURN] != WHITE_SIDE:
        value = -value
    score = mixed(value + weights[_TEMPO], phase_of(row))
    ahead_side = row[TURN] if score > I0 else row[TURN] ^ U1
    return score * chances(row, ahead_side) // WHOLE
