"""What a position is worth to the side to move, by a small network of whole numbers.

Each side has a view of the board, in which it plays up the board with its king on the left: the
same network sees both, so neither colour nor wing makes a difference. A view is a sum of weights of
the pieces that are seen; it is brought up to date from that of an earlier ply, by the pieces that
came and went since. What both views hold, cut to 0 and 1 and squared, is weighed and added up.
"""

from typing import Any

import numpy as np

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first, popcount
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import (
    BLACK,
    BLACK_SIDE,
    KEY,
    OCCUPIED,
    TURN,
    WHITE,
    WHITE_SIDE,
)
from clausewitz.kernel.jit.compile import jit, shared
from clausewitz.kernel.search.drawish_endings import WHOLE, chances
from clausewitz.kernel.search.evaluation import evaluate
from clausewitz.kernel.search.intrinsics import stay_apart
from clausewitz.kernel.search.network_layout import (
    ADDED_UP,
    HIDDEN,
    OUTPUT_UNIT,
    PIECES_A_BUCKET,
    PLAINLY_AHEAD,
    VIEW_UNIT,
)
from clausewitz.kernel.search.state import I0, I1, I64, State

_I16, _I32 = np.int16, np.int32
_NOTHING, _ALL = _I16(0), _I16(VIEW_UNIT)
_VIEW_UNIT, _UNITS = I64(VIEW_UNIT), I64(VIEW_UNIT * OUTPUT_UNIT)
_PLAINLY_AHEAD, _HUNDREDTHS = I64(PLAINLY_AHEAD), I64(100)
_MOST = I64(10_000)  # hundredths of a pawn: what is more would look like a mate
_SIDES_FLIPPED, _FILES_MIRRORED = U64(0b111000), U64(0b000111)
_RIGHT_WING = U64(0b100)
_U2, _U3, _U6, _U9 = U64(2), U64(3), U64(6), U64(9)
_PIECE, _SQUARE = U64(7), U64(63)
_PIECES_A_BUCKET = U64(PIECES_A_BUCKET)


@jit
def turned(row: Words, side: U64) -> U64:
    """What a square is combined with, by exclusive or, in the view of a side."""
    king = first(row[KING] & row[WHITE + side])
    mirror = _FILES_MIRRORED if king & _RIGHT_WING else U0
    return mirror if side == WHITE_SIDE else mirror ^ _SIDES_FLIPPED


@jit
def input_of(placed: U64, side: U64, turn: U64) -> U64:
    """The number of the input that sees a piece on a square: side, piece, square in one word."""
    other, piece = placed >> _U9 ^ side, placed >> _U6 & _PIECE
    return (other * _U6 + piece - U1) << _U6 | (placed & _SQUARE) ^ turn


@jit
def add(view: Any, weights: Any) -> None:
    for place in range(HIDDEN):
        view[U64(place)] += weights[U64(place)]


@jit
def subtract(view: Any, weights: Any) -> None:
    for place in range(HIDDEN):
        view[U64(place)] -= weights[U64(place)]


@jit
def look_anew(s: State, ply: I64, side: U64) -> None:
    """The view of a side, all pieces seen one by one."""
    row, view, biases = s.rows[ply], s.views[ply][side], s.view_biases
    turn = turned(row, side)
    for place in range(HIDDEN):
        view[U64(place)] = biases[U64(place)]
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        for owner in (WHITE_SIDE, BLACK_SIDE):
            pieces = row[piece] & row[WHITE + owner]
            while pieces:
                placed = (owner << _U3 | piece) << _U6 | first(pieces)
                add(view, s.input_weights[input_of(placed, side, turn)])
                pieces &= pieces - U1


@jit
def list_changes(s: State, before: Words, after: Words) -> tuple[U64, U64]:
    """Write which pieces came and which went from one position to another; how many of each."""
    came, gone = s.came_in, s.gone_out
    coming, going = U0, U0
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING):
        for owner in (WHITE_SIDE, BLACK_SIDE):
            old, new = before[piece] & before[WHITE + owner], after[piece] & after[WHITE + owner]
            squares, left = new & ~old, old & ~new
            while squares:
                came[coming] = (owner << _U3 | piece) << _U6 | first(squares)
                squares &= squares - U1
                coming += U1
            while left:
                gone[going] = (owner << _U3 | piece) << _U6 | first(left)
                left &= left - U1
                going += U1
    return coming, going


@jit
def catch_up(s: State, source: I64, ply: I64) -> None:
    """The views of a ply, from those of any earlier one."""
    coming, going = list_changes(s, s.rows[source], s.rows[ply])
    renew(s, source, ply, s.came_in, coming, s.gone_out, going)


@jit
def renew(s: State, source: I64, ply: I64, came: Any, coming: U64, gone: Any, going: U64) -> None:
    """The views of a ply, from those of an earlier one and what came and went since."""
    before, after, weights = s.rows[source], s.rows[ply], s.input_weights
    for side in (WHITE_SIDE, BLACK_SIDE):
        turn = turned(after, side)
        if turn != turned(before, side):
            look_anew(s, ply, side)
            continue
        old, view = s.views[source][side], s.views[ply][side]
        if coming == U1 and going == U1:
            enters = weights[input_of(came[U0], side, turn)]
            leaves = weights[input_of(gone[U0], side, turn)]
            for place in range(HIDDEN):
                p = U64(place)
                view[p] = old[p] + enters[p] - leaves[p]
        elif coming == U1 and going == _U2:
            enters = weights[input_of(came[U0], side, turn)]
            leaves = weights[input_of(gone[U0], side, turn)]
            taken = weights[input_of(gone[U1], side, turn)]
            for place in range(HIDDEN):
                p = U64(place)
                view[p] = old[p] + enters[p] - leaves[p] - taken[p]
        else:
            for place in range(HIDDEN):
                view[U64(place)] = old[U64(place)]
            number = U0
            while number < coming:
                add(view, weights[input_of(came[number], side, turn)])
                number += U1
            number = U0
            while number < going:
                subtract(view, weights[input_of(gone[number], side, turn)])
                number += U1
    s.viewed[ply] = after[KEY]


@jit
def see(s: State, ply: I64) -> None:
    """Bring the views of a ply up to date. Those of a position that has been left stay until
    another one is seen in their place: the key says whose they are."""
    if s.viewed[ply] == s.rows[ply][KEY]:
        return
    source = ply - I1
    while source >= I0 and s.viewed[source] != s.rows[source][KEY]:
        source -= I1
    if source < I0:
        look_anew(s, ply, WHITE_SIDE)
        look_anew(s, ply, BLACK_SIDE)
        s.viewed[ply] = s.rows[ply][KEY]
        return
    if source < ply - I1:  # the other moves of the position before will start from there
        catch_up(s, source, ply - I1)
    came, gone = s.came_to[ply], s.gone_from[ply]
    renew(s, I64(ply - I1), ply, came, s.coming[ply], gone, s.going[ply])


@jit
def weighed(view: Any, weights: Any) -> I64:
    """What a view adds to the score."""
    total = I0
    for start in range(0, HIDDEN, ADDED_UP):
        part = _I32(0)
        for place in range(start, start + ADDED_UP):
            value = min(max(view[U64(place)], _NOTHING), _ALL)
            product = _I16(value * weights[U64(place)])
            part = _I32(part + _I32(_I32(product) * _I32(value)))
        total += I64(part)
    return total


@shared
def by_network(s: State, ply: I64) -> I64:
    """The score in hundredths of a pawn."""
    stay_apart()
    see(s, ply)
    row = s.rows[ply]
    side = row[TURN]
    bucket = (popcount(row[OCCUPIED]) - _U2) // _PIECES_A_BUCKET
    weights = s.output_weights[bucket]
    total = weighed(s.views[ply][side], weights[0]) + weighed(s.views[ply][side ^ U1], weights[1])
    value = (total // _VIEW_UNIT + s.output_biases[bucket]) * s.network_scale // _UNITS
    size = min(abs(value), _MOST)
    if size > _PLAINLY_AHEAD:
        size = _PLAINLY_AHEAD + (size - _PLAINLY_AHEAD) * s.network_share // _HUNDREDTHS
    if value > I0:
        return I64(size * chances(row, side) // WHOLE)
    return I64(-size * chances(row, side ^ U1) // WHOLE)


@jit
def has_lone_king(row: Words) -> bool:
    white, black = row[WHITE], row[BLACK]
    return bool(white & (white - U1) == U0 or black & (black - U1) == U0)


@jit
def static_score(s: State, ply: I64) -> I64:
    """The score by the network, if there is one. How to mate a lone king the other evaluation
    knows, and a network that has learned from games does not."""
    if s.network_scale == I0 or has_lone_king(s.rows[ply]):
        return evaluate(s, ply)
    return by_network(s, ply)
