"""Legal moves, exactly: nothing is generated that would have to be taken back.

A move is one uint64: from, to (6 bits each), what a pawn becomes, which piece moves (3 bits each).
Castling is the king's move by two squares.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legality import (
    allowed_targets,
    checkers_and_pinned,
    en_passant_capturers,
    king_targets,
    own_king,
    targets,
)
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import EN_PASSANT, TURN, WHITE
from clausewitz.kernel.jit.compile import jit

# No position has more: 15 queens of at most 27 moves, a king of 8 and two castlings are 415.
MAX_MOVES = 416

_TO, _PROMOTION, _PIECE = U64(6), U64(12), U64(15)
_SQUARE, _KIND = U64(63), U64(7)
_U3 = U64(3)


@jit
def move_word(piece: U64, source: U64, target: U64, promotion: U64) -> U64:
    return source | target << _TO | promotion << _PROMOTION | piece << _PIECE


@jit
def move_source(move: U64) -> U64:
    return move & _SQUARE


@jit
def move_target(move: U64) -> U64:
    return move >> _TO & _SQUARE


@jit
def move_promotion(move: U64) -> U64:
    return move >> _PROMOTION & _KIND


@jit
def move_piece(move: U64) -> U64:
    return move >> _PIECE & _KIND


@jit
def write_moves(moves: Words, count: U64, piece: U64, source: U64, reach: U64) -> U64:
    """Append the moves from `source` to each square of `reach`; returns the new count."""
    while reach:
        target = first(reach)
        reach &= reach - U1
        if piece == PAWN and LAST_RANKS >> target & U1:
            for promotion in (QUEEN, ROOK, BISHOP, KNIGHT):
                moves[count] = move_word(piece, source, target, promotion)
                count += U1
        else:
            moves[count] = move_word(piece, source, target, U0)
            count += U1
    return count


@jit
def write_pieces(
    row: Words, moves: Words, count: U64, piece: U64, king: U64, pinned: U64, allowed: U64
) -> U64:
    """Append the moves of all pieces of a kind to the squares allowed."""
    pieces = row[piece] & row[WHITE + row[TURN]]
    while pieces and allowed:
        square = first(pieces)
        pieces &= pieces - U1
        reach = targets(row, piece, square, king, pinned, allowed)
        count = write_moves(moves, count, piece, square, reach)
    return count


@jit
def write_en_passant(row: Words, moves: Words, count: U64, king: U64) -> U64:
    pawns = en_passant_capturers(row, king)
    while pawns:
        count = write_moves(moves, count, PAWN, first(pawns), row[EN_PASSANT])
        pawns &= pawns - U1
    return count


@jit
def write_legal_moves(row: Words, moves: Words) -> U64:
    """Write the legal moves into `moves` (of MAX_MOVES words) and return how many they are."""
    king = own_king(row)
    checkers, pinned = checkers_and_pinned(row, king)
    allowed = allowed_targets(king, checkers)
    count = write_moves(moves, U0, KING, king, king_targets(row, king, checkers))
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        count = write_pieces(row, moves, count, piece, king, pinned, allowed)
    return write_en_passant(row, moves, count, king)


@jit
def count_legal_moves(row: Words) -> U64:
    """How many legal moves there are, without writing them down."""
    king = own_king(row)
    checkers, pinned = checkers_and_pinned(row, king)
    allowed = allowed_targets(king, checkers)
    count = popcount(king_targets(row, king, checkers))
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        pieces = row[piece] & row[WHITE + row[TURN]]
        while pieces and allowed:
            square = first(pieces)
            pieces &= pieces - U1
            reach = targets(row, piece, square, king, pinned, allowed)
            count += popcount(reach)
            if piece == PAWN:
                count += _U3 * popcount(reach & LAST_RANKS)
    return count + popcount(en_passant_capturers(row, king))
