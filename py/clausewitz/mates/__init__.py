"""Forced mates: found, refuted and proved, against every defence.

What the kernel finds is in `kernel_answer`, what it says of each position in `mate_claims`, the
queries to clingo in `oracle`; the search without a guide is in `proof_number_search`. `mate_proof`
and `verdict` are the answers.
"""

from clausewitz.mates.mate_proof import Proof, proof_game, proof_text
from clausewitz.mates.prover import prove, prove_many
from clausewitz.mates.verdict import MOST_MOVES, By, Verdict

__all__ = [
    "MOST_MOVES",
    "By",
    "Proof",
    "Verdict",
    "proof_game",
    "proof_text",
    "prove",
    "prove_many",
]
