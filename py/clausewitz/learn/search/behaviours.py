"""What a search found, one readable clause per behaviour, with its figures, as a theory."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from clausewitz.clauses import Clause, Literal, Tactic, Theory, Variable
from clausewitz.clauses.quick_order import in_order
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.search.enumerator import FoundClause, measured
from clausewitz.learn.search.testers import Tester, packed, unpacked

BATCH = 500
"""Clauses tried together."""
_DOUBT = 20
_STEMS = {"square": "Square", "position": "NewPosition", "side": "Side", "piece": "Piece"}


@dataclass(frozen=True, slots=True)
class Learned:
    """A clause that stands for all clauses found that propose the same moves."""

    name: str
    clause: Clause
    support: int
    """Played moves that it proposes."""
    hits: int
    """Those in the positions where all that it proposes was counted."""
    proposed: int
    """All moves that it proposes there."""
    covered: int
    """Positions, of these, in which it proposes some."""
    positions: int
    moves: int
    """Legal ones, in these positions."""
    clauses: int
    """Clauses found with this behaviour."""

    @property
    def score(self) -> Score:
        """Moves played are positive, all other legal moves negative."""
        false, negatives = self.proposed - self.hits, self.moves - self.positions
        return Score(self.hits, false, self.positions, negatives, len(self.clause.body))

    @property
    def rank(self) -> float:
        """Precision, but that a few right proposals are no proof: some wrong ones are added."""
        return self.hits / (self.proposed + _DOUBT)

    @property
    def precision(self) -> float:
        return self.score.precision

    @property
    def coverage(self) -> float:
        """Of positions, as the paper has it."""
        return self.covered / self.positions


def learned(found: Iterable[FoundClause], tester: Tester) -> list[Learned]:
    """One clause per behaviour, the shortest; first those whose proposals were played most often.

    A behaviour is the set of moves proposed: of the moves played all, of the others those that are
    measured.
    """
    figures = _Figures(tester)
    groups: dict[tuple[bytes, bytes], list[FoundClause]] = {}
    for hit, proposed in figures.proposed(found):
        groups.setdefault((proposed, hit.support.tobytes()), []).append(hit)
    rows = [figures.row(hits, proposed) for (proposed, _), hits in groups.items()]
    rows.sort(key=lambda row: (-row.rank, -row.support, str(row.clause)))
    return [_named(row, f"tactic_{number}") for number, row in enumerate(rows, 1)]


class _Figures:
    """What clauses propose in the positions that are measured, counted."""

    def __init__(self, tester: Tester) -> None:
        self.tester = tester
        self.cases = measured(tester)
        self.position_of = tester.cases.table[self.cases, 0]
        self.positions = len(np.unique(self.position_of))
        self.played = np.isin(self.cases, tester.played)

    def proposed(self, found: Iterable[FoundClause]) -> Iterator[tuple[FoundClause, bytes]]:
        """With each clause, flags of the cases that it proposes, packed."""
        waiting = iter(found)
        while batch := list(islice(waiting, BATCH)):
            clauses = [hit.clause for hit in batch if hit.proposed is None]
            tried = iter(self.tester.test_all(clauses, self.cases))
            for hit in batch:
                known = hit.proposed
                yield hit, packed(next(tried)[None])[0] if known is None else known

    def row(self, hits: list[FoundClause], proposed: bytes) -> Learned:
        best = min(hits, key=lambda hit: (len(hit.body), hit.body))
        (held,) = unpacked([proposed], len(self.cases))
        return Learned(
            name="",
            clause=readable(best.clause),
            support=len(best.support),
            hits=int((held & self.played).sum()),
            proposed=int(held.sum()),
            covered=len(np.unique(self.position_of[held])),
            positions=self.positions,
            moves=len(self.cases),
            clauses=len(hits),
        )


def _named(row: Learned, name: str) -> Learned:
    head = Literal(name, row.clause.head.arguments)
    return replace(row, name=name, clause=replace(row.clause, head=head))


def readable(clause: Clause) -> Clause:
    """The clause with names that tell what its variables are; _Name, if it occurs but once."""
    uses = Counter(v for literal in (clause.head, *clause.body) for v in literal.variables)
    names: dict[Variable, Variable] = dict(
        zip(clause.head.variables, map(Variable, ("Position", "From", "To")), strict=True)
    )
    numbers: dict[str, int] = {}
    for variable, type_name in clause.types.items():
        if variable not in names:
            stem = _STEMS.get(type_name, type_name.capitalize())
            numbers[stem] = numbers.get(stem, 0) + 1
            plain = stem == "NewPosition" and numbers[stem] == 1
            name = stem if plain else f"{stem}{numbers[stem]}"
            names[variable] = Variable(name if uses[variable] > 1 else f"_{name}")
    renamed = clause.renamed(names)
    return replace(renamed, body=tuple(in_order(renamed, renamed.head.variables)))


def numbered_as_read(clause: Clause) -> Clause:
    """The same with its variables numbered as they come."""
    ordered = tuple(in_order(clause, clause.head.variables))
    read = dict.fromkeys(v for literal in (clause.head, *ordered) for v in literal.variables)
    types = {variable: clause.types[variable] for variable in read}
    return readable(replace(clause, body=ordered, types=types))


def theory_of(rows: Iterable[Learned], own: Theory | None) -> Theory:
    """The clauses as a theory, with the helpers of the task."""
    tactics = tuple(Tactic(row.name, (row.clause,)) for row in rows)
    return Theory("learned.pl", tactics, own.helpers if own else ())


def theory_text(rows: Sequence[Learned], own: Theory | None, provenance: Sequence[str]) -> str:
    """The theory as a file that says how it was made."""
    parts = ["".join(f"% {line}\n" for line in provenance)]
    parts += [f"{clause}\n" for clause in (own.helpers if own else ())]
    for row in rows:
        figures = (
            f"% {row.support} moves played; of {row.proposed} proposed in {row.positions} "
            f"positions {row.hits} were (precision {row.precision:.3f}, "
            f"coverage {row.coverage:.0%}); one of {row.clauses} such clauses"
        )
        parts.append(f"{figures}\n{row.clause}\n")
    return "\n".join(parts)
