"""What the position after a move is called, if the table of openings names it."""

from functools import cache

import chess

from clausewitz.advice.lines.judgement_limits import limit
from clausewitz.clauses import read_text
from clausewitz.games.opening_lines import read_facts, table_file
from clausewitz.support.data import cached, package_sources


def opening_name(after: chess.Board) -> tuple[str, str] | None:
    """Code and name of the opening, if it is this very position that bears the name."""
    if after.fullmove_number > limit("opening_until"):
        return None
    if after.occupied.bit_count() < limit("opening_pieces"):
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
