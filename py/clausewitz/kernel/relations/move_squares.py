"""Relations of the two squares of a legal move."""

from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import LAST_RANKS
from clausewitz.kernel.board.legality import (
    allowed_targets,
    checkers_and_pinned,
    en_passant_capturers,
    king_targets,
    own_king,
    targets,
)
from clausewitz.kernel.board.pieces import KING, PAWN
from clausewitz.kernel.board.row import EN_PASSANT, OCCUPIED, TURN, WHITE, piece_on
from clausewitz.kernel.jit.compile import jit, pasted
from clausewitz.kernel.relations.relation_numbers import number

_CAPTURES, _PROMOTES = number("captures"), number("promotes")
_SECOND = U1


@pasted
def move_image(relation: U64, place: U64, row: Words, known: U64, among: U64) -> U64:
    """Where the piece on a square may go, or who may go to a square."""
    forward = place == _SECOND
    sources, found = U1 << known if forward else among & row[WHITE + row[TURN]], U0
    while sources:
        source = first(sources)
        sources &= sources - U1
        reach = move_targets(relation, row, source)
        if forward:
            found = reach
        elif reach >> known & U1:
            found |= U1 << source
    return found


@jit
def move_targets(relation: U64, row: Words, source: U64) -> U64:
    """Where the piece on a square may legally go, to take, to promote or at all."""
    own = row[WHITE + row[TURN]]
    if own >> source & U1 == U0:
        return U0
    king, piece = own_king(row), piece_on(row, source)
    checkers, pinned = checkers_and_pinned(row, king)
    if piece == KING:
        reach = king_targets(row, king, checkers)
    else:
        reach = targets(row, piece, source, king, pinned, allowed_targets(king, checkers))
        if piece == PAWN and en_passant_capturers(row, king) >> source & U1:
            reach |= row[EN_PASSANT]
    if relation == _PROMOTES:
        return reach & LAST_RANKS if piece == PAWN else U0
    if relation == _CAPTURES:
        passed = row[EN_PASSANT] if piece == PAWN else U0
        # A pawn can stand before the passed square's file only by capturing there.
        return reach & (row[OCCUPIED] | passed)
    return reach
