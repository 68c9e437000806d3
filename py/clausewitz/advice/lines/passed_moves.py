"""What a move threatens, and what the other side does: found by letting somebody pass."""

import chess

from clausewitz.advice.explanation.side_lines import Role, SideLine
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_ends import first_gain, gain
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.position.board import PIECE_VALUES, after_move, seen_moves

_THREAT = 3  # pawns that a threat has to win
_BETTER = 0.06  # chances by which it has to be better than the line that is played
_NEARLY = 0.15  # chances by which a plainer threat may be worse
_DANGEROUS = 0.2  # chances that a move of the other side must win to be worth mentioning


def threats(board: chess.Board, line: JudgedLine, search: LineSource) -> list[SideLine]:
    """What the move threatens, if it is no check and a threat gains more than the move has."""
    passed = _passed(after_move(board, line.move))
    if passed is None or _is_exchange(board, line):
        return []
    threat = _plainest(passed, search.best_line(passed), search)
    if not _is_mate(threat) and (
        threat.chances - line.chances < _BETTER
        or not _is_blow(passed, threat.move)
        or first_gain(passed, threat.moves, _THREAT) is None
    ):
        return []
    return [SideLine(Role.THREAT, passed, threat)]


def _plainest(board: chess.Board, threat: JudgedLine, search: LineSource) -> JudgedLine:
    """The threat, or a capture nearly as good that wins at once, and more, what is won in it."""
    won = first_gain(board, threat.moves, _THREAT)
    if _is_mate(threat) or won is None:
        return threat
    at_once = gain(board, won) if len(won) == 1 else 0
    needed = max(at_once + 1, gain(board, won) - 1)
    captures = (move for move in seen_moves(board) if board.is_capture(move))
    plain = {move: _plain_gain(board, move) for move in captures}
    move = max(plain, key=lambda move: plain[move], default=threat.move)
    if move == threat.move or plain[move] < needed:
        return threat
    other = search.line_of(board, move, search.effort.side_line)
    return other if other.chances >= threat.chances - _NEARLY else threat


def _plain_gain(board: chess.Board, move: chess.Move) -> int:
    """What a capture wins in pawns, if it can be taken back once."""
    taken = PIECE_VALUES[board.piece_type_at(move.to_square) or chess.PAWN]
    mover = PIECE_VALUES.get(board.piece_type_at(move.from_square) or chess.KING, 0)
    return taken - mover if board.is_attacked_by(not board.turn, move.to_square) else taken


def dangers(board: chess.Board, search: LineSource) -> list[SideLine]:
    """What the other side would do next, if that is worth mentioning."""
    passed = _passed(board)
    if passed is None:
        return []
    still, danger = search.best_line(board), search.best_line(passed)
    # Both sides like to move: what is gained by it alone is no threat.
    gained = danger.chances + still.chances
    if not _is_mate(danger) and (
        gained < _DANGEROUS or first_gain(passed, danger.moves, 1) is None
    ):
        return []
    return [SideLine(Role.DANGER, passed, danger)]


def parried(
    board: chess.Board, line: JudgedLine, danger: SideLine, search: LineSource
) -> list[SideLine]:
    """A mate once more that the move is played against. A check only puts it off."""
    after, threat = after_move(board, line.move), danger.line
    if line.mate or after.is_check() or not _is_mate(threat):
        return []
    if threat.move in after.legal_moves:
        still = search.line_of(after, threat.move, search.effort.side_line)
        if still.chances > threat.chances - _DANGEROUS:
            return []
    return [SideLine(Role.PARRIED, danger.start, threat)]


def _is_exchange(board: chess.Board, line: JudgedLine) -> bool:
    """Whether the move takes something and is taken back: then it is not left to threaten."""
    takes_back = len(line.moves) > 1 and line.moves[1].to_square == line.move.to_square
    return takes_back and board.is_capture(line.move)


def _is_blow(board: chess.Board, move: chess.Move) -> bool:
    """Whether a move takes more than a pawn, checks or promotes: it is clear what that is for."""
    taken = board.piece_type_at(move.to_square) or chess.PAWN
    return taken != chess.PAWN or board.gives_check(move) or move.promotion is not None


def _is_mate(line: JudgedLine) -> bool:
    return line.mate is not None and line.score > 0


def _passed(board: chess.Board) -> chess.Board | None:
    """The position with the other side to move; None where one may not pass."""
    if board.is_check():
        return None
    passed = board.copy(stack=False)
    passed.push(chess.Move.null())
    passed.clear_stack()
    return passed if passed.is_valid() and any(passed.legal_moves) else None
