"""What a player plays, and why: the kernel chooses, the decision tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import chess

from clausewitz.board import after_move, fen_of, material
from clausewitz.clauses import vocabulary
from clausewitz.endgames.decisions import (
    Decision,
    DecisionWay,
    Leaf,
    Test,
    decision_of,
    way_through,
)
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.endgames.trees import number_text
from clausewitz.errors import ClausewitzError
from clausewitz.kernel import endgames
from clausewitz.kernel.endgames import STATUSES


@dataclass(frozen=True)
class Weighed:
    """A move, its score, and the way through the tree that gave it."""

    move: chess.Move
    score: float
    way: DecisionWay


@dataclass(frozen=True)
class EndgameReason:
    """A choice: the tree that was asked, all moves weighed by it, the one that was chosen."""

    status: str
    chosen: Weighed
    others: tuple[Weighed, ...]

    @property
    def as_good(self) -> tuple[Weighed, ...]:
        """The others with the same score, which the random choice left out."""
        return tuple(other for other in self.others if other.score == self.chosen.score)


class Chooser:
    """A player at the board. It has no memory: in the same position it plays the same move."""

    def __init__(self, player: EndgamePlayer) -> None:
        self.player = player
        self._compiled = endgames.players_of([player.programs()])

    def choose(self, board: chess.Board) -> tuple[chess.Move, float]:
        """The move and its score."""
        found = endgames.choose(self._compiled, board)
        if found is None:
            raise ClausewitzError(f"there is no legal move in {fen_of(board)}")
        return found

    def move(self, board: chess.Board) -> chess.Move:
        """The move alone."""
        return self.choose(board)[0]

    def reason(self, board: chess.Board) -> EndgameReason:
        """The move, and how all moves were weighed."""
        move, _ = self.choose(board)
        status = status_of(board)
        decision = self._decisions[status]
        weighed = {m: _weighed(decision, board, m) for m in board.legal_moves}
        chosen = weighed.pop(move)
        others = sorted(weighed.values(), key=lambda other: (-other.score, other.move.uci()))
        return EndgameReason(STATUSES[status], chosen, tuple(others))

    @cached_property
    def _decisions(self) -> Sequence[Decision]:
        return [decision_of(tree) for tree in self.player.trees]


def status_of(board: chess.Board) -> int:
    """The number of the tree for the side to move: how its material stands."""
    worth = material(board, board.turn)
    return 0 if worth > 0 else 1 if worth == 0 else 2


def _weighed(decision: Decision, board: chess.Board, move: chess.Move) -> Weighed:
    after = after_move(board, move)
    seen = endgames.terminals(board, after)
    way = way_through(decision, seen)
    score = way.leaf.score
    return Weighed(move, float(seen[score]) if isinstance(score, str) else score, way)


def short_reason(reason: EndgameReason) -> str:
    """The tree, and the last thing it asked, in a line."""
    way = reason.chosen.way
    last = f", {_answer_words(*way.answers[-1])}" if way.answers else ""
    return f"tree for {reason.status}{last}: {_leaf_words(way.leaf, reason.chosen.score)}"


def reason_text(reason: EndgameReason, board: chess.Board, name: str) -> str:
    """Why a move was chosen, in English."""
    chosen, lines = reason.chosen, list[str]()
    lines.append(f"{board.san(chosen.move)}: {name}, tree for {reason.status}")
    lines += [f"  {_answer_words(test, answer)}" for test, answer in chosen.way.answers]
    lines.append(f"  score {_leaf_words(chosen.way.leaf, chosen.score)}")
    if reason.as_good:
        moves = ", ".join(board.san(other.move) for other in reason.as_good)
        lines.append(f"  equally good, but not chosen: {moves}")
    below = [other for other in reason.others if other.score < chosen.score]
    if below:
        next_best = below[0]
        different = _first_difference(chosen.way, next_best.way)
        because = f", where {different}" if different else ""
        score = number_text(next_best.score)
        lines.append(f"  next: {board.san(next_best.move)}, score {score}{because}")
    return "\n".join(lines)


def _first_difference(one: DecisionWay, other: DecisionWay) -> str:
    """What the other way answered otherwise first."""
    for (_, answer), (test, otherwise) in zip(one.answers, other.answers, strict=False):
        if answer != otherwise:
            return _answer_words(test, otherwise)
    return ""


def _answer_words(test: Test, answer: bool) -> str:
    if test.kind == "smaller":
        one, other = (_operand_words(operand) for operand in test.operands)
        return f"{one} is {'' if answer else 'not '}smaller than {other}"
    name = str(test.operands[0])
    if test.kind == "not_zero":
        return f"{name} is {'not ' if answer else ''}0"
    words = _english(name)
    return words if answer else f"not: {words}"


def _operand_words(operand: str | int) -> str:
    return operand if isinstance(operand, str) else ("nothing" if operand == 0 else "one")


def _leaf_words(leaf: Leaf, score: float) -> str:
    text = number_text(score)
    return f"{text}: {leaf.score}" if isinstance(leaf.score, str) else text


@cache
def _english(name: str) -> str:
    known = {signature.name: signature.english for signature in vocabulary().values()}
    return known[name]
