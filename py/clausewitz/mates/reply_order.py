"""Which replies to try first, before anything is known of where they lead."""

import chess


def is_plain_move(board: chess.Board, move: chess.Move) -> bool:
    """Whether it looks like a move in this position; castling and promotions do not count."""
    return not move.promotion and board.is_pseudo_legal(move) and not board.is_castling(move)


def lateness(board: chess.Board, move: chess.Move, threat: chess.Move | None) -> int:
    """How late to try a reply against a threat: 0 if it seems to do something about it."""
    if threat is None:
        return 0
    start, target = threat.from_square, threat.to_square
    piece = board.piece_type_at(move.from_square)
    between = chess.between(start, target) | chess.BB_SQUARES[start] | chess.BB_SQUARES[target]
    if piece == chess.KING or between & chess.BB_SQUARES[move.to_square]:
        return 0
    seen = _attacks(piece or chess.PAWN, board.turn, move.to_square, board.occupied)
    return 0 if seen & chess.BB_SQUARES[target] else 1


def _attacks(
    piece: chess.PieceType, colour: chess.Color, square: chess.Square, occupied: chess.Bitboard
) -> chess.Bitboard:
    """What a piece would attack from a square."""
    if piece == chess.PAWN:
        return chess.BB_PAWN_ATTACKS[colour][square]
    if piece == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[square]
    seen = 0
    if piece in (chess.BISHOP, chess.QUEEN):
        seen |= chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    if piece in (chess.ROOK, chess.QUEEN):
        seen |= chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
        seen |= chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
    return seen
