"""The paper's players and their slow twins: moves, values and numbers of states are the same.

All modes at depths 3 and 4. The positions have few pieces, so that python-chess gets there: those
of the middlegame, where some modes would take it minutes, are part of `make agree`.
"""

import chess
import pytest

from clausewitz.engines.own.search_limit import Limit
from clausewitz.kernel import minimax
from clausewitz.kernel.minimax import Rule, Use
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer, rule_set
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError
from play.minimax_modes import MODES, disagreements
from running import long

POSITIONS = (
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",  # en passant
    "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
    "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
    "8/P6k/8/8/8/8/6p1/K7 w - - 0 1",  # promotions
    "1n6/P3k3/8/8/8/8/3p4/2B1K3 w - - 0 1",
    "k7/p1P5/8/8/8/8/8/K2R4 w - - 0 1",
    "4k2r/5ppp/8/8/8/8/PPP5/R3K3 w Qk - 0 1",  # castling
    "4k3/8/8/8/8/8/3P4/R3K3 w Q - 0 1",
    "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1",  # a fork
    "4k3/8/2p1b3/3n4/4P3/8/3R4/4K3 w - - 0 1",  # exchanges
    "4k3/8/4q3/8/8/4R3/4R3/4K3 w - - 0 1",
    "4r1k1/5ppp/8/8/8/8/4N3/4K3 w - - 0 1",  # a pin
    "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 3 40",  # a trapped piece
    "k7/8/1K6/8/8/8/8/7R w - - 0 1",  # mates
    "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1",
    "8/8/4k3/8/8/3BK3/8/8 w - - 97 100",  # draws
    "8/5k2/8/8/8/5n2/4P3/4K3 w - - 98 80",
    "4k3/pp3p2/8/2p5/8/2P5/PP3P2/4K3 w - - 0 1",  # pawns
    "8/8/8/1k6/8/1p1K4/1P6/8 w - - 0 1",
    "4k3/8/8/8/1b6/8/3N1PPP/4K2R w K - 0 1",
)

OF_GAMES = (
    "r1bq1rk1/pp2nppp/2n1p3/2ppP3/3P4/P1PB1N2/2P2PPP/R1BQK2R w KQ - 0 9",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
)
"""With too many pieces for the twin."""


def test_there_are_twenty_positions_and_all_subsets_of_the_rules() -> None:
    assert len(set(POSITIONS)) == 20
    assert len([mode for mode in MODES.values() if mode.use is Use.LEAVE_OUT]) >= 2 + 15


@pytest.mark.parametrize("part", [0, *map(long, range(1, 20))])
def test_players_see_what_their_twins_see(part: int) -> None:
    assert disagreements(POSITIONS[part::20], (3, 4), MODES) == []


def test_a_disagreement_is_seen() -> None:
    wrong = {"pruning": MODES["pruning 4"]._replace(quiescence=True)}
    right = {"pruning": MODES["pruning 4"]}
    fen = POSITIONS[9]
    assert disagreements([fen], [3], wrong) == disagreements([fen], [3], right) == []
    seen = [_states(fen, mode) for mode in (*wrong.values(), *right.values())]
    assert seen[0] != seen[1]


def _states(fen: str, rules: minimax.Rules) -> int:
    return BasePlayer("handmade", rules=rules).choose(chess.Board(fen), Limit(depth=3)).nodes or 0


@pytest.mark.parametrize("numbers", ["1234", "34"])
def test_who_only_orders_plays_as_base_does_with_fewer_states(numbers: str) -> None:
    states = [0, 0]
    for fen in (*POSITIONS, *OF_GAMES):
        board, limit = chess.Board(fen), Limit(depth=4)
        base, ordering = (
            BasePlayer("winning", rules=MODES[mode]).choose(board, limit)
            for mode in ("base", f"ordering {numbers}")
        )
        assert (base.move, base.score) == (ordering.move, ordering.score)
        states = [states[0] + (base.nodes or 0), states[1] + (ordering.nodes or 0)]
    assert states[1] < states[0] / 2


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("base", minimax.NO_RULES),
        ("base:handmade,quiescence=yes", minimax.NO_RULES._replace(quiescence=True)),
        ("pruning", minimax.PAPER_RULES),
        ("pruning:uniform,rules=4", minimax.Rules(Rule.SOUND, Rule.SOUND)),
        ("ordering", minimax.Rules(15, 15, Use.ORDER)),
        ("reducing:rules=34,plies=1", minimax.Rules(12, 12, Use.REDUCE, 1)),
    ],
)
def test_players_by_name(name: str, rules: minimax.Rules) -> None:
    player = find_player(name)
    assert isinstance(player, BasePlayer)
    assert player.rules == rules


def test_the_pruning_player_has_openings_by_default() -> None:
    board, limit = chess.Board(), Limit(depth=1)
    assert find_player("pruning").choose(board, limit).reason
    assert not find_player("pruning:openings=no").choose(board, limit).reason
    assert PruningPlayer("handmade", manner=None).choose(board, limit).nodes


@pytest.mark.parametrize(
    "name", ["pruning:rules=5", "pruning:rules=44", "ordering:openings=no", "base:quiescence=maybe"]
)
def test_a_wrong_parameter_is_one_line(name: str) -> None:
    with pytest.raises(ClausewitzError, match=r"^[^\n]+$"):
        find_player(name)


def test_rules_by_number() -> None:
    assert rule_set("14") == Rule.ATTACKED | Rule.SOUND
