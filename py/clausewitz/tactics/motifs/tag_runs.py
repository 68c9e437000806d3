"""Files of lines tagged by many processes, in their order; a run that was killed can go on."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from clausewitz.games.line_files import LineFile
from clausewitz.runs.part_runs import Output, PartState, RunWords, work_through
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Tell
from clausewitz.runs.run_folder import digest
from clausewitz.tactics.motifs.tag_formats import heading
from clausewitz.tactics.motifs.tagging import TagRequest, tag_part

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


def tag_files(
    paths: Sequence[Path], request: TagRequest, workers: Workers, output: Output, tell: Tell
) -> PartState:
    """Tag all lines of the files; what cannot be read is reported and passed over."""
    first = heading(request.form, request.proofs)
    files = [LineFile(path) for path in paths]
    return work_through(files, partial(tag_part, request), workers, output, WORDS, tell, first)
