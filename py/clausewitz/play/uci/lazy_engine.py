"""The engine, which takes long to load: in a thread, while commands are heard."""

import gc
import threading
from typing import TYPE_CHECKING

import chess

from clausewitz.engines.own.evaluation_kinds import PLAYING
from clausewitz.engines.own.search_limit import Limit
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.engines.own.searcher import Searcher


class LazyEngine:
    """Loaded by a thread. What is requested meanwhile is done when it is there."""

    def __init__(self, megabytes: int) -> None:
        self._loaded = threading.Event()  # or never will be
        self._changing = threading.Lock()
        self._begun = False
        self._searcher: Searcher | None = None
        self._error: Exception | None = None
        self._megabytes = self._wanted = megabytes
        self._evaluation = self._wanted_evaluation = PLAYING
        self._forget = False

    def begin(self) -> None:
        if not self._begun:
            self._begun = True
            threading.Thread(target=self._load, daemon=True).start()

    @property
    def is_loaded(self) -> bool:
        return self._searcher is not None

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether there is nothing to wait for any more."""
        self.begin()
        return self._loaded.wait(seconds)

    def get(self) -> "Searcher":
        """As it is wanted now; the error that prevented loading is raised here."""
        self.begin()
        self._loaded.wait()
        if self._searcher is None:
            raise self._error or RuntimeError("no engine was loaded")
        self._catch_up()
        return self._searcher

    def resize(self, megabytes: int) -> None:
        self._wanted = megabytes
        self._catch_up()

    def judge_by(self, evaluation: str) -> None:
        self._wanted_evaluation = evaluation
        self._catch_up()

    def forget(self) -> None:
        """The last game is over."""
        self._forget = True
        self._catch_up()

    def _catch_up(self) -> None:
        """Do what was requested meanwhile. Of two threads, the second waits until it is done."""
        searcher = self._searcher
        if searcher is None:
            return
        with self._changing:
            if self._evaluation != self._wanted_evaluation:
                self._evaluation = self._wanted_evaluation
                searcher.judge_by(self._evaluation)
            wanted, self._wanted = self._wanted, self._megabytes
            if wanted != self._megabytes:
                try:
                    searcher.resize(wanted)
                except MemoryError as error:
                    raise ClausewitzError(f"not enough memory for {wanted} megabytes") from error
                self._megabytes = self._wanted = wanted
            elif self._forget:
                searcher.new_game()
            self._forget = False

    def _load(self) -> None:
        try:
            from clausewitz.engines.own.searcher import Searcher

            searcher = Searcher(megabytes=self._megabytes, evaluation=self._evaluation)
            searcher.search(chess.Board(), Limit(depth=2))  # compile or load all of it now
            searcher.new_game()
            # What is loaded stays: to look through all of it for garbage takes longer than a move.
            gc.freeze()
            self._searcher = searcher
        except Exception as error:  # raised again by `get`
            self._error = error
        finally:
            self._loaded.set()
