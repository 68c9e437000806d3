"""The answer by default: a short search gives lines, motifs read them, mates are proved."""

from concurrent.futures import ThreadPoolExecutor

import chess

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.lines.claims import claimed, is_clear
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch, LineSource
from clausewitz.advice.lines.natural_replies import with_natural_reply
from clausewitz.advice.methods.adviser import Adviser
from clausewitz.advice.request import AdviceRequest

_MANY = 5  # moves that are looked at where all are shown


class SearchAdviser(Adviser):
    """Answers position by position; what it says of one does not depend on those before."""

    def __init__(
        self, source: LineSource | None = None, request: AdviceRequest | None = None
    ) -> None:
        self._source, self._request = source or LineSearch(), request or AdviceRequest()
        self._is_ready = False

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        """The moves that win or save something, best first, with their reasons.

        Where no move stands out it is the best one, with what speaks for it.
        """
        if not any(board.legal_moves):
            return []
        request = self._request
        lines = self._lines(board, _MANY if request.everything else 2)
        chosen = lines if request.everything else claimed(lines)
        from clausewitz.advice.lines.line_reasons import explained, says_something, with_threat
        from clausewitz.advice.lines.mate_lines import with_mate

        full = [(board, with_mate(board, self._with_natural_reply(board, line))) for line in chosen]
        found = explained(full, request)
        if not (request.everything or is_clear(lines)):
            found = [move for move in found if says_something(move)]
        if request.only:
            return found
        if isinstance(self._source, LineSearch):
            found = [with_threat(move, self._source) for move in found]
        from clausewitz.advice.strategy.quiet_suggestions import with_quiet_moves

        return with_quiet_moves(board, lines, found)

    def _with_natural_reply(self, board: chess.Board, line: JudgedLine) -> JudgedLine:
        """Lines of another engine are shown as they are."""
        if not isinstance(self._source, LineSearch):
            return line
        return with_natural_reply(board, line, self._source)

    def _lines(self, board: chess.Board, most: int) -> list[JudgedLine]:
        """The first time, all that finds words for them is loaded while the search is under way."""
        if self._is_ready:
            return self._source.lines(board, most)
        self._is_ready = True
        with ThreadPoolExecutor(max_workers=1) as pool:
            found = pool.submit(self._source.lines, board, most)
            from clausewitz.advice.lines.line_reasons import get_ready

            get_ready(self._request.only)
            return found.result()
