"""What proposes moves in the page without a search: clauses of tactics as the kernel tries them.

tactics.json     clauses of features, claims and reasons, weights, and what is remembered of rows
tactics.bin      the words of their programs
"""

import json
from typing import Any

import numpy as np

from clausewitz import kernel
from clausewitz.advice.methods import by_logic
from clausewitz.matching.clause_matrix import REMEMBERED
from clausewitz.matching.clause_programs import NOTHING, ClauseProgram
from clausewitz.tactics.ranking.proved_reasons import MATE, MOST_REASONS, best_first, variants
from clausewitz.tactics.ranking.ranked_moves import MOST_MOVES
from clausewitz.tactics.ranking.shipped_clauses import (
    ShippedProgram,
    claim_programs,
    feature_programs,
)
from clausewitz.tactics.ranking.weights import shipped_weights
from clausewitz.wording.case_terms import clause_term


class _Packed:
    """The words of programs, one after the other, behind the program that says nothing."""

    def __init__(self) -> None:
        self.words = list(NOTHING)

    def add(self, program: ClauseProgram) -> dict[str, Any]:
        place = {"from": len(self.words), "length": len(program.words)}
        self.words += program.words
        return {"name": program.predicate, "ofKnights": program.of_knights, **place}

    def reason(self, each: ShippedProgram) -> dict[str, Any]:
        proofs = [
            {**self.add(one), "squares": str(one.squares), "witnesses": one.witnesses}
            for one in variants(each)
        ]
        written = {"clause": str(each.clause), "term": clause_term(each.clause)}
        return {**self.add(each.program), **written, "proofs": proofs}


def tactic_packs() -> dict[str, bytes]:
    """The files by their names."""
    packed = _Packed()
    tactics = {
        "features": [packed.add(each) for each in feature_programs()],
        "claims": [packed.add(each.program) for each in claim_programs()],
        "reasons": [packed.reason(each) for each, _ in best_first()],
        "weights": [[list(names), weight] for names, weight in shipped_weights().of.items()],
        "remembering": [kernel.RELATIONS[name] for name in REMEMBERED],
        "mate": MATE,
        "mostMoves": MOST_MOVES,
        "mostReasons": MOST_REASONS,
        "shownReasons": by_logic.MOST_REASONS,
        "leastShare": by_logic.LEAST,
    }
    return {
        "tactics.json": json.dumps(tactics).encode(),
        "tactics.bin": np.array(packed.words, "<u8").tobytes(),
    }
