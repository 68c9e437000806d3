"""Exchanges on a square once more, with python-chess and without haste."""

import chess

PAWNS = (0, 1, 3, 3, 5, 9, 100)


def exchange_gain(board: chess.Board, source: chess.Square, target: chess.Square) -> int:
    """What taking on a square gains in pawns, both sides taking with the cheapest while it pays."""
    occupied, side = board.occupied, board.color_at(source)
    assert side is not None
    taken = [board.piece_type_at(target) or 0]
    while taken[-1] != chess.KING:
        taken.append(board.piece_type_at(source) or 0)
        occupied &= ~chess.BB_SQUARES[source]
        side = not side
        takers = board.attackers_mask(side, target, occupied) & occupied
        if not takers:
            taken.pop()
            break
        source = cheapest(board, takers)
    gain = 0
    for piece in reversed(taken):
        gain = PAWNS[piece] - max(gain, 0)
    return gain


def cheapest(board: chess.Board, pieces: int) -> chess.Square:
    """Of a side's pieces; of equals the first in its own view, from the a-file of rank one."""
    for kind in (board.pawns, board.knights | board.bishops, board.rooks, board.queens):
        if pieces & kind:
            pieces &= kind
            break
    if pieces & board.occupied_co[chess.WHITE]:
        return chess.lsb(pieces)
    return chess.square_mirror(chess.lsb(chess.flip_vertical(pieces)))
