"""What moves are worth by the paper's rules.

Of patterns that match the same move, one more general than another does not count. What is left is
looked at apart, gains and losses, and of each the larger counts; what is usual in such a position,
less than a pawn's worth, comes on top. Then the other side: the worst of its answers counts, an
answer that a pattern of the move names, or a threat, a pattern of the other side's move that
matches as if we passed. A move that touches the squares of a threat changes what the threat is made
of and is freed of it; and what a pattern of the move says of an answer goes before what a threat
says of the same.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import chess

from clausewitz.patterns.graphs.hierarchy import Hierarchy
from clausewitz.patterns.graphs.pattern import Pattern
from clausewitz.patterns.ranking.matcher import Match, Matcher, Ranked

_PARTS = 8  # so many packs of patterns that came later, and they are packed anew


@dataclass(frozen=True, slots=True)
class _Answer:
    """A move of the other side, what it gains, who says so; and the squares that it rests on."""

    move: chess.Move
    gain: int
    match: Match
    squares: chess.SquareSet


class PatternEvaluator:
    """Patterns with their hierarchy, ready to value the moves of positions."""

    def __init__(self, patterns: Sequence[Pattern] = ()) -> None:
        self.patterns: list[Pattern] = []
        self.hierarchy = Hierarchy()
        self.nodes: list[int] = []
        self._parts: list[tuple[int, Matcher]] = []
        self.add(patterns)

    def add(self, patterns: Sequence[Pattern]) -> None:
        """Patterns with canonical graphs come to those that are there."""
        if not patterns:
            return
        self._parts.append((len(self.patterns), _matcher(patterns)))
        self.patterns += patterns
        self.nodes += [self.hierarchy.insert(pattern.graph) for pattern in patterns]
        if len(self._parts) > _PARTS:
            self._parts = [(0, _matcher(self.patterns))]

    def reweigh(self, patterns: Sequence[Pattern]) -> None:
        """The same patterns with other weights."""
        self.patterns[:] = patterns

    def _matches(
        self, board: chess.Board, found: Callable[[Matcher, chess.Board], list[Match]]
    ) -> Iterable[Match]:
        for start, matcher in self._parts:
            yield from (m._replace(pattern=m.pattern + start) for m in found(matcher, board))

    def rank(self, board: chess.Board) -> list[chess.Move]:
        return [value.move for value in self.explain(board)]

    def explain(self, board: chess.Board) -> list[Ranked]:
        """The legal moves, best first; equal ones by their names. The score is what a move is worth
        in hundredths of a pawn, the reasons are its pattern that counts and that of the answer."""
        by_move: dict[tuple[int, int], list[Match]] = defaultdict(list)
        for match in self._matches(board, Matcher.matches):
            by_move[match.move.from_square, match.move.to_square].append(match)
        threats = list(self._threats(board))
        found = [
            self._value(move, by_move.get((move.from_square, move.to_square), []), threats)
            for move in board.legal_moves
        ]
        return sorted(found, key=lambda value: (-value.score, value.move.uci()))

    def _value(self, move: chess.Move, matches: list[Match], threats: list[_Answer]) -> Ranked:
        material = self.most_special(m for m in matches if self._is_material(m))
        position = self.most_special(m for m in matches if not self._is_material(m))
        gain = max((m for m in material if self._weight(m) > 0), key=self._weight, default=None)
        loss = max((m for m in material if self._weight(m) < 0), key=self._weight, default=None)
        usual = max(position, key=self._weight, default=None)
        own = [match for match in (gain, loss, usual) if match is not None]
        worst = self._worst(move, matches, threats)
        worth = sum(map(self._weight, own))
        reasons = [*own, *([worst.match] if worst else [])]
        if move.promotion not in (None, chess.QUEEN):
            worth -= 1
        return Ranked(move, worth - (worst.gain if worst else 0), tuple(reasons))

    def _is_material(self, match: Match) -> bool:
        return self.patterns[match.pattern].origin == "material"

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
        for match in self._matches(board, Matcher.threats):
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
        named = list(self._named(matches))
        named_moves = {answer.move for answer in named}
        standing = [
            threat
            for threat in threats
            if threat.move not in named_moves
            and move.from_square not in threat.squares
            and move.to_square not in threat.squares
        ]
        answers = [answer for answer in (*named, *standing) if answer.gain > 0]
        return max(answers, key=lambda answer: answer.gain, default=None)

    def _named(self, matches: list[Match]) -> Iterable[_Answer]:
        """For each answer that patterns of the move name, what the most special says."""
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


def _matcher(patterns: Sequence[Pattern]) -> Matcher:
    """Of answers and threats, every way to match counts."""
    every = [n for n, p in enumerate(patterns) if p.replies or p.graph.is_threat]
    return Matcher([pattern.graph for pattern in patterns], every)
