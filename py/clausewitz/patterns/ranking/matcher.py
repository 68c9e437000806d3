"""The kernel's matcher with Python's face: which patterns match which moves of a board."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns import entries, pack_layout
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.ranking.packer import pack_graphs

_ALL_FOUND = int(pack_layout.ALL_FOUND)
_MOVES = (1 << _ALL_FOUND - int(pack_layout.ALL_MOVES)) - 1
_MANY = (1 << int(pack_layout.ALL_MOVES)) - 1
_PATTERN = (1 << int(pack_layout.FOUND_MOVE)) - 1


class Match(NamedTuple):
    """A pattern that matches a move, and the square of each of its vertices."""

    pattern: int
    move: chess.Move
    squares: tuple[chess.Square, ...]


@dataclass(frozen=True, slots=True)
class Ranked:
    """A move, its score, and the patterns that say so or had most to say."""

    move: chess.Move
    score: int
    reasons: tuple[Match, ...] = ()


@dataclass(frozen=True, slots=True)
class PositionMatches:
    """All that matches in a position, as words of the kernel.

    `moves` are the legal moves; a line of `own` is a match of one of them, its number in `moves`,
    the pattern, the set of squares, the square of each vertex; in `threats`, the number is the
    squares of a move of the other side.
    """

    moves: list[chess.Move]
    own: NDArray[np.uint64]
    threats: NDArray[np.uint64]


class Matcher:
    """Some canonical graphs, packed. Of those in `every_way`, all ways to match are found.

    `pack` is what the packer made of them before, if that was cached.
    """

    def __init__(
        self,
        graphs: Sequence[Graph],
        every_way: Sequence[int] = (),
        *,
        shared: bool = True,
        pack: Row | None = None,
    ) -> None:
        self.graphs = graphs
        self.moves = np.zeros(MAX_MOVES, np.uint64)
        """Where the kernel lists the legal moves."""
        if pack is None:
            pack = pack_graphs(graphs, every_way, shared=shared)
        found = np.zeros(pack_layout.FOUND * pack_layout.MAX_FOUND, np.uint64)
        self.packed: tuple[Row, Row, Row] = pack, pack_layout.buffer_for(pack), found
        """What the kernel matches with: the pack, a working buffer, a buffer for what it finds."""

    def found(self, board: chess.Board) -> PositionMatches:
        answer = int(entries.match_all(*self.packed, kernel.from_board(board), self.moves))
        own, whole = answer >> int(pack_layout.ALL_MOVES) & _MOVES, answer >> _ALL_FOUND
        words = self.packed[2][: whole * pack_layout.FOUND]
        lines = words.reshape(-1, pack_layout.FOUND).copy()
        moves = [kernel.move_of(int(word)) for word in self.moves[: answer & _MANY]]
        return PositionMatches(moves, lines[:own], lines[own:])

    def matches(self, board: chess.Board) -> list[Match]:
        """The matches of legal moves, one line for each; a promotion stands for all."""
        found = self.found(board)
        return [
            Match(self.pattern(line), found.moves[int(line[0]) >> 32], self.squares(line))
            for line in found.own
        ]

    def threats(self, board: chess.Board) -> list[Match]:
        """The matches of what the other side could do, were it to move."""
        return [
            Match(self.pattern(line), threat_move(line), self.squares(line))
            for line in self.found(board).threats
        ]

    @staticmethod
    def pattern(line: NDArray[np.uint64]) -> int:
        return int(line[0]) & _PATTERN

    def squares(self, line: NDArray[np.uint64]) -> tuple[chess.Square, ...]:
        word, count = int(line[2]), len(self.graphs[self.pattern(line)].contents)
        return tuple(word >> 6 * vertex & 63 for vertex in range(count))


def threat_move(line: NDArray[np.uint64]) -> chess.Move:
    word = int(line[0]) >> int(pack_layout.FOUND_MOVE)
    return chess.Move(word & 63, word >> 6)
