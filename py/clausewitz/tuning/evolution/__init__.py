"""Endgame players by evolution, as in GP-EndChess: breeding trees, games for fitness, measuring."""
