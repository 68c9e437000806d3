"""When a line is a tactic: it mates, or is so much better than all others that it must be found."""

from collections.abc import Sequence

from clausewitz.advice.judged_line import JudgedLine, margin

MARGIN = 0.2
"""Chances by which the best move must be better than the next for there to be a tactic."""

AS_GOOD = 0.1
"""Chances that another move may be short of the best one and still be told."""


def claimed(lines: Sequence[JudgedLine]) -> list[JudgedLine]:
    """Of the best lines of a position, those that are tactics: none, where nothing stands out."""
    best = lines[0]
    if best.mate is not None and best.mate > 0:
        return [line for line in lines if line.mate is not None and line.mate > 0]
    return [best] if margin(lines) >= MARGIN else []
