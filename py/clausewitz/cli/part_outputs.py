"""Where files that are made part by part go: a file that can be gone on with, a device, stdout."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from clausewitz.cli.arguments import PartWork
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.runs.part_runs import (
    CutFile,
    DonePart,
    FileOutput,
    Output,
    PartState,
    RunWords,
    StreamOutput,
    work_through,
)
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import whole_text


def into_output(
    output: Path | None,
    work: PartWork,
    words: RunWords,
    settings: Mapping[str, Any],
    files: Sequence[CutFile[Any]],
    part_work: Callable[[Any], DonePart],
    heading: str = "",
    file_output: type[FileOutput] = FileOutput,
    stream_output: type[StreamOutput] = StreamOutput,
) -> PartState:
    """Work through the files into the output that the user names; only a file can be resumed."""
    is_file = output is not None and (output.is_file() or not output.exists())
    if work.resume and not is_file:
        raise ClausewitzError("--resume needs the file that was written: -o FILE")
    with stoppable(output if is_file else None), ProgressLine() as tell:

        def into(made: Output) -> PartState:
            return work_through(files, part_work, work.workers, made, words, tell, heading)

        if output is None:
            return into(stream_output(lambda text: print(text, end="", flush=True)))
        if is_file:
            return into(file_output(output, settings, work.resume, words))
        with whole_text(output) as device:
            return into(stream_output(device.write))
