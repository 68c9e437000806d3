"""Sets of rules that were learned earlier and of those that a search has found, chosen together."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from clausewitz.learn.rules.case_bits import CaseBits
from clausewitz.learn.rules.costs import Measure
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.rules.rule_search import DEAR, FoundSet
from clausewitz.learn.rules.set_search import Pool, best_set
from clausewitz.learn.space.hypothesis_space import Space, TypedBody


def improved_sets(
    earlier: Sequence[TypedBody],
    found: Sequence[FoundSet],
    space: Space,
    tester: LabelledTester,
    measure: Measure,
    most: int,
) -> list[FoundSet]:
    """The earlier rules as they are, and the best sets of these and of all that were found, at
    several prices of a literal."""
    every = dict.fromkeys([*earlier, *(body for one in found for body in one.bodies)])
    bodies, bits = list(every), CaseBits(tester.items)
    held = [tester.test(space.clause(*body), tester.everything) for body in bodies]
    items, _ = bits.folded(bits.packed(np.array(held), tester.everything))
    pool = Pool(bits, items, np.array([len(body) + 1 for body, _ in bodies]))
    chosen = [list(range(len(dict.fromkeys(earlier))))]
    for dear in (1.0, *DEAR[measure.kind == "mdl"]):
        chosen.append(best_set(pool, replace(measure, dear=dear), most))
    return [_set_of([bodies[n] for n in some], pool, some) for some in chosen if some]


def _set_of(bodies: list[TypedBody], pool: Pool, chosen: Sequence[int]) -> FoundSet:
    literals = max(int(pool.sizes[number]) for number in chosen)
    return FoundSet(literals, bodies, [[] for _ in bodies], pool.score(chosen), exhausted=False)
