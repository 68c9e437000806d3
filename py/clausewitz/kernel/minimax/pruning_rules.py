"""The four rules by which the Pruning Player of Han, Lavelle and Wilkerson leaves moves out.

Consider moves of attacked pieces, moves that make a piece more active, and captures; but leave out
whatever loses the exchange on the square it goes to. They are defined by the
clauses of logic/rules/pruning.pl; this is the same, faster.
"""

from clausewitz.kernel.board.attacks import attackers, attacks_from
from clausewitz.kernel.board.bits import U0, U1, U64, Words, popcount
from clausewitz.kernel.board.exchange import exchange_gain, least_valuable
from clausewitz.kernel.board.legal_moves import move_promotion, move_source, move_target
from clausewitz.kernel.board.pieces import IN_PAWNS, PAWN
from clausewitz.kernel.board.row import OCCUPIED, TURN, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.move_order import victim_of
from clausewitz.kernel.search.state import I0, I64

ATTACKED, ACTIVE, CAPTURING, SOUND = U64(1), U64(2), U64(4), U64(8)


@jit
def activity(row: Words, square: U64, side: U64) -> U64:
    """How many squares the piece there attacks that no piece of its own side stands on."""
    return popcount(attacks_from(row, square, row[OCCUPIED]) & ~row[WHITE + side])


@jit
def becomes_active(row: Words, move: U64, after: Words) -> bool:
    """The piece attacks more squares from where it goes."""
    side = row[TURN]
    now = activity(row, move_source(move), side)
    return bool(activity(after, move_target(move), side) > now)


@jit
def loses_exchange(row: Words, move: U64, after: Words) -> bool:
    """What the move takes is less than what the other side gains by taking there in its turn."""
    target = move_target(move)
    takers = attackers(after, target, after[TURN], after[OCCUPIED])
    if takers == U0:
        return False
    won = I64(IN_PAWNS[victim_of(row, move)])
    promotion = move_promotion(move)
    if promotion:
        won += I64(IN_PAWNS[promotion]) - I64(IN_PAWNS[PAWN])
    lost = I64(exchange_gain(after, least_valuable(after, takers), target))
    return bool(won < max(lost, I0))


@jit
def rules_of(row: Words, move: U64, after: Words) -> U64:
    """Which of the rules speak for a move, as a set."""
    found = U0
    if attackers(row, move_source(move), row[TURN] ^ U1, row[OCCUPIED]):
        found |= ATTACKED
    if becomes_active(row, move, after):
        found |= ACTIVE
    if victim_of(row, move):
        found |= CAPTURING
    if not loses_exchange(row, move, after):
        found |= SOUND
    return found


@jit
def is_considered(found: U64, rules: U64) -> bool:
    """Whether a move is considered: of the rules in force, one of the first three speaks for it, if
    any of these is in force, and so does the last, if that is."""
    first_three = ATTACKED | ACTIVE | CAPTURING
    if rules & SOUND and not found & SOUND:
        return False
    return bool(rules & first_three == U0 or found & rules & first_three)
