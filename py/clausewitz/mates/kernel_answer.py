"""The kernel's answer: the length of the mate, its keys and their proofs."""

import time
from dataclasses import dataclass

import chess

from clausewitz import kernel
from clausewitz.mates.kernel_search import KernelSearch
from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.verdict import By, Verdict, refuse_nonsense

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
    row = kernel.from_board(board)
    search = KernelSearch(n)
    distance = search.distance(row, n, time.monotonic() + seconds)
    board, proofs = board.copy(stack=False), []
    if distance and all_keys:
        proofs = [search.proof_of(board, key, distance) for key in search.keys(row, distance)]
    elif distance:
        proofs = [search.proof(board, distance)]
    return KernelAnswer(distance, proofs, search)


def prove_by_kernel(
    board: chess.Board, n: int, *, all_keys: bool = False, seconds: float | None = None
) -> Verdict:
    """As `prove`, on the kernel's word alone, for who is in a hurry."""
    refuse_nonsense(board, n)
    answer = kernel_answer(board, n, PATIENCE if seconds is None else seconds, all_keys)
    if answer.distance is None:
        return Verdict(board, "unknown", answer.search.refuted)
    if not answer.distance:
        return Verdict(board, "none", n, shortest_by=By.KERNEL)
    keys = tuple(proof.move for proof in answer.proofs)
    return Verdict(board, "mate", answer.distance, answer.proofs[0], keys, shortest_by=By.KERNEL)
