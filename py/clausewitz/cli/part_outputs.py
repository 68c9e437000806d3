"""Where files that are made part by part go: a file that can be gone on with, a device, stdout."""

from collections.abc import Callable
from pathlib import Path

from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.runs.part_runs import FileOutput, Output, PartState, StreamOutput
from clausewitz.runs.progress import Tell
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import whole_text


def into_output(
    output: Path | None,
    resume: bool,
    file_output: Callable[[Path], FileOutput],
    work: Callable[[Output, Tell], PartState],
    stream_output: Callable[[Callable[[str], object]], StreamOutput] = StreamOutput,
) -> PartState:
    """Do the work with the output that the user names; only a file can be gone on with."""
    is_file = output is not None and (output.is_file() or not output.exists())
    if resume and not is_file:
        raise ClausewitzError("--resume needs the file that was written: -o FILE")
    with stoppable(output if is_file else None), ProgressLine() as tell:
        if output is None:
            return work(stream_output(_print), tell)
        if is_file:
            return work(file_output(output), tell)
        with whole_text(output) as device:
            return work(stream_output(device.write), tell)


def _print(text: str) -> None:
    print(text, end="", flush=True)
