"""Quiet positions of games, with how the games ended."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import chess
import chess.pgn
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.engines.own.evaluation_weights import EvaluationWeights
from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.kernel import search
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.evaluation_features import Rows, are_linear

RESULTS = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}
_OPENING = 12  # plies, of which no position is taken
_INFINITE = 31_000


@dataclass(frozen=True)
class QuietPositions:
    """Positions as rows, the result of their game (1 is won by the side to move), and which game
    of all they are from."""

    rows: Rows
    results: NDArray[np.float64]
    games: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.rows)


class Quiet:
    """Says whether captures change what a position is worth."""

    def __init__(self, weights: EvaluationWeights) -> None:
        self._state = search.search_state(weights.packed(), search.ALL_SWITCHES)
        self._table = np.zeros((2, 2), np.uint64)

    def __call__(self, row: NDArray[np.uint64]) -> bool:
        self._state["rows"][0, 0] = row
        self._state["nodes"] = self._state["stop"] = 0
        quiet = search.look(self._state, self._table, 0, -_INFINITE, _INFINITE)
        # Below a window that no position reaches the side to move stands, and says for what.
        return quiet == search.look(self._state, self._table, 0, -_INFINITE, 1 - _INFINITE)


def collect(
    files: list[Path], per_game: int, most: int, seed: int, weights: EvaluationWeights
) -> QuietPositions:
    """So many positions at most, as many from each file as there are for it, in order of games."""
    quiet = Quiet(weights)
    rows, results, games = list[NDArray[np.uint64]](), list[float](), list[int]()
    numbers = count()
    for place, file in enumerate(files):
        share = (most - len(rows)) // (len(files) - place)
        until = len(rows) + share
        for game in pgn_games(file):
            if len(rows) >= until:
                break
            number = next(numbers)
            chance = random.Random(f"{seed} game {number}")
            for row, result in _chosen(game, per_game, chance, quiet):
                rows.append(row)
                results.append(result)
                games.append(number)
    if not rows:
        raise ClausewitzError("no quiet position was found in the games")
    linear = are_linear(np.array(rows))
    return QuietPositions(
        np.array(rows)[linear], np.array(results)[linear], np.array(games)[linear]
    )


def _chosen(
    game: chess.pgn.Game, most: int, chance: random.Random, quiet: Quiet
) -> Iterator[tuple[NDArray[np.uint64], float]]:
    """Random quiet positions of a game that has a result."""
    result = RESULTS.get(game.headers.get("Result", "*"))
    moves = list(game.mainline_moves())
    places = range(_OPENING, len(moves))
    if result is None or not places or refusal(game):
        return
    chosen = set(chance.sample(places, min(most, len(places))))
    board = game.board()
    for place, move in enumerate(moves):
        if place in chosen and not board.is_check():
            row = kernel.from_board(board)
            if quiet(row):
                yield row, result if board.turn else 1 - result
        board.push(move)
