"""Whether an exchange on a square loses: the question of exchange.py, answered as soon as it is
decided instead of counted to its end."""

from clausewitz.kernel.board.attacks import attackers, bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.exchange import least_valuable
from clausewitz.kernel.board.pieces import BISHOP, IN_PAWNS, KING, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I0, I1, I64


@jit
def exchange_pays(row: Words, source: U64, target: U64, victim: U64, loss: I64) -> bool:
    """Whether taking `victim` on `target` with the piece on `source`, of the side to move, loses no
    more than `loss` pawns if both sides go on taking while it pays. A loss below 0 is a gain that
    there must be."""
    piece = piece_on(row, source)
    # Of the side whose turn it is to take, if it stops here.
    balance = IN_PAWNS[victim] + loss
    if balance < I0:
        return False
    balance = IN_PAWNS[piece] - balance
    if balance <= I0:
        return True
    straight, askew = row[ROOK] | row[QUEEN], row[BISHOP] | row[QUEEN]
    occupied, side = row[OCCUPIED] ^ U1 << source | U1 << target, row[TURN]
    pieces = attackers(row, target, side ^ U1, occupied)
    if pieces == U0:
        return True
    pieces |= attackers(row, target, side, occupied)
    result = True
    while True:
        side ^= U1
        pieces &= occupied
        takers = pieces & row[WHITE + side]
        if takers == U0:
            return result
        result = not result
        square = least_valuable(row, takers)
        piece = piece_on(row, square)
        if piece == KING:
            # It may take only what nobody defends.
            return not result if pieces & row[WHITE + (side ^ U1)] else result
        balance = IN_PAWNS[piece] - balance
        if balance < (I1 if result else I0):
            return result
        occupied ^= U1 << square
        if piece in (PAWN, BISHOP, QUEEN):
            pieces |= bishop_attacks(target, occupied) & askew
        if piece in (ROOK, QUEEN):
            pieces |= rook_attacks(target, occupied) & straight
