"""Which moves give check, without making them."""

from clausewitz.kernel.board.attacks import bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U1, U64, first
from clausewitz.kernel.board.checks import checking_squares, discoverers, is_special
from clausewitz.kernel.board.geometry import line_through
from clausewitz.kernel.board.legal_moves import move_piece, move_source, move_target
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.pieces import KING
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I1, I64, State

_TO_KING, _ASKEW, _STRAIGHT, _SHIELDS = (U64(n) for n in range(4))


@jit
def see_lines(s: State, ply: I64) -> None:
    """Note the other king, the squares from which bishops and rooks would check it, and the own
    pieces that stand in the way of an own slider."""
    row, lines = s.rows[ply], s.lines[ply]
    king = first(row[KING] & row[WHITE + (row[TURN] ^ U1)])
    lines[_TO_KING], lines[_SHIELDS] = king, discoverers(row, king)
    lines[_ASKEW] = bishop_attacks(king, row[OCCUPIED])
    lines[_STRAIGHT] = rook_attacks(king, row[OCCUPIED])


@jit
def gives_check(s: State, ply: I64, move: U64) -> bool:
    """Whether a move checks the king, where the lines to it have been seen. The next ply's row may
    be written to."""
    row, lines = s.rows[ply], s.lines[ply]
    if is_special(row, move):
        make(row, move, s.rows[ply + I1])
        return is_in_check(s.rows[ply + I1])
    king, source, target = lines[_TO_KING], move_source(move), move_target(move)
    if lines[_SHIELDS] >> source & U1 and not line_through(king, source) >> target & U1:
        return True
    squares = checking_squares(move_piece(move), row[TURN], king, lines[_STRAIGHT], lines[_ASKEW])
    return bool(squares >> target & U1)
