"""The reply that a reader thinks of first: to take what seems to be given away.

A search gives the best reply, which often declines a sacrifice because to take it is a little
worse. Then the line says nothing of why the move can be played.
"""

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.position.board import PIECE_VALUES, after_move

_NEARLY = 0.1  # chances that the natural reply may lose beyond those that the best one does


def with_natural_reply(board: chess.Board, line: JudgedLine, search: LineSource) -> JudgedLine:
    """The line in which the piece that moves is taken, if that is nearly as good a reply."""
    takers = _takers(board, line)
    if not takers:
        return line
    after = after_move(board, line.move)
    others = [move for move in after.legal_moves if move not in takers]
    taking = search.best_line(after, without=others)
    answered = JudgedLine((line.move, *taking.moves), line.score)
    return answered if -taking.chances - line.chances <= _NEARLY else line


def _takers(board: chess.Board, line: JudgedLine) -> list[chess.Move]:
    """The replies that take more than the move has won, where the line has another reply."""
    square = line.move.to_square
    if line.mate is not None or len(line.moves) < 2 or line.moves[1].to_square == square:
        return []
    after = after_move(board, line.move)
    mover, taken = after.piece_type_at(square), board.piece_type_at(square)
    if _worth(mover) <= _worth(taken):
        return []
    return list(after.generate_legal_captures(to_mask=chess.BB_SQUARES[square]))


def _worth(piece: chess.PieceType | None) -> int:
    return PIECE_VALUES.get(piece or chess.KING, 0)
