"""What a line of a game is worth having for, as logic/judgement says."""

from collections.abc import Sequence

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import claimed, given, holds, score_of
from clausewitz.clauses import Text
from clausewitz.position.board import fen_of


def wins(board: chess.Board, line: JudgedLine) -> bool:
    """Whether a line mates, or wins material that matters and stays won.

    What the opponent's last move has taken counts: to take back wins nothing.
    """
    if not line.moves:
        return False
    before = "none"
    if board.move_stack:
        earlier = board.copy()
        last = earlier.pop()
        if earlier.is_capture(last) or last.promotion:
            before = given(earlier, JudgedLine((last,), 0))
    return holds(f"wins({given(board, line)},{before})")


def takes_back(board: chess.Board, move: chess.Move) -> bool:
    """Whether a move takes what has just taken something there: nobody has to look for that."""
    if not board.move_stack:
        return False
    before = board.copy()
    last = before.pop()
    return before.is_capture(last) and move.to_square == last.to_square


def is_tactic(board: chess.Board, line: JudgedLine) -> bool:
    """Whether a line wins something, or begins with a move that everybody looks at."""
    return wins(board, line) or holds(f"forces({given(board, line)})")


def is_sharp(board: chess.Board) -> bool:
    return holds(f"is_sharp({Text(fen_of(board))})")


def leads_far(line: JudgedLine) -> bool:
    """Whether a line leads to an advantage."""
    return holds(f"leads_far({score_of(line.score)})")


def is_claimed(lines: Sequence[JudgedLine]) -> bool:
    return claimed(lines)[0] > 0


def is_clear(lines: Sequence[JudgedLine]) -> bool:
    return claimed(lines)[1]
