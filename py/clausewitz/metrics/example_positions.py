"""Positions in which a tactic can be seen at work."""

from dataclasses import replace

import chess
import numpy as np

from clausewitz.clauses import Tactic, Theory
from clausewitz.metrics.move_table import Flags, LegalMoves
from clausewitz.metrics.results import ExamplePosition
from clausewitz.tactics.by_prolog import suggest_all

MOST_SHOWN = 3


def shown(flags: Flags, moves: LegalMoves, most: int = MOST_SHOWN) -> list[ExamplePosition]:
    """The first positions in which the move played is proposed, then others."""
    hits = np.flatnonzero(flags[moves.played])[:most].tolist()
    found = [_shown(moves, position, int(moves.played[position])) for position in hits]
    if len(found) < most:
        _, firsts = np.unique(moves.position[flags], return_index=True)
        for number in np.flatnonzero(flags)[firsts].tolist():
            position = int(moves.position[number])
            if len(found) < most and position not in hits:
                found.append(_shown(moves, position, number))
    return found


def _shown(moves: LegalMoves, position: int, number: int) -> ExamplePosition:
    move, played = (moves.ucis[n] for n in (number, moves.played[position]))
    return ExamplePosition(
        moves.boards[position], chess.Move.from_uci(move), chess.Move.from_uci(played)
    )


def proved(tactic: Tactic, theory: Theory, places: list[ExamplePosition]) -> list[ExamplePosition]:
    """The same with the bindings that prove each move, by Prolog."""
    alone = Theory(theory.source, (tactic,), theory.helpers)
    found = suggest_all([place.board for place in places], [alone])
    rows = []
    for place, suggestions in zip(places, found, strict=True):
        bindings = [s.bindings for s in suggestions if s.move == place.move]
        rows.append(replace(place, bindings=bindings[0] if bindings else {}))
    return rows
