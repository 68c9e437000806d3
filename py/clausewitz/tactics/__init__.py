"""The heart: a clause and a position give moves, each with its proof and its reason in English."""
