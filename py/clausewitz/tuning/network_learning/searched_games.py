"""Games that the engine plays against itself, of which the positions that it judged are taken."""

import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import NETWORK
from clausewitz.engines.own.evaluation_weights import named
from clausewitz.engines.own.network_file import find_network
from clausewitz.kernel import search
from clausewitz.kernel.search.packed_positions import PACKED_WORDS, Packed
from clausewitz.kernel.search.scores import INFINITE
from clausewitz.kernel.search.searched_positions import AT_A_TIME, GAME, go_on
from clausewitz.kernel.search.state import I64

_FEWEST, _MORE = 10, 60  # positions that a search looks at
_DEEPEST = 8
_MOST = int(INFINITE)
_MEGABYTES = 1  # of the table: as much as the processor's cache holds


def searched_positions(starts: kernel.Row, seed: int, part: int, count: int) -> Packed:
    """So many positions of one part, which depends on nothing but its number and the seed. Half of
    the games begin with the first of the starts and random moves, the others near any of them."""
    weights = named("clausewitz").packed()
    state = search.search_state(weights, search.ALL_SWITCHES, find_network(NETWORK))
    table, game = search.new_table(_MEGABYTES), np.zeros(1, GAME)
    game["chance"] = np.random.default_rng((seed, part)).integers(1, 2**63)
    game["fewest"], game["more"] = _FEWEST, _MORE
    found, number, score = np.empty((count + AT_A_TIME, PACKED_WORDS), np.uint64), 0, 0
    while number < count:
        number += int(go_on(state, game, I64(score), starts, found[number:]))
        score = _search(state, table)
    return found[:count]


def _search(state: search.States, table: search.Table) -> int:
    """The score of the position that was set up, to the last depth that was finished."""
    stopped, score = state["stop"], 0
    for depth in range(1, _DEEPEST + 1):
        found = search.look(state, table, depth, -_MOST, _MOST)
        if stopped[0]:
            break
        score = found
    return score
