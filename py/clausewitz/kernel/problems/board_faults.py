"""What is wrong with a board on its way to a chess problem: White mates in two by one key, and
some lines of play are as they should be. What each fault weighs is asp/compose/faults.lp's to say.
"""

from clausewitz.kernel.board.attacks import attackers
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legal_moves import (
    count_legal_moves,
    move_promotion,
    move_source,
    move_target,
    write_legal_moves,
)
from clausewitz.kernel.board.legality import is_in_check
from clausewitz.kernel.board.make_move import copy_row, make
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, TURN, WHITE, Row
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.problems.play_rules import MATE
from clausewitz.kernel.problems.problem_goals import is_goal, reaches_at_once, write_checks
from clausewitz.kernel.problems.stipulated_play import put_first

# Words of what is wanted: weights, then limits.
(
    UNMET_REPLY, LOST_LINE, DUAL, THREATENED, KNOWN_REPLY, SHORT_MATE, OTHER_KEY, FEW_REPLIES,
    WEAK_BLACK, LEAST_REPLIES, THREATS_ALLOWED, KEY_SQUARE_FIXED, MOST_WHITE, MOST_BLACK,
    SPEND, FACE,
) = (U64(number) for number in range(16))  # fmt: skip

# Words of a line of play: whether it is of set play, the reply, and where the mate goes.
IS_SET, FROM, TO, MATE_TO = (U64(number) for number in range(4))

IMPOSSIBLE = U64(1 << 40)
"""More than all faults of a possible board."""
SCALE = U64(64)
"""A fault of weight one, and a dual."""
A_PIECE = U64(8)
"""What one more on the board counts in polishing."""

# Rows and lists of moves that are worked with. The board is in BOARD.
BOARD, HERE, BEST, AFTER, PASSED, REPLIED, MATED = (U64(number) for number in range(7))
_FIRST, _REPLIES, _MATES, _ANSWERS, _THREATS = (U64(number) for number in range(5))
ROWS, LISTS = 7, 5

_DARK = U64(0xAA55_AA55_AA55_AA55)
_HOMES = (U64(4), U64(60))
_U2, _U3, _U5, _U8, _U9, _U16 = (U64(number) for number in (2, 3, 5, 8, 9, 16))
_NO_MOVE, _NO_CHECK, _A_CHECK, _MOST_WAYS_OUT = U64(14), U64(12), U64(4), U64(4)


@jit
def worth(row: Words, side: U64) -> U64:
    """What the pieces of a side are worth, in pawns."""
    own = row[WHITE + side]
    minor = popcount((row[KNIGHT] | row[BISHOP]) & own)
    heavy = _U5 * popcount(row[ROOK] & own) + _U9 * popcount(row[QUEEN] & own)
    return popcount(row[PAWN] & own) + _U3 * minor + heavy


@jit
def lacking(there: U64, least: U64) -> U64:
    return least - min(there, least)


@jit
def could_be_met(row: Words, wanted: Words) -> bool:
    """Whether a game could look like this, with so many pieces; nobody is in check or at home."""
    if row[PAWN] & LAST_RANKS:
        return False
    for side in (U0, U1):
        own = row[WHITE + side]
        bishops = row[BISHOP] & own
        if popcount(own) > wanted[MOST_WHITE + side] or popcount(row[PAWN] & own) > _U8:
            return False
        if popcount(row[QUEEN] & own) > U1 or popcount(row[ROOK] & own) > _U2:
            return False
        if popcount(row[KNIGHT] & own) > _U2:
            return False
        if popcount(bishops & _DARK) > U1 or popcount(bishops & ~_DARK) > U1:
            return False
        king = first(row[KING] & own)
        if king == _HOMES[side] or attackers(row, king, side ^ U1, row[OCCUPIED]):
            return False
    return bool(worth(row, U0) <= wanted[SPEND])


@jit
def move_between(moves: Words, count: U64, source: U64, target: U64) -> U64:
    """The move from square to square in a list; 0, none, if it is not there, or promotes."""
    number = U0
    while number < count:
        move = moves[number]
        if move_source(move) == source and move_target(move) == target:
            return U0 if move_promotion(move) else move
        number += U1
    return U0


@shared
def list_moves(row: Words, moves: Words) -> U64:
    """As write_legal_moves, compiled once for all that call it here."""
    return write_legal_moves(row, moves)


@shared
def mates_at_once(row: Words, moves: Words, after: Words) -> bool:
    """Whether a move mates; compiled once, too."""
    return reaches_at_once(row, MATE, moves, after)


@shared
def list_mates(row: Words, moves: Words, after: Words) -> U64:
    """Write all moves of the side to move that mate; returns how many they are."""
    count, number, found = write_checks(row, moves), U0, U0
    while number < count:
        make(row, moves[number], after)
        if is_goal(after, MATE):
            moves[found] = moves[number]
            found += U1
        number += U1
    return found


@jit
def is_among(move: U64, moves: Words, count: U64) -> bool:
    number = U0
    while number < count:
        if moves[number] == move:
            return True
        number += U1
    return False


@jit
def are_among(some: Words, few: U64, moves: Words, count: U64) -> bool:
    """Whether all moves of a list, which are not none, are in the other."""
    number = U0
    while number < few:
        if not is_among(some[number], moves, count):
            return False
        number += U1
    return bool(few)


@jit
def far_from_mate(row: Words, square: U64, moves: Words, after: Words) -> U64:
    """How far White is from mating by a move to a square, in sixteenths: what is there of it?"""
    count, number, best = list_moves(row, moves), U0, _NO_MOVE
    while number < count:
        if move_target(moves[number]) == square:
            make(row, moves[number], after)
            ways_out = min(count_legal_moves(after), _MOST_WAYS_OUT)
            far = _A_CHECK + _U2 * ways_out if is_in_check(after) else _NO_CHECK
            best = min(best, far)
        number += U1
    return best


@jit
def line_fault(
    row: Words, line: Words, wanted: Words, threats: Words, threatening: U64, rows: Row, moves: Row
) -> U64:
    """What is wrong with a line of play that begins with Black's move in this position."""
    count = list_moves(row, moves[_REPLIES])
    reply = move_between(moves[_REPLIES], count, line[FROM], line[TO])
    if reply == U0:
        return wanted[LOST_LINE]
    make(row, reply, rows[REPLIED])
    mates = moves[_MATES]
    found = list_mates(rows[REPLIED], mates, rows[MATED])
    right, number = U0, U0
    while number < found:
        right += U64(move_target(mates[number]) == line[MATE_TO])
        number += U1
    wrong = wanted[DUAL] * (found - min(right, U1))
    if right == U0:
        far = far_from_mate(rows[REPLIED], line[MATE_TO], moves[_ANSWERS], rows[MATED])
        wrong += wanted[LOST_LINE] * far // _U16
    if wanted[THREATS_ALLOWED]:  # then one has to be met
        is_idle = are_among(threats, threatening, mates, found)
    else:
        is_idle, number = False, U0
        while number < threatening:
            is_idle = is_idle or move_target(threats[number]) == line[MATE_TO]
            number += U1
    return wrong + wanted[THREATENED] * U64(is_idle)


@jit
def refuting(row: Words, first_move: U64, refutation: U64, rows: Row, moves: Row) -> U64:
    """The reply after which no mate follows, at best this one; 0 if the first move solves."""
    make(row, first_move, rows[AFTER])
    replies: Words = moves[_REPLIES]
    count, number = list_moves(rows[AFTER], replies), U0
    if count == U0:
        return U1
    put_first(replies, count, refutation)
    while number < count:
        make(rows[AFTER], replies[number], rows[REPLIED])
        if not mates_at_once(rows[REPLIED], moves[_ANSWERS], rows[MATED]):
            return replies[number]
        number += U1
    return U0


@jit
def pass_to(row: Words, side: U64, passed: Words) -> None:
    """The position with this side to move."""
    copy_row(row, passed)
    passed[TURN], passed[EN_PASSANT] = side, U0


@jit
def reply_faults(wanted: Words, most: U64, rows: Row, moves: Row) -> U64:
    """Replies to the key that no mate answers, and what they lack in number."""
    replies = moves[_REPLIES]
    count, number = list_moves(rows[AFTER], replies), U0
    wrong = wanted[FEW_REPLIES] * lacking(count, wanted[LEAST_REPLIES])
    while number < count and wrong <= most:
        make(rows[AFTER], replies[number], rows[REPLIED])
        if not mates_at_once(rows[REPLIED], moves[_ANSWERS], rows[MATED]):
            wrong += wanted[UNMET_REPLY]
        number += U1
    return wrong


@jit
def scheme_faults(
    wanted: Words, lines: Row, new_replies: Row, most: U64, rows: Row, moves: Row
) -> U64:
    """What is wrong with the lines, and replies that could be played before the key."""
    pass_to(rows[AFTER], U0, rows[PASSED])
    threats = moves[_THREATS]
    threatening = list_mates(rows[PASSED], threats, rows[MATED])
    pass_to(rows[BOARD], U1, rows[PASSED])
    wrong, number = U0, U0
    while number < U64(lines.shape[0]) and wrong <= most:
        line = lines[number]
        begun = rows[PASSED] if line[IS_SET] else rows[AFTER]
        threats_now = U0 if line[IS_SET] else threatening
        wrong += line_fault(begun, line, wanted, threats, threats_now, rows, moves)
        number += U1
    replies = moves[_REPLIES]
    count, number = list_moves(rows[PASSED], replies), U0
    while number < U64(new_replies.shape[0]):
        again = move_between(replies, count, new_replies[number][U0], new_replies[number][U1])
        wrong += wanted[KNOWN_REPLY] * U64(again != U0)
        number += U1
    return wrong


@jit
def key_faults(key: U64, wanted: Words, most: U64, rows: Row, moves: Row) -> U64:
    """Mates at once, and other keys."""
    row = rows[BOARD]
    at_once = mates_at_once(row, moves[_ANSWERS], rows[MATED])
    wrong = wanted[SHORT_MATE] * U64(at_once)
    count = list_moves(row, moves[_FIRST])
    number, refutation = U0, U0
    while number < count and wrong <= most:
        if moves[_FIRST][number] != key:
            refutation = refuting(row, moves[_FIRST][number], refutation, rows, moves)
            wrong += wanted[OTHER_KEY] * U64(refutation == U0)
        number += U1
    return wrong


@jit
def faults(
    source: U64, target: U64, wanted: Words, lines: Row, new_replies: Row, most: U64, rows: Row,
    moves: Row,
) -> U64:  # fmt: skip
    """What is wrong with the board, White to move, and with the key from square to square; where it
    is more than `most`, some of it."""
    row = rows[BOARD]
    if row[OCCUPIED] >> target & U1 or not could_be_met(row, wanted):
        return IMPOSSIBLE
    count = list_moves(row, moves[_FIRST])
    key = move_between(moves[_FIRST], count, source, target)
    if key == U0:
        return IMPOSSIBLE
    make(row, key, rows[AFTER])
    if is_in_check(rows[AFTER]):
        return IMPOSSIBLE
    wrong = wanted[WEAK_BLACK] * lacking(worth(row, U1), wanted[FACE])
    wrong += reply_faults(wanted, most, rows, moves)
    if wrong <= most:
        wrong += scheme_faults(wanted, lines, new_replies, most - wrong, rows, moves)
    if wrong <= most:
        wrong += key_faults(key, wanted, most - wrong, rows, moves)
    return wrong


@jit
def blemishes(source: U64, target: U64, rows: Row, moves: Row) -> U64:
    """What is not wrong, but might be better: defences with two answers, and pieces."""
    row = rows[BOARD]
    count = list_moves(row, moves[_FIRST])
    make(row, move_between(moves[_FIRST], count, source, target), rows[AFTER])
    pass_to(rows[AFTER], U0, rows[PASSED])
    threats, replies, mates = moves[_THREATS], moves[_REPLIES], moves[_MATES]
    threatening = list_mates(rows[PASSED], threats, rows[MATED])
    count, number = list_moves(rows[AFTER], replies), U0
    found = A_PIECE * popcount(row[OCCUPIED])
    while number < count:
        make(rows[AFTER], replies[number], rows[REPLIED])
        answers = list_mates(rows[REPLIED], mates, rows[MATED])
        is_dual = answers > U1 and not are_among(threats, threatening, mates, answers)
        found += SCALE * U64(is_dual)
        number += U1
    return found
