"""Lines that are to be explained, with the replies beside the best one that they are read with.

Mates that a search has found are proved against every defence, and played out to the end.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import chess

from clausewitz import kernel
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import given, holds, judge, score_of
from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.advice.lines.line_reading import PlayedLine
from clausewitz.advice.lines.line_search import LineSource
from clausewitz.engines.own.search_limit import MATE
from clausewitz.position.board import after_move, after_moves

POSITIONS = 100_000
"""That a proof of a mate may look at for each move."""


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


def with_mate(board: chess.Board, line: JudgedLine) -> JudgedLine:
    """The line up to the mate that it leads to, if that is proved; else the line as it is."""
    distance = line.mate
    if distance is None or not 0 < distance <= limit("longest_proof"):
        return line
    if board.turn == chess.BLACK:  # of equal moves, those are taken that White would take
        return with_mate(board.mirror(), line.flipped).flipped
    moves = list(_played_out(board, line, distance))
    if not after_moves(board, moves).is_checkmate():
        return line
    return JudgedLine(tuple(moves), MATE - len(moves))


def mate_within(board: chess.Board, moves: int) -> JudgedLine | None:
    """The line of a mate in at most so many moves, if there is one that is easily proved."""
    found = kernel.forced_mate(kernel.from_board(board), moves, POSITIONS)
    line = with_mate(board, JudgedLine((), MATE - 2 * found + 1)) if found else None
    return line if line is not None and line.moves else None


def _played_out(board: chess.Board, line: JudgedLine, moves: int) -> Iterator[chess.Move]:
    """Mating moves and the longest defences; those of the line as long as they are such."""
    row, known = kernel.from_board(board), list(line.moves)
    while moves > 0:
        mating = kernel.mating_moves(row, moves, POSITIONS) or []
        wished = known.pop(0) if known else None
        if not mating:
            return
        move = wished if wished in mating else mating[0]
        known = known if move == wished else []
        yield move
        row = kernel.make(row, move)
        defence = _longest_defence(row, moves - 1, known[0] if known else None)
        if defence is None:
            return
        reply, moves = defence
        known = known[1:] if known and known[0] == reply else []
        yield reply
        row = kernel.make(row, reply)


def _longest_defence(
    row: kernel.Row, moves: int, wished: chess.Move | None
) -> tuple[chess.Move, int] | None:
    """A reply that holds out longest, the line's own if it does, and for how many moves."""
    replies = kernel.legal_moves(row)
    distances = {
        reply: kernel.forced_mate(kernel.make(row, reply), moves, POSITIONS) or 0
        for reply in replies
    }
    if not distances:
        return None
    longest = max(distances.values())
    if wished is not None and distances.get(wished) == longest:
        return wished, longest
    return next(reply for reply in replies if distances[reply] == longest), longest
