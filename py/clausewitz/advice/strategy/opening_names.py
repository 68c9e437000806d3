"""What the position after a move is called, if the table of openings names it."""

from functools import cache

import chess

from clausewitz.clauses import read_text
from clausewitz.games.opening_lines import read_facts, table_file
from clausewitz.support.data import cached, package_sources

_LAST = 18
"""The last move after which a position may be named; the longest line has 36 half moves."""
_FEWEST = 20
"""Pieces, pawns included: with fewer the opening is over."""


def opening_name(after: chess.Board) -> tuple[str, str] | None:
    """Code and name of the opening, if it is this very position that bears the name."""
    if after.fullmove_number > _LAST or after.occupied.bit_count() < _FEWEST:
        return None
    found = named_positions().get(_key(after))
    return (found[0], found[1]) if found else None


@cache
def named_positions() -> dict[str, list[str]]:
    """By position; it takes a second to play all lines, so that is done once."""
    sources = [read_text(table_file()), *package_sources("advice/strategy/opening_names.py")]
    found: dict[str, list[str]] = cached("opening-names", sources, _named_positions)
    return found


def _named_positions() -> dict[str, list[str]]:
    """The position at the end of each line; of two names for one position, that read first."""
    board, played = chess.Board(), list[str]()
    found: dict[str, list[str]] = {}
    for line in sorted(read_facts(table_file()), key=lambda line: line.moves):
        shared = 0
        while shared < len(played) and line.moves[shared : shared + 1] == (played[shared],):
            shared += 1
        for _ in played[shared:]:
            board.pop()
        for san in line.moves[shared:]:
            board.push_san(san)
        played = list(line.moves)
        found.setdefault(_key(board), [line.eco, line.name])
    return found


def _key(board: chess.Board) -> str:
    return f"{board.board_fen()} {'w' if board.turn else 'b'}"
