"""The experiment of Krishnan and Martens once more: their space, their meaning and ours."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import chess

from clausewitz.clauses import Clause, Literal, Tactic, Theory
from clausewitz.learn.search.behaviours import learned, readable, theory_of
from clausewitz.learn.search.enumerator import ClauseEnumerator, FoundClause
from clausewitz.learn.search.learning_run import search_levels
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.task import read_task
from clausewitz.runs.progress import Tell, silent, step
from clausewitz.support.data import data_dir

PUBLISHED_TACTICS = 837  # "Synthesizing Chess Tactics from Player Games", section Training
POSITIONS = 90  # the same, section Dataset


@dataclass(frozen=True, slots=True)
class FoundTactics:
    """What one meaning of the words finds in the space."""

    meaning: str
    tactics: int
    """Counted as the paper does: renamings of variables count separately."""
    clauses: int
    behaviours: int
    theory: Theory
    """With the meaning as published all tactics as the paper counts them, else one a behaviour."""

    def counts(self) -> dict[str, Any]:
        names = ("meaning", "tactics", "clauses", "behaviours")
        return {name: getattr(self, name) for name in names}


def reproduce(
    examples: Sequence[tuple[chess.Board, chess.Move]], tell: Tell = silent
) -> list[FoundTactics]:
    """Exhaust the paper's space with the meaning as published, then with that of bk/."""
    rows = []
    for meaning, folder in (("as published", "published"), ("corrected", "tactics")):
        tell(step(f"searching: {meaning} …"))
        task = read_task(data_dir("logic") / "tasks" / folder)
        tester = KernelTester(examples, task.own)
        found, _ = search_levels(ClauseEnumerator(Space(task.bias), tester, every_clause=True))
        behaviours = learned(found, tester)
        if folder == "published":
            theory = _as_counted(found, task.own.helpers if task.own else ())
        else:
            theory = theory_of(behaviours, task.own)
        models = sum(hit.models for hit in found)
        rows.append(FoundTactics(meaning, models, len(found), len(behaviours), theory))
    return rows


def _as_counted(found: Iterable[FoundClause], helpers: tuple[Clause, ...]) -> Theory:
    """Every clause with every naming of its variables, as a tactic of its own."""
    tactics = []
    clauses = (clause for hit in found for clause in _models(hit))
    for number, clause in enumerate(clauses, 1):
        head = Literal(f"tactic_{number}", clause.head.arguments)
        tactics.append(Tactic(head.predicate, (replace(clause, head=head),)))
    return Theory("published.pl", tuple(tactics), helpers)


def _models(hit: FoundClause) -> Iterator[Clause]:
    """The clause as found, then those of the space that differ in the names of variables only."""
    seen = set()
    for numbers in hit.space.renamings(len(hit.types)):
        body = tuple(sorted(hit.space.renamed_atom(atom, numbers) for atom in hit.body))
        if body not in seen:
            seen.add(body)
            places = sorted(range(len(numbers)), key=numbers.__getitem__)
            yield readable(hit.space.clause(body, tuple(hit.types[old] for old in places)))
