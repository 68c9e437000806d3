"""Clausewitz: chess tactics as logic clauses."""

__version__ = "0.2.0"
