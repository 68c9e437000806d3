"""What a player plays, and why: the kernel chooses, the decision explains."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import chess

from clausewitz.clauses import Text
from clausewitz.endgames.decisions import Decision, DecisionWay, Test, decision_of, way_through
from clausewitz.endgames.player_files import EndgamePlayer
from clausewitz.endgames.trees import number_text
from clausewitz.kernel import endgames
from clausewitz.kernel.endgames.language import STATUSES
from clausewitz.position.board import after_move, fen_of, material
from clausewitz.support.errors import ClausewitzError
from clausewitz.wording import say


@dataclass(frozen=True)
class Weighed:
    """A move, its score, and the way through the tree that gave it."""

    move: chess.Move
    score: float
    way: DecisionWay


@dataclass(frozen=True)
class EndgameReason:
    """A choice: the tree that was used, all moves weighed by it, the one that was chosen."""

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
    """The tree, and the last thing it tested, in a line."""
    way = reason.chosen.way
    answers = _answers(way.answers[-1:])
    return say([f"endgame_choice({reason.status}, {answers}, {_leaf(reason.chosen)})"])[0]


def reason_text(reason: EndgameReason, board: chess.Board, name: str) -> str:
    """Why a move was chosen, in English."""
    chosen = reason.chosen
    as_good = ", ".join(_san(board, other) for other in reason.as_good)
    parts = [
        _san(board, chosen),
        str(Text(name)),
        reason.status,
        _answers(chosen.way.answers),
        _leaf(chosen),
        f"[{as_good}]",
        _next(reason, board),
    ]
    return say([f"endgame_reason({', '.join(parts)})"])[0]


def _next(reason: EndgameReason, board: chess.Board) -> str:
    """The best of the moves with a lower score."""
    chosen = reason.chosen
    for other in reason.others:
        if other.score < chosen.score:
            different = _first_difference(chosen.way, other.way)
            return f"next({_san(board, other)}, {_number(other.score)}, {different})"
    return "none"


def _first_difference(one: DecisionWay, other: DecisionWay) -> str:
    """What the other way answered otherwise first."""
    for (_, answer), (test, otherwise) in zip(one.answers, other.answers, strict=False):
        if answer != otherwise:
            return _answer(test, otherwise)
    return "none"


def _answers(answers: Sequence[tuple[Test, bool]]) -> str:
    return f"[{', '.join(_answer(test, answer) for test, answer in answers)}]"


def _answer(test: Test, answer: bool) -> str:
    operands = ", ".join(map(str, test.operands))
    return f"{test.kind}({operands}, {str(answer).lower()})"


def _leaf(weighed: Weighed) -> str:
    score, number = weighed.way.leaf.score, _number(weighed.score)
    return f"leaf({number}, {score})" if isinstance(score, str) else f"leaf({number})"


def _number(score: float) -> str:
    return str(Text(number_text(score)))


def _san(board: chess.Board, weighed: Weighed) -> str:
    return str(Text(board.san(weighed.move)))
