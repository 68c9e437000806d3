"""How the engine judges positions: names that cost nothing to load."""

WORDS, NETWORK = "words", "network"
"""By features that have names and weights, or by the network."""

PLAYING = NETWORK
"""What the search uses unless another is wished for: docs/measured/engine.md has the figures."""
