"""One search of a chess program's, in a thread of its own: it may be stopped, or pondering."""

import sys
import threading
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING

import chess

from clausewitz.engine.search_limit import Limit
from clausewitz.play.uci.reason_teller import EXPLAINING, ReasonTeller
from clausewitz.play.uci.uci_parsing import Go

if TYPE_CHECKING:  # loads the kernel
    from clausewitz.engine.searcher import Info, Searcher

_NO_CLOCK = 1.0  # seconds that reasons may take where no clock is running


class Thinking(threading.Thread):
    """Searches and answers with `bestmove`, not before it may."""

    def __init__(
        self,
        board: chess.Board,
        asked: Go,
        limit: Limit,
        engine: "Callable[[], Searcher]",
        say: Callable[[str], None],
        lines: int = 1,
        teller: ReasonTeller | None = None,
    ) -> None:
        super().__init__(daemon=True)
        self.asked, self._board, self._limit = asked, board, limit
        self._engine, self._say, self._lines, self._teller = engine, say, lines, teller
        self._searcher: Searcher | None = None
        self._stopped, self._may_answer = threading.Event(), threading.Event()
        self._told = False
        self._patience = _NO_CLOCK if limit.seconds is None else EXPLAINING
        self.is_pondering = asked.ponder
        if not asked.ponder and not asked.endless:
            self._may_answer.set()

    def stop(self) -> None:
        """Answer soon. A search that is just about to begin stops after its first depth."""
        self._stopped.set()
        self._may_answer.set()
        self._end_search()

    def hit(self, seconds: float | None) -> None:
        """The move that was expected has been played: from now on the clock counts."""
        self.is_pondering = False
        if seconds is not None:
            timer = threading.Timer(seconds, self._end)
            timer.daemon = True
            timer.start()
        if not self.asked.endless:
            self._may_answer.set()

    def run(self) -> None:
        try:
            self._search()
        except Exception as error:  # the game goes on, and the fault is told
            traceback.print_exc(file=sys.stderr)
            self._say(f"info string the search failed: {error}")
            self._answer([next(iter(self.asked.among or self._board.legal_moves))], None)

    def _search(self) -> None:
        self._searcher = self._engine()
        limit = Limit(depth=1) if self._stopped.is_set() else self._limit
        found = self._searcher.search(
            self._board, limit, self.asked.among, self._lines, self._report
        )
        if not self._told:
            self._tell(found[0])
        self._answer(found[0].line, found[0].score)

    def _answer(self, line: list[chess.Move], score: int | None) -> None:
        self._may_answer.wait()
        if self._teller is not None and score is not None:
            for reason in self._teller.reasons(self._board, line, score, self._patience):
                self._say(f"info string {reason.tactic}: {reason.why}")
        ponder = f" ponder {line[1].uci()}" if len(line) > 1 else ""
        self._say(f"bestmove {line[0].uci()}{ponder}")

    def _report(self, info: "Info") -> None:
        from clausewitz.engine.searcher import mate_distance

        self._tell(info)
        mate, wanted = mate_distance(info.score), self.asked.mate
        found = wanted is not None and mate is not None and 0 < mate <= wanted
        if self._stopped.is_set() or found:
            self._end_search()

    def _tell(self, info: "Info") -> None:
        from clausewitz.engine.searcher import mate_distance

        self._told = True
        mate = mate_distance(info.score)
        score = f"cp {info.score}" if mate is None else f"mate {mate}"
        speed = int(info.nodes / max(info.seconds, 1e-6))
        self._say(
            f"info depth {info.depth} seldepth {info.deepest} multipv {info.number} score {score} "
            f"nodes {info.nodes} nps {speed} hashfull {int(1000 * info.full)} "
            f"time {int(1000 * info.seconds)} pv {' '.join(move.uci() for move in info.line)}"
        )

    def _end(self) -> None:
        """The time after a ponderhit is over."""
        self._stopped.set()
        self._end_search()

    def _end_search(self) -> None:
        if self._searcher is not None and self.is_alive():
            self._searcher.stop()
