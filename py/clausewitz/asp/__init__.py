"""clingo and the programs of asp/: legal moves, successors, and answers with nogoods.

The only package that imports clingo, and only when it is asked.
"""

from clausewitz.asp.solver import (
    BATCH,
    Answer,
    Encoding,
    Enumerator,
    Guesser,
    Optimizer,
    Plain,
    answer,
    atom_count,
    clingo_command,
    legal_moves,
    legal_moves_batch,
    perft,
    program_text,
    successors,
)

__all__ = [
    "BATCH",
    "Answer",
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
    "successors",
]
