"""A run is a folder: its settings, what was found so far, its results.

Whole files are written beside their places and moved there, so a kill leaves only whole files. A
journal gets a record at a time, so a kill leaves at most half a record, at its end. Only one
process writes into a folder at a time; when it ends, however it ends, the folder is free again.
"""

import errno
import fcntl
import hashlib
import json
import os
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO
from weakref import WeakValueDictionary, finalize
from zipfile import BadZipFile

from clausewitz.errors import ClausewitzError, file_errors

if TYPE_CHECKING:
    from numpy.typing import NDArray

_NO_PLACE = errno.EINVAL  # a place before the beginning, where a directory of arrays says it is
_DAMAGED = (
    ValueError,
    TypeError,
    LookupError,
    EOFError,
    NotImplementedError,
    OverflowError,
    OSError,
    BadZipFile,
    struct.error,
    zlib.error,
)
SETTINGS, LOCK = "settings.json", ".lock"


class RunFolder:
    """The files of one run."""

    def __init__(self, path: Path, kind: str = "run") -> None:
        """`kind` is what messages call a run of this kind: a match is a run, too."""
        self.path, self._kind = path, kind
        self._lock: Lock | None = None

    def start(self, settings: Mapping[str, Any], resume: bool) -> bool:
        """Take the folder for these settings. True if it holds a run with them, to be resumed."""
        self.make()
        self.refuse_used(resume)
        wanted = json.loads(json.dumps(settings))
        known = self._known_settings()
        if known is None:
            self.write(SETTINGS, json.dumps(wanted, indent=1, sort_keys=True) + "\n")
        elif known != wanted:
            changed = sorted(k for k in {*known, *wanted} if known.get(k) != wanted.get(k))
            raise ClausewitzError(
                f"{self.path} holds a {self._kind} with another {', '.join(changed)}"
            )
        return known is not None

    def refuse_used(self, resume: bool) -> None:
        """Refuse a folder that holds a run already, unless that is to go on."""
        if not resume and self._known_settings() is not None:
            raise ClausewitzError(
                f"{self.path} holds a {self._kind} already: --resume goes on with it"
            )

    def _known_settings(self) -> dict[str, Any] | None:
        return self._object(SETTINGS, f"not the settings of a {self._kind}")

    def make(self) -> None:
        """See to it that the folder is there, and that no other process writes into it."""
        if self._lock is None:
            with file_errors(self.path):
                self.path.mkdir(parents=True, exist_ok=True)
            self._lock = _lock(self.path)

    def write(self, name: str, text: str) -> None:
        self.make()
        with whole_file(self.path / name) as file:
            file.write(text.encode())

    def read(self, name: str) -> str | None:
        """What was written, if it was."""
        file = self.path / name
        with file_errors(file):
            return file.read_text(encoding="utf-8", errors="replace") if file.exists() else None

    def write_json(self, name: str, value: Any, indent: int | None = None) -> None:
        self.write(name, json.dumps(value, indent=indent) + "\n")

    def read_json(self, name: str) -> dict[str, Any] | None:
        """The object that was written, if one was."""
        return self._object(name, f"not written by a {self._kind}")

    def write_arrays(self, name: str, **arrays: "NDArray[Any]") -> None:
        import numpy as np

        self.make()
        with whole_file(self.path / name) as file:
            np.savez(file, allow_pickle=False, **arrays)

    def read_arrays(self, name: str) -> "dict[str, NDArray[Any]] | None":
        """The arrays that were written, if they were."""
        import numpy as np

        file = self.path / name
        if not file.exists():
            return None
        told = damage_told(file, self._kind)
        with file_errors(file), told, np.load(file, allow_pickle=False) as data:
            return dict(data)

    def append(self, name: str, record: str) -> None:
        """Add a record to a journal."""
        self.make()
        append_record(self.path / name, record)

    def _object(self, name: str, otherwise: str) -> dict[str, Any] | None:
        text = self.read(name)
        if not text:
            return None
        try:
            known = json.loads(text)
        except ValueError:
            known = None
        if not isinstance(known, dict):
            raise ClausewitzError(f"{self.path / name}: {otherwise}")
        return known


@contextmanager
def damage_told(file: Path, kind: str = "run") -> Iterator[None]:
    """What cannot be understood in here is a file that was damaged, or is of somebody else."""
    try:
        yield
    except _DAMAGED as error:
        if isinstance(error, ClausewitzError) or getattr(error, "errno", _NO_PLACE) != _NO_PLACE:
            raise
        raise ClausewitzError(
            f"{file}: damaged, or not written by a {kind}; without it --resume makes it again"
        ) from error


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write, beside its place; moved there when all of it is written."""
    part = path.with_name(f"{path.name}.part")
    with file_errors(path):
        try:
            with part.open("wb") as file:
                yield file
            os.replace(part, path)
        except OSError:  # a disk that is full has no room for half a file
            part.unlink(missing_ok=True)
            raise


def append_record(file: Path, record: str) -> None:
    """Add a record to a journal; half a line at its end, which a kill left, stays a line alone."""
    with file_errors(file), file.open("ab+") as journal:
        if journal.tell():
            journal.seek(-1, os.SEEK_END)
            if journal.read() != b"\n":
                journal.write(b"\n")
        journal.write(record.encode())


def digest(text: str) -> str:
    """Tells texts apart, in the settings of runs."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def file_digest(path: Path) -> str:
    """Tells files apart."""
    with file_errors(path), path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:16]


class Lock:
    """A locked file, which is let go of when nothing refers to this any more."""

    def __init__(self, file: Path, what: Path | None = None) -> None:
        """What other processes write into is named: the file, if nothing else."""
        with file_errors(file):
            number = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        finalize(self, os.close, number)
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ClausewitzError(f"{what or file}: another process writes into it") from error
        except OSError as error:
            raise ClausewitzError(f"{file}: {error.strerror}") from error


_locks: WeakValueDictionary[Path, Lock] = WeakValueDictionary()


def _lock(folder: Path) -> Lock:
    """The lock of a folder: one for all who write into it from this process."""
    place = folder.resolve()
    if (held := _locks.get(place)) is None:
        held = _locks[place] = Lock(folder / LOCK, folder)
    return held
