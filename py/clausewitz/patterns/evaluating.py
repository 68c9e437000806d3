"""What moves are worth by the paper's rules.

Of patterns that match the same move, one more general than another does not count. What is left is
looked at apart, gains and losses, and of each the larger counts. Then the other side: the worst of
its answers counts, an answer that a pattern of the move tells of, or a threat, a pattern of the
other side's move that matches as if we passed. A move that touches the squares of a threat changes
what the threat is made of and is freed of it; and what a pattern of the move tells of an answer
goes before what a threat says of the same.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import chess

from clausewitz.patterns.hierarchy import Hierarchy
from clausewitz.patterns.matcher import Match, Matcher
from clausewitz.patterns.model import Pattern


@dataclass(frozen=True, slots=True)
class Value:
    """A move, what it is worth in hundredths of a pawn, and the patterns that say so.

    `reasons` are the pattern of the move that counts, and of the answer, where there is one.
    """

    move: chess.Move
    worth: int
    reasons: tuple[Match, ...] = ()


@dataclass(frozen=True, slots=True)
class _Answer:
    """A move of the other side, what it gains, who says so; and the squares that it rests on."""

    move: chess.Move
    gain: int
    match: Match
    squares: chess.SquareSet


class Evaluator:
    """Patterns with their hierarchy, ready to value the moves of positions."""

    def __init__(self, patterns: Sequence[Pattern]) -> None:
        self.patterns = patterns
        self.hierarchy = Hierarchy()
        self.nodes = [self.hierarchy.insert(pattern.graph) for pattern in patterns]
        every = [
            number
            for number, pattern in enumerate(patterns)
            if pattern.replies or pattern.graph.is_threat
        ]
        self.matcher = Matcher([pattern.graph for pattern in patterns], every)

    def values(self, board: chess.Board) -> list[Value]:
        """The legal moves, best first; equal ones by their names."""
        by_move: dict[tuple[int, int], list[Match]] = defaultdict(list)
        for match in self.matcher.matches(board):
            by_move[match.move.from_square, match.move.to_square].append(match)
        threats = list(self._threats(board))
        found = [
            self._value(move, by_move.get((move.from_square, move.to_square), []), threats)
            for move in board.legal_moves
        ]
        return sorted(found, key=lambda value: (-value.worth, value.move.uci()))

    def _value(self, move: chess.Move, matches: list[Match], threats: list[_Answer]) -> Value:
        special = self.most_special(matches)
        gain = max((m for m in special if self._weight(m) > 0), key=self._weight, default=None)
        loss = max((m for m in special if self._weight(m) < 0), key=self._weight, default=None)
        own = [match for match in (gain, loss) if match is not None]
        worst = self._worst(move, matches, threats)
        worth = sum(map(self._weight, own))
        reasons = [*own, *([worst.match] if worst else [])]
        if not own and special:
            reasons.insert(0, special[0])
        if move.promotion not in (None, chess.QUEEN):
            worth -= 1
        return Value(move, worth - (worst.gain if worst else 0), tuple(reasons))

    def _weight(self, match: Match) -> int:
        return self.patterns[match.pattern].weight

    def most_special(self, matches: Iterable[Match]) -> list[Match]:
        """Those matches whose pattern is not more general than another's."""
        matches = list(matches)
        general: set[int] = set()
        for node in {self.nodes[match.pattern] for match in matches}:
            general |= self.hierarchy.ancestors(node)
        return [match for match in matches if self.nodes[match.pattern] not in general]

    def _threats(self, board: chess.Board) -> Iterable[_Answer]:
        by_move: dict[chess.Move, list[Match]] = defaultdict(list)
        for match in self.matcher.threats(board):
            by_move[match.move].append(match)
        for move, matches in by_move.items():
            way = chess.SquareSet.between(move.from_square, move.to_square)
            for match in self.most_special(matches):
                squares = chess.SquareSet(match.squares) | way
                yield _Answer(move, self._weight(match), match, squares)

    def _worst(
        self, move: chess.Move, matches: list[Match], threats: list[_Answer]
    ) -> _Answer | None:
        """The answer that costs most, if any costs something."""
        told = list(self._told(matches))
        spoken_of = {answer.move for answer in told}
        standing = [
            threat
            for threat in threats
            if threat.move not in spoken_of
            and move.from_square not in threat.squares
            and move.to_square not in threat.squares
        ]
        answers = [answer for answer in (*told, *standing) if answer.gain > 0]
        return max(answers, key=lambda answer: answer.gain, default=None)

    def _told(self, matches: list[Match]) -> Iterable[_Answer]:
        """For each answer that patterns of the move tell of, what the most special says."""
        by_answer: dict[chess.Move, list[tuple[Match, int]]] = defaultdict(list)
        for match in matches:
            for origin, target, gain in self.patterns[match.pattern].replies:
                answer = chess.Move(match.squares[origin], match.squares[target])
                by_answer[answer].append((match, gain))
        for answer, sayings in by_answer.items():
            special = {m.pattern for m in self.most_special(m for m, _ in sayings)}
            match, gain = max(
                (saying for saying in sayings if saying[0].pattern in special),
                key=lambda saying: saying[1],
            )
            yield _Answer(answer, gain, match, chess.SquareSet())
