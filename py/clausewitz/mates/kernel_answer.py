"""The kernel's answer: the length of the mate, its keys and their proofs."""

import math
import time
from dataclasses import dataclass

import chess

from clausewitz import kernel
from clausewitz.mates.kernel_search import KernelSearch, TimeIsOverError
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.verdict import By, Verdict, refuse_nonsense
from clausewitz.position.board import seen_board

# Seconds for the kernel where the user gives no limit.
PATIENCE = 30.0


@dataclass(frozen=True, slots=True)
class KernelAnswer:
    """A mate, or that there is none in so many moves."""

    distance: int | None
    """The length of the shortest mate; 0 if there is none; None if time was over before."""
    proofs: list[Proof]
    """That of one key, or those of all of them."""
    search: KernelSearch


def kernel_answer(
    board: chess.Board, n: int, seconds: float, all_keys: bool = False
) -> KernelAnswer:
    """What the kernel finds in the time it has."""
    search = KernelSearch(n, time.monotonic() + seconds)
    try:
        distance, proofs = _found(search, board.copy(stack=False), n, all_keys)
    except TimeIsOverError:
        return KernelAnswer(None, [], search)
    search.end = math.inf  # what is left to do is to tell why
    return KernelAnswer(distance, proofs, search)


def _found(
    search: KernelSearch, board: chess.Board, n: int, all_keys: bool
) -> tuple[int, list[Proof]]:
    row = kernel.from_board(board)
    distance = search.distance(row, n)
    if not distance:
        return 0, []
    if not all_keys:
        return distance, [search.proof(board, distance)]
    return distance, [search.proof_of(board, key, distance) for key in search.keys(row, distance)]


def prove_by_kernel(
    board: chess.Board, n: int, *, all_keys: bool = False, seconds: float | None = None
) -> Verdict:
    """As `prove`, on the kernel's word alone, for who is in a hurry."""
    refuse_nonsense(board, n)
    seen = seen_board(board)
    answer = kernel_answer(seen, n, PATIENCE if seconds is None else seconds, all_keys)
    if answer.distance is None:
        return Verdict(board, "unknown", answer.search.refuted, all_keys=all_keys)
    if not answer.distance:
        return Verdict(board, "none", n, shortest_by=By.KERNEL, all_keys=all_keys)
    proof, keys = answer.proofs[0], tuple(proof.move for proof in answer.proofs)
    found = Verdict(seen, "mate", answer.distance, proof, keys, 0, By.KERNEL, all_keys)
    return found.of(board)
