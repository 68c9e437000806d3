"""How a table of theories is written; apart from what takes long to import."""

from enum import StrEnum


class TableFormat(StrEnum):
    """How a table is written."""

    TEXT = "text"
    CSV = "csv"
    LATEX = "latex"
