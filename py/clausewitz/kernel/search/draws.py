"""Draws: fifty moves, repetition, too little to mate with."""

from clausewitz.kernel.board.bits import U64
from clausewitz.kernel.board.row import HALFMOVES, is_bare
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I0, I1, I64, State

_FIFTY_MOVES = I64(100)
_NEAREST, _STEP, _TWICE = I64(4), I64(2), I64(2)


@jit
def is_draw(s: State, ply: I64) -> bool:
    row = s.rows[ply]
    if row[HALFMOVES] >= U64(_FIFTY_MOVES):
        return True
    return is_repeated(s, ply, I64(row[HALFMOVES])) or is_bare(row)


@jit
def is_repeated(s: State, ply: I64, reversible: I64) -> bool:
    """Whether the position has been there: once in the line, where it could be once more, or twice
    in the game."""
    here = s.played + ply
    back, seen = _NEAREST, I0
    while back <= reversible and back <= here:
        if s.keys[here - back] == s.keys[here]:
            seen += I1
            if back <= ply or seen == _TWICE:
                return True
        back += _STEP
    return False
