"""Clauses tried by the kernel on many positions together.

The same meaning as in Prolog, and tests hold the two together. What the kernel does not know is
said so (UnknownToKernelError), and is Prolog's to answer.
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.matching.goals import clause_program
from clausewitz.matching.join_plan import UnknownToKernelError
from clausewitz.matching.legal_cases import (
    Cases,
    cases_of,
    cases_of_moves,
    knight_twins,
    promotions,
    with_listed,
    with_memory,
)
from clausewitz.matching.looked_up import LookedUpWord, Relations
from clausewitz.matching.step_limit import step_limit
from clausewitz.matching.tactic_network import Matches, TacticNetwork
from clausewitz.matching.unfolding import unfolded

__all__ = [
    "Cases",
    "LookedUpWord",
    "Matches",
    "Relations",
    "TacticNetwork",
    "UnknownToKernelError",
    "cases_of",
    "cases_of_moves",
    "knight_twins",
    "matches",
    "promotions",
    "tactic_matches",
    "unfolded",
    "with_listed",
    "with_memory",
]


def matches(clause: Clause, cases: Cases, among: NDArray[np.uint64] | None = None) -> Matches:
    """For each case (or each of those numbered in `among`), whether the clause proposes it."""
    words = clause_program(clause, cases.relations)
    with step_limit(cases.rows, lambda _: clause.head.predicate):
        return kernel.try_cases(words, cases.rows, cases.listed, cases.table, among)


def tactic_matches(tactic: Tactic, theory: Theory, cases: Cases) -> Matches:
    """For each case, whether some clause of the tactic proposes it; helpers are unfolded.

    A pawn that promotes becomes a queen: what is said of knights is Prolog's to answer, too.
    """
    network = TacticNetwork([replace(theory, tactics=(tactic,))], cases.relations)
    if network.unknown or network.speaks_of_knights:
        raise network.unknown.get(0) or UnknownToKernelError(f"{tactic.name} speaks of knights")
    return np.asarray(network.matches(cases)[0])
