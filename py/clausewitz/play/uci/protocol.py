"""The Universal Chess Interface: the engine in any chess program.

The main thread reads commands and answers them at once. The engine is loaded in a thread, and a
search runs in another, in compiled code that leaves Python free. A command that makes no sense is
remarked upon in an `info string` and otherwise ignored, as the protocol requires.
"""

import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TextIO

import chess

from clausewitz import __version__
from clausewitz.play.uci import uci_options
from clausewitz.play.uci.lazy_engine import LazyEngine
from clausewitz.play.uci.move_time import LostTime, MoveTime
from clausewitz.play.uci.reason_finder import EXPLAINING, ReasonFinder
from clausewitz.play.uci.search_thread import Thinking
from clausewitz.play.uci.uci_parsing import CurrentPosition, Go, read_go, time_of
from clausewitz.support.errors import ClausewitzError, words_of
from clausewitz.support.exit_status import run_and_exit

if TYPE_CHECKING:  # loads the kernel, which takes longer than a program waits for `uciok`
    from clausewitz.play.openings.book import OpeningBook

_NAME = "clausewitz-uci"
_LONGEST_REMARK = 250  # signs
_THREADS_WAIT = (
    0.0005  # seconds at most for one another: a search ends on time while reasons are found
)
_SLOW = 3.0  # seconds after which loading is excused
_PATIENCE = 60.0  # seconds for what makes reasons; the first start of all compiles it


class Session:
    """One conversation with a chess program."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._speaking = threading.Lock()
        self._options = uci_options.Options()
        self._positions = CurrentPosition()
        self._engine = LazyEngine(self._options.number(uci_options.HASH))
        self._finder = ReasonFinder(self._remark)
        self._lost_time = LostTime()
        self._thinking: Thinking | None = None
        self._promises: list[threading.Thread] = []  # to be ready
        self._debugging = self._over = False
        self.unsaid: OSError | None = None
        """Why something could not be said, if the program still listens: a full disk, say."""
        self._commands: dict[str, Callable[[Sequence[str]], None]] = {
            "uci": self._introduce,
            "debug": self._debug,
            "isready": self._get_ready,
            "setoption": self._set_option,
            "register": lambda _: None,  # nobody has to
            "ucinewgame": self._new_game,
            "position": self._positions.read,
            "go": self._go,
            "stop": lambda _: self._stop(),
            "ponderhit": self._ponder_hit,
            "quit": self._quit,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Obey until `quit`, which is heard at once, or the end of the input, which can wait."""
        for line in lines:
            try:
                self._obey(line.split())
            except Exception as error:
                if (words := words_of(error)) is None:
                    raise
                self._remark(words)
            if self._over:
                break
        if self._over and not self._engine.is_loaded:
            return
        self._finish()
        for waiting in self._promises:
            waiting.join()

    def _obey(self, words: Sequence[str]) -> None:
        for number, word in enumerate(words):  # a word that is not known may stand before
            if word in self._commands:
                self._commands[word](words[number + 1 :])
                return
        if words and self._debugging:
            raise ClausewitzError(f"no command: {' '.join(words)}")

    def _say(self, line: str) -> None:
        with self._speaking:
            try:
                self._out.write(line + "\n")
                self._out.flush()
            except BrokenPipeError:  # nobody listens any more, and soon nothing more is requested
                self._over = True
            except OSError as error:
                self.unsaid, self._over = error, True

    def _remark(self, text: str) -> None:
        """One line of signs that can be printed, whatever the program has sent."""
        words = "".join(sign if sign.isprintable() else " " for sign in text).split()
        self._say(f"info string {' '.join(words)[:_LONGEST_REMARK]}")

    def _introduce(self, _words: Sequence[str]) -> None:
        self._say(f"id name Clausewitz {__version__}")
        self._say("id author the Clausewitz developers")
        for declaration in self._options.declarations():
            self._say(declaration)
        self._say("uciok")
        self._engine.begin()

    def _debug(self, words: Sequence[str]) -> None:
        """With it, what is no command is remarked upon."""
        if list(words) not in (["on"], ["off"]):
            raise ClausewitzError("debug is on or off")
        self._debugging = list(words) == ["on"]

    def _get_ready(self, _words: Sequence[str]) -> None:
        """At once if all is loaded, also during a search; else when it is.

        The first time that is the engine: what makes reasons is loaded from then on, and waited for
        the next time, which is before a game.
        """
        explains = self._options.is_on(uci_options.EXPLAIN)
        if self._engine.is_loaded and not explains:
            self._say("readyok")
            return
        words = explains, bool(self._promises)
        self._promises.append(
            threading.Thread(target=self._be_ready_later, args=words, daemon=True)
        )
        self._promises[-1].start()

    def _be_ready_later(self, explains: bool, again: bool) -> None:
        if not self._engine.wait(_SLOW):
            self._remark(
                "the engine is being loaded; the first start of all compiles it, for half a minute"
            )
        try:
            self._engine.get()
        except Exception as error:
            self._remark(f"the engine cannot be loaded: {error}")
        if explains and again:
            self._finder.wait(_PATIENCE)
        self._say("readyok")
        if explains:
            self._finder.begin()

    def _new_game(self, _words: Sequence[str]) -> None:
        self._finish()
        self._engine.forget()
        self._lost_time.forget()

    def _set_option(self, words: Sequence[str]) -> None:
        """setoption name NAME [value VALUE]; both may be of several words."""
        self._finish()
        cut = words.index("value") if "value" in words else len(words)
        name = " ".join(words[1:cut]) if words[:1] == ["name"] else ""
        option = self._options.set(name, " ".join(words[cut + 1 :]))
        if option == uci_options.HASH:
            self._engine.resize(self._options.number(option))
        elif option in (uci_options.EVALUATION, uci_options.LIMITED):
            self._engine.judge_by(self._options.evaluation)
        elif option == uci_options.CLEAR_HASH:
            self._engine.forget()
        elif option == uci_options.OWN_BOOK and self._options.is_on(option):
            self._book()  # read it now, not when the clock runs

    def _go(self, words: Sequence[str]) -> None:
        self._finish()
        board = self._positions.board
        if board is None:
            self._remark("the position was refused: there is no move for it")
            self._say("bestmove (none)")
            return
        go, remarks = read_go(words, board)
        go = go.with_at_most(self._options.most_nodes)
        for remark in remarks:
            self._remark(remark)
        if go.clock is not None:
            self._lost_time.started(go.clock)
        if not any(board.legal_moves):
            self._say(f"info depth 0 score {'mate' if board.is_check() else 'cp'} 0")
            self._say("bestmove (none)")
            return
        if self._answer_from_book(go, board):
            return
        explains = self._options.is_on(uci_options.EXPLAIN)
        if explains:
            self._finder.begin()
        self._thinking = Thinking(
            board.copy(),
            go,
            None if go.ponder else self._allowed(go),
            self._engine.get,
            self._say,
            self._options.number(uci_options.MULTI_PV),
            self._finder if explains else None,
        )
        self._thinking.start()

    def _answer_from_book(self, go: Go, board: chess.Board) -> bool:
        """Play the move of a known opening, if there is one and a move is what is wanted."""
        is_on = self._options.is_on
        if not is_on(uci_options.OWN_BOOK) or is_on(uci_options.ANALYSING):
            return False
        free = not (go.ponder or go.endless or go.among)
        advised = self._book().advise(board) if free else None
        if advised is None:
            return False
        self._remark(f"opening: {advised.reason}")
        self._say(f"bestmove {advised.move.uci()}")
        return True

    def _book(self) -> "OpeningBook":
        from clausewitz.play.openings.book import ENGINE, OpeningBook

        return OpeningBook(manner=ENGINE)

    def _allowed(self, go: Go) -> MoveTime | None:
        lost = self._lost_time.expected(self._options.number(uci_options.OVERHEAD) / 1000)
        waiting = EXPLAINING if self._options.is_on(uci_options.EXPLAIN) else 0.0
        return time_of(go, lost, waiting)

    def _ponder_hit(self, _words: Sequence[str]) -> None:
        if self._thinking is not None and self._thinking.is_pondering:
            self._thinking.hit(self._allowed(self._thinking.go))

    def _stop(self) -> None:
        """End the search, if there is one: it answers soon."""
        if self._thinking is not None:
            self._thinking.stop()

    def _finish(self) -> None:
        """End the search, if there is one; its answer has been given when this returns."""
        self._stop()
        if (thinking := self._thinking) is not None:
            thinking.join()
            clock, allowed, took = thinking.go.clock, thinking.allowed, thinking.took
            if clock is not None and allowed is not None and took is not None:
                self._lost_time.answered(clock, allowed, took)
        self._thinking = None

    def _quit(self, _words: Sequence[str]) -> None:
        self._over = True


def main() -> None:
    """The command clausewitz-uci: a conversation on standard input and output."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.setswitchinterval(_THREADS_WAIT)
    run_and_exit(_NAME, _converse)


def _converse() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    session = Session(sys.stdout)
    session.run(sys.stdin)
    if session.unsaid is not None:
        print(f"{_NAME}: {words_of(session.unsaid)}", file=sys.stderr, flush=True)
    # Compiling or searching threads are not waited for; all has been said.
    os._exit(0 if session.unsaid is None else 2)
