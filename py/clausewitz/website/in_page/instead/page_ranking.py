"""Ranked moves, of which the page needs only how sure a share is (precision.py)."""
