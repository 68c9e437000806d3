"""Games of evolved players, from random starts, many in one call.

A game ends by mate, stalemate, bare kings, or a lone minor piece. It also ends when a position
comes again, since players without memory would go on in the same round for ever, or after so many
plies; then who has more material is ahead. With Hunter, who plays otherwise every time, only plies
count.
"""

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.make_move import copy_row, flip
from clausewitz.kernel.board.pieces import PAWN
from clausewitz.kernel.board.row import (
    BLACK,
    BLACK_SIDE,
    FULLMOVE,
    KEY,
    OCCUPIED,
    SLOTS,
    TURN,
    WHITE,
    WHITE_SIDE,
    Row,
    is_bare,
)
from clausewitz.kernel.board.zobrist import key, key_from_scratch
from clausewitz.kernel.endgames.board_counts import worth
from clausewitz.kernel.endgames.choose_move import PLAY, choose
from clausewitz.kernel.endgames.steps import attacked_squares, in_check, make_move
from clausewitz.kernel.endgames.workspace import AFTER, BEFORE, CHOICE, I64, Player, Workspace
from clausewitz.kernel.jit.compile import jit, pasted, recursive

# How a game ended, for White.
LOST, BEHIND, DRAWN, AHEAD, WON = (I64(number) for number in range(5))

_GOLDEN = U64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = U64(0xBF58476D1CE4E5B9), U64(0x94D049BB133111EB)
_S30, _S27, _S31, _S58 = U64(30), U64(27), U64(31), U64(58)


@jit
def has_been(s: Workspace, now: U64, ply: I64) -> bool:
    """Whether a position of this game had this key."""
    earlier = ply - I64(2)
    while earlier >= 0:
        if s.keys[earlier] == now:
            return True
        earlier -= I64(2)
    return False


@jit
def by_material(row: Words) -> I64:
    white, black = worth(row, WHITE_SIDE), worth(row, BLACK_SIDE)
    if white > black:
        return AHEAD
    return DRAWN if white == black else BEHIND


@pasted
def play(s: Workspace, white: Player, black: Player, deed: I64, number: I64) -> I64:
    """The result of a game from the board in the first row, which is the last board afterwards.

    The number is that of plies at most. Other deeds end where they are done, with the number
    of the move; for the score of a board the number is the status whose tree is evaluated.
    """
    row = s.rows[BEFORE]
    s.plies = I64(0)
    while True:
        if deed == PLAY:
            if is_bare(row):
                return DRAWN
            now = key(row)
            memory = white.hunts or black.hunts
            if s.plies >= number or (not memory and has_been(s, now, s.plies)):
                return by_material(row)
            s.keys[s.plies] = now
        player = black if deed == PLAY and row[TURN] == BLACK_SIDE else white
        best = choose(s, player, deed, number)
        if deed != PLAY:
            return best
        if best < 0:
            if not in_check(row):
                return DRAWN
            return LOST if row[TURN] == WHITE_SIDE else WON
        make_move(s, BEFORE, s.moves[CHOICE][best], AFTER)
        copy_row(s.rows[AFTER], row)
        s.plies += I64(1)


@jit
def next_random(state: U64) -> U64:
    """A random word from a state, which then goes on by one step (splitmix64)."""
    word = (state ^ state >> _S30) * _MIX_1
    word = (word ^ word >> _S27) * _MIX_2
    return word ^ word >> _S31


@jit
def scatter(row: Words, pieces: Row, state: U64) -> U64:
    """Put pieces (8 * side + piece) on random squares of an empty board; returns the new state."""
    for slot in range(SLOTS):
        row[U64(slot)] = U0
    row[FULLMOVE] = U1
    for number in range(len(pieces)):
        code = U64(pieces[number])
        side, piece = code >> U64(3), code & U64(7)
        while True:
            state += _GOLDEN
            square = next_random(state) >> _S58
            place = U1 << square
            if row[OCCUPIED] & place or (piece == PAWN and LAST_RANKS & place):
                continue
            flip(row, side, piece, square)
            row[OCCUPIED] |= place
            break
    return state


@jit
def nobody_attacked(row: Words) -> bool:
    by_white = attacked_squares(row, WHITE_SIDE, row[OCCUPIED]) & row[BLACK]
    by_black = attacked_squares(row, BLACK_SIDE, row[OCCUPIED]) & row[WHITE]
    return bool(by_white | by_black == U0)


@recursive
def find_start(row: Words, pieces: Row, state: U64, tries: I64) -> bool:
    """Scatter pieces until nobody attacks anybody; White is to move. False after so many tries."""
    while tries > 0:
        state = scatter(row, pieces, state)
        if nobody_attacked(row):
            row[KEY] = key_from_scratch(row)
            return True
        tries -= I64(1)
    return False
