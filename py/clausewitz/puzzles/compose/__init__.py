"""Composing puzzles: boards guessed by ASP, filtered and repaired exactly, proved, written.

`guess` runs asp/compose.lp and has the last word, `puzzle` is the exact filter, `repair` mends,
`longer_mates` makes mates in three, `catalogue` writes; `composer` puts them together.
"""

from clausewitz.puzzles.compose.attempts import Summary
from clausewitz.puzzles.compose.composer import CompositionRun, compose
from clausewitz.puzzles.compose.puzzle_request import MOST_WORTH, PuzzleRequest, usual_pieces

__all__ = ["MOST_WORTH", "CompositionRun", "PuzzleRequest", "Summary", "compose", "usual_pieces"]
