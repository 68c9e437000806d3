"""The engine, which takes long to load: in a thread, while commands are heard."""

import gc
import threading
from typing import TYPE_CHECKING

import chess

from clausewitz.errors import ClausewitzError
from clausewitz.play.players import Limit

if TYPE_CHECKING:
    from clausewitz.play.searching import Searcher


class Engine:
    """Loaded by a thread. What is asked of it meanwhile is done when it is there."""

    def __init__(self, megabytes: int) -> None:
        self._loaded = threading.Event()  # or never will be
        self._changing = threading.Lock()
        self._begun = False
        self._searcher: Searcher | None = None
        self._error: Exception | None = None
        self._megabytes = self._wanted = megabytes
        self._forget = False
        self._by_tactics = self._has_tactics = False
        self._select = self._selected = ("", 0)

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
        """As it is wanted now; the error that kept it from being loaded is raised here."""
        self.begin()
        self._loaded.wait()
        if self._searcher is None:
            raise self._error or RuntimeError("no engine was loaded")
        self._catch_up(self._searcher)
        return self._searcher

    def resize(self, megabytes: int) -> None:
        self._wanted = megabytes
        if self._searcher is not None:
            self._catch_up(self._searcher)

    def advise(self, by_tactics: bool) -> None:
        """Whether tactics order moves; compiling them for the first time takes half a minute."""
        self._by_tactics = by_tactics
        if self._searcher is not None:
            self._catch_up(self._searcher)

    def select(self, patterns: str, kept: int) -> None:
        """Whether patterns choose moves, and how many; 0 is all."""
        self._select = (patterns, kept) if kept else ("", 0)
        if self._searcher is not None:
            self._catch_up(self._searcher)

    def forget(self) -> None:
        """The last game is over."""
        self._forget = True
        if self._searcher is not None:
            self._catch_up(self._searcher)

    def _catch_up(self, searcher: "Searcher") -> None:
        """Do what was asked meanwhile. Whoever comes second, of two threads, waits until it is."""
        with self._changing:
            self._change_tactics(searcher)
            self._change_selection(searcher)
            wanted, self._wanted = self._wanted, self._megabytes
            if wanted != self._megabytes:
                try:
                    searcher.resize(wanted)
                except MemoryError as error:
                    raise ClausewitzError(f"there is no room for {wanted} megabytes") from error
                self._megabytes = self._wanted = wanted
            elif self._forget:
                searcher.new_game()
            self._forget = False

    def _change_tactics(self, searcher: "Searcher") -> None:
        if self._by_tactics != self._has_tactics:
            from clausewitz.play.advising import find_advisers

            searcher.take_advice(find_advisers("yes" if self._by_tactics else "no"))
            self._has_tactics = self._by_tactics

    def _change_selection(self, searcher: "Searcher") -> None:
        wish, before = self._select, self._selected
        if wish == before:
            return
        from clausewitz.play.selecting import find_selection

        self._select = before  # if what is wished for is not there
        searcher.select(find_selection(*wish) if wish[1] else None)
        self._select = self._selected = wish

    def _load(self) -> None:
        try:
            from clausewitz.play import explaining
            from clausewitz.play.searching import Searcher

            searcher = Searcher(megabytes=self._megabytes)
            searcher.search(chess.Board(), Limit(depth=2))  # compile or load all of it now
            explaining.load()
            # What is loaded stays: to look through all of it for garbage takes longer than a move.
            gc.collect()
            gc.freeze()
            self._searcher = searcher
        except Exception as error:  # raised again where the engine is asked for
            self._error = error
        finally:
            self._loaded.set()
