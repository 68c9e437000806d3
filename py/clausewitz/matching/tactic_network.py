"""Tactics tried on all legal moves of many positions, their clauses as one network."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.matching.clause_network import ClauseNetwork
from clausewitz.matching.compiler import without_promotion
from clausewitz.matching.goals import clause_program
from clausewitz.matching.legal_cases import Cases, Numbers, knight_twins, promotions, step_limit
from clausewitz.matching.looked_up import Relations, UnknownToKernelError
from clausewitz.matching.unfolding import unfolded

Matches = NDArray[np.bool_]


class TacticNetwork:
    """The tactics of some theories; those that the kernel does not know are named.

    A clause may speak of a promotion to a knight, but of no other.
    """

    def __init__(self, theories: Sequence[Theory], relations: Relations) -> None:
        self.tactics: list[Tactic] = []
        self.unknown: dict[int, UnknownToKernelError] = {}
        """Why the kernel does not know a tactic, by its number."""
        found: dict[bool, list[tuple[int, list[int]]]] = {False: [], True: []}
        for theory in theories:
            for tactic in theory.tactics:
                number = len(self.tactics)
                self.tactics.append(tactic)
                try:
                    own = [
                        _programs(clause, theory.helpers, relations) for clause in tactic.clauses
                    ]
                except UnknownToKernelError as error:
                    self.unknown[number] = error
                    continue
                for of_knights, programs in own:
                    found[of_knights] += [(number, words) for words in programs]
        self._of = {kind: [number for number, _ in some] for kind, some in found.items()}
        """Of programs about promotions to a knight, and of others, which tactic each is of."""
        self._networks = {
            kind: ClauseNetwork(words for _, words in some) for kind, some in found.items()
        }

    def matches(self, cases: Cases) -> Matches:
        """For each tactic a line: whether it proposes each case, where a pawn becomes a queen."""
        return self._held(cases, of_knights=False)

    @property
    def speaks_of_knights(self) -> bool:
        """Whether some clause is about promotions to a knight."""
        return bool(self._of[True])

    def knight_matches(self, cases: Cases) -> tuple[Numbers, Matches]:
        """The numbers of the cases that are promotions, and for each tactic whether it proposes
        each of these to a knight."""
        found = promotions(cases) if self.speaks_of_knights else np.zeros(0, np.int64)
        if not len(found):
            return found, np.zeros((len(self.tactics), 0), np.bool_)
        return found, self._held(knight_twins(cases, found), of_knights=True)

    def _held(self, cases: Cases, of_knights: bool) -> Matches:
        held, of_tactic = np.zeros((len(self.tactics), len(cases)), np.bool_), self._of[of_knights]
        if not len(cases) or not of_tactic:
            return held
        every = np.arange(len(cases), dtype=np.uint64)
        columns = self._networks[of_knights].held(
            cases, every, lambda number: self.tactics[of_tactic[number]].name
        )
        for number, column in zip(of_tactic, columns, strict=True):
            held[number] |= column
        return held


def _programs(
    clause: Clause, helpers: Sequence[Clause], relations: Relations
) -> tuple[bool, list[list[int]]]:
    """Whether a clause is about promotions to a knight, and its programs."""
    of_knights = without_promotion(clause, "knight")
    plain = unfolded(of_knights or clause, helpers)
    return of_knights is not None, [clause_program(each, relations) for each in plain]


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
