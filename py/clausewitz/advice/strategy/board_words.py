"""The strategic words that hold in a position: strategic/4 of bk/strategy.pl, on bitboards.

The Prolog text is the meaning; a test compares the two.
"""

from functools import cached_property
from typing import NamedTuple

import chess

from clausewitz.advice.strategy import king_words, pawn_words, piece_words
from clausewitz.advice.strategy.seen_board import SeenBoard

_FINDERS = (
    *(pawn_words.pawns, pawn_words.structure, pawn_words.strong_squares),
    *(piece_words.rooks, piece_words.lines, piece_words.pieces, piece_words.bishops),
    *(piece_words.attacked, piece_words.eyed, king_words.king),
)


class Fact(NamedTuple):
    """A word that holds of something of a side."""

    word: str
    side: chess.Color
    arguments: tuple[str | int, ...]
    """Squares, the number of a file, a wing or a colour."""


class StrategicWords(SeenBoard):
    """A position with all that can be said of it."""

    @cached_property
    def facts(self) -> frozenset[Fact]:
        return frozenset(
            Fact(word, side, arguments)
            for side in chess.COLORS
            for find in _FINDERS
            for word, arguments in find(self, side)
        )
