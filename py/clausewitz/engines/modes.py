"""What can be chosen; light, since every command line imports it."""

from enum import StrEnum

PATIENCE = 30.0
"""Seconds for one answer of an engine; one ply takes about a thousandth."""


class Mode(StrEnum):
    """How an engine is queried: after each move, or once before all."""

    CHILD = "child"
    ROOT = "root"
