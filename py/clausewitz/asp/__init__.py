"""clingo and the programs of asp/: legal moves, successors, and answers with nogoods.

The only part that imports clingo, and only when it is used.
"""

from clausewitz.asp.answers import Enumerator, Guesser, Optimizer, Plain
from clausewitz.asp.command import clingo_command
from clausewitz.asp.grounding import answer, atom_count, program_text
from clausewitz.asp.moves import BATCH, Encoding, legal_moves, legal_moves_batch, perft

__all__ = [
    "BATCH",
    "Encoding",
    "Enumerator",
    "Guesser",
    "Optimizer",
    "Plain",
    "answer",
    "atom_count",
    "clingo_command",
    "legal_moves",
    "legal_moves_batch",
    "perft",
    "program_text",
]
