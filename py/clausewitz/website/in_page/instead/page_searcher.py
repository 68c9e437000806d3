"""The search engine beside Python in the page: the kernel as WebAssembly looks, as in search.js."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import chess
import page_host

from clausewitz.engines.own.evaluation_kinds import PLAYING, WORDS
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.search_limit import mate_distance as mate_distance
from clausewitz.position.board import fen_of
from clausewitz.support.errors import ClausewitzError

T = TypeVar("T")


@dataclass(frozen=True)
class Info:
    """What a search has found at its last depth."""

    depth: int
    score: int
    nodes: int
    line: list[chess.Move]


class Searcher:
    """A search with its memory."""

    def __init__(self, megabytes: int = 64, evaluation: str = PLAYING) -> None:
        self._searcher = page_host.searcher(megabytes, evaluation == WORDS)

    def new_game(self) -> None:
        """Forget all positions and moves."""
        self._searcher.forget()

    def remember(self, other: "Searcher") -> None:
        """Know what another search of the same size knows."""
        self._searcher.remember(other._searcher)

    def search(
        self, board: chess.Board, limit: Limit, among: Sequence[chess.Move] = ()
    ) -> list[Info]:
        """The best line; `among` are the first moves to choose from, if not all."""
        wanted = {
            "after": [move.uci() for move in board.move_stack],
            "nodes": limit.nodes or 0,
            "only": [move.uci() for move in among],
        }
        found = json.loads(page_host.search(self._searcher, fen_of(board.root()), _json(wanted)))
        if not found and board.legal_moves:  # too few nodes for the first depth
            first = next(move for move in board.legal_moves if not among or move in among)
            return [Info(0, 0, 0, [first])]
        if not found:
            raise ClausewitzError(f"no legal move in {board.fen()}")
        return [
            Info(one["depth"], one["score"], one["nodes"], _moves(one["moves"])) for one in found
        ]


def both(one: Callable[[], T], other: Callable[[], T]) -> tuple[T, T]:
    """What two searches come to, one after the other: a worker of a page has one processor."""
    return one(), other()


def _moves(words: Sequence[str]) -> list[chess.Move]:
    return list(map(chess.Move.from_uci, words))


def _json(value: object) -> str:
    return json.dumps(value)
