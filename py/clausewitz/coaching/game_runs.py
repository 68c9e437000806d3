"""Files of games worked through: by many processes, in their order; what was killed goes on."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from clausewitz.coaching.game_parts import IN_PART
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.engines.engine_names import find_engine
from clausewitz.games.line_files import LineFile, LinePart
from clausewitz.runs.part_runs import DonePart, Output, PartState, RunWords, work_through
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Tell


def settings(
    request: JudgeRequest, paths: Sequence[Path], version: str, **more: Any
) -> dict[str, Any]:
    """What a run must have in common with that which it goes on with."""
    return {"version": version, "games": [str(path) for path in paths], **asdict(request), **more}


def check_judge(request: JudgeRequest) -> None:
    """Say that an engine is missing before anything is read."""
    if request.engine:
        find_engine(request.engine).searcher()


def work_through_games(
    paths: Sequence[Path],
    work: Callable[[LinePart], DonePart],
    workers: Workers,
    output: Output,
    words: RunWords,
    tell: Tell,
    heading: str = "",
) -> PartState:
    """Do the work on the games of all files; a broken game is reported, passed over and counted."""
    files = [LineFile(path, IN_PART) for path in paths]
    return work_through(files, work, workers, output, words, tell, heading)
