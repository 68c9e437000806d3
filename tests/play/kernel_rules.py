"""The rules of the kernel's Pruning Player, move by move, as Python runs the same functions."""

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel import minimax
from clausewitz.kernel.board.legal_moves import MAX_MOVES, write_legal_moves
from clausewitz.kernel.board.make_move import make
from clausewitz.kernel.board.row import SLOTS, TURN
from clausewitz.kernel.minimax import Rule, considered_moves, pruning_rules
from clausewitz.kernel.minimax.tree import TREE
from clausewitz.kernel.search.state import I64


def rules_by_move(row: kernel.Row) -> dict[chess.Move, Rule]:
    """For each legal move the rules that speak for it, in check or not."""
    words, after = np.empty(MAX_MOVES, np.uint64), np.empty(SLOTS, np.uint64)
    found = {}
    for word in words[: int(write_legal_moves(row, words))]:
        make(row, word, after)
        found[kernel.move_of(int(word))] = Rule(int(pruning_rules.rules_of(row, word, after)))
    return found


def moves_to_consider(
    row: kernel.Row, rules: minimax.Rules, *, by_other: bool = False
) -> set[chess.Move]:
    """The moves that the rules leave, for the side that searches or for the other one."""
    tree = np.zeros(1, TREE).view(np.recarray)[0]
    tree.rows[0], tree.side = row, int(row[TURN]) ^ by_other
    tree.own_rules, tree.other_rules, tree.use = rules.own, rules.other, rules.use
    ply, count = I64(0), I64(write_legal_moves(row, tree.moves[0]))
    left = considered_moves.choose_moves(tree, ply, count, considered_moves.rules_for(tree, ply))
    return {kernel.move_of(int(word)) for word in tree.moves[0, : int(left)]}
