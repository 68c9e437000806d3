"""Reasons for moves, each with its proof, the best first: by what tactics are worth."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause
from clausewitz.matching.clause_matrix import TacticProgram, clause_columns
from clausewitz.matching.legal_cases import Cases
from clausewitz.tactics.ranking.best_proofs import best_proofs
from clausewitz.tactics.ranking.shipped_clauses import reason_programs, reason_worths

MOST_REASONS = 4
"""Of a move: the best."""
_MATE = "mate_in_one"


@dataclass(frozen=True, slots=True)
class ProvedReason:
    """A tactic, or a plain reason, that holds of a move."""

    name: str
    clause: Clause
    values: Mapping[str, str | int]
    """The proof: the value of each witness."""
    worth: float
    """Its precision on a natural sample of puzzles."""


Reasons = dict[int, list[ProvedReason]]


def proved_reasons(cases: Cases, among: NDArray[np.int64]) -> Reasons:
    """For each of the cases its reasons, the best first: by the first clause of each that holds."""
    programs = _best_first()
    held = clause_columns([each.program for each, _ in programs], cases, among)
    named: dict[str, NDArray[np.bool_]] = {}
    left = np.full(len(among), MOST_REASONS)
    found: Reasons = {}
    for (each, worth), holds in zip(programs, held, strict=True):
        before = named.setdefault(each.name, np.zeros(len(among), np.bool_))
        new = holds & ~before & (left > 0)
        before |= holds
        left -= new
        for case, values in best_proofs(each, cases, among[new]):
            found.setdefault(case, []).append(ProvedReason(each.name, each.clause, values, worth))
    return found


def _best_first() -> list[tuple[TacticProgram, float]]:
    worths = {name: worth.precision for name, worth in reason_worths().items()}
    programs = [(each, worths.get(each.name, 0.0)) for each in reason_programs()]
    return sorted(programs, key=lambda known: -known[1])


def knight_mates(cases: Cases, among: NDArray[np.int64]) -> Reasons:
    """The cases in which a pawn mates as a knight, and not as a queen; with that as the reason."""
    programs = [(each, worth) for each, worth in _best_first() if each.name == _MATE]
    held = clause_columns([each.program for each, _ in programs], cases, among)
    by_queen = np.zeros(len(among), np.bool_)
    for (each, _), holds in zip(programs, held, strict=True):
        by_queen |= holds & (not each.program.of_knights)
    return {
        case: [ProvedReason(each.name, each.clause, {}, worth)]
        for (each, worth), holds in zip(programs, held, strict=True)
        if each.program.of_knights
        for case in among[holds & ~by_queen].tolist()
    }
