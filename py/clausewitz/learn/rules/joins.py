"""Who tells where a body holds with one literal more: the kernel, or tables that Prolog made."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from clausewitz.learn.rules.labelled import Flags, LabelledTester
from clausewitz.learn.search.testers import Numbers
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import Body, Lattice, NumberedAtom


class Joins(Protocol):
    """Tries the refinements of a body together, on cases where it holds."""

    def refined(
        self,
        body: Body,
        types: Types,
        growths: Sequence[NumberedAtom],
        cases: Numbers,
        watched: Flags,
    ) -> tuple[Flags, Flags]:
        """For each growth, in which of the cases the body holds with it; and, of those watched,
        whether some solution of the body does not fit it."""


class KernelJoins:
    """The compiled joins, for clauses of a position and a move."""

    def __init__(self, lattice: Lattice, tester: LabelledTester) -> None:
        self._lattice, self._tester = lattice, tester

    def refined(
        self,
        body: Body,
        types: Types,
        growths: Sequence[NumberedAtom],
        cases: Numbers,
        watched: Flags,
    ) -> tuple[Flags, Flags]:
        steps, known = self._lattice.plan(body, types)
        programs = list(self._lattice.refinements(growths, known))
        return self._tester.refine(steps, programs, cases, np.ascontiguousarray(watched))
