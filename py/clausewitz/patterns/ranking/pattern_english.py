"""A pattern in English, and its squares on a board."""

import chess

from clausewitz.clauses import Clause
from clausewitz.patterns.graphs.pattern import Pattern
from clausewitz.patterns.graphs.pattern_clauses import NAMES, POSITION, clause_of, edge_literals
from clausewitz.patterns.ranking.matcher import Match
from clausewitz.wording import ReasonCase, read_clause, reason_texts


def in_words(pattern: Pattern, name: str) -> str:
    """What a pattern says of any board."""
    return read_clause(clause_of(pattern.graph, name))


def on_board(pattern: Pattern, match: Match, board: chess.Board) -> str:
    """What a pattern says of a match: its edges, by the pieces on the board."""
    whole = clause_of(pattern.graph, "pattern")
    edges = tuple(edge_literals(pattern.graph))
    clause = Clause(whole.head, edges, dict(whole.types) | {POSITION: "position"})
    return reason_texts([ReasonCase("pattern", board, (match.move,), bindings(match), clause)])[0]


def bindings(match: Match) -> dict[str, str]:
    """The squares beside those of the move, by the names that the clause gives them."""
    return {
        NAMES[vertex]: chess.square_name(square)
        for vertex, square in enumerate(match.squares)
        if vertex > 1
    }
