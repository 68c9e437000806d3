"""The pieces of a puzzle: as letters (KQPkrp, capitals White's), and checked."""

from collections import Counter

import chess

from clausewitz.position.board import PIECE_VALUES
from clausewitz.support.errors import ClausewitzError

LETTERS = "KQRBNPkqrbnp"
AT_FIRST = {"q": 1, "r": 2, "b": 2, "n": 2, "p": 8}
"""How many of a kind a side has when a game starts."""
_VALUES = {chess.piece_symbol(piece): value for piece, value in PIECE_VALUES.items()} | {"k": 0}
MOST_PIECES = 16


def read_pieces(text: str, size: int, promoted: bool) -> str:
    """The pieces that letters stand for, sorted, or one line that says why they make no puzzle."""
    if unknown := sorted(set(text) - set(LETTERS)):
        letters = ", ".join(unknown)
        raise ClausewitzError(f"no piece is called {letters}: the letters are {LETTERS}")
    for king, side in (("K", "white"), ("k", "black")):
        if (kings := text.count(king)) != 1:
            raise ClausewitzError(f"{side} has {kings or 'no'} king{'s'[: kings > 1]} in {text}")
    if len(text) > size * size // 2:
        raise ClausewitzError(f"{len(text)} pieces are too many for a board of {size} by {size}")
    for side, pieces in ("white", white_of(text)), ("black", black_of(text)):
        if len(pieces) > MOST_PIECES:
            raise ClausewitzError(f"{side} has {len(pieces)} pieces, more than {MOST_PIECES}")
        if not is_possible(pieces, promoted):
            hint = "" if promoted else " (--promoted allows promoted pieces)"
            raise ClausewitzError(f"{side} cannot have {pieces} in a game{hint}")
    if not white_of(text).strip("K"):
        raise ClausewitzError("a king alone gives no mate: white needs another piece")
    return "".join(sorted(text, key=LETTERS.index))


def white_of(text: str) -> str:
    return "".join(letter for letter in text if letter.isupper())


def black_of(text: str) -> str:
    return "".join(letter for letter in text if letter.islower())


def is_possible(pieces: str, promoted: bool) -> bool:
    """Whether one side can have these pieces; a piece beyond the first ones was a pawn."""
    counts = Counter(pieces.lower())
    surplus = sum(max(0, counts[kind] - AT_FIRST[kind]) for kind in "qrbn")
    return counts["p"] + (surplus if promoted else 0) <= 8 and (promoted or not surplus)


def value_of(pieces: str) -> int:
    """What the pieces are worth in pawns."""
    return sum(_VALUES[letter.lower()] for letter in pieces)
