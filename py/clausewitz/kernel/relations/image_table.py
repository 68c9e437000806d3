"""Images of relations that cost much to compute, written down once for all rows.

A relation of one square, or of the position alone, has one word a row; a relation of two squares
has its image for each square in either place, first of the first place.
"""

from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.relations import image
from clausewitz.kernel.relations.forcing import best_answer
from clausewitz.kernel.relations.prospects import best_prospect, numbers_to

SQUARES = 64
WORDS_OF_ONE, WORDS_OF_TWO = 1, 2 * SQUARES
_SQUARES = U64(SQUARES)


@jit
def remembered(memory: Words, where: Words, row: U64, place: U64, x: U64) -> U64:
    """The image; `where` says at which word the relation begins, and how many a row has."""
    at = where[U0] + row * where[U1]
    return memory[at + place * _SQUARES + x] if where[U1] > U1 else memory[at]


@entry("void(uint64, uint64[:, ::1], uint64[:, ::1])")
def write_memory(relation: U64, rows: Row, memory: Row) -> None:
    """Write the images of a relation for each row; one word a row, or those of two squares."""
    of_two = memory.shape[1] > 1
    place = U1 if of_two else U0
    for number in range(len(rows)):
        words = memory[number]
        for at in range(SQUARES if of_two else 0):
            words[at] = U0
        for square in range(SQUARES if of_two else 1):
            x = U64(square)
            seen = image(relation, place, rows[number], x, U0, ALL)
            words[place * (_SQUARES + x)] = seen
            while of_two and seen:
                words[first(seen)] |= U1 << x
                seen &= seen - U1


@entry("void(boolean, uint64[:, ::1], uint64[:, ::1], uint64[:, ::1])")
def write_outcomes(by_force: bool, rows: Row, gains: Row, losses: Row) -> None:
    """Write the images of can_gain/2 and must_lose/2, or of can_earn/2 and must_pay/2, which are
    of one number: together they cost what one of them does."""
    for number in range(len(rows)):
        row = rows[number]
        best = best_answer(row) if by_force else best_prospect(row)
        gains[number, 0] = numbers_to(best)
        losses[number, 0] = numbers_to(-best)
