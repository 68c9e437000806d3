"""A proof that is put into words, and its text: a sentence, a paragraph, or the whole proof."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import chess

from clausewitz.clauses import Clause, write_term
from clausewitz.position.notation import Notation
from clausewitz.wording.case_terms import (
    WrittenLines,
    clause_term,
    current_notation,
    proof_term,
    words_term,
)
from clausewitz.wording.sayings import texts

Values = Mapping[str, str | int]
"""By variable: a square "e4", the number of a half move, a piece, a side or a number."""


class Length(StrEnum):
    SENTENCE = "sentence"
    PARAGRAPH = "paragraph"
    PROOF = "proof"


@dataclass(frozen=True, slots=True)
class ReasonCase:
    """One proof that is put into words."""

    name: str
    """The predicate of the tactic or motif: winning_fork, back_rank_mate."""
    start: chess.Board
    """Before the first move."""
    moves: tuple[chess.Move, ...]
    """One for a tactic of one move; the line for a motif, whose first move is the solver's."""
    values: Values
    """What the named variables of the clause stand for."""
    clause: Clause | None = None
    """That which holds: for a tactic without words of its own, and for the whole proof."""
    english: str | None = None
    """The sentence that a user's file gives, with variables in braces."""
    phrases: Mapping[tuple[str, int], str] = field(default_factory=dict)
    """The English of a user's helpers, with {1}, {2}, … for their arguments."""
    before: chess.Move | None = None
    """The opponent's move that led to the start, where it is known."""
    others: tuple[Values, ...] = ()
    """Further proofs: the one that matters most is named, and what it shares with them."""
    ply: int | None = None
    """The half move that the proof is about, where no variable Ply says so: 1, 3, 5 …"""


def reason_texts(
    cases: Sequence[ReasonCase],
    length: Length = Length.SENTENCE,
    notation: Notation | None = None,
) -> list[str]:
    """The texts of the proofs, in their order. Many at once are far quicker than one by one."""
    if not cases:
        return []
    lines = WrittenLines(notation or current_notation())
    clauses: dict[int, int] = {}
    written: list[str] = []
    terms: list[str] = []
    for case in cases:
        if case.clause is not None and id(case.clause) not in clauses:
            written.append(clause_term(case.clause))
            clauses[id(case.clause)] = len(written)
        terms.append(_term(case, lines, clauses))
    all_clauses = f"clauses({', '.join(written)})" if written else "clauses"
    return texts("tellings", length.value, [all_clauses, *terms])


def _term(case: ReasonCase, lines: WrittenLines, clauses: Mapping[int, int]) -> str:
    proofs = ",".join(map(proof_term, (case.values, *case.others)))
    line = lines.term(case.start, case.moves, case.before)
    clause = clauses[id(case.clause)] if case.clause is not None else "none"
    words = words_term(case.english, case.phrases)
    ply = case.ply or "none"
    return f"told({write_term(case.name)},{line},{ply},[{proofs}],{clause},{words})"
