"""Weights that are found: by generations of agents that play, or by fitting what positions say."""
