"""When a line is a tactic: it mates, or is so much better than all others that it must be found."""

from collections.abc import Sequence

from clausewitz.advice.lines.judged_line import JudgedLine, margin

# Chances by which the best move must be better than the next for there to be a tactic: less where
# it leads to an advantage. Chosen on puzzles and quiet positions apart from those of the figures:
# see docs/measured/advice.md.
_MARGIN = 0.155
_MARGIN_OF_ADVANTAGE = 0.1
_ADVANTAGE = 0.2
_MORE_THAN_A_DRAW = 60  # hundredths of a pawn, where every other move leads to a forced draw

# Margins that need no motif beside them, and the chances from which on they do not.
_CLEAR = ((0.17, -1.0), (_MARGIN, _ADVANTAGE), (_MARGIN_OF_ADVANTAGE, 0.35))


def is_clear(lines: Sequence[JudgedLine]) -> bool:
    """Whether the best line stands out so far that it is named whatever it shows."""
    best, more = lines[0], margin(lines)
    stands_out = any(more >= needed and best.chances >= least for needed, least in _CLEAR)
    return best.mate is not None or stands_out or _is_more_than_a_draw(lines)


def claimed(lines: Sequence[JudgedLine]) -> list[JudgedLine]:
    """Of the best lines of a position, those that are tactics: none, where nothing stands out."""
    best = lines[0]
    if best.mate is not None:
        return [line for line in lines if line.mate is not None and line.mate > 0]
    if _is_more_than_a_draw(lines):
        return [best]
    needed = _MARGIN_OF_ADVANTAGE if best.chances >= _ADVANTAGE else _MARGIN
    return [best] if margin(lines) >= needed else []


def _is_more_than_a_draw(lines: Sequence[JudgedLine]) -> bool:
    """Whether all moves but the best lead to a forced draw, which alone is worth exactly 0."""
    return len(lines) > 1 and lines[1].score == 0 and lines[0].score >= _MORE_THAN_A_DRAW
