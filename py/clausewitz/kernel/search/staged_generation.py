"""Moves listed kind by kind, so that those never looked at need not be listed.

Out of check only; which checks, pins and so on there are is known by then. King's moves are listed
whether or not the square is attacked: that is looked at when their turn comes, which is seldom.
"""

from clausewitz.kernel.board.attacks import attackers, piece_attacks
from clausewitz.kernel.board.bits import U0, U1, U64, Words, first
from clausewitz.kernel.board.geometry import (
    HOME_RANKS,
    KING_ATTACKS,
    LAST_RANKS,
    RANK_3,
    RANK_6,
    line_through,
)
from clausewitz.kernel.board.legal_moves import (
    move_piece,
    move_source,
    move_target,
    move_word,
    write_en_passant,
    write_moves,
)
from clausewitz.kernel.board.legality import castling_target, own_king
from clausewitz.kernel.board.pawn_sets import NOT_A, NOT_H, step
from clausewitz.kernel.board.pieces import BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK
from clausewitz.kernel.board.row import CASTLING, OCCUPIED, TURN, WHITE, WHITE_SIDE
from clausewitz.kernel.jit.compile import jit

_U7, _U8, _U9, _U16 = U64(7), U64(8), U64(9), U64(16)


@jit
def write_pawn_moves(
    row: Words, moves: Words, count: U64, reach: U64, back: U64, pinned: U64, all_kinds: bool
) -> U64:
    """Append the moves of pawns to the squares of `reach`, which they come to over `back` squares;
    a last rank makes them queens, or pieces of all kinds."""
    king = own_king(row)
    while reach:
        target = first(reach)
        reach &= reach - U1
        source = target - back if row[TURN] == WHITE_SIDE else target + back
        if pinned >> source & U1 and not line_through(king, source) >> target & U1:
            continue
        if LAST_RANKS >> target & U1:
            moves[count] = move_word(PAWN, source, target, QUEEN)
            count += U1
            if all_kinds:
                for promotion in (ROOK, BISHOP, KNIGHT):
                    moves[count] = move_word(PAWN, source, target, promotion)
                    count += U1
        else:
            moves[count] = move_word(PAWN, source, target, U0)
            count += U1
    return count


@jit
def write_piece_moves(
    row: Words, moves: Words, count: U64, piece: U64, pinned: U64, to: U64
) -> U64:
    """Append the moves of a kind of piece to some squares."""
    pieces = row[piece] & row[WHITE + row[TURN]]
    while pieces:
        source = first(pieces)
        pieces &= pieces - U1
        reach = piece_attacks(piece, source, row[OCCUPIED]) & to
        if pinned >> source & U1:
            reach &= line_through(own_king(row), source)
        while reach:
            moves[count] = move_word(piece, source, first(reach), U0)
            reach &= reach - U1
            count += U1
    return count


@jit
def write_pieces(row: Words, moves: Words, count: U64, pinned: U64, to: U64) -> U64:
    count = write_piece_moves(row, moves, count, KNIGHT, pinned, to)
    count = write_piece_moves(row, moves, count, BISHOP, pinned, to)
    count = write_piece_moves(row, moves, count, ROOK, pinned, to)
    count = write_piece_moves(row, moves, count, QUEEN, pinned, to)
    king = own_king(row)
    return write_moves(moves, count, KING, king, KING_ATTACKS[king] & to)


@jit
def write_captures(row: Words, moves: Words, pinned: U64, victims: U64, all_kinds: bool) -> U64:
    """List promotions and captures of these victims; returns how many they are."""
    side = row[TURN]
    pawns = row[PAWN] & row[WHITE + side]
    promoting = victims | row[WHITE + (side ^ U1)] & LAST_RANKS
    if side == WHITE_SIDE:
        left, right = (pawns & NOT_A) << _U7, (pawns & NOT_H) << _U9
    else:
        left, right = (pawns & NOT_H) >> _U7, (pawns & NOT_A) >> _U9
    count = write_pawn_moves(row, moves, U0, left & promoting, _U7, pinned, all_kinds)
    count = write_pawn_moves(row, moves, count, right & promoting, _U9, pinned, all_kinds)
    last = step(pawns, side) & ~row[OCCUPIED] & LAST_RANKS
    count = write_pawn_moves(row, moves, count, last, _U8, pinned, all_kinds)
    if victims & row[PAWN]:
        count = write_en_passant(row, moves, count, own_king(row))
    return write_pieces(row, moves, count, pinned, victims)


@jit
def write_quiet_moves(row: Words, moves: Words, pinned: U64) -> U64:
    """List all other moves."""
    side, empty, king = row[TURN], ~row[OCCUPIED], own_king(row)
    pawns = row[PAWN] & row[WHITE + side]
    steps = step(pawns, side) & empty
    jumps = step(steps & (RANK_3 if side == WHITE_SIDE else RANK_6), side) & empty
    count = write_pawn_moves(row, moves, U0, steps & ~LAST_RANKS, _U8, pinned, False)
    count = write_pawn_moves(row, moves, count, jumps, _U16, pinned, False)
    count = write_pieces(row, moves, count, pinned, empty)
    rooks = row[CASTLING] & HOME_RANKS[side]
    while rooks:
        target = castling_target(row, king, first(rooks))
        count = write_moves(moves, count, KING, king, target)
        rooks &= rooks - U1
    return count


@jit
def exposes_king(row: Words, move: U64) -> bool:
    """Whether the king would go to an attacked square."""
    if move_piece(move) != KING:
        return False
    occupied = row[OCCUPIED] ^ U1 << move_source(move)
    return bool(attackers(row, move_target(move), row[TURN] ^ U1, occupied))


@jit
def is_possible(row: Words, move: U64) -> bool:
    """Whether a move that is remembered for the position can be one of it at all."""
    own, source, target = row[WHITE + row[TURN]], move_source(move), move_target(move)
    return bool(move and row[move_piece(move)] & own & U1 << source and not own >> target & U1)
