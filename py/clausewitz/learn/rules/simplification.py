"""A rule set made simpler: without literals, and without clauses, that it does well without."""

from collections.abc import Iterable

import numpy as np

from clausewitz.learn.rules.costs import Measure
from clausewitz.learn.rules.items import Flags
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.space.hypothesis_space import Space, TypedBody

_LOSS = 0.005
"""Of a set's worth: what may be lost for shorter and fewer clauses; or, beside an earlier set, for
each tenth of its literals."""
_CLEAR = 0.01
"""A gain for which an earlier set is replaced that is as short."""


class Simplifier:
    """Judges sets of bodies by what they are worth as a whole."""

    def __init__(self, space: Space, judge: LabelledTester, measure: Measure) -> None:
        self.space, self.judge, self.measure = space, judge, measure

    def simplified(self, bodies: list[TypedBody]) -> list[TypedBody]:
        """The bodies without literals, and without whole bodies, that the set does well without."""
        judged = self._all(bodies)
        floor = self._worth(self._any(judged.values())) - _LOSS
        for body in bodies:
            typed, proposed = body, judged.pop(body)
            rest = self._any(judged.values())
            while shorter := self._shorter(typed, rest, floor):
                typed, proposed = shorter
            judged[typed] = proposed
        # The poorest first: what it does others may do, too.
        for body in sorted(judged, key=lambda body: self._worth(judged[body])):
            rest = self._any(judged[other] for other in judged if other != body)
            if self._worth(rest) >= floor:
                del judged[body]
        return list(judged)

    def exchanged(
        self, bodies: list[TypedBody], variants: list[list[TypedBody]]
    ) -> list[TypedBody]:
        """The bodies, or what looks the same as they do in training and does better here."""
        for place, others in enumerate(variants):
            sets = [[*bodies[:place], one, *bodies[place + 1 :]] for one in others]
            bodies = max([bodies, *sets], key=lambda chosen: self._of_set(self._all(chosen)))
        return bodies

    def is_gain(self, bodies: list[TypedBody], earlier: list[TypedBody]) -> bool:
        """Whether the bodies are worth more than others by so much that it is not chance; or are so
        much shorter in all that they may be worth a little less. Where literals are counted in
        the worth, they are not counted twice."""
        size, known = (sum(len(body) + 1 for body, _ in some) for some in (bodies, earlier))
        lost = self._of_set(self._all(earlier)) - self._of_set(self._all(bodies))
        if self.measure.kind == "mdl":
            return lost <= 0
        tenths = 10 * (known - size) / known
        return lost <= -_CLEAR or (tenths >= 1 and lost <= _LOSS * tenths)

    def _all(self, bodies: list[TypedBody]) -> dict[TypedBody, Flags]:
        return {body: self._judged(body) for body in bodies}

    def held(self, bodies: list[TypedBody]) -> list[TypedBody]:
        """The bodies without those that the set is worth no less without, literals counted."""
        judged = self._all(bodies)
        while judged:
            worth = {gone: self._of_set(judged, gone) for gone in judged}
            gone = max(worth, key=lambda body: worth[body])
            if worth[gone] < self._of_set(judged):
                break
            del judged[gone]
        return list(judged)

    def _of_set(self, judged: dict[TypedBody, Flags], gone: TypedBody | None = None) -> float:
        """What the bodies are worth, but for one."""
        left = [body for body in judged if body != gone]
        proposed = self._any(judged[body] for body in left)
        size = sum(len(body) + 1 for body, _ in left)
        return self.measure.worth(self.judge.items.score(proposed, size))

    def _shorter(
        self, typed: TypedBody, rest: Flags, floor: float
    ) -> tuple[TypedBody, Flags] | None:
        """The body without one atom, if the set is then still worth so much; the best of these."""
        body, types = typed
        found: list[tuple[float, TypedBody, Flags]] = []
        for atom in sorted(set(body) - set(self.space.start)):
            left = tuple(other for other in body if other != atom)
            if self.space.is_safe(left) and self.space.is_complete(left):
                renumbered = self.space.renumbered(left, types)
                proposed = self._judged(renumbered)
                found.append((self._worth(rest | proposed), renumbered, proposed))
        worth, shorter, proposed = max(found, key=lambda one: one[0], default=(0.0, typed, rest))
        return (shorter, proposed) if found and worth >= floor else None

    def _judged(self, body: TypedBody) -> Flags:
        return self.judge.proposed(self.space.clause(*body))

    def _any(self, flags: Iterable[Flags]) -> Flags:
        nothing = np.zeros(len(self.judge.items), np.bool_)
        found: Flags = np.logical_or.reduce([nothing, *flags])
        return found

    def _worth(self, proposed: Flags) -> float:
        return self.measure.worth(self.judge.items.score(proposed))
