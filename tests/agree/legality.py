"""Both ASP encodings of legality against python-chess: `make agree-asp`.

Every line says what was compared and how many disagreements there were; any makes the exit
status 1. The part of it that takes seconds is in test_legality.py.
"""

import sys

from agree.comparing import encoding_disagreements
from agree.sources import (
    GAMES,
    PERFT_SUITE,
    STANDARD,
    Perft,
    game_positions,
    perft_suite,
    public_or,
)
from agree.whole import compare, count
from clausewitz.asp import Encoding
from clausewitz.play.rules import By
from clausewitz.position.board import parse_fen

POSITIONS = {Encoding.RAYS: 10_000, Encoding.DECLARATIVE: 1_000}


def main() -> int:
    games, suite = public_or("games", GAMES), public_or("perft", PERFT_SUITE)
    real = game_positions(max(POSITIONS.values()), path=games, each=40)
    odd = [position.board for position in perft_suite(suite)]
    wrong = 0
    for encoding, number in POSITIONS.items():
        some = real[:number]
        wrong += compare(f"{encoding}, real games", some, encoding, encoding_disagreements)
        wrong += compare(f"{encoding}, perft suite", odd, encoding, encoding_disagreements)
    standard = [Perft(parse_fen(fen), {3: leaves}) for fen, leaves in STANDARD]
    wrong += count("perft 3", standard, 3, By.ASP)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
