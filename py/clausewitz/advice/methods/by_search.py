"""The answer by default: a short search gives lines, motifs read them, mates are proved."""

from concurrent.futures import ThreadPoolExecutor

import chess

from clausewitz.advice.advised_move import AdvisedMove
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch, LineSource
from clausewitz.advice.methods.adviser import Adviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.prolog import prolog

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
        lines = self._lines(board, _MANY if self._request.everything else 2)
        from clausewitz.advice.lines.advised_lines import advised_by_lines

        return advised_by_lines(board, lines, self._source, self._request)

    def _lines(self, board: chess.Board, most: int) -> list[JudgedLine]:
        """The first time, all that finds words for them is loaded while the search is under way."""
        # Prolog ends with the thread that starts it, which is not to be the one of the search.
        if self._is_ready or prolog().is_held:
            return self._source.lines(board, most)
        self._is_ready = True
        prolog()  # a thread that starts it may not end before it
        with ThreadPoolExecutor(max_workers=1) as pool:
            found = pool.submit(self._source.lines, board, most)
            from clausewitz.advice.lines.advised_lines import get_ready

            get_ready(self._request.only)
            return found.result()
