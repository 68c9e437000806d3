"""Ctrl-C, a kill, a closed terminal: what runs ends in order, and the user reads how to go on."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from clausewitz.runs.run_folder import SETTINGS
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import keep_first_steps, undo_first_steps
from clausewitz.support.systems import STOPPING


@contextmanager
def interruptible() -> Iterator[None]:
    """Each is a KeyboardInterrupt in here, so that players, engines and workers are closed.

    What whoever started the command has chosen to ignore, as nohup does, stays ignored.
    """

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    heard = [name for name in STOPPING if signal.getsignal(name) != signal.SIG_IGN]
    before = {name: signal.signal(name, stop) for name in heard}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


@contextmanager
def stoppable(
    output: Path | None = None, saved: str = "", file: Path | None = None
) -> Iterator[None]:
    """Each ends the command with a line: how to go on with its folder, or what else is saved.

    A folder may have a file in it that is made first, beside which there is what can be resumed.
    """
    try:
        with interruptible():
            yield
    except KeyboardInterrupt:
        keep_first_steps() if saved else undo_first_steps()
        if output is not None:
            saved = _how_to_go_on(output, saved or "finished work is saved", file or output)
        raise ClausewitzError(f"stopped; {saved}" if saved else "stopped") from None


def _how_to_go_on(output: Path, saved: str, file: Path) -> str:
    """With the run folder, the file that grows, or the folder beside a file; if it was begun."""
    begun = (file / SETTINGS, file.with_name(f"{file.name}.run") / SETTINGS)
    if file.is_file() or any(path.is_file() for path in begun):
        return f"{saved}: continue with --resume -o {output}"
    return "nothing was saved"
