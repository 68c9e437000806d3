"""Whether a goal is reached: mate or stalemate, on the board or by the next move."""

from clausewitz.kernel.board.attacks import attackers, bishop_attacks, rook_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.checks import checking_squares, discoverers, is_special
from clausewitz.kernel.board.geometry import KING_ATTACKS, LAST_RANKS
from clausewitz.kernel.board.legal_moves import (
    move_piece,
    move_source,
    move_target,
    write_en_passant,
    write_legal_moves,
    write_moves,
)
from clausewitz.kernel.board.legality import (
    allowed_targets,
    checkers_and_pinned,
    en_passant_capturers,
    is_in_check,
    king_targets,
    own_king,
    targets,
)
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import CASTLING, OCCUPIED, TURN, WHITE
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.problems.play_rules import MATE


@jit
def can_step(row: Words, king: U64) -> bool:
    """Whether the king of the side to move can go to the next square."""
    squares = KING_ATTACKS[king] & ~row[WHITE + row[TURN]]
    occupied = row[OCCUPIED] ^ U1 << king
    while squares:
        if attackers(row, first(squares), row[TURN] ^ U1, occupied) == U0:
            return True
        squares &= squares - U1
    return False


@jit
def can_move(row: Words) -> bool:
    """Whether the side to move has a legal move: a king that may castle can also step."""
    king = own_king(row)
    if can_step(row, king):
        return True
    checkers, pinned = checkers_and_pinned(row, king)
    allowed = allowed_targets(king, checkers)
    if allowed == U0:
        return False
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        pieces = row[piece] & row[WHITE + row[TURN]]
        while pieces:
            square = first(pieces)
            pieces &= pieces - U1
            if targets(row, piece, square, king, pinned, allowed):
                return True
    return bool(en_passant_capturers(row, king) != U0)


@jit
def is_goal(row: Words, goal: U64) -> bool:
    """Whether the side to move is mated, or stalemated if that is the goal."""
    return is_in_check(row) == (goal == MATE) and not can_move(row)


@jit
def write_checks(row: Words, moves: Words) -> U64:
    """Write the legal moves that may give check, and few others; returns how many they are."""
    side = row[TURN]
    other = first(row[KING] & row[WHITE + (side ^ U1)])
    straight, slanted = rook_attacks(other, row[OCCUPIED]), bishop_attacks(other, row[OCCUPIED])
    hiding = discoverers(row, other)
    king = own_king(row)
    checkers, pinned = checkers_and_pinned(row, king)
    allowed = allowed_targets(king, checkers)
    count = U0
    if hiding >> king & U1 or row[CASTLING]:
        count = write_moves(moves, count, KING, king, king_targets(row, king, checkers))
    for piece in (PAWN, KNIGHT, BISHOP, ROOK, QUEEN):
        checking = checking_squares(piece, side, other, straight, slanted)
        if piece == PAWN:
            checking |= LAST_RANKS
        pieces = row[piece] & row[WHITE + side]
        while pieces and allowed:
            square = first(pieces)
            pieces &= pieces - U1
            wanted = allowed if hiding >> square & U1 else allowed & checking
            reach = targets(row, piece, square, king, pinned, wanted)
            count = write_moves(moves, count, piece, square, reach)
    return write_en_passant(row, moves, count, king)


@jit
def reaches_at_once(row: Words, goal: U64, moves: Words, after: Words) -> bool:
    """Whether a move of the side to move reaches the goal. `moves` and `after` are overwritten."""
    count = write_checks(row, moves) if goal == MATE else write_legal_moves(row, moves)
    number = U0
    while number < count:
        make(row, moves[number], after)
        if is_goal(after, goal):
            return True
        number += U1
    return False


@jit
def all_reach(row: Words, goal: U64, moves: Words, count: U64, after: Words) -> bool:
    """Whether each of the moves, all of a position, reaches the goal, and there is one."""
    side = row[TURN]
    king = first(row[KING] & row[WHITE + (side ^ U1)])
    straight, slanted = rook_attacks(king, row[OCCUPIED]), bishop_attacks(king, row[OCCUPIED])
    hiding = discoverers(row, king)
    number = U0
    while number < count:
        move = moves[number]
        if goal == MATE:  # most moves are seen not to give check without being made
            squares = checking_squares(move_piece(move), side, king, straight, slanted)
            may_check = (squares >> move_target(move) | hiding >> move_source(move)) & U1
            if not may_check and not is_special(row, move):
                return False
        make(row, move, after)
        if not is_goal(after, goal):
            return False
        number += U1
    return bool(count != U0)
