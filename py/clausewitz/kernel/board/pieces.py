"""The pieces, numbered as in python-chess, and what they are worth.

Values are tables by piece, and signed: gains can be losses.
"""

import numpy as np

from clausewitz.kernel.board.bits import U64

PAWN = U64(1)
KNIGHT = U64(2)
BISHOP = U64(3)
ROOK = U64(4)
QUEEN = U64(5)
KING = U64(6)

IN_PAWNS = np.array([0, 1, 3, 3, 5, 9, 100], np.int64)
"""As value/2 of bk/chess.lp has them: the king is worth more than all else together."""

WITHOUT_KING = np.where(np.arange(7) == int(KING), 0, IN_PAWNS)
"""The same where kings do not count."""

IN_HUNDREDTHS = 100 * IN_PAWNS
"""The same in hundredths of a pawn."""

FOR_SEARCH = np.array([0, 100, 320, 330, 500, 950, 10000], np.int64)
"""In hundredths of a pawn, as the search orders captures and gives up hope; what a position is
worth to it is defined by the weights of logic/weights."""
