"""The paper's players in all their modes, and how the kernel's disagree with their plain twins."""

from collections.abc import Iterable
from itertools import combinations, cycle

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel import minimax
from clausewitz.kernel.minimax import Rules, Use
from clausewitz.play.players import paper_heuristic
from clausewitz.play.players.base_and_pruning import ordering_rules, pruning_rules, reducing_rules
from play.twin_minimax import Memory, TwinPlayer, TwinRules

SUBSETS = ["".join(some) for size in (1, 2, 3, 4) for some in combinations("1234", size)]
MODES = {"base": minimax.NO_RULES, "base, quiescence": minimax.NO_RULES._replace(quiescence=True)}
MODES |= {f"pruning {numbers}": pruning_rules(numbers) for numbers in SUBSETS}
MODES |= {
    "pruning 1234, quiescence": pruning_rules(quiescence=True),
    "pruning 4, quiescence": pruning_rules("4", quiescence=True),
    "ordering 1234": ordering_rules(),
    "ordering 34": ordering_rules("34"),
    "ordering 1234, quiescence": ordering_rules(quiescence=True),
    "reducing 1234 by 1": reducing_rules(plies=1),
    "reducing 1234 by 2": reducing_rules(plies=2),
    "reducing 4 by 2": reducing_rules("4"),
    "reducing 1234 by 2, quiescence": reducing_rules(quiescence=True),
}
PLACES = {
    (piece, square): int(paper_heuristic.places()[piece << 6 | square])
    for piece in chess.PIECE_TYPES
    for square in chess.SQUARES
}
WEIGHTS = ("uniform", "base", "pruning", "handmade", "winning")
_USES = {Use.LEAVE_OUT: "leave out", Use.ORDER: "order", Use.REDUCE: "reduce"}


def disagreements(fens: Iterable[str], depths: Iterable[int], modes: dict[str, Rules]) -> list[str]:
    """Where kernel and twin differ in move, value or states; weights change with the position."""
    found = []
    table = np.zeros((1 << 20, 2), np.uint64)
    for fen, name in zip(fens, cycle(WEIGHTS)):
        board, memory = chess.Board(fen), Memory(PLACES)
        weights = paper_heuristic.weights(name).values()
        tree = minimax.minimax_tree(weights, paper_heuristic.places())
        for depth in depths:
            for mode, rules in modes.items():
                seen = minimax.look_ahead(tree, table, kernel.from_board(board), depth, rules)
                twin = TwinPlayer(weights, memory, _twin(rules))
                expected = (*twin.choose(board, depth), twin.states, twin.known)
                if seen[:4] != expected:
                    found.append(f"{mode}, depth {depth}, {name}, {fen}: {seen[:4]}, {expected}")
    return found


def _twin(rules: Rules) -> TwinRules:
    own, other, use, reduction, quiescence = rules
    return TwinRules(int(own), int(other), _USES[use], reduction, quiescence)
