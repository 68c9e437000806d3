"""A command whose files are watched: on a disk that is full, or with a list of what it opens.

    python -m trial.watched_process WATCH WORD …

WATCH is size=N (no file may be larger than N bytes), write=N (the write of number N, counted from
0, finds the disk full: a file opened to be written, moved or made, or a new folder), or opened=FILE
(the names of all files that are opened go there). With write=N and a further FILE after a comma,
the number of writes there were goes there.
"""

import errno
import os
import resource
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
_EVENTS = ("os.rename", "os.mkdir", "os.link", "os.symlink", "os.truncate")
_NOT_OURS = ("/dev/", "/proc/")


def is_write(event: str, arguments: tuple[Any, ...]) -> bool:
    """Whether an event that Python tells of needs space on a disk."""
    if event in _EVENTS:
        return True
    if event != "open":
        return False
    path, mode, flags = arguments
    name = os.fsdecode(path) if isinstance(path, str | bytes) else ""
    if not name or name.startswith(_NOT_OURS) or name.endswith(".pyc"):
        return False
    if isinstance(mode, str):
        return any(sign in mode for sign in "wax+")
    return bool(isinstance(flags, int) and flags & _WRITES)


class FullDisk:
    """The write of a number fails, and so does every other that follows within the same call."""

    def __init__(self, number: int, counted: Path | None) -> None:
        self._left, self._counted, self._seen = number, counted, 0
        self._own = threading.local()

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        if getattr(self._own, "busy", False) or not is_write(event, arguments):
            return
        self._seen += 1
        if self._counted:
            self._own.busy = True
            self._counted.write_text(str(self._seen))
            self._own.busy = False
        self._left -= 1
        if self._left == -1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(arguments[0]))


def _opened_files(listing: Path) -> Callable[[str, tuple[Any, ...]], None]:
    """Their names are written down."""
    out = os.open(listing, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def heard(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open" and isinstance(arguments[0], str):
            os.write(out, os.fsencode(arguments[0]) + b"\n")

    return heard


def main() -> None:
    kind, _, value = sys.argv[1].partition("=")
    from clausewitz.cli import main as command

    if kind == "size":
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(value), int(value)))
    elif kind == "write":
        number, _, file = value.partition(",")
        sys.addaudithook(FullDisk(int(number), Path(file) if file else None))
    else:
        sys.addaudithook(_opened_files(Path(value)))
    sys.argv = ["clausewitz", *sys.argv[2:]]
    command()


if __name__ == "__main__":
    main()
