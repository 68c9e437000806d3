"""The paper's players and their slow twins: moves, values and numbers of states are the same.

All modes at depths 3 and 4. The positions have few men, so that python-chess gets there: positions
of the middlegame, where some modes would take it minutes, are part of `make agree`.
"""

import chess
import pytest

from clausewitz.errors import ClausewitzError
from clausewitz.kernel import engine
from clausewitz.kernel.engine import Rule, Use
from clausewitz.play.naming import find_player
from clausewitz.play.paper import BasePlayer, PruningPlayer, rule_set
from clausewitz.play.players import Limit
from play.minimax_modes import MODES, disagreements

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
    "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 3 40",  # a trapped man
    "k7/8/1K6/8/8/8/8/7R w - - 0 1",  # mates
    "7k/4Q3/6K1/8/8/8/8/8 w - - 0 1",
    "8/8/4k3/8/8/3BK3/8/8 w - - 97 100",  # draws
    "8/5k2/8/8/8/5n2/4P3/4K3 w - - 98 80",
    "4k3/pp3p2/8/2p5/8/2P5/PP3P2/4K3 w - - 0 1",  # pawns
    "8/8/8/1k6/8/1p1K4/1P6/8 w - - 0 1",
    "4k3/8/8/8/1b6/8/3N1PPP/4K2R w K - 0 1",
)


def test_there_are_twenty_positions_and_all_subsets_of_the_rules() -> None:
    assert len(set(POSITIONS)) == 20
    assert len([mode for mode in MODES.values() if mode.use is Use.LEAVE_OUT]) >= 2 + 15


@pytest.mark.parametrize("part", range(4))
def test_players_see_what_their_twins_see(part: int) -> None:
    assert disagreements(POSITIONS[part::4], (3, 4), MODES) == []


def test_a_disagreement_is_seen() -> None:
    wrong = {"pruning": MODES["pruning 4"]._replace(quiescence=True)}
    right = {"pruning": MODES["pruning 4"]}
    fen = POSITIONS[9]
    assert disagreements([fen], [3], wrong) == disagreements([fen], [3], right) == []
    seen = [_states(fen, mode) for mode in (*wrong.values(), *right.values())]
    assert seen[0] != seen[1]


def _states(fen: str, rules: engine.Rules) -> int:
    return BasePlayer("handmade", rules=rules).choose(chess.Board(fen), Limit(depth=3)).nodes or 0


def test_ordering_changes_no_value() -> None:
    for fen in POSITIONS:
        board, limit = chess.Board(fen), Limit(depth=4)
        base, ordering = (
            BasePlayer("winning", rules=MODES[mode]).choose(board, limit).score
            for mode in ("base", "ordering 1234")
        )
        assert base == ordering


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("base", engine.NO_RULES),
        ("base:handmade,quiescence=yes", engine.NO_RULES._replace(quiescence=True)),
        ("pruning", engine.PAPER_RULES),
        ("pruning:uniform,rules=4", engine.Rules(Rule.SOUND, Rule.SOUND)),
        ("ordering", engine.Rules(15, 15, Use.ORDER)),
        ("reducing:rules=34,plies=1", engine.Rules(12, 12, Use.REDUCE, 1)),
    ],
)
def test_players_by_name(name: str, rules: engine.Rules) -> None:
    player = find_player(name)
    assert isinstance(player, BasePlayer)
    assert player.rules == rules


def test_the_pruning_player_has_openings_unless_told_otherwise() -> None:
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
