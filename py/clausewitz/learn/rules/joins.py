"""What says where a body holds with one literal more: the kernel, or tables that Prolog made."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from clausewitz.learn.rules.items import Flags
from clausewitz.learn.space.hypothesis_space import Types
from clausewitz.learn.space.lattice import Body, NumberedAtom

Numbers = NDArray[np.uint64]
"""Of cases."""


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
