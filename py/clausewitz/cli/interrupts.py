"""Ctrl-C and a kill: what runs ends in order, and the user is told how to go on."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clausewitz.errors import ClausewitzError
from clausewitz.runs.run_folder import SETTINGS


@contextmanager
def interruptible() -> Iterator[None]:
    """Both are a KeyboardInterrupt in here, so that players, engines and workers are closed."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = {name: signal.signal(name, stop) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


@contextmanager
def stoppable(
    output: Path | None = None, kept: str = "", file: Path | None = None
) -> Iterator[None]:
    """Both end the command with a line: how to go on with its folder, or what else is kept.

    A folder may have a file in it that is made first, beside which there is what can be resumed.
    """
    try:
        with interruptible():
            yield
    except KeyboardInterrupt:
        if output is not None:
            kept = _how_to_go_on(output, kept or "what was finished is kept", file or output)
        raise ClausewitzError(f"stopped; {kept}" if kept else "stopped") from None


def _how_to_go_on(output: Path, kept: str, file: Path) -> str:
    """With the run folder, the file that grows, or the folder beside a file; if it was begun."""
    begun = (file / SETTINGS, file.with_name(f"{file.name}.run") / SETTINGS)
    if file.is_file() or any(path.is_file() for path in begun):
        return f"{kept}: go on with --resume -o {output}"
    return "nothing was begun"
