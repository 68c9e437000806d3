"""What is known of a game that was judged: its moves, and the chances in it (game_judge.py)."""

from dataclasses import dataclass, field, replace

import chess

from clausewitz.advice.lines.advised_lines import SearchedLine, with_mate
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import move_classes
from clausewitz.coaching.judges import Care, turned_back


@dataclass(slots=True)
class JudgedMove:
    """A move of a game. Scores are for the side that made it."""

    board: chess.Board
    """Before the move; it remembers the move that led there, if there is one."""
    move: chess.Move
    """The null move where the game ended."""
    best: JudgedLine
    """The best line there."""
    value: int
    """What the move is worth: hundredths of a pawn, or a mate."""
    answer: tuple[chess.Move, ...] = ()
    """The best line after the move."""
    care: Care = Care.GLANCE
    answered: SearchedLine | None = None
    """The best line as `suggest` has it, where it was looked at for as long."""
    weighed: dict[chess.Move, int] = field(default_factory=dict)
    """What another evaluation gives to some moves, where it was called."""

    @property
    def score(self) -> int:
        """What the position is worth, if the best is played."""
        return max(self.best.score, self.value)

    @property
    def classes(self) -> frozenset[str]:
        """What the move is by logic/judgement/mistakes.pl: a slip, a mistake, …"""
        is_best = self.move == self.best.move
        return move_classes(self.best.score, self.value, is_best=is_best, other=self._other)

    @property
    def _other(self) -> tuple[int, int] | None:
        if not {self.best.move, self.move} <= self.weighed.keys():
            return None
        return self.weighed[self.best.move], self.weighed[self.move]

    @property
    def is_mistake(self) -> bool:
        """Whether it gives away much; a move that still wins easily is none."""
        return "mistake" in self.classes

    @property
    def is_great_mistake(self) -> bool:
        """Whether it gives away so much that nobody would call it a slower way to win."""
        return "great_mistake" in self.classes

    @property
    def is_oversight(self) -> bool:
        """Whether it gives away a mate or a piece, though the game stays won or lost."""
        return "overlooked" in self.classes

    @property
    def is_blamed(self) -> bool:
        """Whether something bad is said of it."""
        return self.is_mistake or self.is_oversight

    @property
    def is_failure(self) -> bool:
        """Whether a tactic was not played that was much to have."""
        return self.is_great_mistake or self.is_oversight

    @property
    def is_nearly_best(self) -> bool:
        """Whether no move is better by much: a slower mate is not as good."""
        return "nearly_best" in self.classes

    @property
    def is_slip(self) -> bool:
        """Whether it gives enough away for the answer to be a chance."""
        return "slip" in self.classes

    @property
    def best_answer(self) -> JudgedLine:
        """The best line after the move, for the side to move then; there may be no move in it."""
        return JudgedLine(self.answer, turned_back(self.value))

    @property
    def played(self) -> JudgedLine:
        """The line that the game took, as it was judged."""
        return JudgedLine((self.move, *self.answer), self.value)


@dataclass(frozen=True, slots=True)
class Chance:
    """A position of a game in which a tactic was to be had."""

    at: int
    """Which move of the game it was, from 0."""
    move: JudgedMove
    given: bool
    """Whether the opponent's last move has made it possible."""
    counts: bool = True
    """Whether it is one that may be found or missed; others are listed if they are overlooked."""

    @property
    def taken(self) -> bool:
        return bool(self.move.move) and not self.move.is_failure and not self.move.is_slip

    @property
    def missed(self) -> bool:
        return self.counts and self.move.is_great_mistake

    @property
    def overlooked(self) -> bool:
        return self.move.is_failure and not self.missed

    @property
    def line(self) -> JudgedLine:
        """The tactic: the best line, or that of another move which was played and is as good."""
        is_other = self.taken and self.move.move != self.move.best.move
        return self.move.played if is_other else self.move.best

    @property
    def searched(self) -> SearchedLine:
        """The same with other replies, where it is as `suggest` has it."""
        answered, board = self.move.answered, self.move.board
        if answered is not None and answered.line == self.line:
            return replace(answered, board=board)
        return SearchedLine(board, with_mate(board.copy(stack=False), self.line))


@dataclass(slots=True)
class JudgedGame:
    """The moves of a game, and the chances in it; the last may be in the position at its end."""

    moves: list[JudgedMove]
    chances: list[Chance] = field(default_factory=list)

    def answer_to(self, at: int) -> JudgedLine:
        """The best line after a move."""
        if at + 1 < len(self.moves):
            return self.moves[at + 1].best
        return self.moves[at].best_answer
