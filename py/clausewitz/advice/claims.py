"""When a line is a tactic: it mates, or is so much better than all others that it must be found."""

from collections.abc import Sequence

from clausewitz.advice.judged_line import JudgedLine, margin

# Chances by which the best move must be better than the next for there to be a tactic: less where
# it leads to an advantage. Chosen on puzzles and quiet positions apart from those of the figures:
# see "Which move, and why" in docs/measured.md.
_MARGIN = 0.155
_MARGIN_OF_ADVANTAGE = 0.1
_ADVANTAGE = 0.2
_MORE_THAN_A_DRAW = 60  # hundredths of a pawn, where every other move leads to a forced draw
_CLEAR = 0.17  # a margin that needs no motif beside it


def is_clear(lines: Sequence[JudgedLine]) -> bool:
    """Whether the best line stands out so far that it is told whatever it shows."""
    return lines[0].mate is not None or margin(lines) >= _CLEAR


def claimed(lines: Sequence[JudgedLine]) -> list[JudgedLine]:
    """Of the best lines of a position, those that are tactics: none, where nothing stands out."""
    best = lines[0]
    if best.mate is not None:
        return [line for line in lines if line.mate is not None and line.mate > 0]
    if len(lines) > 1 and lines[1].score == 0 and best.score >= _MORE_THAN_A_DRAW:
        return [best]
    needed = _MARGIN_OF_ADVANTAGE if best.chances >= _ADVANTAGE else _MARGIN
    return [best] if margin(lines) >= needed else []
