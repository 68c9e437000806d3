"""Whatever is learned is tried again in SWI-Prolog, as it is written, before it is kept."""

import numpy as np

from clausewitz import kernel
from clausewitz.board import fen_of
from clausewitz.clauses import Clause, Theory
from clausewitz.errors import ClausewitzError
from clausewitz.learn.search.testers import tried_by_prolog
from clausewitz.tactics.by_kernel import Cases, Matches

VERIFIED = 5
"""Moves that a clause proposes, and so many that it does not."""


def verify(clause: Clause, own: Theory | None, cases: Cases, held: Matches) -> None:
    """Try a clause on moves that it proposes by the kernel's word (`held`), and on others."""
    chosen = [*_spread(held.nonzero()[0]), *_spread((~held).nonzero()[0])]
    moves = [
        (fen_of(kernel.to_board(cases.rows[cases.position(case)])), cases.move(case))
        for case in chosen
    ]
    (by_prolog,) = tried_by_prolog([clause], moves, own)
    if by_prolog.tolist() != held[chosen].tolist():
        raise ClausewitzError(f"kernel and Prolog disagree on a learned clause: {clause}")


def _spread(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> list[int]:
    """Some of the numbers, from first to last."""
    return [int(n) for n in numbers[:: max(1, -(-len(numbers) // VERIFIED))]]
