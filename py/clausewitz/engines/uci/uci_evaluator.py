"""Values of moves by any UCI engine, in two modes.

`child` is equation 5 of Krishnan and Martens: each move is made, the position after it is searched
to the depth, and the value turned round. `root` searches the position itself once and has the
engine tell all moves (MultiPV): ten times faster, but one ply less is seen behind each move.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import chess

from clausewitz.engines.modes import PATIENCE, Mode
from clausewitz.engines.move_values import Evaluation, Value, value_at_end
from clausewitz.engines.uci.uci_info import InfoLine, Searched, searched
from clausewitz.engines.uci.uci_process import EngineFaultError, EngineName, UciProcess
from clausewitz.position.board import after_move, fen_of
from clausewitz.support.errors import ClausewitzError

TRIES = 3

Answer = TypeVar("Answer")


class UciEngine:
    """An engine that is started when needed, and anew when it dies, hangs or talks nonsense.

    Everything is forgotten before each search, so values do not depend on earlier queries,
    nor on how often the engine was started.
    """

    def __init__(
        self,
        command: Path,
        mode: Mode = Mode.CHILD,
        depth: int = 1,
        patience: float = PATIENCE,
        tries: int = TRIES,
    ) -> None:
        self._command, self._mode, self._depth = command, mode, depth
        self._patience, self._tries = patience, tries
        self._process: UciProcess | None = None

    def named(self) -> EngineName:
        """How the engine presents itself."""
        return self._insisting(lambda process: process.named, "its name")

    def evaluate(self, boards: Sequence[chess.Board]) -> list[Evaluation]:
        return [self._insisting(partial(self._all, board), fen_of(board)) for board in boards]

    def search(self, board: chess.Board) -> Searched:
        """What the engine finds when it is free to choose."""
        return self._insisting(lambda process: self._search(process, board), fen_of(board))

    def lines(
        self, board: chess.Board, most: int, among: Sequence[chess.Move] = ()
    ) -> list[InfoLine]:
        """Its best lines with different first moves, best first; among some moves, or all."""

        def query(process: UciProcess) -> list[InfoLine]:
            process.set_option("MultiPV", min(most, process.named.most_lines))
            found = self._search(process, board, among)
            lines = [found.lines[place] for place in sorted(found.lines)]
            for line in lines:
                _expect_line(line, board)
            return lines

        return self._insisting(query, fen_of(board))

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _insisting(self, query: Callable[[UciProcess], Answer], about: str) -> Answer:
        """The answer; where there is none the engine is killed, started again and queried again."""
        for attempt in range(1, self._tries + 1):
            try:
                if self._process is None:
                    self._process = UciProcess(self._command, self._patience)
                return query(self._process)
            except EngineFaultError as error:
                self.close()
                if attempt == self._tries:
                    raise ClausewitzError(
                        f"the engine {self._command} failed {attempt} times, "
                        f"last on {about}: {error}"
                    ) from error
        raise AssertionError("an engine is queried at least once")

    def _all(self, board: chess.Board, process: UciProcess) -> Evaluation:
        legal = [move.uci() for move in board.legal_moves]
        if self._mode is Mode.ROOT:
            return self._by_root(process, board, legal)
        best = self._search(process, board).best
        _expect_legal(best, board)
        return Evaluation({uci: self._child(process, board, uci) for uci in legal}, best)

    def _child(self, process: UciProcess, board: chess.Board, uci: str) -> Value:
        """The value of a move, from the position after it."""
        after = after_move(board, chess.Move.from_uci(uci))
        ended = value_at_end(after)
        if ended is not None:
            return ended
        found = self._search(process, after)
        _expect_legal(found.best, after)
        value = found.lines[min(found.lines)].value
        if value.mate == 0:
            raise EngineFaultError(f"it sees a mate that is none: {fen_of(after)}")
        return value.turned()

    def _by_root(self, process: UciProcess, board: chess.Board, legal: list[str]) -> Evaluation:
        if len(legal) > process.named.most_lines:
            raise ClausewitzError(
                f"{process.named.name} reports {process.named.most_lines} moves per search, "
                f"not {len(legal)}: measure without --fast"
            )
        process.set_option("MultiPV", len(legal))
        found = self._search(process, board)
        values = {line.move: line.value for line in found.lines.values()}
        if values.keys() != set(legal):
            wrong = sorted(values.keys() ^ set(legal))
            raise EngineFaultError(f"its moves are not the legal ones: {' '.join(wrong[:5])}")
        _expect_legal(found.best, board)
        # One ply deep, Stockfish does not see that a move stalemates.
        ends = {uci: value_at_end(after_move(board, chess.Move.from_uci(uci))) for uci in legal}
        return Evaluation({uci: ends[uci] or values[uci] for uci in legal}, found.best)

    def _search(
        self, process: UciProcess, board: chess.Board, among: Sequence[chess.Move] = ()
    ) -> Searched:
        process.new_game()
        moves = f" searchmoves {' '.join(move.uci() for move in among)}" if among else ""
        process.send(f"position fen {fen_of(board)}", f"go depth {self._depth}{moves}")
        return searched(process.answer())


def _expect_line(line: InfoLine, board: chess.Board) -> None:
    board = board.copy(stack=False)
    for uci in line.line or (line.move,):
        _expect_legal(uci, board)
        board.push_uci(uci)


def _expect_legal(uci: str, board: chess.Board) -> None:
    try:
        legal = board.is_legal(chess.Move.from_uci(uci))
    except ValueError:
        legal = False
    if not legal:
        raise EngineFaultError(f'its move "{uci}" is not legal in {fen_of(board)}')
