"""Patterns at work: matched by the kernel, they rank and filter the moves of a position."""
