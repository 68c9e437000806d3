"""The Base and Pruning Players of Han, Lavelle and Wilkerson, compiled: minimax, rules, heuristic.

As the kernel's own face, this one speaks python-chess and numpy.
"""

from collections.abc import Sequence
from enum import IntEnum, IntFlag
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel import move_of
from clausewitz.kernel.board import exchange
from clausewitz.kernel.board.row import TURN, Row
from clausewitz.kernel.jit.compile import entry, jit
from clausewitz.kernel.minimax import heuristic, tree
from clausewitz.kernel.minimax import pruning_rules as rules
from clausewitz.kernel.minimax.minimax import MATE, minimax
from clausewitz.kernel.minimax.tree import TREE, Tree
from clausewitz.kernel.minimax.tree import Trees as Trees
from clausewitz.kernel.search.state import I64, Table

MINIMAX_MOST = tree.MOST


class Rule(IntFlag):
    """What speaks for a move; the last: it loses no exchange."""

    ATTACKED = int(rules.ATTACKED)
    ACTIVE = int(rules.ACTIVE)
    CAPTURING = int(rules.CAPTURING)
    SOUND = int(rules.SOUND)


ALL_RULES = Rule.ATTACKED | Rule.ACTIVE | Rule.CAPTURING | Rule.SOUND


class Use(IntEnum):
    """What the rules do to a move that they would not keep."""

    LEAVE_OUT = int(tree.LEAVE_OUT)
    ORDER = int(tree.ORDER)
    """It comes after the others, unless it is a first move."""
    REDUCE = int(tree.REDUCE)
    """And is looked at less far, unless that is better than what is known."""


class Rules(NamedTuple):
    """Which rules hold for moves of the side that searches and of the other, and what they do."""

    own: int
    other: int
    use: Use = Use.LEAVE_OUT
    reduction: int = 0
    """Plies."""
    quiescence: bool = False
    """Captures are followed beyond the depth."""


NO_RULES = Rules(0, 0)
PAPER_RULES = Rules(ALL_RULES, Rule.SOUND)


class Seen(NamedTuple):
    """What minimax found."""

    move: chess.Move
    value: int
    states: int
    known: int
    left_out: int


def minimax_tree(weights: Sequence[int], places: NDArray[np.int64]) -> Trees:
    """What minimax works on, with the weights of the heuristic in thousandths."""
    made = np.zeros(1, TREE)
    made["weights"] = weights
    made["places"] = places
    return made


def look_ahead(
    trees: Trees, table: Table, row: Row, depth: int, rules: Rules, limit: int = 0
) -> Seen:
    """The best move so many moves ahead, and its value to the side to move.

    If more states were visited than the limit, the search was given up, and neither is known.
    """
    trees["rows"][0, 0], trees["side"] = row, row[TURN]
    trees["own_rules"], trees["other_rules"], trees["use"] = rules.own, rules.other, rules.use
    trees["reduction"], trees["quiescence"] = rules.reduction, rules.quiescence
    for counter in ("states", "known", "left_out"):
        trees[counter] = 0
    trees["limit"] = limit
    trees["search"] += 1
    value = int(_look_ahead(trees, table, I64(depth)))
    move = move_of(int(trees["best"][0]))
    return Seen(move, value, *(int(trees[name][0]) for name in ("states", "known", "left_out")))


def heuristic_parts(row: Row, places: NDArray[np.int64]) -> tuple[int, int, int]:
    """Material, places and threats as the side to move sees them."""
    trees, found = minimax_tree((0, 0, 0), places), np.zeros(3, np.int64)
    trees["rows"][0, 0], trees["side"] = row, row[TURN]
    _write_parts(trees, found)
    material, standing, threats = (int(part) for part in found)
    return material, standing, threats


@jit
def _value_of(s: Tree, table: Table, depth: I64) -> I64:
    """Recursion starts with the very types it goes on with: a cached function crashes otherwise."""
    return minimax(s, table, I64(0), depth, I64(-MATE), I64(MATE))


@entry("int64(tree[::1], uint64[:, ::1], int64)", nogil=True, tree=TREE)
def _look_ahead(trees: Trees, table: Table, depth: I64) -> I64:
    return _value_of(trees[0], table, depth)


@jit
def _parts(s: Tree, found: NDArray[np.int64]) -> None:
    found[0] = exchange.material(s.rows[0], s.side)
    found[1] = heuristic.places(s.rows[0], s.side, s.places)
    found[2] = heuristic.threats(s.rows[0], s.side)


@entry("void(tree[::1], int64[::1])", tree=TREE)
def _write_parts(trees: Trees, found: NDArray[np.int64]) -> None:
    _parts(trees[0], found)
