"""Scores: hundredths of a pawn for the side to move. A mate is worth more the nearer it is."""

from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.search.state import I64

MATE = I64(30000)
INFINITE = I64(31000)
NEAR_MATE = I64(29000)  # scores beyond are mates
DRAW = I64(0)
UNDECIDED = I64(32000)  # says that a position has to be looked at further


@jit
def mated(ply: I64) -> I64:
    """Mated so many plies from the start of the search."""
    return ply - MATE


@jit
def from_here(score: I64, ply: I64) -> I64:
    """A score with mates counted from this position, as the table stores them."""
    if score > NEAR_MATE:
        return score + ply
    if score < -NEAR_MATE:
        return score - ply
    return score


@jit
def from_start(score: I64, ply: I64) -> I64:
    """And back: mates counted from where the search started."""
    return from_here(score, -ply)
