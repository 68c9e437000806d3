"""What answers in the page need beside the kernel, packed when the site is built.

motifs.json      what each program of a motif proves, and the numbers of a trial
motifs.bin       the words of all programs, as one trial takes them
openings.json    code and name of the positions that have one
"""

import json
from typing import Any

import numpy as np

from clausewitz import kernel
from clausewitz.advice.lines.line_needs import POSITIONS
from clausewitz.advice.lines.line_tags import both_readings
from clausewitz.games.opening_lines import named_positions
from clausewitz.kernel.board import forced_mate
from clausewitz.kernel.relations import clause_join, join_progress
from clausewitz.kernel.relations.program_words import ANY
from clausewitz.matching.clause_programs import NOTHING
from clausewitz.mates.verdict import MOST_MOVES
from clausewitz.position.board import PIECES, SIDES
from clausewitz.tactics.motifs.line_cases import MOST_PLIES
from clausewitz.tactics.motifs.shipped_motifs import STRICTER


def answer_packs() -> dict[str, bytes]:
    """The files by their names."""
    programs, words, found = both_readings(), list(NOTHING), list[dict[str, Any]]()
    for one in programs:
        program = one.program
        found.append(
            {
                "motif": one.predicate,
                "theme": one.motif,
                "place": one.place,
                "from": len(words),
                "length": len(program.words),
                "squares": str(program.squares),  # 64 bits are too many for a number of JavaScript
                "plies": program.plies,
                "witnesses": [(name.lstrip("_"), *rest) for name, *rest in program.witnesses],
            }
        )
        words += program.words
    motifs = {
        "programs": found,
        "stricter": sorted({one.predicate for one in programs if _is_strict(one.predicate)}),
        "limits": _trial_numbers(),
        "pieces": PIECES,
        "sides": list(SIDES.values()),
    }
    return {
        "motifs.json": json.dumps(motifs).encode(),
        "motifs.bin": np.array(words, "<u8").tobytes(),
        "openings.json": json.dumps(named_positions(), ensure_ascii=False).encode(),
    }


def mate_numbers() -> dict[str, int]:
    """What a proof of a mate takes and answers."""
    return {
        "mate": int(forced_mate.MATE),
        "noMate": int(forced_mate.NO_MATE),
        "undecided": int(forced_mate.UNDECIDED),
        "known": len(forced_mate.table()),
        "positions": POSITIONS,
        "most": MOST_MOVES,
    }


def _is_strict(predicate: str) -> bool:
    return predicate.startswith(STRICTER)


def _trial_numbers() -> dict[str, int | str]:
    """The sizes of a trial's memory, and the places of numbers in it."""
    values, positions, notes, progress = clause_join.workspace(0)
    return {
        "values": len(values),
        "any": int(ANY),
        "noValue": str(values[ANY]),
        "positions": len(positions),
        "notes": len(notes),
        "progress": len(progress),
        "atCase": int(join_progress.AT_CASE),
        "done": int(join_progress.DONE),
        "beforeCase": int(join_progress.BEFORE_CASE),
        "pauseAt": int(join_progress.PAUSE_AT),
        "fromBlack": int(join_progress.FROM_BLACK),
        "steps": kernel.STEPS,
        "stepsOfMany": kernel.STEPS_OF_MANY,
        "plies": MOST_PLIES,
    }
