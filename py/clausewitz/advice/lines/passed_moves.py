"""What a move threatens, and what the other side does: found by letting somebody pass."""

import chess

from clausewitz.advice.explanation.side_lines import Role, SideLine
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import given, holds, judge, score_of
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.advice.lines.searched_lines import mate_within
from clausewitz.position.board import after_move, after_moves

_MATE = 2  # moves of a mate that needs no search to be found
_PROVED = 4  # moves of a mate that is looked for where a search has found a longer one


def threats(board: chess.Board, line: JudgedLine, search: LineSource) -> list[SideLine]:
    """What the move threatens, if it is no check and a threat gains more than the move has."""
    passed = _passed(after_move(board, line.move))
    if passed is None or not holds(f"may_threaten({given(board, line)})"):
        return []
    threat = mate_within(passed, _MATE) or _plainest(passed, search.best_line(passed), search)
    if threat.mate is not None:
        threat = mate_within(passed, _PROVED) or threat
    (found,) = judge([f"text(threat({score_of(line.score)},{given(passed, threat)}))"])
    return [] if found == "none" else [SideLine(Role.THREAT, passed, threat, judged=found)]


def threatened_mate(board: chess.Board, line: JudgedLine) -> SideLine | None:
    """The mate in one that the move threatens, if there is one; that takes no search."""
    passed = _passed(after_move(board, line.move))
    mate = mate_within(passed, 1) if passed is not None else None
    if passed is None or mate is None:
        return None
    return SideLine(Role.THREAT, passed, mate, judged="threat(mate(1),[])")


def _plainest(board: chess.Board, threat: JudgedLine, search: LineSource) -> JudgedLine:
    """The threat, or a capture nearly as good that wins at once, and more, what is won in it."""
    if threat.mate is not None:
        return threat
    (move,) = judge([f"plain_threat({given(board, threat)})"])
    if move == "none":
        return threat
    taking = next(legal for legal in board.legal_moves if legal.uci()[:4] == move)
    other = search.line_of(board, taking, search.effort.side_line)
    is_plainer = holds(f"is_plainer({score_of(threat.score)},{score_of(other.score)})")
    return other if is_plainer else threat


def zugzwang(board: chess.Board, line: JudgedLine, search: LineSource) -> int | None:
    """The half move of the line that puts the other side in zugzwang, if one does."""
    (plies,) = judge([f"squeezed({given(board, line)})"])
    for ply in plies:
        after = after_moves(board, line.moves[:ply])
        passed = _passed(after)
        if passed is None:
            continue
        moved, rested = -search.best_line(after).score, search.best_line(passed).score
        if holds(f"zugzwang({score_of(moved)},{score_of(rested)})"):
            return int(ply)
    return None


def dangers(board: chess.Board, search: LineSource) -> list[SideLine]:
    """What the other side would do next, if that is worth mentioning."""
    passed = _passed(board)
    if passed is None:
        return []
    still = search.best_line(board)
    danger = mate_within(passed, _MATE) or search.best_line(passed)
    is_one = holds(f"danger({score_of(still.score)},{given(passed, danger)})")
    return [SideLine(Role.DANGER, passed, danger)] if is_one else []


def threatened_before(board: chess.Board) -> SideLine | None:
    """The mate in one or two that the other side threatens; that takes no search."""
    passed = _passed(board)
    mate = mate_within(passed, _MATE) if passed is not None else None
    return SideLine(Role.DANGER, passed, mate) if passed is not None and mate else None


def plain_danger(board: chess.Board, line: JudgedLine, search: LineSource) -> SideLine | None:
    """What the other side would do next, where it takes something or gives check."""
    passed = _passed(board)
    if passed is None:
        return None
    danger = search.best_line(passed)
    is_one = holds(f"plain_danger({score_of(line.score)},{given(passed, danger)})")
    return SideLine(Role.DANGER, passed, danger) if is_one else None


def is_met(board: chess.Board, line: JudgedLine, danger: SideLine, search: LineSource) -> bool:
    """Whether the move is played against a danger."""
    after, threat = after_move(board, line.move), danger.line
    if line.mate or not holds(f"may_parry({given(board, line)},{threat.move.uci()})"):
        return False
    if threat.move not in after.legal_moves:
        return True
    still = search.line_of(after, threat.move, search.effort.side_line)
    scores = ",".join(score_of(one.score) for one in (threat, still, line))
    return not holds(f"still_there({scores})")


def prevented(
    board: chess.Board, line: JudgedLine, search: LineSource
) -> tuple[str, SideLine] | None:
    """What the other side would like to play next, and the move takes the point out of."""
    passed = _passed(board)
    if passed is None or board.is_capture(line.move):
        return None
    best, after = search.best_line(passed), after_move(board, line.move)
    if not holds(f"may_parry({given(board, line)},{best.move.uci()})"):
        return None
    is_legal = best.move in after.legal_moves
    still = search.line_of(after, best.move, search.effort.side_line) if is_legal else None
    scores = score_of(best.score), score_of(still.score) if still else "none", score_of(line.score)
    if not holds(f"takes_the_point({','.join(scores)})"):
        return None
    return "worse" if is_legal else "illegal", SideLine(Role.PARRIED, passed, best)


def parried(
    board: chess.Board, line: JudgedLine, danger: SideLine, search: LineSource
) -> list[SideLine]:
    """A mate once more that the move is played against."""
    if danger.line.mate is None or not is_met(board, line, danger, search):
        return []
    return [SideLine(Role.PARRIED, danger.start, danger.line)]


def _passed(board: chess.Board) -> chess.Board | None:
    """The position with the other side to move; None where one may not pass."""
    if board.is_check():
        return None
    passed = board.copy(stack=False)
    passed.push(chess.Move.null())
    passed.clear_stack()
    return passed if passed.is_valid() and any(passed.legal_moves) else None
