"""Lines that are to be explained, with the replies beside the best one that they are read with."""

from dataclasses import dataclass

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import given, holds, judge, score_of
from clausewitz.advice.lines.line_reading import PlayedLine
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.advice.lines.mate_lines import with_mate
from clausewitz.position.board import after_move


@dataclass(frozen=True, slots=True)
class SearchedLine:
    """A line that is to be explained, and lines with other replies to its first move."""

    board: chess.Board
    line: JudgedLine
    replies: tuple[JudgedLine, ...] = ()

    @property
    def played(self) -> PlayedLine:
        others = tuple(reply.moves for reply in self.replies)
        return PlayedLine(self.board, self.line.moves, others)


def searched_line(board: chess.Board, line: JudgedLine, source: LineSource) -> SearchedLine:
    """With the natural reply, and with the whole mate if it leads to one."""
    reply = natural_reply(board, line, source)
    shown = with_mate(board, with_natural_reply(line, reply))
    others = (reply,) if reply is not None and reply.moves != shown.moves else ()
    return SearchedLine(board, shown, others)


def natural_reply(board: chess.Board, line: JudgedLine, search: LineSource) -> JudgedLine | None:
    """The line in which the piece that moves is taken, where the line has another reply.

    What is won then is often why the move can be played.
    """
    if line.mate is not None or len(line.moves) < 2:
        return None
    (replies,) = judge([f"natural_replies({given(board, line)})"])
    if not replies:
        return None
    after = after_move(board, line.move)
    takers = [move for move in after.legal_moves if move.uci()[:4] in replies]
    others = [move for move in after.legal_moves if move not in takers]
    taking = search.best_line(after, without=others)
    return JudgedLine((line.move, *taking.moves), -taking.score)


def with_natural_reply(line: JudgedLine, reply: JudgedLine | None) -> JudgedLine:
    """The line with the natural reply, if that is nearly as good as the best one."""
    if reply is None or reply.mate is not None:
        return line
    if not holds(f"nearly_as_good({score_of(line.score)},{score_of(-reply.score)})"):
        return line
    return JudgedLine(reply.moves, line.score)
