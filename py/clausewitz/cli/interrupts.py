"""Ctrl-C and a kill: what runs ends in order, and the user is told how to go on."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clausewitz.errors import ClausewitzError


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
def stoppable(output: Path | None = None, kept: str = "") -> Iterator[None]:
    """Both end the command with a line: how to go on with its folder, or what else is kept."""
    if output is not None:
        kept = f"{kept or 'what was finished is kept'}: go on with --resume -o {output}"
    try:
        with interruptible():
            yield
    except KeyboardInterrupt:
        raise ClausewitzError(f"stopped; {kept}" if kept else "stopped") from None
