"""What a player says about positions: scores for the side to move, saved as they come."""

from collections.abc import Callable
from contextlib import closing
from functools import partial

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.parameters import parse_player
from clausewitz.play.players.player_names import find_player
from clausewitz.runs.pool import Workers
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.evaluation_features import Rows

UNKNOWN = np.nan
_CHUNK = 500


def check_labeller(player: str) -> None:
    """Refuse a player that is not there, or that would think for ever."""
    if parse_player(player).limit(Limit()) == Limit():
        raise ClausewitzError(f'"{player}" needs a limit, as in {player}:nodes=2000')
    find_player(player).close()


def evaluate(name: str, chunk: tuple[int, Rows]) -> tuple[int, NDArray[np.float64]]:
    """The scores. Every position is a new game, so a score depends on nothing but its position."""
    start, rows = chunk
    limit = parse_player(name).limit(Limit())
    scores = np.full(len(rows), UNKNOWN)
    with closing(find_player(name)) as player:
        for number, row in enumerate(rows):
            player.new_game()
            score = player.choose(kernel.to_board(row), limit).score
            if score is None:
                raise ClausewitzError(f"{name} reports no scores")
            scores[number] = score
    return start, scores


def label(
    rows: Rows,
    known: NDArray[np.float64],
    player: str,
    workers: Workers,
    save: Callable[[NDArray[np.float64]], None],
) -> NDArray[np.float64]:
    """Evaluate all positions without a label; the labels are saved after every chunk."""
    labels = known.copy()
    chunks = (
        (start, rows[start : start + _CHUNK])
        for start in range(0, len(rows), _CHUNK)
        if np.isnan(known[start : start + _CHUNK]).any()
    )
    with closing(workers.map(partial(evaluate, player), chunks)) as evaluated:
        for start, scores in evaluated:
            labels[start : start + len(scores)] = scores
            save(labels)
    return labels
