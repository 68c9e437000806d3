"""The Base Player and the Pruning Player of Han, Lavelle and Wilkerson, and others by its rules."""

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.search_limit import Choice, Limit
from clausewitz.kernel import minimax
from clausewitz.kernel.minimax import Rule, Rules, Use
from clausewitz.play.openings.book import PAPER, Manner, OpeningBook
from clausewitz.play.player import Player
from clausewitz.play.players import paper_heuristic
from clausewitz.support.errors import ClausewitzError

DEPTH = 4  # as in the paper's experiments
_KNOWN = 1 << 20  # positions that one search remembers
_PER_HUNDREDTH = 10  # the heuristic counts in thousandths of a pawn

NUMBERED = {"1": Rule.ATTACKED, "2": Rule.ACTIVE, "3": Rule.CAPTURING, "4": Rule.SOUND}
"""The rules as the paper numbers them: attacked pieces, more active, captures, no lost exchange."""


class BasePlayer(Player):
    """Minimax with alpha-beta to a fixed depth, over all moves."""

    rules = minimax.NO_RULES
    deepens = False
    """Whether nodes limit it: it looks as far ahead as they last, instead of always as far."""

    def __init__(
        self, weights: str = "winning", depth: int = DEPTH, rules: Rules | None = None
    ) -> None:
        self.name = f"{type(self).__name__}({weights})"
        self.rules = rules or type(self).rules
        self._depth = depth
        self._tree = minimax.minimax_tree(
            paper_heuristic.weights(weights).values(), paper_heuristic.places()
        )
        self._table = np.zeros((_KNOWN, 2), np.uint64)
        self.states = self.known = 0

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        """Only the depth of the limit counts, as the paper has it, unless the player deepens."""
        if self.deepens and limit.nodes:
            return self._deepen(board, limit.nodes, limit.depth or minimax.MINIMAX_MOST)
        depth = limit.depth or self._depth
        if depth > minimax.MINIMAX_MOST:
            raise ClausewitzError(f"the paper's players look at most {minimax.MINIMAX_MOST} ahead")
        return self._choice(self._look(board, depth), depth)

    def _deepen(self, board: chess.Board, nodes: int, deepest: int) -> Choice:
        """What the last depth says that was finished within the nodes, all depths together."""
        seen, left, depth = self._look(board, 1), nodes, 1
        found = self._choice(seen, depth)
        while depth < deepest and left > seen.states:
            left -= seen.states
            depth += 1
            seen = self._look(board, depth, left)
            if seen.states > left:
                break
            found = self._choice(seen, depth)
        return found

    def _look(self, board: chess.Board, depth: int, limit: int = 0) -> minimax.Seen:
        row = kernel.from_board(board)
        seen = minimax.look_ahead(self._tree, self._table, row, depth, self.rules, limit)
        self.states += seen.states
        self.known += seen.known
        return seen

    def _choice(self, seen: minimax.Seen, depth: int) -> Choice:
        return Choice(seen.move, seen.value // _PER_HUNDREDTH, depth, seen.states)


class PruningPlayer(BasePlayer):
    """The same over the moves that four rules leave, the last of them for the other side too; and
    openings by cases while there are any."""

    rules = minimax.PAPER_RULES

    def __init__(
        self,
        weights: str = "winning",
        depth: int = DEPTH,
        manner: Manner | None = PAPER,
        rules: Rules | None = None,
    ) -> None:
        super().__init__(weights, depth, rules)
        self._book = OpeningBook(manner=manner) if manner else None

    def new_game(self) -> None:
        if self._book:
            self._book.new_game()

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        advised = self._book.advise(board) if self._book else None
        return advised or super().choose(board, limit)


def pruning_rules(numbers: str = "1234", quiescence: bool = False) -> Rules:
    """These rules leave out moves, the fourth those of the other side too."""
    own = rule_set(numbers)
    return Rules(own, own & Rule.SOUND, quiescence=quiescence)


def ordering_rules(numbers: str = "1234", quiescence: bool = False) -> Rules:
    """These rules say which replies of both sides are looked at first; all are, so that the same
    moves are played as without rules."""
    both = rule_set(numbers)
    return Rules(both, both, Use.ORDER, quiescence=quiescence)


def reducing_rules(numbers: str = "1234", plies: int = 2, quiescence: bool = False) -> Rules:
    """Moves of both sides that these rules would leave out are looked at so many plies less far,
    and again in full if they are better than what is known."""
    both = rule_set(numbers)
    return Rules(both, both, Use.REDUCE, plies, quiescence)


def rule_set(numbers: str) -> Rule:
    """The rules of some of the numbers 1 to 4."""
    if not numbers or len(set(numbers)) < len(numbers) or not set(numbers) <= NUMBERED.keys():
        raise ClausewitzError(f'rules are some of the numbers 1 to 4, not "{numbers}"')
    found = Rule(0)
    for number in numbers:
        found |= NUMBERED[number]
    return found
