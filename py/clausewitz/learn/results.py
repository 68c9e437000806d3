"""What a search found, one readable clause per behaviour, with its figures, as a theory."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import chess
import numpy as np

from clausewitz.clauses import Clause, Literal, Tactic, Theory, Variable
from clausewitz.errors import ClausewitzError
from clausewitz.learn.direct import Found
from clausewitz.learn.ordering import in_order
from clausewitz.learn.testing import KernelTester
from clausewitz.moves import proposals

_STEMS = {"square": "Square", "position": "NewPosition", "side": "Side", "piece": "Piece"}


@dataclass(frozen=True, slots=True)
class Learned:
    """A clause that stands for all clauses found that propose the same moves."""

    name: str
    clause: Clause
    support: int
    """Played moves that it proposes."""
    proposed: int
    """All moves that it proposes."""
    covered: int
    """Positions in which it proposes some."""
    positions: int
    clauses: int
    """Clauses found with this behaviour."""

    @property
    def precision(self) -> float:
        return self.support / self.proposed if self.proposed else 0.0

    @property
    def coverage(self) -> float:
        return self.covered / self.positions


def learned(found: Iterable[Found], tester: KernelTester) -> list[Learned]:
    """One clause per behaviour, the shortest, those that hit most of the moves played first."""
    everything, positions = tester.everything, tester.cases.table[:, 0]
    groups: dict[bytes, list[Found]] = {}
    for hit in found:
        groups.setdefault(np.packbits(tester.test(hit.clause, everything)).tobytes(), []).append(
            hit
        )
    rows = []
    for packed, hits in groups.items():
        held = np.unpackbits(np.frombuffer(packed, np.uint8), count=len(everything)).astype(bool)
        best = min(hits, key=lambda hit: (len(hit.clause.body), str(hit.clause)))
        rows.append(
            Learned(
                name="",
                clause=readable(best.clause),
                support=len(best.support),
                proposed=int(held.sum()),
                covered=len(np.unique(positions[held])),
                positions=len(tester.played),
                clauses=len(hits),
            )
        )
    rows.sort(key=lambda row: (-row.support, -row.precision, str(row.clause)))
    return [_named(row, f"tactic_{number}") for number, row in enumerate(rows, 1)]


def _named(row: Learned, name: str) -> Learned:
    head = Literal(name, row.clause.head.arguments)
    return replace(row, name=name, clause=replace(row.clause, head=head))


def readable(clause: Clause) -> Clause:
    """The clause with names that tell what its variables are."""
    names: dict[Variable, Variable] = dict(
        zip(clause.head.variables, map(Variable, ("Position", "From", "To")), strict=True)
    )
    numbers: dict[str, int] = {}
    for variable, type_name in clause.types.items():
        if variable not in names:
            stem = _STEMS.get(type_name, type_name.capitalize())
            numbers[stem] = numbers.get(stem, 0) + 1
            plain = stem == "NewPosition" and numbers[stem] == 1
            names[variable] = Variable(stem if plain else f"{stem}{numbers[stem]}")
    body = tuple(_renamed(literal, names) for literal in clause.body)
    types = {names[variable]: name for variable, name in clause.types.items()}
    renamed = Clause(_renamed(clause.head, names), body, types)
    return replace(renamed, body=tuple(in_order(renamed, renamed.head.variables[:1])))


def _renamed(literal: Literal, names: dict[Variable, Variable]) -> Literal:
    arguments = (names[a] if isinstance(a, Variable) else a for a in literal.arguments)
    return replace(literal, arguments=tuple(arguments))


def verify(rows: Sequence[Learned], own: Theory | None, tester: KernelTester, most: int) -> int:
    """Try each clause again in SWI-Prolog, on some of the positions; how many positions."""
    from clausewitz import kernel

    count = min(most, len(tester.played))
    boards: list[chess.Board] = [kernel.to_board(row) for row in tester.cases.rows[:count]]
    by_prolog = proposals(boards, theory_of(rows, own))
    for number, row in enumerate(rows):
        held = tester.test(row.clause, tester.everything)
        by_kernel: list[set[str]] = [set() for _ in boards]
        for case in map(int, held.nonzero()[0]):
            if tester.cases.position(case) < count:
                by_kernel[tester.cases.position(case)].add(tester.cases.move(case))
        if by_kernel != [moves[number] for moves in by_prolog]:
            raise ClausewitzError(f"kernel and Prolog disagree on a learned clause: {row.clause}")
    return count


def theory_of(rows: Iterable[Learned], own: Theory | None) -> Theory:
    """The clauses as a theory, with the helpers of the task."""
    tactics = tuple(Tactic(row.name, (row.clause,)) for row in rows)
    return Theory("learned.pl", tactics, own.helpers if own else ())


def theory_text(rows: Sequence[Learned], own: Theory | None, provenance: Sequence[str]) -> str:
    """The theory as a file that tells how it was made."""
    parts = ["".join(f"% {line}\n" for line in provenance)]
    parts += [f"{clause}\n" for clause in (own.helpers if own else ())]
    for row in rows:
        figures = (
            f"% {row.support} of {row.positions} moves played; {row.proposed} proposed "
            f"(precision {row.precision:.3f}), in {row.coverage:.0%} of the positions; "
            f"one of {row.clauses} such clauses"
        )
        parts.append(f"{figures}\n{row.clause}\n")
    return "\n".join(parts)
