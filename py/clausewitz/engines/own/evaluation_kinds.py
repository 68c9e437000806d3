"""How the engine judges positions: names that cost nothing to load."""

WORDS, NETWORK = "words", "network"
"""By features that have names and weights, or by the network."""

PLAYING = WORDS
"""In games and for chess programs, unless another is wished for. Whatever says why a move is good
uses words."""
