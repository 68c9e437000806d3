"""Lines of moves: a row for each position, each with a word on the move that led to it.

The rows of a line stand one after the other: that before half move 0 (empty, if the move that led
to the line is not known), that before half move 1, and then that after each. So the position before
half move n is row n of a line, and that after it row n + 1. The solver's half moves are the odd
ones. The word on a move has

    0 from, 6 to, 12 promotion, 15 piece taken, 18 castling, 19 en passant, 20 its number, 26 the
    number of the last, 32 what the solver has won since half move 1 with 64 added, 40 the solver's
    side, 41 whether half move 0 is known, 42 whether two half moves later the solver has no less,
    43 the points of the attack on the king's corner (storm_by/3) with 64 added
"""

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.exchange import material
from clausewitz.kernel.board.geometry import distance
from clausewitz.kernel.board.legal_moves import move_word
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import EN_PASSANT, MOVED, TURN, WHITE, Row, piece_on
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.relations.counts import up_to
from clausewitz.kernel.relations.move_squares import move_targets
from clausewitz.kernel.relations.relation_numbers import number

_SOLVER_PLY, _LAST_PLY = number("solver_ply"), number("last_ply")
_SOLVER_SIDE, _MOVED_FROM, _MOVED_TO = (
    number("solver_side"),
    number("moved_from"),
    number("moved_to"),
)
_TAKES_ON, _TAKEN, _BECOMES = number("takes_on"), number("taken"), number("becomes")
_CASTLED, _TOOK_EN_PASSANT = number("castled"), number("took_en_passant")
_GIVES_CHECK, _UP_BY = number("gives_check"), number("up_by")
_FACING_KING, _KEEPS_GAIN = number("facing_king"), number("keeps_gain")
_STORM_BY = number("storm_by")
_LEGAL_MOVE = number("legal_move")
_ODD = U64(0xAAAA_AAAA_AAAA_AAAA)
_SIX, _THREE, _SEVEN = U64(63), U64(7), U64(127)
_TO, _PROMOTION, _PIECE_TAKEN, _CASTLING = U64(6), U64(12), U64(15), U64(18)
_PASSING, _NUMBER, _LAST, _WON = U64(19), U64(20), U64(26), U64(32)
_SIDE, _KNOWN, _GAIN_STAYS, _STORM = U64(40), U64(41), U64(42), U64(43)
_U2, _U8 = U64(2), U64(8)
_EVEN, _LEAST, _MOST = 64, -63, 63
_RIGHT_HALF, _RIGHT_FILE, _LAST_RANK = U64(4), U64(7), U64(56)
_NEAR, _FAR = 3, 5
"""Steps from the king's corner: so near a capture counts, and so far a move is one elsewhere."""


@jit
def ply_image(relation: U64, row: Words) -> U64:
    """What the word of a row says: of its line, or of the move that led to it."""
    word = row[MOVED]
    if relation <= _LAST_PLY:
        last = word >> _LAST & _SIX
        if relation == _LAST_PLY:
            return U1 << (last - (U1 ^ (last & U1)))
        plies = ALL >> (_SIX - last)
        if relation == _SOLVER_PLY:
            return plies & _ODD
        return plies if word >> _KNOWN & U1 else plies & ~U1
    if relation == _SOLVER_SIDE:
        return U1 << (word >> _SIDE & U1)
    if relation == _MOVED_FROM:
        return U1 << (word & _SIX)
    if relation == _MOVED_TO:
        return U1 << (word >> _TO & _SIX)
    return deed_image(relation, word, row)


@jit
def deed_image(relation: U64, word: U64, row: Words) -> U64:
    """What the move that led to a row did."""
    piece = word >> _PIECE_TAKEN & _THREE
    if relation == _TAKES_ON:
        target = word >> _TO & _SIX
        if word >> _PASSING & U1:
            target ^= _U8
        return U1 << target if piece else U0
    if relation == _TAKEN:
        return U1 << piece if piece else U0
    if relation == _BECOMES:
        promotion = word >> _PROMOTION & _THREE
        return U1 << promotion if promotion else U0
    if relation in (_CASTLED, _TOOK_EN_PASSANT, _KEEPS_GAIN):
        bit = _CASTLING if relation == _CASTLED else _GAIN_STAYS
        bit = _PASSING if relation == _TOOK_EN_PASSANT else bit
        return ALL if word >> bit & U1 else U0
    if relation == _GIVES_CHECK:
        return ALL if is_in_check(row) else U0
    if relation == _FACING_KING:
        return row[KING] & row[WHITE + row[TURN]]
    many = int(word >> (_STORM if relation == _STORM_BY else _WON) & _SEVEN) - _EVEN
    if relation not in (_UP_BY, _STORM_BY):
        many = -many
    return up_to(U64(many)) if many > 0 else U0


@entry(
    "void(uint64[:, ::1], uint64[::1], uint64[::1], boolean, uint64[:, ::1], uint64[::1],"
    " uint64[::1])"
)
def write_lines(
    starts: Row, moves: Row, ends: Row, after_a_move: bool, rows: Row, firsts: Row, legal: Row
) -> None:
    """Write the rows of each line, one after the other.

    A line has a row of `starts` and the moves (from, to << 6, promotion << 12) before its end.
    `firsts` gets the number of its first row, `legal` how many of its moves could be made: rows
    after those are empty.
    """
    at, move = U0, U0
    for number_of_line in range(len(starts)):
        first_row, last_move = at, ends[number_of_line]
        firsts[number_of_line] = first_row
        if not after_a_move:
            for slot in range(rows.shape[1]):
                rows[at, U64(slot)] = U0
            at += U1
        copy_row(starts[number_of_line], rows[at])
        begin = at
        ply = U0 if after_a_move else U1
        last = ply + (last_move - move) - U1
        solver = starts[number_of_line, TURN] ^ (U1 if after_a_move else U0)
        common = last << _LAST | solver << _SIDE | (U1 if after_a_move else U0) << _KNOWN
        rows[at, MOVED] = common
        won, made, storm, corner = 0, U0, 0, U0
        while move < last_move:
            if ply == U1:
                won = int(material(rows[at], solver))
                corner = stormed_corner(rows[at])
            if not play(rows[at], moves[move], rows[at + U1]):
                break
            balance = int(material(rows[at + U1], solver)) - won if ply else 0
            balance = max(_LEAST, min(_MOST, balance))
            if ply & U1:
                storm = min(_MOST, max(_LEAST, storm + storm_points(rows[at + U1], corner)))
            rows[at + U1, MOVED] |= common | ply << _NUMBER | U64(balance + _EVEN) << _WON
            rows[at + U1, MOVED] |= U64(storm + _EVEN) << _STORM
            at, move, ply, made = at + U1, move + U1, ply + U1, made + U1
        write_gain_stays(rows, begin, made)
        legal[number_of_line] = made
        while at < begin + made + (last_move - move):
            at += U1
            for slot in range(rows.shape[1]):
                rows[at, U64(slot)] = U0
        at, move = at + U1, last_move


@jit
def stormed_corner(row: Words) -> U64:
    """The corner on the first rank of the side that does not move, on its king's half."""
    side = row[TURN] ^ U1
    king = first(row[KING] & row[WHITE + side])
    file = _RIGHT_FILE if king & _RIGHT_FILE >= _RIGHT_HALF else U0
    return file | (_LAST_RANK if side else U0)


@jit
def storm_points(after: Words, corner: U64) -> int:
    """What the move that led to a row counts in an attack on the corner."""
    word = after[MOVED]
    steps = int(distance(word >> _TO & _SIX, corner))
    points = 1 if is_in_check(after) else 0
    if steps <= _NEAR and word >> _PIECE_TAKEN & _THREE:
        points += 1
    elif steps >= _FAR:
        points -= 1
    return points


@jit
def write_gain_stays(rows: Row, begin: U64, made: U64) -> None:
    """Write for each half move whether the gain it made stays; `begin` is the row before them."""
    for place in range(U1, made + U1):
        row = begin + U64(place)
        won = rows[row, MOVED] >> _WON & _SEVEN
        if U64(place) + U1 >= made or rows[row + _U2, MOVED] >> _WON & _SEVEN >= won:
            rows[row, MOVED] |= U1 << _GAIN_STAYS


@jit
def play(row: Words, move: U64, after: Words) -> bool:
    """Make a move, if it is legal, and write what it did."""
    source, target, promotion = move & _SIX, move >> _TO & _SIX, move >> _PROMOTION
    if move_targets(_LEGAL_MOVE, row, source) >> target & U1 == U0:
        return False
    piece, taken = piece_on(row, source), piece_on(row, target)
    must_promote = piece == PAWN and (target >> U64(3)) in (U0, U64(7))
    if must_promote != (promotion != U0) or promotion in (PAWN, KING):
        return False
    make(row, move_word(piece, source, target, promotion), after)
    word = move
    if piece == PAWN and row[EN_PASSANT] >> target & U1:
        taken = PAWN
        word |= U1 << _PASSING
    if piece == KING and source - target in (_U2, U0 - _U2):
        word |= U1 << _CASTLING
    after[MOVED] = word | taken << _PIECE_TAKEN
    return True
