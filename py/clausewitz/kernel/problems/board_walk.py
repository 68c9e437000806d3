"""From board to board by small changes until nothing is wrong: annealing. Worse boards are accepted
by chance, less and less of them."""

from clausewitz.kernel.board.attacks import attacks_from
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.make_move import copy_row, flip
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, WHITE, Row, piece_on
from clausewitz.kernel.jit.compile import entry, jit, shared
from clausewitz.kernel.problems.board_faults import (
    BEST,
    BOARD,
    HERE,
    IMPOSSIBLE,
    KEY_SQUARE_FIXED,
    SCALE,
    blemishes,
    faults,
)

# Where a walk stands: the key, the squares whose pieces stay, chance; the key of the best board
# without faults, and its blemishes.
SOURCE, TARGET, HELD, CHANCE, BEST_SOURCE, BEST_TARGET, LEAST = (U64(one) for one in range(7))
PLACES = 7

_POOL = (QUEEN, ROOK, ROOK, BISHOP, BISHOP, KNIGHT, KNIGHT, PAWN, PAWN, PAWN, PAWN)
_POOL_SIZE = U64(len(_POOL))
_KEY, _ADD, _REMOVE, _EXCHANGE, _WAYS = U0, U1, U64(2), U64(3), U64(6)  # else a move
_U2, _U4, _U5, _U11 = U64(2), U64(4), U64(5), U64(11)
_LEFT, _RIGHT, _AGAIN = U64(13), U64(7), U64(17)
_ALL = U64(0xFFFF_FFFF_FFFF_FFFF)


@jit
def draw(place: Words, below: U64) -> U64:
    """A number by chance, xorshift's."""
    word = place[CHANCE]
    word ^= word << _LEFT
    word ^= word >> _RIGHT
    word ^= word << _AGAIN
    place[CHANCE] = word
    return (word >> _U11) % below


@jit
def drawn_square(place: Words, squares: U64) -> U64:
    """One of the squares, which must not be empty."""
    number = draw(place, popcount(squares))
    while number:
        squares &= squares - U1
        number -= U1
    return first(squares)


@jit
def drawn_piece(place: Words) -> U64:
    number, kind = draw(place, _POOL_SIZE), PAWN
    at = U0
    for candidate in _POOL:
        if at == number:
            kind = candidate
        at += U1
    return kind


@jit
def put(row: Words, side: U64, piece: U64, square: U64) -> None:
    """Put a piece on an empty square, or take it off."""
    flip(row, side, piece, square)
    row[OCCUPIED] ^= U1 << square


@jit
def change_key(row: Words, place: Words, wanted: Words, source: U64, target: U64) -> U64:
    """The key from elsewhere, at times to elsewhere or by another piece; returns its two squares,
    or the same if there is no other."""
    same = source << U64(6) | target
    piece = piece_on(row, source)
    if piece == PAWN:
        return same
    put(row, U0, piece, source)
    if piece != KING and draw(place, _U5) == U0:
        piece = KNIGHT + draw(place, _U4)
    if not wanted[KEY_SQUARE_FIXED] and draw(place, _U2):
        target = drawn_square(place, ~row[OCCUPIED])
    put(row, U0, piece, target)
    homes = attacks_from(row, target, row[OCCUPIED]) & ~row[OCCUPIED]
    put(row, U0, piece, target)
    if homes == U0:
        return U64(0)
    source = drawn_square(place, homes)
    put(row, U0, piece, source)
    return source << U64(6) | target


@jit
def change(row: Words, place: Words, wanted: Words) -> U64:
    """Change one piece; returns the squares of the key, 0 where it came to nothing."""
    source, target = place[SOURCE], place[TARGET]
    way = draw(place, _WAYS)
    if way == _KEY:
        return change_key(row, place, wanted, source, target)
    same = source << U64(6) | target
    if way == _ADD:
        side, piece = draw(place, _U2), drawn_piece(place)
        put(row, side, piece, drawn_square(place, ~row[OCCUPIED]))
        return same
    square = drawn_square(place, row[OCCUPIED] & ~(place[HELD] | U1 << source))
    piece, side = piece_on(row, square), U1 - (row[WHITE] >> square & U1)
    put(row, side, piece, square)
    if way in (_EXCHANGE, _REMOVE):
        if piece == KING:
            return U0
        if way == _EXCHANGE:
            side, piece = draw(place, _U2), drawn_piece(place)
            put(row, side, piece, square)
        return same
    put(row, side, piece, drawn_square(place, ~row[OCCUPIED]))
    return same


@shared
def judged(
    source: U64, target: U64, place: Words, wanted: Words, lines: Row, new_replies: Row, most: U64,
    polishing: bool, rows: Row, moves: Row,
) -> U64:  # fmt: skip
    """What is wrong with the board in BOARD; with polishing, blemishes count, and the best board
    without faults is put into BEST."""
    wrong = faults(source, target, wanted, lines, new_replies, most, rows, moves)
    if polishing and wrong <= most:
        blemished = blemishes(source, target, rows, moves)
        if wrong == U0 and blemished < place[LEAST]:
            copy_row(rows[BOARD], rows[BEST])
            place[LEAST], place[BEST_SOURCE], place[BEST_TARGET] = blemished, source, target
        wrong += blemished
    return wrong


@entry(
    "uint64(uint64, uint64, uint64[::1], uint64[::1], uint64[::1], uint64[:, ::1], uint64[:, ::1],"
    "boolean, uint64[:, ::1], uint64[:, ::1])"
)
def walk(
    tries: U64, heat: U64, chances: Row, place: Row, wanted: Row, lines: Row, new_replies: Row,
    polishing: bool, rows: Row, moves: Row,
) -> U64:  # fmt: skip
    """Go on from the board in HERE, which is judged first, and changed as better ones are met or,
    by chance, worse ones; returns what is wrong at the end.

    `chances` are how much worse, in parts of the heat, a board may be.
    """
    number, source, target = U0, place[SOURCE], place[TARGET]
    copy_row(rows[HERE], rows[BOARD])
    wrong_here = judged(
        source, target, place, wanted, lines, new_replies, IMPOSSIBLE - U1, polishing, rows, moves
    )
    while number < tries and U0 < wrong_here < IMPOSSIBLE:
        number += U1
        copy_row(rows[HERE], rows[BOARD])
        squares = change(rows[BOARD], place, wanted)
        if squares == U0:
            continue
        source, target = squares >> U64(6), squares & U64(63)
        most = wrong_here + heat * chances[draw(place, U64(chances.shape[0]))] // SCALE
        wrong = judged(
            source, target, place, wanted, lines, new_replies, most, polishing, rows, moves
        )
        if wrong <= most:
            copy_row(rows[BOARD], rows[HERE])
            wrong_here, place[SOURCE], place[TARGET] = wrong, source, target
    return wrong_here
