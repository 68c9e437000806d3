"""Positions in which a tactic can be seen at work."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from clausewitz.clauses import Tactic, Theory
from clausewitz.metrics.move_table import Flags, LegalMoves
from clausewitz.tactics.by_prolog import suggest_all

MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Shown:
    """A position, a move that the tactic proposes there, and the move that was played."""

    position: int
    fen: str
    move: str
    played: str
    bindings: Mapping[str, str] = field(default_factory=dict)
    """The values of the clause's variables that prove it, if they were asked for."""


def shown(flags: Flags, moves: LegalMoves, most: int = MOST_SHOWN) -> list[Shown]:
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


def _shown(moves: LegalMoves, position: int, number: int) -> Shown:
    played = moves.ucis[moves.played[position]]
    return Shown(position, moves.fens[position], moves.ucis[number], played)


def proved(tactic: Tactic, theory: Theory, places: list[Shown], moves: LegalMoves) -> list[Shown]:
    """The same with the bindings that prove each move, by Prolog."""
    alone = Theory(theory.source, (tactic,), theory.helpers)
    found = suggest_all([moves.boards[place.position] for place in places], [alone])
    rows = []
    for place, suggestions in zip(places, found, strict=True):
        of_move = [s for s in suggestions if s.move.uci() == place.move]
        bindings = dict(of_move[0].bindings) if of_move else {}
        rows.append(Shown(place.position, place.fen, place.move, place.played, bindings))
    return rows
