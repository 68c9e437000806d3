"""What is told of lines of play, as terms for the grammar of logic/english: no words are made here.

line(12, white, ['Nd5+', 'Kf7', 'Nxc7'])        moves, from the move number and side they start
gain([rook], [pawn])                            what a line wins, and what it gives for it
"""

from collections.abc import Iterable, Sequence

import chess

from clausewitz.advice.judged_line import JudgedLine
from clausewitz.advice.line_ends import telling_part
from clausewitz.board import SIDES
from clausewitz.clauses import write_term


def line_term(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    """The moves in short algebraic notation, and where they start."""
    board, san = board.copy(stack=False), []
    number, side = board.fullmove_number, SIDES[board.turn]
    for move in moves:
        san.append(board.san(move))
        board.push(move)
    return f"line({number}, {side}, {_list(map(write_term, san))})"


def outcome_term(board: chess.Board, line: JudgedLine) -> str:
    """What a line comes to: mate, or what is won and lost in it."""
    part = telling_part(board, line.moves)
    return f"outcome({result_term(board, line)}, {line_term(board, part)})"


def result_term(board: chess.Board, line: JudgedLine) -> str:
    """mate(Moves), mated(Moves), or gain(Won, Lost) of the part of the line that matters."""
    if line.mate is not None:
        return f"mate({line.mate})" if line.mate > 0 else f"mated({-line.mate})"
    return gain_term(board, telling_part(board, line.moves))


def gain_term(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    """What the side to move takes and loses; a pawn that promotes is lost for the new piece."""
    board, side = board.copy(stack=False), board.turn
    gains: dict[bool, list[chess.PieceType]] = {True: [], False: []}
    for move in moves:
        own = board.turn == side
        taken = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
        if taken:
            gains[own].append(taken)
        if move.promotion:
            gains[own].append(move.promotion)
            gains[not own].append(chess.PAWN)
        board.push(move)
    won, lost = _uneven(gains[True], gains[False])
    return f"gain({_pieces(won)}, {_pieces(lost)})"


def score_term(line: JudgedLine, side: chess.Color) -> str:
    """score(Side, Hundredths) or mate_score(Side, Moves): what a line is worth to its mover."""
    if line.mate is None:
        return f"score({SIDES[side]}, {line.score})"
    return f"mate_score({SIDES[side]}, {line.mate})"


def _uneven(
    won: Sequence[chess.PieceType], lost: Sequence[chess.PieceType]
) -> tuple[list[chess.PieceType], list[chess.PieceType]]:
    """What was not simply exchanged."""
    won, lost = list(won), list(lost)
    for piece in list(won):
        if piece in lost:
            won.remove(piece)
            lost.remove(piece)
    return won, lost


def _pieces(kinds: Iterable[chess.PieceType]) -> str:
    return _list(chess.piece_name(kind) for kind in sorted(kinds, reverse=True))


def _list(items: Iterable[str]) -> str:
    return f"[{', '.join(items)}]"
