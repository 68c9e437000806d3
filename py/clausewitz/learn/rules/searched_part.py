"""The part of the examples that is searched where there are too many to search them all.

The part has a fixed size, so the search takes as long however many examples there are. Half of it
is positive, as far as there are so many, since rules are about these; errors weigh as much as they
do among all examples, so a literal has to pay for itself as it has to there. What the search finds
most promising is then scored on all examples, and sets are chosen by that.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

import numpy as np

from clausewitz.games.example import Example
from clausewitz.learn.rule_scores import Score
from clausewitz.learn.rules.clause_levels import ClauseLevels
from clausewitz.learn.rules.clause_pool import ClausePool, joined
from clausewitz.learn.rules.components import Component, Level
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.rules.labelled import LabelledTester, item_key
from clausewitz.learn.rules.rule_search import FoundSet, RuleSearch, SearchOutcome

_WHOLE = 32_768  # examples that are all searched
_PART = 16_384  # of more, so many
_FEWEST = 1000
_SHARE = 0.5  # of positive ones in the part


@dataclass(frozen=True, slots=True)
class SearchedPart:
    """Some of the examples, and how many of all they stand for."""

    examples: list[Example]
    prevalence: float
    """Of positive items among all, which the part is weighed by."""
    scale: float
    """Positive items among all for each of the part."""

    def as_of_all(self, score: Score) -> Score:
        """What a score would be if all examples were like those of the part."""
        return Score(
            self.scale * score.true,
            self.scale * score.false,
            self.scale * score.positives,
            self.scale * score.negatives,
            score.size,
        )


def searched_part(
    examples: Sequence[Example], effort: float = 1.0, prevalence: float | None = None
) -> SearchedPart | None:
    """Some of the examples, the same ones each time, or nothing if all can be searched."""
    if len(examples) <= effort * _WHOLE:
        return None
    most = max(_FEWEST, int(effort * _PART))
    groups: dict[bool, dict[object, list[Example]]] = {True: {}, False: {}}
    for number, example in enumerate(examples):
        groups[example.label].setdefault(item_key(example, number), []).append(example)
    many = {label: sum(map(len, found.values())) for label, found in groups.items()}
    positive = max(int(_SHARE * most), most - many[False])
    drawn = {
        True: _drawn(groups[True], positive),
        False: _drawn(groups[False], max(most - positive, most - many[True])),
    }
    every = {label: len(groups[label]) for label in groups}
    natural = every[True] / (every[True] + every[False])
    return SearchedPart(
        [example for label in drawn for group in drawn[label] for example in group],
        natural if prevalence is None else prevalence,
        every[True] / len(drawn[True]),
    )


def _drawn(groups: dict[object, list[Example]], most: int) -> list[list[Example]]:
    """Items at random, of about so many examples, in their order."""
    order = list(groups)
    Random(0).shuffle(order)
    ends = np.cumsum([len(groups[key]) for key in order])
    chosen = set(order[: max(1, int(np.searchsorted(ends, most, side="right")))])
    return [group for key, group in groups.items() if key in chosen]


class WholeScores:
    """Scores on all training examples what was found on a part of them."""

    def __init__(
        self, found: RuleSearch, whole: RuleSearch, train: LabelledTester, part: SearchedPart
    ) -> None:
        """`whole` chooses sets, on all examples."""
        self._found, self._whole, self._train, self._part = found, whole, train, part

    def outcome(self, is_late: Callable[[], bool], jobs: int = 1) -> SearchOutcome:
        """The best sets, of the clauses that were most promising on the part."""
        of_part, pool = self._found.outcome, self._found.pool
        outcome = self._whole.outcome
        outcome.components, outcome.clauses = of_part.components, of_part.clauses
        outcome.pruned = of_part.pruned
        outcome.exhausted, outcome.support = of_part.exhausted, of_part.support
        outcome.part = len(self._found.bits.items), len(self._train.items)
        if of_part.best_clause is not None:
            outcome.best_clause = self._part.as_of_all(of_part.best_clause)
        for found in of_part.curve:
            self._whole.keep(replace(found, score=self._score(found), exhausted=False))
        if pool and of_part.best and (scored := self._scored(pool, is_late, jobs)):
            self._whole.choose_among(scored, of_part.best.literals)
        outcome.finished = of_part.finished and not is_late()
        return outcome

    def _scored(
        self, pool: ClausePool, is_late: Callable[[], bool], jobs: int
    ) -> ClausePool | None:
        """The clauses with all examples that they propose; nothing if there is no time for it."""
        bits, levels = self._whole.bits, pool.levels
        many = int(self._found.settings.effort * ClausePool.capacity(bits))
        pool.cut(self._found.costs(), most=min(max(_FEWEST, many), ClausePool.capacity(bits)))
        used = pool.used_components()
        level = Level(found=[levels.components.found[number] for number in used.tolist()])
        cases = self._train.everything
        with ThreadPoolExecutor(jobs) as threads:
            left = iter(level.found)
            while some := list(islice(left, jobs)):
                if is_late():
                    return None
                held = np.array(list(threads.map(self._held, some)))
                level.words += list(bits.packed(held, cases))
        known = ClauseLevels(bits, 0, levels.free_variables, levels.longest)
        known.add_components(level)
        known.components.twins = {
            place: levels.components.twins[number]
            for place, number in enumerate(used.tolist())
            if number in levels.components.twins
        }
        return pool.on(known, used)

    def _score(self, found: FoundSet) -> Score:
        clauses = (self._found.space.clause(*body) for body in found.bodies)
        return self._train.items.score(self._train.proposed_by(clauses), found.score.size)

    def _held(self, component: Component) -> Flags:
        found = self._found
        body = joined(found.space, found.lattice.atoms, [component])
        return self._train.test(found.space.clause(*body), self._train.everything)
