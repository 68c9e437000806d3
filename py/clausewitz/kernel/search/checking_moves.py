"""Which moves give check, without making them."""

from clausewitz.kernel.board.attacks import bishop_attacks, pawn_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import (
    BISHOP_RAYS,
    KNIGHT_ATTACKS,
    ROOK_RAYS,
    between,
    line_through,
)
from clausewitz.kernel.board.legal_moves import move_piece, move_promotion, move_source, move_target
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import (
    BISHOP,
    EN_PASSANT,
    KING,
    KNIGHT,
    OCCUPIED,
    PAWN,
    QUEEN,
    ROOK,
    TURN,
    WHITE,
)
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I1, I64, State

_U2 = U64(2)
_TO_KING, _ASKEW, _STRAIGHT, _SHIELDS = (U64(n) for n in range(4))


@jit
def see_lines(s: State, ply: I64) -> None:
    """Note the other king, the squares from which bishops and rooks would check it, and the own men
    that stand in the way of an own piece."""
    row = s.rows[ply]
    own, king = row[WHITE + row[TURN]], first(row[KING] & row[WHITE + (row[TURN] ^ U1)])
    shields = U0
    snipers = own & (
        (ROOK_RAYS[king] & (row[ROOK] | row[QUEEN]))
        | (BISHOP_RAYS[king] & (row[BISHOP] | row[QUEEN]))
    )
    while snipers:
        shield = between(king, first(snipers)) & row[OCCUPIED]
        snipers &= snipers - U1
        if shield & (shield - U1) == U0:
            shields |= shield & own
    lines = s.lines[ply]
    lines[_TO_KING], lines[_SHIELDS] = king, shields
    lines[_ASKEW] = bishop_attacks(king, row[OCCUPIED])
    lines[_STRAIGHT] = rook_attacks(king, row[OCCUPIED])


@jit
def is_special(row: Words, move: U64) -> bool:
    """Whether more than one man moves or changes: castling, en passant, promotion."""
    piece, source, target = move_piece(move), move_source(move), move_target(move)
    if piece == KING:
        return bool(target == source + _U2 or source == target + _U2)
    return bool(piece == PAWN and (move_promotion(move) or U1 << target == row[EN_PASSANT]))


@jit
def gives_check(s: State, ply: I64, move: U64) -> bool:
    """Whether a move checks the king, where the lines to it have been seen. The next ply's row may
    be written to."""
    row, lines = s.rows[ply], s.lines[ply]
    if is_special(row, move):
        make(row, move, s.rows[ply + I1])
        return is_in_check(s.rows[ply + I1])
    king, piece = lines[_TO_KING], move_piece(move)
    source, target = move_source(move), move_target(move)
    if lines[_SHIELDS] >> source & U1 and not line_through(king, source) >> target & U1:
        return True
    squares = U0
    if piece == PAWN:
        squares = pawn_attacks(row[TURN] ^ U1, king)
    elif piece == KNIGHT:
        squares = KNIGHT_ATTACKS[king]
    elif piece == BISHOP:
        squares = lines[_ASKEW]
    elif piece == ROOK:
        squares = lines[_STRAIGHT]
    elif piece == QUEEN:
        squares = lines[_ASKEW] | lines[_STRAIGHT]
    return bool(squares >> target & U1)
