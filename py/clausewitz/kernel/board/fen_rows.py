"""FENs read into rows, many in one call: those that are plain and sound, as nearly all are.

A FEN is plain if it has six fields with one blank between them, in the form that programs write.
What is not plain, or not a position to which the rules apply, is left to the slow reader, which
says what is wrong with it; so nothing here needs a message, and a doubt costs time only.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import (
    CASTLING,
    EN_PASSANT,
    FULLMOVE,
    HALFMOVES,
    KEY,
    OCCUPIED,
    TURN,
    WHITE,
    Row,
)
from clausewitz.kernel.board.zobrist import key_from_scratch
from clausewitz.kernel.jit.compile import entry, jit

Flags: TypeAlias = NDArray[np.bool_]
Bytes: TypeAlias = NDArray[np.uint8]

_BLANK, _SLASH, _NOTHING = U64(ord(" ")), U64(ord("/")), U64(ord("-"))
_ZERO, _ONE, _THREE, _SIX, _NINE = (U64(ord(digit)) for digit in "01369")
_EIGHT, _A, _H = U64(ord("8")), U64(ord("a")), U64(ord("h"))
_WHITE_TURN, _BLACK_TURN = U64(ord("w")), U64(ord("b"))
_NO_PIECE, _UPPER = U64(7), U64(32)
_U2, _U3, _U8, _U10, _U16 = U64(2), U64(3), U64(8), U64(10), U64(16)
_LONGEST_CLOCK = U64(4)
_FAILED = U64(0xFFFF_FFFF)


def _pieces_by_letter() -> Words:
    letters = {"p": PAWN, "n": KNIGHT, "b": BISHOP, "r": ROOK, "q": QUEEN, "k": KING}
    table = np.full(256, _NO_PIECE, np.uint64)
    for letter, piece in letters.items():
        table[ord(letter)] = table[ord(letter.upper())] = piece
    return table


_PIECES = _pieces_by_letter()
# By letter: K, Q, k, q, as a FEN orders them.
_LETTERS: Words = np.array([ord(letter) for letter in "KQkq"], np.uint64)
_KINGS: Words = np.array([1 << 4, 1 << 4, 1 << 60, 1 << 60], np.uint64)
_ROOKS: Words = np.array([1 << 7, 1 << 0, 1 << 63, 1 << 56], np.uint64)


@jit
def sign(text: Bytes, at: U64) -> U64:
    return U64(text[at])


@jit
def read_pieces(text: Bytes, at: U64, end: U64, row: Words) -> U64:
    """Put the pieces on the board; answer where the blank behind them is, or that it failed."""
    rank, file, after_digit = U64(7), U0, False
    while at < end:
        letter = sign(text, at)
        piece = _PIECES[letter]
        if letter == _BLANK:
            break
        if letter == _SLASH:
            if file != _U8 or rank == U0:
                return _FAILED
            rank, file = rank - U1, U0
            after_digit = False
        elif piece != _NO_PIECE:
            if file >= _U8:
                return _FAILED
            bit = U1 << (rank << _U3 | file)
            row[piece] |= bit
            row[WHITE if letter & _UPPER == U0 else WHITE + U1] |= bit
            file += U1
            after_digit = False
        elif _ONE <= letter <= _EIGHT and not after_digit:
            file += letter - _ZERO
            after_digit = True
        else:
            return _FAILED
        at += U1
    row[OCCUPIED] = row[WHITE] | row[WHITE + U1]
    return at if rank == U0 and file == _U8 else _FAILED


@jit
def read_castling(text: Bytes, at: U64, end: U64, row: Words) -> U64:
    """Enter the rooks that may castle; none of them, and no king, may have left its place."""
    if at < end and sign(text, at) == _NOTHING:
        return at + U1
    begin = at
    for number in range(4):
        which = U64(number)
        if at < end and sign(text, at) == _LETTERS[which]:
            side = which >> U1
            pieces = row[WHITE + side]
            if not pieces & row[KING] & _KINGS[which] or not pieces & row[ROOK] & _ROOKS[which]:
                return _FAILED
            row[CASTLING] |= _ROOKS[which]
            at += U1
    return at if at > begin else _FAILED


@jit
def read_en_passant(text: Bytes, at: U64, end: U64, row: Words) -> U64:
    """Enter the square that a pawn has just jumped over, which must be so."""
    if at < end and sign(text, at) == _NOTHING:
        return at + U1
    if at + U1 >= end:
        return _FAILED
    file, rank = sign(text, at), sign(text, at + U1)
    if not _A <= file <= _H or rank != (_THREE if row[TURN] else _SIX):
        return _FAILED
    bit = U1 << ((rank - _ONE) << _U3 | (file - _A))
    jumped_to = bit << _U8 if row[TURN] else bit >> _U8
    jumped_from = bit >> _U8 if row[TURN] else bit << _U8
    if row[OCCUPIED] & (bit | jumped_from):
        return _FAILED
    if not row[PAWN] & row[WHITE + (row[TURN] ^ U1)] & jumped_to:
        return _FAILED
    row[EN_PASSANT] = bit
    return at + _U2


@jit
def read_clock(text: Bytes, at: U64, end: U64, row: Words, slot: U64) -> U64:
    begin, number = at, U0
    while at < end and _ZERO <= sign(text, at) <= _NINE:
        number = number * _U10 + (sign(text, at) - _ZERO)
        at += U1
    row[slot] = number
    return at if U0 < at - begin <= _LONGEST_CLOCK else _FAILED


@jit
def read_fields(text: Bytes, at: U64, end: U64, row: Words) -> bool:
    """Read one FEN into an empty row; whether its form is plain."""
    at = read_pieces(text, at, end, row)
    for field in range(5):
        if at == _FAILED or at >= end or sign(text, at) != _BLANK:
            return False
        at += U1
        if field == 0:
            turn = sign(text, at) if at < end else U0
            row[TURN] = U1 if turn == _BLACK_TURN else U0
            at = at + U1 if turn in (_WHITE_TURN, _BLACK_TURN) else _FAILED
        elif field == 1:
            at = read_castling(text, at, end, row)
        elif field == 2:
            at = read_en_passant(text, at, end, row)
        elif field == 3:
            at = read_clock(text, at, end, row, HALFMOVES)
        else:
            at = read_clock(text, at, end, row, FULLMOVE)
    return bool(at == end and row[FULLMOVE] > U0)


@jit
def is_sound(row: Words) -> bool:
    """Whether the rules apply: kings, no more pieces than there are, no king to be taken."""
    if row[PAWN] & LAST_RANKS:
        return False
    for side in (U0, U1):
        pieces = row[WHITE + side]
        if (
            popcount(pieces & row[KING]) != U1
            or popcount(pieces) > _U16
            or popcount(pieces & row[PAWN]) > _U8
        ):
            return False
    waiting = row[TURN] ^ U1
    king = first(row[KING] & row[WHITE + waiting])
    return bool(attackers(row, king, row[TURN], row[OCCUPIED]) == U0)


@entry("void(uint8[::1], uint64[::1], uint64[:, ::1], boolean[::1])")
def write_fens(text: Bytes, ends: Row, rows: Row, read: Flags) -> None:
    """Write the row of each FEN, of which `text` has one behind the other; `read` if it is one."""
    at = U0
    for number in range(len(ends)):
        row = rows[number]
        for slot in range(rows.shape[1]):
            row[U64(slot)] = U0
        read[number] = read_fields(text, at, ends[number], row) and is_sound(row)
        if read[number]:
            row[KEY] = key_from_scratch(row)
        at = ends[number]
