"""The joins of the kernel."""

from collections.abc import Sequence

import numpy as np

from clausewitz.learn.rules.items import Flags
from clausewitz.learn.rules.joins import Numbers
from clausewitz.learn.rules.labelled import LabelledTester
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.kernel_lattice import KernelLattice
from clausewitz.learn.space.lattice import Body, NumberedAtom


class KernelJoins:
    """The compiled joins, for clauses of a position and a move."""

    def __init__(self, lattice: KernelLattice, tester: LabelledTester) -> None:
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
