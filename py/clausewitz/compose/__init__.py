"""Composing puzzles: boards guessed by ASP, filtered and repaired exactly, proved, written.

`guess` asks asp/compose.lp, `puzzle` is the exact filter, `repair` mends, `longer` makes mates in
three, `proof` has the last word, `catalogue` writes; `run` puts them together.
"""

from clausewitz.compose.run import Run, compose
from clausewitz.compose.summary import Summary
from clausewitz.compose.wish import MOST_WORTH, Wish, usual_men

__all__ = ["MOST_WORTH", "Run", "Summary", "Wish", "compose", "usual_men"]
