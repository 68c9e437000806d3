"""The paper's players at fixed nodes, which is how weights are compared."""

import chess
import pytest

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError

BOARD = chess.Board("r1bq1rk1/pp2nppp/2n1p3/2ppP3/3P4/P1PB1N2/2P2PPP/R1BQK2R w KQ - 0 9")


def test_nodes_last_for_all_depths_together() -> None:
    fixed = find_player("base:handmade")
    costs = [fixed.choose(BOARD, Limit(depth=depth)).nodes or 0 for depth in (1, 2, 3)]
    deepening = find_player("base:handmade,deepen=yes")
    for nodes, depth in ((sum(costs), 3), (sum(costs) - 1, 2), (sum(costs[:2]), 2), (1, 1)):
        found = deepening.choose(BOARD, Limit(nodes=nodes))
        assert found.depth == depth, nodes
        assert found.nodes == costs[depth - 1]
        assert found.move == fixed.choose(BOARD, Limit(depth=depth)).move


def test_without_the_word_only_the_depth_counts() -> None:
    found = find_player("pruning:handmade,openings=no").choose(BOARD, Limit(nodes=1))
    assert found.depth == 4


def test_a_search_that_was_given_up_leaves_nothing_behind() -> None:
    player = find_player("pruning:handmade,openings=no,deepen=yes")
    first = player.choose(BOARD, Limit(nodes=300))
    player.choose(BOARD, Limit(nodes=5000))
    assert player.choose(BOARD, Limit(nodes=300)) == first


def test_deepen_is_yes_or_no() -> None:
    with pytest.raises(ClausewitzError, match="yes or no"):
        find_player("base:handmade,deepen=maybe")
