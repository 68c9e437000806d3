"""Mates, on the board and one move ahead: most of the time of a game goes into looking for these.

So only moves that may give check are tried, and a king that can step away is not mated.
"""

from clausewitz.kernel.board.attacks import attackers, bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import ALL, U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import KING_ATTACKS
from clausewitz.kernel.board.legal_moves import write_en_passant, write_moves
from clausewitz.kernel.board.legality import (
    allowed_targets,
    checkers_and_pinned,
    king_targets,
    own_king,
    targets,
)
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import CASTLING, OCCUPIED, TURN, WHITE
from clausewitz.kernel.endgames.board_counts import king_of
from clausewitz.kernel.endgames.steps import in_check, list_moves, make_move
from clausewitz.kernel.endgames.workspace import I64, LAST, TAKEN, Workspace
from clausewitz.kernel.jit.compile import recursive


@recursive
def can_step(row: Words) -> bool:
    """Whether the king of the side to move has a square to go to without castling."""
    king = own_king(row)
    squares = KING_ATTACKS[king] & ~row[WHITE + row[TURN]]
    occupied = row[OCCUPIED] ^ U1 << king
    while squares:
        if attackers(row, first(squares), row[TURN] ^ U1, occupied) == U0:
            return True
        squares &= squares - U1
    return False


@recursive
def is_mate(s: Workspace, place: I64, listed: I64) -> bool:
    row = s.rows[place]
    return in_check(row) and not can_step(row) and list_moves(s, place, listed) == U0


@recursive
def list_checks(s: Workspace, place: I64, listed: I64) -> U64:
    """Write the legal moves of the board in a row that may give check, and perhaps others, into a
    list; returns how many they are. A queen, rook or bishop checks from a line on which the king
    sees, or by leaving one; the king by leaving one, or by its rook's castling."""
    row, moves = s.rows[place], s.moves[listed]
    prey = king_of(row, row[TURN] ^ U1)
    straight, oblique = rook_attacks(prey, row[OCCUPIED]), bishop_attacks(prey, row[OCCUPIED])
    lines = straight | oblique
    king = own_king(row)
    checkers, pinned = checkers_and_pinned(row, king)
    allowed = allowed_targets(king, checkers)
    count = U0
    if lines >> king & U1 or row[CASTLING]:
        count = write_moves(moves, count, KING, king, king_targets(row, king, checkers))
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        checking = ALL
        if piece >= BISHOP:
            checking = straight if piece == ROOK else oblique if piece == BISHOP else lines
        pieces = row[piece] & row[WHITE + row[TURN]]
        while pieces:
            square = first(pieces)
            pieces &= pieces - U1
            reach = targets(row, piece, square, king, pinned, allowed)
            if lines >> square & U1 == U0:
                reach &= checking
            count = write_moves(moves, count, piece, square, reach)
    return write_en_passant(row, moves, count, king)


@recursive
def mates_in_one(s: Workspace, place: I64, listed: I64) -> bool:
    """Whether the side to move can mate at once; its moves are written into a list."""
    count, number = list_checks(s, place, listed), U0
    while number < count:
        make_move(s, place, s.moves[listed][number], TAKEN)
        if is_mate(s, TAKEN, LAST):
            return True
        number += U1
    return False
