"""The experiment of Krishnan and Martens once more: their space, their meaning and ours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import chess

from clausewitz.data import data_dir
from clausewitz.learn.direct import Enumerator
from clausewitz.learn.results import learned
from clausewitz.learn.run import search_levels
from clausewitz.learn.space import Space
from clausewitz.learn.task import read_task
from clausewitz.learn.testing import KernelTester

PUBLISHED_TACTICS = 837  # "Synthesizing Chess Tactics from Player Games", section Training
POSITIONS = 90  # the same, section Dataset


@dataclass(frozen=True, slots=True)
class Reproduction:
    """What one meaning of the words finds in the space."""

    meaning: str
    tactics: int
    """Counted as the paper does: renamings of variables count separately."""
    clauses: int
    behaviours: int


def reproduce(
    examples: Sequence[tuple[chess.Board, chess.Move]],
    report: Callable[[str], None] = lambda _: None,
) -> list[Reproduction]:
    """Exhaust the paper's space with the meaning as published, then with that of bk/."""
    rows = []
    for meaning, folder in (("as published", "published"), ("corrected", "tactics")):
        report(meaning)
        task = read_task(data_dir("logic") / "tasks" / folder)
        tester = KernelTester(examples, task.own)
        found, _ = search_levels(Enumerator(Space(task.bias), tester, every_clause=True))
        models = sum(hit.models for hit in found)
        rows.append(Reproduction(meaning, models, len(found), len(learned(found, tester))))
    return rows
