"""Openings by cases: boards of known lines, the nearest to a given board, and how they went on."""
