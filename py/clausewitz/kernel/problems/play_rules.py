"""What a stipulation says of each ply, as bits of a word. A plan is one word for each ply.

Direct mates, selfmates, reflex mates, helpmates and series differ in nothing else: who chooses, who
has to be met whatever he does, when the goal counts, and whether the same side moves again. The
stipulations themselves are facts of mates/stipulations.py.
"""

from clausewitz.kernel.board.bits import U64

ANY = U64(1)
"""Every legal move must lead on to the goal, and there must be one; else one that does suffices."""
SEEKS = U64(2)
"""One move that reaches the goal settles it, and the goal is tried before anything else."""
SHUNS = U64(4)
"""The side to move fails if it could itself reach the goal: in a reflex mate it would have to."""
ENDS = U64(8)
"""A move that reaches the goal has led to it: where any move must, others may take longer."""
AGAIN = U64(16)
"""The same side moves again, so it may not give check."""
CHECKS_FIRST = U64(32)
"""Checks are tried before other moves."""
REMEMBERED = U64(64)
"""Positions before this ply are looked up, and entered, in the table of what is known."""

# The goal: what becomes of the side that has to move after the move that reaches it.
MATE, STALEMATE = U64(0), U64(1)
