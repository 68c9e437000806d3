"""Making moves and passing in a search: the position after, and what its pieces are worth."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.legal_moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.board.legality import checkers_and_pinned, own_king
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import KING, PAWN, ROOK
from clausewitz.kernel.board.row import EN_PASSANT, HALFMOVES, KEY, OCCUPIED, TURN, piece_on
from clausewitz.kernel.board.zobrist import TURN_KEY, piece_key
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.evaluation import weight_at
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.state import I1, I64, State

_U2, _U3, _U6, _U8 = U64(2), U64(3), U64(6), U64(8)


@jit
def likely_key(row: Words, move: U64) -> U64:
    """The key after a move, before it is made: wrong only where castling rights change, or two
    pieces move at once."""
    side, piece = row[TURN], move_piece(move)
    source, target, promotion = move_source(move), move_target(move), move_promotion(move)
    after = row[KEY] ^ TURN_KEY ^ piece_key(side, piece, source)
    after ^= piece_key(side, promotion if promotion else piece, target)
    if row[OCCUPIED] >> target & U1:
        after ^= piece_key(side ^ U1, piece_on(row, target), target)
    return after


@shared
def play(s: State, ply: I64, move: U64) -> None:
    """The next ply is the position after the move."""
    stay_apart()
    row, after = s.rows[ply], ply + I1
    make(row, move, s.rows[after])
    side, piece = row[TURN], move_piece(move)
    source, target, promotion = move_source(move), move_target(move), move_promotion(move)
    s.piece_values[after] = s.piece_values[ply]
    s.coming[after] = s.going[after] = U0
    goes(s, after, side, piece, source)
    comes(s, after, side, promotion if promotion else piece, target)
    if row[OCCUPIED] >> target & U1:
        goes(s, after, side ^ U1, piece_on(row, target), target)
    elif piece == PAWN:
        if U1 << target == row[EN_PASSANT]:
            goes(s, after, side ^ U1, PAWN, target ^ _U8)
    elif piece == KING:
        if target == source + _U2:
            comes(s, after, side, ROOK, target - U1)
            goes(s, after, side, ROOK, target + U1)
        elif source == target + _U2:
            comes(s, after, side, ROOK, target + U1)
            goes(s, after, side, ROOK, target - _U2)
    s.came[after] = (side << _U3 | piece) << _U6 | target
    look_around(s, after)


@jit
def comes(s: State, ply: I64, side: U64, piece: U64, square: U64) -> None:
    """Note that a piece is on a square, in which it was not a ply before."""
    s.piece_values[ply] += s.weights[weight_at(side, piece, square)]
    s.came_to[ply][s.coming[ply]] = (side << _U3 | piece) << _U6 | square
    s.coming[ply] += U1


@jit
def goes(s: State, ply: I64, side: U64, piece: U64, square: U64) -> None:
    """Note that a piece is no longer on a square."""
    s.piece_values[ply] -= s.weights[weight_at(side, piece, square)]
    s.gone_from[ply][s.going[ply]] = (side << _U3 | piece) << _U6 | square
    s.going[ply] += U1


@jit
def look_around(s: State, ply: I64) -> None:
    """See who gives check and who is pinned."""
    row = s.rows[ply]
    s.checked[ply], s.pinned[ply] = checkers_and_pinned(row, own_king(row))


@jit
def play_pass(s: State, ply: I64) -> None:
    """The next ply is the same position with the other side to move."""
    row, after = s.rows[ply], s.rows[ply + I1]
    copy_row(row, after)
    after[TURN] = row[TURN] ^ U1
    after[KEY] ^= TURN_KEY
    after[EN_PASSANT] = U0
    after[HALFMOVES] = U0
    s.piece_values[ply + I1] = s.piece_values[ply]
    s.came[ply + I1] = s.coming[ply + I1] = s.going[ply + I1] = U0
    look_around(s, ply + I1)
