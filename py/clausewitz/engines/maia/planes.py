"""What a Maia network sees: 112 planes of 8 x 8 squares, from the side of the player to move.

The planes are those of lc0 ("classical"). Eight positions, the last first, have 13 planes each: the
mover's pawns, knights, bishops, rooks, queens and king, the opponent's, and ones where the position
has been there before. Then, each the same on all squares: the mover may castle long, short, the
opponent long, short; Black is to move; plies since a capture or pawn move; zeros; ones.

A board's move stack is its history. Where it has fewer than eight positions, the earliest stands
in for those before it, as in lc0, except that a double step that has just been made was not made
there: nothing else says that a pawn may be taken in passing. Before the start position is nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

import chess
import numpy as np

from clausewitz.engines.maia.network_weights import PLANES, SQUARES, Floats

HISTORY = 8
PER_POSITION = 13
AUXILIARY = HISTORY * PER_POSITION
CLOCK = AUXILIARY + 5
_SOONEST_REPETITION = 4  # plies from a position to the same one again
_ROOKS = (chess.BB_FILE_A, chess.BB_FILE_H)  # that castle long, short
_ALL = chess.BB_ALL


class _Past(NamedTuple):
    """A position as history needs it."""

    pieces: tuple[int, ...]  # six kinds of White, six of Black
    turn: chess.Color
    rights: int
    en_passant: chess.Square | None
    clock: int

    def is_same(self, other: "_Past") -> bool:
        return self[:-1] == other[:-1]


def planes(boards: Sequence[chess.Board]) -> Floats:
    """An array (board, square, plane); square 0 is a1, or a8 where Black is to move."""
    masks = np.array([_masks(board) for board in boards], "<u8").reshape(-1, PLANES)
    black = np.array([not board.turn for board in boards], bool)
    masks[black] = masks[black].byteswap()  # a rank is a byte, so this turns the board round
    bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
    seen = bits.reshape(-1, PLANES, SQUARES).swapaxes(1, 2).astype(np.float32, order="C")
    # As they are, not as parts of 1: the weights of this plane have the scale in them.
    seen[:, :, CLOCK] = np.array([[board.halfmove_clock] for board in boards], np.float32)
    return seen


def _masks(board: chess.Board) -> list[int]:
    """The planes as bitboards, not yet turned round for Black; that of the clock is left empty."""
    masks = _history(board)
    masks += [0] * (AUXILIARY - len(masks))
    rights = board.clean_castling_rights()
    for side in (board.turn, not board.turn):
        home = chess.BB_RANK_1 if side else chess.BB_RANK_8
        masks += [_ALL if rights & home & file else 0 for file in _ROOKS]
    return [*masks, 0 if board.turn else _ALL, 0, 0, _ALL]


def _history(board: chess.Board) -> list[int]:
    past = _past(board)
    masks = list[int]()
    for ply, position in enumerate(past[:HISTORY]):
        masks += _position(position.pieces, board.turn, _is_repeated(past, ply))
    if not past[-1].is_same(_seen(chess.Board())):
        before = _position(_before_double_step(past[-1]), board.turn, False)
        masks += before * (HISTORY - len(past))
    return masks


def _past(board: chess.Board) -> list[_Past]:
    """The position and those before it, as far as planes and repetitions in them need."""
    past = _back(board, HISTORY - 1)
    reaches = [n + seen.clock for n, seen in enumerate(past) if seen.clock >= _SOONEST_REPETITION]
    reach = max(reaches, default=0)
    return past if reach < HISTORY else _back(board, reach)


def _back(board: chess.Board, plies: int) -> list[_Past]:
    walker, past = board.copy(stack=plies), [_seen(board)]
    while walker.move_stack:
        walker.pop()
        past.append(_seen(walker))
    return past


def _seen(board: chess.Board) -> _Past:
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    black, white = board.occupied_co
    pieces = (*(kind & white for kind in kinds), *(kind & black for kind in kinds))
    return _Past(pieces, board.turn, board.castling_rights, board.ep_square, board.halfmove_clock)


def _position(pieces: tuple[int, ...], mover: chess.Color, is_repeated: bool) -> list[int]:
    ours, theirs = (pieces[:6], pieces[6:]) if mover else (pieces[6:], pieces[:6])
    return [*ours, *theirs, _ALL if is_repeated else 0]


def _is_repeated(past: list[_Past], ply: int) -> bool:
    position = past[ply]
    earlier = past[ply + _SOONEST_REPETITION : ply + position.clock + 1 : 2]
    return any(position.is_same(other) for other in earlier)


def _before_double_step(position: _Past) -> tuple[int, ...]:
    """The pieces, with the pawn that may be taken in passing on the square it came from."""
    if position.en_passant is None:
        return position.pieces
    step, pawns = (-8, 6) if position.turn else (8, 0)
    pieces = list(position.pieces)
    arrived = chess.BB_SQUARES[position.en_passant + step]
    left = chess.BB_SQUARES[position.en_passant - step]
    pieces[pawns] = (pieces[pawns] & ~arrived) | left
    return tuple(pieces)
