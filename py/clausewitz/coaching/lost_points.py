"""What moves gave away, in points: a game that was won and is lost is one of them."""

from collections import defaultdict
from collections.abc import Iterable

from clausewitz.advice.lines.judged_line import chances
from clausewitz.coaching.judged_moves import JudgedMove
from clausewitz.coaching.pace import phase_of

LostPoints = tuple[tuple[str, float], ...]
"""By phase."""
_DIGITS = 4


def lost_points(moves: Iterable[JudgedMove]) -> LostPoints:
    """Points that moves gave away by phase: half of the winning chances, which run from -1 to 1."""
    lost: dict[str, float] = defaultdict(float)
    for move in moves:
        lost[phase_of(move.board)] += (chances(move.score) - chances(move.value)) / 2
    return tuple((phase, round(points, _DIGITS)) for phase, points in sorted(lost.items()))
