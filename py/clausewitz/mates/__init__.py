"""Forced mates: found, refuted and proved, against every defence.

The search is in `proof_number_search`, what it asks clingo in `oracle`, what it answers in
`mate_proof`.
"""

from clausewitz.mates.mate_proof import Proof, proof_game, proof_text
from clausewitz.mates.prover import MOST_MOVES, Verdict, prove, prove_many

__all__ = ["MOST_MOVES", "Proof", "Verdict", "proof_game", "proof_text", "prove", "prove_many"]
