"""python-chess and numpy on one side, the search on the other."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.boundary import move_of
from clausewitz.kernel.engine import entries
from clausewitz.kernel.engine.minimax import TREE, Trees
from clausewitz.kernel.engine.rules import ACTIVE, ATTACKED, CAPTURING, SOUND
from clausewitz.kernel.engine.state import I64, STATE, States, Table
from clausewitz.kernel.position import TURN, Row

_LONGEST = 64


def search_state(weights: NDArray[np.int64], switches: int) -> States:
    """A state to search with, all but the position."""
    state = np.zeros(1, STATE)
    state["weights"] = weights
    state["switches"] = switches
    state["reductions"] = _reductions()
    return state


def look(state: States, table: Table, depth: int, alpha: int, beta: int) -> int:
    """The score of the position in the state's first row, within the window."""
    return int(entries.look(state, table, I64(depth), I64(alpha), I64(beta)))


def move_word(board: chess.Board, move: chess.Move) -> int:
    """A move of the board as the kernel writes it."""
    piece = board.piece_type_at(move.from_square) or 0
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _reductions() -> NDArray[np.int64]:
    """How many plies less the n-th move is looked at, by depth and n."""
    table = np.zeros((_LONGEST, _LONGEST), np.int64)
    for depth in range(1, _LONGEST):
        for number in range(1, _LONGEST):
            table[depth, number] = int(0.6 + math.log(depth) * math.log(number) / 2.2)
    return table


class Seen(NamedTuple):
    """What minimax found."""

    move: chess.Move
    value: int
    states: int
    known: int
    left_out: int


class Rules(NamedTuple):
    """Which rules leave out moves of the side that searches, and of the other; sets of rules.py."""

    own: int
    other: int


NO_RULES = Rules(0, 0)
PAPER_RULES = Rules(int(ATTACKED | ACTIVE | CAPTURING | SOUND), int(SOUND))


def minimax_tree(weights: Sequence[int], places: NDArray[np.int64]) -> Trees:
    """What minimax works on, with the weights of the heuristic in thousandths."""
    tree = np.zeros(1, TREE)
    tree["weights"] = weights
    tree["places"] = places
    return tree


def minimax(tree: Trees, table: Table, row: Row, depth: int, rules: Rules) -> Seen:
    """The best move so many moves ahead, and its value to the side to move."""
    tree["rows"][0, 0] = row
    tree["side"] = row[TURN]
    tree["search"] += 1
    tree["own_rules"], tree["other_rules"] = rules
    for counter in ("states", "known", "left_out"):
        tree[counter] = 0
    value = int(entries.look_ahead(tree, table, I64(depth)))
    move = move_of(int(tree["best"][0]))
    return Seen(move, value, *(int(tree[name][0]) for name in ("states", "known", "left_out")))
