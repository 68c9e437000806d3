"""Examples: positions with the move that was played, from games and puzzles of any number.

An example says that a move was played in a position (label 1), or that the move is *not* a case of
what is to be learned (label 0). The other legal moves of a position are written down as negatives
only if asked for: the search for tactics makes them from the FEN itself.
"""

from clausewitz.games.contradictions import refuse_contradictions, without_contradictions
from clausewitz.games.example import SPLITS, Example, RatingRange
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.game_stream import GameWish
from clausewitz.games.lichess_puzzles import PuzzleWish
from clausewitz.games.other_moves import with_other_moves
from clausewitz.games.published_files import Kind, Source
from clausewitz.games.sampler import Sample, Shares, sample_games, sample_puzzles, words

__all__ = [
    "SPLITS",
    "Example",
    "GameWish",
    "Kind",
    "PuzzleWish",
    "RatingRange",
    "Sample",
    "Shares",
    "Source",
    "read_examples",
    "refuse_contradictions",
    "sample_games",
    "sample_puzzles",
    "with_other_moves",
    "without_contradictions",
    "words",
    "write_examples",
]
