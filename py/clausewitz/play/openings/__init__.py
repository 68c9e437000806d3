"""Openings by cases: boards of known lines, the nearest to a given board, and how they went on."""

from clausewitz.games.opening_lines import (
    OpeningGames,
    OpeningLine,
    play_moves,
    read_facts,
    read_lines,
    table_file,
)
from clausewitz.play.openings.book import ENGINE, PAPER, UNSORTED, Manner, OpeningBook
from clausewitz.play.openings.cases import Case, CaseBase, NamedOpening, table, with_lines

__all__ = [
    "ENGINE",
    "PAPER",
    "UNSORTED",
    "Case",
    "CaseBase",
    "Manner",
    "NamedOpening",
    "OpeningBook",
    "OpeningGames",
    "OpeningLine",
    "play_moves",
    "read_facts",
    "read_lines",
    "table",
    "table_file",
    "with_lines",
]
