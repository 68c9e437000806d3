"""The tactics behind a move, in words: those of the literature and the learned ones.

Tried by the kernel, in about a millisecond for a move, and told by the grammar of logic/english: a
test holds the kernel's answers against Prolog's.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import chess

from clausewitz.clauses import Clause, Tactic, Theory
from clausewitz.tactics.by_kernel import UnknownToKernelError, unfolded
from clausewitz.tactics.by_kernel.proofs import MoveCase, Proof, Prover, without_promotion
from clausewitz.tactics.shipped import literature, theories
from clausewitz.wording import ReasonCase, tell

# True of so many moves that it says something only where nothing else does.
PLAIN = {"fork"}


@dataclass(frozen=True)
class Reason:
    """A tactic that proposes the move."""

    tactic: str
    english: str
    is_learned: bool = False


@dataclass(frozen=True)
class ProvableClause:
    """A clause of a tactic, and how the kernel proves it for moves of one kind."""

    tactic: Tactic
    clause: Clause
    prover: Prover
    is_learned: bool


def reasons(
    board: chess.Board, move: chess.Move, most: int = 3, seconds: float | None = None
) -> list[Reason]:
    """Why one might play the move, the literature's tactics first; what was found in that time."""
    until = None if seconds is None else time.perf_counter() + seconds
    case = MoveCase(board, move)
    found: dict[str, tuple[ProvableClause, ReasonCase]] = {}
    for way in ways(move):
        if len(found) >= most or (until is not None and time.perf_counter() > until):
            break
        if way.tactic.name in found or (way.tactic.name in PLAIN and found):
            continue
        proof = way.prover.prove(case)
        if proof is not None:
            found[way.tactic.name] = way, _case(way, board, move, proof)
    told = tell([case for _, case in found.values()])
    return [
        Reason(way.tactic.name, english, way.is_learned)
        for (way, _), english in zip(found.values(), told, strict=True)
    ]


def _case(way: ProvableClause, board: chess.Board, move: chess.Move, proof: Proof) -> ReasonCase:
    tactic = way.tactic
    return ReasonCase(
        tactic.name, board, (move,), proof, way.clause, tactic.english, tactic.phrases
    )


def load() -> None:
    """Read and compile everything, so that the first move is explained as quickly as the others."""
    board = chess.Board()
    reasons(board, next(iter(board.legal_moves)))


def ways(move: chess.Move) -> list[ProvableClause]:
    """The clauses that may speak of the move, in the order in which they are tried.

    Those for a move that does not promote are those for a queen: they do not mention it.
    """
    return _ways(chess.piece_name(move.promotion) if move.promotion else "queen")


@cache
def _ways(promotion: str) -> list[ProvableClause]:
    found = [
        way
        for theory in theories()
        for tactic in theory.tactics
        for way in _of_tactic(tactic, theory, promotion)
    ]
    return sorted(found, key=lambda way: way.tactic.name in PLAIN)


def _of_tactic(tactic: Tactic, theory: Theory, promotion: str) -> Iterator[ProvableClause]:
    for clause in tactic.clauses:
        about = without_promotion(clause, promotion)
        for plain in unfolded(about, theory.helpers) if about is not None else ():
            try:
                prover = Prover(plain, clause.witnesses)
                yield ProvableClause(tactic, clause, prover, is_learned=theory is not literature())
            except UnknownToKernelError:
                continue  # a learned tactic of the user's own words: it goes untold
