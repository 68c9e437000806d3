"""Labelled examples: moves that are cases of what is to be learned, and moves that are not.

Examples of one source (all of the solver's moves in a puzzle, for instance) make one item. An item
is proposed if one of its moves is: a puzzle is a fork if a fork occurs in its solution.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Theory
from clausewitz.games.example import Example, moves_of
from clausewitz.learn.rules.items import Flags, Items
from clausewitz.learn.search.listed_words import in_turn
from clausewitz.learn.search.testers import KernelTester
from clausewitz.matching.legal_cases import Cases, cases_of_moves, with_memory
from clausewitz.position.board import fen_of
from clausewitz.runs.pool import ALONE, Workers
from clausewitz.support.errors import ClausewitzError

_TOGETHER = 5_000  # examples that are read by one process, a second's work
_WORTHWHILE = 4  # times as many are worth other processes of this machine
_FEWEST = 40
"""Items of a label, below which all are needed for training."""


class LabelledTester(KernelTester):
    """Tries clauses on the moves of labelled examples, not on other legal moves."""

    def __init__(
        self,
        examples: Sequence[Example],
        words: Iterable[str] = (),
        prevalence: float | None = None,
        own: Theory | None = None,
        workers: Workers = ALONE,
    ) -> None:
        ordered, numbers = _by_item(examples)
        self._take(cases_of_examples(ordered, workers), own, workers)
        self.played = self.everything
        self.cases = with_memory(self.cases, words)
        labels = np.array([example.label for example in ordered])
        firsts = np.searchsorted(numbers, np.arange(numbers[-1] + 1))
        self.items = Items.weighted(numbers, labels[firsts], prevalence)

    def fen(self, case: int) -> str:
        """The position of a case."""
        return fen_of(kernel.to_board(self.cases.rows[self.cases.position(case)]))

    def proposed(self, clause: Clause) -> Flags:
        """The items that a clause proposes."""
        return self.items.of_cases(self.test(clause, self.everything))

    def proposed_by(self, clauses: Iterable[Clause]) -> Flags:
        """The items that one of the clauses proposes."""
        found = np.zeros(len(self.items), np.bool_)
        for clause in clauses:
            found |= self.proposed(clause)
        return found


def refuse_one_label(examples: Sequence[Example]) -> None:
    """Each part of the examples needs both, or there is nothing to tell apart."""
    for part in dict.fromkeys(example.split for example in examples):
        labels = {example.label for example in examples if example.split == part}
        if len(labels) < 2:
            missing = "negative" if True in labels else "positive"
            where = f" in the {part} part" if part else ""
            raise ClausewitzError(f"there is no {missing} example to learn from{where}")


def item_key(example: Example, number: int) -> object:
    """What examples of one item have in common; without a source, each is its own."""
    return (example.source, example.label) if example.source else number


def _by_item(examples: Sequence[Example]) -> tuple[list[Example], NDArray[np.int64]]:
    """The examples with those of one item side by side, and the number of the item of each."""
    numbers: dict[object, int] = {}
    of_item = [numbers.setdefault(item_key(e, n), len(numbers)) for n, e in enumerate(examples)]
    order = np.argsort(of_item, kind="stable")
    return [examples[place] for place in order], np.array(of_item, np.int64)[order]


def cases_of_examples(examples: Sequence[Example], workers: Workers) -> Cases:
    """One case for each example, its move; the same whoever makes them."""
    some = [examples[at : at + _TOGETHER] for at in range(0, len(examples), _TOGETHER)]
    if len(some) < _WORTHWHILE and not workers.are_far:
        workers = workers.alone()
    made = in_turn(workers, _made, some)
    before, after = [one.rows[: len(one)] for one in made], [one.rows[len(one) :] for one in made]
    squares = np.concatenate([one.table[:, 2:] for one in made])
    numbers = np.arange(len(examples), dtype=np.uint64)[:, None]
    following = numbers + np.uint64(len(examples))
    table: kernel.Row = np.concatenate([numbers, following, squares], axis=1)
    return Cases(np.concatenate(before + after), np.ascontiguousarray(table))


def _made(examples: Sequence[Example]) -> Cases:
    return cases_of_moves(moves_of(examples))


def held_out(examples: Sequence[Example], share: float) -> list[Example]:
    """The examples with such a share of the training items for validation.

    They stay as they are if they have a validation part, or too few items to spare some.
    """
    training = [e for e in examples if e.split in ("", "train")]
    if share <= 0 or any(e.split == "validation" for e in examples):
        return list(examples)
    chosen: set[object] = set()
    for label in (True, False):
        keys = list(dict.fromkeys(_key(e) for e in training if e.label == label))
        if len(keys) < _FEWEST:
            return list(examples)
        chosen.update(Random(0).sample(keys, round(share * len(keys))))
    return [replace(e, split="validation") if _is_chosen(e, chosen) else e for e in examples]


def _is_chosen(example: Example, chosen: set[object]) -> bool:
    return example.split in ("", "train") and _key(example) in chosen


def _key(example: Example) -> tuple[str, bool]:
    """Moves of one source stay together."""
    return example.source or f"{example.fen} {example.move}", example.label
