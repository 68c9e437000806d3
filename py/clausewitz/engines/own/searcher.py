"""The search engine as Python sees it: iterative deepening around one compiled call per depth.

Moves that are equally good are looked at in the order of their squares, so the colours would not be
treated alike. Therefore the side to move in the first position plays White: where that is Black,
this search and all that share its memory see every board flipped.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import PLAYING, WORDS
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, named
from clausewitz.engines.own.move_pace import Pace
from clausewitz.engines.own.network_file import find_network
from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.kernel import search
from clausewitz.position.board import flipped_move
from clausewitz.support.errors import ClausewitzError

_MATES = 29_000  # scores beyond are mates
_INFINITE = 31_000
_DEEPEST = 90
_NARROW, _NARROW_FROM = 25, 5  # half a window around the last score, from this depth on
_WIDEST = 1_000
_REPEATED_WITHIN = 200  # plies; a game that goes on for longer without progress is drawn
_ENTRY = 16  # bytes of the table for one position
_LINE = 8  # words of the processor's cache


@dataclass(frozen=True)
class Info:
    """What a search has found at one depth."""

    depth: int
    deepest: int
    number: int
    """Of the line: 1 is the best."""
    score: int
    nodes: int
    seconds: float
    line: list[chess.Move]
    full: float
    """The part of the table that is used."""


def mate_distance(score: int) -> int | None:
    """In how many moves a score mates, below 0 if it is the mover who is mated, or None."""
    if abs(score) <= _MATES:
        return None
    plies = MATE - abs(score)
    return (plies + 1) // 2 if score > 0 else -(plies // 2)


class Searcher:
    """A search with its memory. One search at a time; `stop` may be called from any thread."""

    def __init__(
        self,
        weights: EvaluationWeights | None = None,
        megabytes: int = 64,
        switches: int = search.ALL_SWITCHES,
        evaluation: str | None = None,
    ) -> None:
        packed = (weights or named("clausewitz")).packed()
        chosen = evaluation or (PLAYING if weights is None else WORDS)
        self._state = search.search_state(packed, switches, find_network(chosen))
        self._table = _table(megabytes)
        self._white: chess.Color | None = None  # who plays White, once there is a position

    def judge_by(self, evaluation: str) -> None:
        """Use another evaluation from now on, and forget what the last one has said."""
        search.set_network(self._state, find_network(evaluation))
        self.new_game()

    def new_game(self) -> None:
        """Forget all positions and moves."""
        self._table[:] = 0
        self._white = None
        for field in ("history", "continuation", "capture_history", "corrections"):
            self._state[field] = 0
        self._state["age"] = 0

    def remember(self, other: "Searcher") -> None:
        """Know what another search of the same size knows, so that both may go on side by side."""
        self._table[:] = other._table
        self._state[:] = other._state
        self._white = other._white

    def resize(self, megabytes: int) -> None:
        """Another table, empty."""
        self._table = _table(1)  # two large ones at once may be too much
        self._table = _table(megabytes)

    @property
    def nodes(self) -> int:
        """Of the last search, or of the one under way."""
        return int(self._state["nodes"][0])

    def stop(self) -> None:
        """End the search under way soon; it answers with what it has."""
        self._state["stop"] = 1

    def search(
        self,
        board: chess.Board,
        limit: Limit,
        among: Sequence[chess.Move] = (),
        lines: int = 1,
        report: Callable[[Info], None] = lambda info: None,
        pace: Pace | None = None,
    ) -> list[Info]:
        """The best lines, best first, as of the last depth that was finished.

        `among` are the first moves to choose from, if not all. Without any limit it searches until
        someone calls `stop`. A limit of time is used up, unless the pace has seen enough, there is
        one move only, or a mate is proved.
        """
        if not any(board.legal_moves):
            raise ClausewitzError(f"no legal move in {board.fen()}")
        if self._white is None:
            self._white = board.turn
        if self._white:
            return self._search(board, limit, among, lines, report, pace)
        among = [flipped_move(move) for move in among]
        found = self._search(
            _flipped(board), limit, among, lines, lambda info: report(_flipped_info(info)), pace
        )
        return [_flipped_info(info) for info in found]

    def _search(
        self,
        board: chess.Board,
        limit: Limit,
        among: Sequence[chess.Move],
        lines: int,
        report: Callable[[Info], None],
        pace: Pace | None,
    ) -> list[Info]:
        legal = list(board.legal_moves)
        barred = [move for move in legal if among and move not in among]
        if len(barred) == len(legal):
            raise ClausewitzError("none of the moves to search is legal")
        lines = min(lines, len(legal) - len(barred))
        self._prepare(board, limit)
        started = time.perf_counter()
        found: list[Info] = []
        for depth in range(1, min(limit.depth or _DEEPEST, _DEEPEST) + 1):
            found = self._deepen(board, depth, found, barred, lines, started, report)
            if self._state["stop"][0] or _is_over(found[0], limit, len(legal)):
                break
            spent = time.perf_counter() - started
            if limit.seconds is not None and spent >= limit.seconds:
                break  # too few nodes since then for the search to have looked at the clock
            if pace and pace.is_enough(found[0].line[0], found[0].score, spent):
                break
        return found or [self._info(0, 1, 0, [next(m for m in legal if m not in barred)], started)]

    def _prepare(self, board: chess.Board, limit: Limit) -> None:
        state = self._state
        keys = _keys_before(board)
        state["keys"][0, : len(keys)] = keys
        state["played"] = len(keys)
        state["rows"][0, 0] = kernel.from_board(board)
        state["age"] = (state["age"] + 1) % 64
        state["history"] //= 8
        for field in ("killers", "nodes", "stop", "deepest", "exclusions"):
            state[field] = 0
        state["limit"] = limit.nodes or 0
        # The search reads the clock itself: on a busy machine another thread gets its turn late.
        search.set_deadline(state, limit.seconds)

    def _deepen(
        self,
        board: chess.Board,
        depth: int,
        before: list[Info],
        barred: list[chess.Move],
        lines: int,
        started: float,
        report: Callable[[Info], None],
    ) -> list[Info]:
        """The lines of this depth; those of the last one stand in for what was not finished."""
        found: list[Info] = []
        barred = list(barred)
        for number in range(1, lines + 1):
            self._bar(board, barred)
            expected = before[number - 1].score if number <= len(before) else 0
            score = self._look(depth, expected)
            line, stopped = self._line(), self._state["stop"][0]
            if not line or (stopped and number > 1):
                break
            if stopped and before:  # the best move so far of a depth that was not finished
                score = before[0].score
            info = self._info(depth, number, score, line, started)
            found.append(info)
            if stopped:
                break
            barred.append(line[0])
        found.sort(key=lambda info: -info.score)
        found = [replace(info, number=number) for number, info in enumerate(found, 1)]
        for info in found:
            report(info)
        taken = {info.line[0] for info in found}
        return found + [info for info in before if info.line[0] not in taken][: lines - len(found)]

    def _look(self, depth: int, expected: int) -> int:
        """The score at this depth, looked for near the one expected first."""
        low, high, width = -_INFINITE, _INFINITE, _NARROW
        if depth >= _NARROW_FROM and abs(expected) < _MATES:
            low, high = expected - width, expected + width
        while True:
            score = search.look(self._state, self._table, depth, low, high)
            if self._state["stop"][0] or low < score < high:
                return score
            width *= 4
            if width > _WIDEST:
                low, high = -_INFINITE, _INFINITE
            elif score <= low:
                low = score - width
            else:
                high = score + width

    def _bar(self, board: chess.Board, moves: Sequence[chess.Move]) -> None:
        words = [search.move_word(board, move) for move in moves]
        self._state["excluded"][0, : len(words)] = words
        self._state["exclusions"] = len(words)

    def _line(self) -> list[chess.Move]:
        length = int(self._state["length"][0, 0])
        return [kernel.move_of(int(word)) for word in self._state["best"][0, 0, :length]]

    def _info(
        self, depth: int, number: int, score: int, line: list[chess.Move], started: float
    ) -> Info:
        state, sample = self._state, self._table[:1000]
        full = np.count_nonzero(sample[:, 0]) / len(sample)
        seconds = time.perf_counter() - started
        nodes, deepest = int(state["nodes"][0]), int(state["deepest"][0])
        return Info(depth, deepest, number, score, nodes, seconds, line, full)


def _flipped(board: chess.Board) -> chess.Board:
    """The board with sides exchanged, and behind it the positions that may be repeated."""
    moves = list[chess.Move]()
    back = board.copy()
    while back.move_stack and back.halfmove_clock and len(moves) < _REPEATED_WITHIN:
        moves.append(back.pop())
    flipped = back.mirror()
    for move in reversed(moves):
        flipped.push(flipped_move(move))
    return flipped


def _flipped_info(info: Info) -> Info:
    return replace(info, line=[flipped_move(move) for move in info.line])


def best(found: Sequence[Info]) -> Choice:
    """The first of the lines as a choice."""
    info = found[0]
    return Choice(info.line[0], _in_moves(info.score), info.depth, info.nodes, info.line)


def _in_moves(score: int) -> int:
    """The search counts plies to a mate, players count moves."""
    distance = mate_distance(score)
    if distance is None:
        return score
    return MATE - distance if score > 0 else -MATE - distance


def _is_over(info: Info, limit: Limit, moves: int) -> bool:
    """Whether looking deeper is of no use."""
    distance = mate_distance(info.score)
    if distance is not None and info.depth >= 2 * abs(distance) + 1:
        return limit.depth is None
    return moves == 1 and limit.seconds is not None


def _keys_before(board: chess.Board) -> list[int]:
    """The keys of the positions that this one may repeat, in order."""
    back, keys = board.copy(), list[int]()
    while back.move_stack and back.halfmove_clock and len(keys) < _REPEATED_WITHIN:
        back.pop()
        keys.append(kernel.key(kernel.from_board(back)))
    return keys[::-1]


def _table(megabytes: int) -> search.Table:
    """An empty table of at most that size. Its entries are read in groups of one line of the
    processor's cache, so it begins where a line does."""
    count = 1 << (max(1, megabytes) * 1_000_000 // _ENTRY).bit_length() - 1
    memory = np.empty(2 * count + _LINE, np.uint64)
    memory.fill(0)  # now: the system would look for the memory when a move's clock is running
    start = -memory.ctypes.data % (8 * _LINE) // 8
    return memory[start : start + 2 * count].reshape(count, 2)
