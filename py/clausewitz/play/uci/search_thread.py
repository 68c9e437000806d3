"""One search of a chess program's, in a thread of its own: it may be stopped, or pondering."""

import sys
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import chess

from clausewitz.engines.own.move_pace import Pace
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.uci.move_time import MoveTime
from clausewitz.play.uci.reason_finder import EXPLAINING, Question, ReasonFinder
from clausewitz.play.uci.uci_parsing import Go

if TYPE_CHECKING:  # loads the kernel
    from clausewitz.engines.own.searcher import Info, Searcher

_NO_CLOCK = 10.0  # seconds that reasons may take where no clock is running, as on a busy machine
_STOPPED = 1.0  # and where somebody who stopped the search waits for its move
_WAIT = 0.25  # of the time aimed at on a clock, for reasons
_EXPLAIN_FROM = 0.3  # of the time for a move: the best move then is likely to be the last one


class Thinking(threading.Thread):
    """Searches and answers with `bestmove`, not before it may. Its time begins when it is made."""

    def __init__(
        self,
        board: chess.Board,
        go: Go,
        allowed: MoveTime | None,
        engine: "Callable[[], Searcher]",
        say: Callable[[str], None],
        lines: int = 1,
        finder: ReasonFinder | None = None,
    ) -> None:
        super().__init__(daemon=True)
        self.go, self._board, self.allowed = go, board, allowed
        self._began = time.perf_counter()
        self._engine, self._say, self._lines, self._finder = engine, say, lines, finder
        self._searcher: Searcher | None = None
        self._stopped, self._may_answer = threading.Event(), threading.Event()
        self._reported = False
        self._question: Question | None = None
        self.took: float | None = None
        """Seconds until it had answered."""
        self.is_pondering = go.ponder
        if not go.ponder and not go.endless:
            self._may_answer.set()

    def stop(self) -> None:
        """Answer soon. A search that is just about to begin stops after its first depth."""
        self._stopped.set()
        self._may_answer.set()
        self._end_search()

    def hit(self, allowed: MoveTime | None) -> None:
        """The move that was expected has been played: from now on the clock counts."""
        self.is_pondering = False
        self._began, self.allowed = time.perf_counter(), allowed
        if allowed is not None:
            timer = threading.Timer(allowed.aim or allowed.most, self._end)
            timer.daemon = True
            timer.start()
        if not self.go.endless:
            self._may_answer.set()

    def run(self) -> None:
        try:
            self._search()
        except Exception as error:  # the game goes on, and the fault is reported
            import traceback  # takes long to load

            traceback.print_exc(file=sys.stderr)
            self._say(f"info string the search failed: {error}")
            self._answer([next(iter(self.go.among or self._board.legal_moves))], None)

    def _search(self) -> None:
        self._searcher = self._engine()
        pace = Pace(self.allowed.aim) if self.allowed and self.allowed.aim else None
        found = self._searcher.search(
            self._board, self._limit(), self.go.among, self._lines, self._report, pace
        )
        if not self._reported:
            self._tell(found[0])
        self._answer(found[0].line, found[0].score)

    def _limit(self) -> Limit:
        if self._stopped.is_set():
            return Limit(depth=1)
        depth, nodes, allowed = self.go.limit.depth, self.go.limit.nodes, self.allowed
        if allowed is None:
            return Limit(depth, nodes)
        return Limit(depth, nodes, max(allowed.most - self._spent(), 0.0))

    def _spent(self) -> float:
        return time.perf_counter() - self._began

    def _answer(self, line: list[chess.Move], score: int | None) -> None:
        self._may_answer.wait()
        if self._finder is not None and score is not None:
            self._finder.wait(self._patience())  # they may still be loaded before the first move
            question = self._find_reasons(line, score)
            for reason in question.reasons(self._patience()) if question else []:
                self._say(f"info string {reason.tactic}: {reason.why}")
        ponder = f" ponder {line[1].uci()}" if len(line) > 1 else ""
        self._say(f"bestmove {line[0].uci()}{ponder}")
        self.took = self._spent()

    def _find_reasons(self, line: list[chess.Move], score: int) -> Question | None:
        """Look for the reasons, unless that is done for this move already, or they would come too
        late: the thread that finds them would only be in the way of the answer."""
        if self._question is None or self._question.line[0] != line[0]:
            finder = self._finder if self._time_left() >= EXPLAINING else None
            self._question = finder.find(self._board, line, score) if finder else None
        return self._question

    def _patience(self) -> float:
        """Seconds to wait for reasons: a fixed time for the move holds for them, too."""
        if self.allowed is None:
            return _STOPPED if self._stopped.is_set() else _NO_CLOCK
        if self.allowed.aim is None:
            return max(self.allowed.most - self._spent(), 0.0)
        return min(EXPLAINING, _WAIT * self.allowed.aim)

    def _report(self, info: "Info") -> None:
        from clausewitz.engines.own.searcher import mate_distance

        self._tell(info)
        mate, wanted = mate_distance(info.score), self.go.mate
        found = wanted is not None and mate is not None and 0 < mate <= wanted
        if self._stopped.is_set() or found:
            self._end_search()
        elif info.number == 1 and self._is_late():
            self._find_reasons(info.line, info.score)  # so that they are there when it ends

    def _time_left(self) -> float:
        """Seconds for reasons from now on."""
        if self.allowed is not None and self.allowed.aim is None:
            return self.allowed.most - self._spent()
        return self.allowed.aim if self.allowed and self.allowed.aim else _NO_CLOCK

    def _is_late(self) -> bool:
        """Whether much of the time for the move is over."""
        allowed = self.allowed
        return bool(allowed and self._spent() > _EXPLAIN_FROM * (allowed.aim or allowed.most))

    def _tell(self, info: "Info") -> None:
        from clausewitz.engines.own.searcher import mate_distance

        self._reported = True
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
