"""The Universal Chess Interface: the engine in any chess program.

The main thread reads commands and answers them at once; a search runs in a thread of its own, in
compiled code that leaves Python free. A command that makes no sense is remarked upon in an `info
string` and otherwise ignored, as the protocol asks.
"""

import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TextIO

import chess

from clausewitz import __version__
from clausewitz.errors import ClausewitzError
from clausewitz.play import options
from clausewitz.play.commands import Go, read_go, read_position
from clausewitz.play.players import Limit
from clausewitz.play.timing import time_for_move

if TYPE_CHECKING:  # loads the kernel, which takes longer than a program waits for `uciok`
    from clausewitz.play.searching import Info, Searcher


class Session:
    """One conversation with a chess program."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._speaking = threading.Lock()
        self._options = options.Options()
        self._board = chess.Board()
        self._searcher: Searcher | None = None
        self._thinking: threading.Thread | None = None
        self._may_answer = threading.Event()
        self._pondered: Go | None = None

    def run(self, lines: Iterable[str]) -> None:
        """Obey until `quit` or the end of the input."""
        for line in lines:
            words = line.split()
            if words == ["quit"]:
                break
            try:
                self._obey(words)
            except ClausewitzError as error:
                self._say(f"info string {error}")
        self._stop()

    def _obey(self, words: Sequence[str]) -> None:
        commands: dict[str, Callable[[Sequence[str]], None]] = {
            "uci": self._introduce,
            "isready": self._get_ready,
            "ucinewgame": self._new_game,
            "setoption": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "stop": lambda _: self._stop(),
            "ponderhit": self._ponder_hit,
        }
        for number, word in enumerate(words):  # a word that is not known may stand before
            if word in commands:
                commands[word](words[number + 1 :])
                return

    def _say(self, line: str) -> None:
        with self._speaking:
            self._out.write(line + "\n")
            self._out.flush()

    def _introduce(self, _words: Sequence[str]) -> None:
        self._say(f"id name Clausewitz {__version__}")
        self._say("id author the Clausewitz developers")
        for declaration in self._options.declarations():
            self._say(declaration)
        self._say("uciok")

    def _get_ready(self, _words: Sequence[str]) -> None:
        self._engine()
        self._say("readyok")

    def _engine(self) -> "Searcher":
        if self._searcher is None:
            from clausewitz.play.searching import Searcher

            self._searcher = Searcher(megabytes=self._options.number(options.HASH))
            self._searcher.search(chess.Board(), Limit(depth=1))  # compile or load all of it now
        return self._searcher

    def _new_game(self, _words: Sequence[str]) -> None:
        self._stop()
        self._engine().new_game()

    def _set_option(self, words: Sequence[str]) -> None:
        """setoption name NAME [value VALUE]; both may be of several words."""
        self._stop()
        cut = words.index("value") if "value" in words else len(words)
        name = " ".join(words[1:cut]) if words[:1] == ["name"] else ""
        option = self._options.set(name, " ".join(words[cut + 1 :]))
        if option == options.HASH and self._searcher is not None:
            self._searcher.resize(self._options.number(options.HASH))
        if option == options.CLEAR_HASH:
            self._engine().new_game()

    def _set_position(self, words: Sequence[str]) -> None:
        self._stop()
        self._board = read_position(words)

    def _go(self, words: Sequence[str]) -> None:
        self._stop()
        asked = read_go(words, self._board)
        if not any(self._board.legal_moves):
            self._say("bestmove (none)")
            return
        if self._options.is_on(options.OWN_BOOK) and self._answer_from_book(asked):
            return
        self._may_answer.clear()
        if asked.ponder:
            self._pondered = asked
        elif not asked.endless:
            self._may_answer.set()
        limit = Limit(asked.limit.depth, asked.limit.nodes) if asked.ponder else self._limit(asked)
        self._thinking = threading.Thread(
            target=self._think, args=(self._board.copy(), asked, limit), daemon=True
        )
        self._thinking.start()

    def _answer_from_book(self, asked: Go) -> bool:
        """Play the move of a known opening, if there is one and a move is what is asked for."""
        from clausewitz.play.openings import ENGINE, OpeningBook

        free = not (asked.ponder or asked.endless or asked.among)
        advised = OpeningBook(manner=ENGINE).advise(self._board) if free else None
        if advised is None:
            return False
        self._say(f"info string {advised.reason}")
        self._say(f"bestmove {advised.move.uci()}")
        return True

    def _limit(self, asked: Go) -> Limit:
        """With what the clock allows; a time for the move is cut by what gets lost on the way."""
        seconds, overhead = asked.limit.seconds, self._options.number(options.OVERHEAD) / 1000
        if seconds is not None:
            seconds = max(seconds - overhead, seconds / 2)
        elif asked.clock is not None and not asked.endless:
            seconds = time_for_move(asked.clock, overhead)
        return Limit(asked.limit.depth, asked.limit.nodes, seconds)

    def _think(self, board: chess.Board, asked: Go, limit: Limit) -> None:
        found = self._engine().search(
            board,
            limit,
            asked.among,
            self._options.number(options.MULTI_PV),
            lambda info: self._report(info, asked),
        )
        self._may_answer.wait()
        line = found[0].line
        ponder = f" ponder {line[1].uci()}" if len(line) > 1 else ""
        self._say(f"bestmove {line[0].uci()}{ponder}")

    def _report(self, info: "Info", asked: Go) -> None:
        from clausewitz.play.searching import mate_distance

        mate = mate_distance(info.score)
        score = f"cp {info.score}" if mate is None else f"mate {mate}"
        speed = int(info.nodes / max(info.seconds, 1e-6))
        self._say(
            f"info depth {info.depth} seldepth {info.deepest} multipv {info.number} score {score} "
            f"nodes {info.nodes} nps {speed} hashfull {int(1000 * info.full)} "
            f"time {int(1000 * info.seconds)} pv {' '.join(move.uci() for move in info.line)}"
        )
        if asked.mate is not None and mate is not None and 0 < mate <= asked.mate:
            self._engine().stop()

    def _ponder_hit(self, _words: Sequence[str]) -> None:
        """The expected move was played: from now on the clock counts."""
        asked, self._pondered = self._pondered, None
        if asked is None or self._thinking is None:
            return
        seconds = self._limit(asked).seconds
        if seconds is not None:
            timer = threading.Timer(seconds, self._stop_if, (self._thinking,))
            timer.daemon = True
            timer.start()
        if not asked.endless:
            self._may_answer.set()

    def _stop_if(self, thinking: threading.Thread) -> None:
        if thinking is self._thinking and thinking.is_alive():
            self._engine().stop()

    def _stop(self) -> None:
        """End the search, if there is one; its answer has been given when this returns."""
        self._pondered = None
        self._may_answer.set()
        thinking, self._thinking = self._thinking, None
        while thinking is not None and thinking.is_alive():
            self._engine().stop()  # again and again: it may be just about to start
            thinking.join(0.001)


def main() -> None:
    """The command clausewitz-uci: a conversation on standard input and output."""
    Session(sys.stdout).run(sys.stdin)
