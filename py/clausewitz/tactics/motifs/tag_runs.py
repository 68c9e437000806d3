"""Runs that tag files of lines: what they are called, and what a run that goes on must share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from clausewitz.runs.part_runs import RunWords
from clausewitz.runs.run_folder import digest
from clausewitz.tactics.motifs.tagging import TagRequest

WORDS = RunWords("run of tag", "line of moves", "lines", "tagged")


def settings(request: TagRequest, paths: Sequence[Path], version: str) -> dict[str, Any]:
    """What a run must have in common with that which it goes on with."""
    return {
        "version": version,
        "lines": [str(path) for path in paths],
        "motifs": digest(str(request.motifs)),
        "format": request.form,
        "proofs": request.proofs,
        "plies": request.plies,
    }
