"""Clausewitz: chess tactics as logic clauses."""

__version__ = "0.1.0"
