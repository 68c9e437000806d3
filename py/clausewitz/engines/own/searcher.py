"""The search engine as Python sees it: one compiled call for each look at a position.

Which looks those are, and what comes of them, the kernel says too: see deepening.py.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import PLAYING, WORDS
from clausewitz.engines.own.evaluation_weights import EvaluationWeights, named
from clausewitz.engines.own.move_pace import Pace
from clausewitz.engines.own.network_file import find_network
from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.engines.own.search_limit import mate_distance as mate_distance
from clausewitz.kernel import search
from clausewitz.position.board import seen_moves
from clausewitz.support.errors import ClausewitzError

T = TypeVar("T")
_PLACES_A_SECOND, _FEWEST_PLACES = 4_000_000, 1 << 14  # of the table; so many positions at most
_REPEATED_WITHIN = 200  # plies; a game that goes on for longer without progress is drawn


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
        self._table = search.new_table(megabytes)
        self._used = self._table[:_FEWEST_PLACES]
        self._lines = search.new_lines()

    def judge_by(self, evaluation: str) -> None:
        """Use another evaluation from now on, and forget what the last one has said."""
        search.set_network(self._state, find_network(evaluation))
        self.new_game()

    def new_game(self) -> None:
        """Forget all positions and moves."""
        search.forget(self._state, self._used, self._lines)
        self._used = self._table[:_FEWEST_PLACES]

    def remember(self, other: "Searcher") -> None:
        """Know what another search of the same size knows, so that both may go on side by side."""
        self._used[:] = 0
        self._used = self._table[: len(other._used)]
        self._used[:] = other._used
        self._state[:] = other._state
        self._lines[:] = other._lines

    def resize(self, megabytes: int) -> None:
        """Another table, empty."""
        self._table = search.new_table(1)  # two large ones at once may be too much
        self._table = search.new_table(megabytes)
        self._used = self._table[:_FEWEST_PLACES]

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
        report: Callable[[Info], None] | None = None,
        pace: Pace | None = None,
    ) -> list[Info]:
        """The best lines, best first, as of the last depth that was finished.

        `among` are the first moves to choose from, if not all. Without any limit it searches until
        someone calls `stop`. A limit of time is used up, unless the pace has seen enough, there is
        one move only, or a mate is proved.
        """
        legal, wanted = kernel.legal_moves(kernel.from_board(board)), frozenset(among)
        if not legal:
            raise ClausewitzError(f"no legal move in {board.fen()}")
        barred = [move for move in legal if wanted and move not in wanted]
        if len(barred) == len(legal):
            raise ClausewitzError("none of the moves to search is legal")
        self._begin(board, limit, barred, min(lines, len(legal) - len(barred)))
        started = time.perf_counter()
        score, goes_on = 0, True
        is_watched = report is not None or pace is not None or limit.seconds is not None
        while goes_on:
            goes_on = search.next_look(self._state, self._lines, score)
            if is_watched and (count := int(self._lines["new"][0])):
                found = self._infos(started)
                if report is not None:
                    for info in found[:count]:
                        report(info)
                if goes_on and _is_enough(found[0], limit, len(legal), pace, started):
                    break
            if goes_on:
                score = search.look_again(self._state, self._used, self._lines)
        if infos := self._infos(started):
            return infos
        first = next(move for move in seen_moves(board) if move not in barred)
        return [Info(0, 0, 1, 0, self.nodes, 0.0, [first], 0.0)]

    def _begin(
        self, board: chess.Board, limit: Limit, barred: Sequence[chess.Move], lines: int
    ) -> None:
        wanted = self._lines
        wanted["barred"][0, : len(barred)] = [search.move_word(board, move) for move in barred]
        wanted["bars"], wanted["wanted"] = len(barred), lines
        wanted["depth_limit"] = limit.depth or 0
        self._used = self._table[: max(len(self._used), _places(limit, len(self._table)))]
        search.begin(self._state, wanted, kernel.from_board(board), _rows_before(board))
        self._state["limit"] = limit.nodes or 0
        # The search reads the clock itself: on a busy machine another thread gets its turn late.
        search.set_deadline(self._state, limit.seconds)

    def _infos(self, started: float) -> list[Info]:
        """The lines that are known now."""
        lines, sample = self._lines[0], self._used[:1000]
        full = np.count_nonzero(sample[:, 0]) / len(sample)
        seconds = time.perf_counter() - started
        return [
            Info(
                int(lines["reached"][place]),
                int(lines["deepest"][place]),
                place + 1,
                int(lines["score"][place]),
                int(lines["nodes"][place]),
                seconds,
                [kernel.move_of(int(word)) for word in lines["moves"][place, :length]],
                full,
            )
            for place, length in enumerate(lines["length"][: lines["count"]])
        ]


def _places(limit: Limit, most: int) -> int:
    """How much of a table to use: to find what is spread over much memory takes longer. A part once
    used stays in use until the game is over."""
    if limit.seconds is None:
        return most
    wanted = int(min(limit.seconds * _PLACES_A_SECOND, most))
    return min(most, max(_FEWEST_PLACES, 1 << wanted.bit_length()))


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


def _is_enough(best: Info, limit: Limit, moves: int, pace: Pace | None, started: float) -> bool:
    """Whether a clock says that looking deeper is of no use."""
    if limit.seconds is not None and moves == 1:
        return True
    spent = time.perf_counter() - started
    if limit.seconds is not None and spent >= limit.seconds:
        return True  # too few nodes since then for the search to have looked at the clock
    return pace is not None and pace.is_enough(best.line[0], best.score, spent)


def both(one: Callable[[], T], other: Callable[[], T]) -> tuple[T, T]:
    """What two searches come to, side by side: compiled code lets go of Python meanwhile."""
    with ThreadPoolExecutor(max_workers=1) as pool:
        found = pool.submit(other)
        return one(), found.result()


def _rows_before(board: chess.Board) -> list[kernel.Row]:
    """The positions that this one may repeat, in order."""
    back, rows = board.copy(), list[kernel.Row]()
    while back.move_stack and back.halfmove_clock and len(rows) < _REPEATED_WITHIN:
        back.pop()
        rows.append(kernel.from_board(back))
    return rows[::-1]
