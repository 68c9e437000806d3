"""Clauses over lines of moves tried by SWI-Prolog: the reference for what the kernel says."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz.clauses import Clause, Theory
from clausewitz.games.move_lines import MoveLine
from clausewitz.prolog import INFERENCES
from clausewitz.tactics.by_prolog import tried


def tried_lines_by_prolog(
    clauses: Sequence[Clause],
    lines: Sequence[MoveLine],
    own: Theory | None = None,
    inferences: int = INFERENCES,
    stopped: set[int] | None = None,
) -> NDArray[np.bool_]:
    """For each clause name(Line), just as it is written, which of the lines it holds of.

    What the clauses call beside the vocabulary is in `own`. A line that cannot be played is an
    error: line_cases says which can. So is a clause that takes too long, unless `stopped` is
    given: then its number is put there.
    """
    inputs = [line_input(line) for line in lines]
    return tried(clauses, "line_trials", inputs, own, inferences, stopped)


def line_input(line: MoveLine) -> str:
    """A line as the services of the bridge read it."""
    return f"{0 if line.after_a_move else 1} {','.join(line.moves)} {line.fen}"
