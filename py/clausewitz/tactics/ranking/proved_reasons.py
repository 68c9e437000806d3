"""Reasons for moves, each with its proof, the best first: by what tactics are worth.

A fork of king and rook may be a fork of two pawns, too. So a clause is tried with what its squares
hold said beside it, in the order of wording/proof_order.py; the first that holds is named.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.clause_matrix import REMEMBERED, clause_columns
from clausewitz.matching.clause_programs import ClauseProgram, Values, held, named_values, solutions
from clausewitz.matching.compiler import compile_plain
from clausewitz.matching.legal_cases import Cases
from clausewitz.position.board import PIECE_VALUES
from clausewitz.tactics.ranking.shipped_clauses import (
    ShippedProgram,
    reason_programs,
    reason_worths,
)
from clausewitz.wording.proof_order import KING, dearest_first

MOST_REASONS = 4
"""Of a move: the best."""
MATE = "mate_in_one"
"""The tactic by which a pawn may mate as a knight."""
_KINDS = {
    "king_on": KING,
    "queen_on": PIECE_VALUES[chess.QUEEN],
    "rook_on": PIECE_VALUES[chess.ROOK],
    "minor_on": PIECE_VALUES[chess.KNIGHT],
    "pawn_on": PIECE_VALUES[chess.PAWN],
    "": 0,
}
"""What a square may hold, and what that is worth."""
_MOST_SQUARES = 2
"""Of a proof, for which kinds are tried."""


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
    programs = best_first()
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


def best_first() -> list[tuple[ShippedProgram, float]]:
    """All clauses of reasons with what these are worth, the best first."""
    worths = {name: worth.precision for name, worth in reason_worths().items()}
    programs = [(each, worths.get(each.name, 0.0)) for each in reason_programs()]
    return sorted(programs, key=lambda known: -known[1])


def knight_mates(cases: Cases, among: NDArray[np.int64]) -> Reasons:
    """The cases in which a pawn mates as a knight, and not as a queen; with that as the reason."""
    programs = [(each, worth) for each, worth in best_first() if each.name == MATE]
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


def best_proofs(
    each: ShippedProgram, cases: Cases, among: NDArray[np.int64]
) -> Iterator[tuple[int, Values]]:
    """For each of the cases, for all of which the clause holds, its number and the best proof.

    What a knight does that a pawn becomes is not named: a case promotes to a queen.
    """
    if not len(among):
        return
    left = among
    for program in variants(each):
        (holds,) = held([program.words], cases, left, lambda _: each.name)
        own, left = left[holds], left[~holds]
        proofs = solutions(program, cases, own) if len(own) else ()
        for case, values in zip(own.tolist(), proofs, strict=True):
            yield case, named_values(program, values)
        if not len(left):
            return


def variants(each: ShippedProgram) -> Iterator[ClauseProgram]:
    """The clause with what its squares may hold said beside it, what matters most first; of one
    about promotions to a knight, none."""
    if not each.program.of_knights:
        for kinds in _kinds_of_squares(len(_named_squares(each))):
            yield _variant(each, kinds)


def _named_squares(each: ShippedProgram) -> list[Variable]:
    """The squares of a proof for which kinds are tried."""
    squares = [v for v in each.clause.witnesses if each.clause.types[v] == "square"]
    return squares[:_MOST_SQUARES]


@cache
def _kinds_of_squares(squares: int) -> list[tuple[str, ...]]:
    """What so many squares may hold, what matters most first; last, anything."""
    ways = list(product(_KINDS, repeat=squares))
    ways.sort(key=lambda kinds: dearest_first(_KINDS[kind] for kind in kinds), reverse=True)
    return ways


@cache
def _variant(each: ShippedProgram, kinds: tuple[str, ...]) -> ClauseProgram:
    """The clause with these kinds said of its squares. Made when it is tried: of most clauses one
    of the first holds."""
    squares, after = _named_squares(each), _position_after(each.plain)
    said = [Literal(kind, (v, after)) for kind, v in zip(kinds, squares, strict=True) if kind]
    plain = replace(each.plain, body=(*each.plain.body, *said))
    return compile_plain(each.clause, plain, REMEMBERED)


def _position_after(clause: Clause) -> Variable:
    """The position after the move, or the one before where the clause does not speak of it."""
    position, *squares = clause.head.variables
    moves = (lit for lit in clause.body if lit.predicate == "make_move" and not lit.negated)
    for move in moves:
        *start, after = move.variables
        if start == [*squares, position]:
            return after
    return position
