"""Lines that are to be explained, with the replies beside the best one that they are read with."""

from collections.abc import Mapping
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
    """With the natural replies, and with the whole mate if it leads to one."""
    replies = natural_replies(board, line, source)
    shown = with_mate(board, with_natural_reply(line, replies))
    others = tuple(reply for reply in replies.values() if reply.moves != shown.moves)
    return SearchedLine(board, shown, others)


def natural_replies(
    board: chess.Board, line: JudgedLine, search: LineSource
) -> dict[str, JudgedLine]:
    """The lines with the replies that everybody looks at first, where the line has another one.

    What is won then is often why the move can be played. Their ideas are those of threats.pl.
    """
    if line.mate is not None or len(line.moves) < 2:
        return {}
    (groups,) = judge([f"natural_replies({given(board, line)})"])
    after = after_move(board, line.move)
    found = dict[str, JudgedLine]()
    for idea, *replies in groups:
        others = [move for move in after.legal_moves if move.uci()[:4] not in replies]
        best = search.best_line(after, without=others)
        if all(best.move != reply.moves[1] for reply in found.values()):  # two ideas, one move
            found[idea] = JudgedLine((line.move, *best.moves), -best.score)
    return found


def with_natural_reply(line: JudgedLine, replies: Mapping[str, JudgedLine]) -> JudgedLine:
    """The line with the first natural reply that is nearly as good as the best one."""
    for idea, reply in replies.items():
        is_as_good = f"nearly_as_good({idea},{score_of(line.score)},{score_of(-reply.score)})"
        if reply.mate is None and holds(is_as_good):
            return JudgedLine(reply.moves, line.score)
    return line
