"""Puzzles: composed from nothing, planned with clingo, set on sheets to print."""
