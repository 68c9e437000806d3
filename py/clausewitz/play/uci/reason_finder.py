"""The reasons behind a move, in the words that every command uses, without keeping a clock waiting.

Prolog makes the words; a thread of its own queries it. What it has not said in time, because it is
still being loaded or not installed, is left out: a move is never late for it.
"""

import gc
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import TYPE_CHECKING

import chess

if TYPE_CHECKING:  # loads the kernel
    from clausewitz.advice.advised_move import Reason

EXPLAINING = 0.03
"""Seconds that a move on the clock may wait for its reasons; usually they are there before."""
_NO_REASONS = (
    "moves have no reasons: SWI-Prolog is not installed (clausewitz doctor says how to get it)"
)


class Question:
    """A line, and the reasons for its first move once they are there."""

    def __init__(self, board: chess.Board, line: list[chess.Move], score: int) -> None:
        self.board, self.line, self.score = board, line, score
        self.answer: list[Reason] = []
        self.answered = threading.Event()

    def reasons(self, seconds: float) -> "list[Reason]":
        """What speaks for the first move; nothing, if that takes longer than so many seconds."""
        return self.answer if self.answered.wait(seconds) else []


class ReasonFinder:
    """Answers as soon as it is loaded; before that it has nothing to say.

    It remarks upon it once if there is no Prolog.
    """

    def __init__(self, remark: Callable[[str], None]) -> None:
        self._remark = remark
        self._questions: SimpleQueue[Question] = SimpleQueue()
        self._is_loaded = threading.Event()  # or never will be
        self._is_ready = False
        self._latest: Question | None = None
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Load what is needed, in a thread."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._serve, daemon=True)
                self._thread.start()

    def wait(self, seconds: float) -> None:
        """Wait so long at most, until it can answer or is known not to."""
        self.begin()
        self._is_loaded.wait(seconds)

    def find(self, board: chess.Board, line: list[chess.Move], score: int) -> Question | None:
        """Start to find what speaks for the first move of a line; None before it is loaded."""
        if not self._is_ready:
            return None
        question = self._latest = Question(board.copy(stack=1), line, score)
        self._questions.put(question)
        return question

    def _serve(self) -> None:
        try:
            from clausewitz.advice.lines.advised_lines import reasons_of_line
            from clausewitz.advice.lines.judged_line import JudgedLine

            start = chess.Board()
            reasons_of_line(start, JudgedLine((next(iter(start.legal_moves)),), 0))
        except Exception as error:  # moves go unexplained
            from clausewitz.prolog.swipl import NoPrologError

            if isinstance(error, NoPrologError):
                self._remark(_NO_REASONS)
            return
        else:
            gc.freeze()  # what is loaded stays, as the engine does
            self._is_ready = True
        finally:
            self._is_loaded.set()
        while True:
            question = self._questions.get()
            if question is not self._latest:  # nobody waits for it any more
                continue
            try:
                line = JudgedLine(tuple(question.line), question.score)
                question.answer = reasons_of_line(question.board, line)
            except Exception:
                question.answer = []
            question.answered.set()
