"""A plain tagger for three motifs with python-chess, as one would write it in an hour.

It is what the kernel's speed is compared with. Its definitions are near those of logic/motifs, not
the same: a benchmark tells how often both agree.
"""

from collections.abc import Iterator

import chess

from clausewitz.games.move_lines import MoveLine

NAMES = ("backRankMate", "doubleCheck", "fork")
_WORTH = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: 99,
}


def plain_tags(line: MoveLine) -> set[str]:
    """Those of the three motifs that a line shows."""
    found = set()
    board = chess.Board(line.fen)
    moves = list(map(chess.Move.from_uci, line.moves))
    first = 1 if line.after_a_move else 0
    for number, move in enumerate(moves):
        board.push(move)
        if (number - first) % 2:
            continue
        if len(board.checkers()) > 1:
            found.add("doubleCheck")
        if number < len(moves) - 1 and _forks(board, move.to_square):
            found.add("fork")
    if board.is_checkmate() and _on_back_rank(board):
        found.add("backRankMate")
    return found


def _forks(board: chess.Board, square: chess.Square) -> bool:
    """Whether the piece that has moved attacks two that are worth more, or cannot be held."""
    forker = board.piece_type_at(square)
    if forker is None or forker == chess.KING:
        return False
    return len(list(_prey(board, square, forker))) > 1


def _prey(
    board: chess.Board, square: chess.Square, forker: chess.PieceType
) -> Iterator[chess.Square]:
    side = board.color_at(square)
    for target in board.attacks(square):
        piece = board.piece_at(target)
        if piece is None or piece.color == side or piece.piece_type == chess.PAWN:
            continue
        hangs = not board.is_attacked_by(piece.color, target)
        hits_back = square in board.attacks(target)
        if _WORTH[piece.piece_type] > _WORTH[forker] or (hangs and not hits_back):
            yield target


def _on_back_rank(board: chess.Board) -> bool:
    """Whether a king at home, behind its own pieces, is mated along its rank."""
    king = board.king(board.turn)
    home = 0 if board.turn == chess.WHITE else 7
    if king is None or chess.square_rank(king) != home:
        return False
    ahead = [s for s in board.attacks(king) if chess.square_rank(s) != home]
    if not all(board.color_at(square) == board.turn for square in ahead):
        return False
    return any(chess.square_rank(square) == home for square in board.checkers())
