"""A run is a folder: its settings, what was found so far, its results.

Whole files and journals are written as `files` does it, so a kill or a full disk leaves the last
good state. The checksum of every whole file is noted in a journal of its own before the file is
moved to its place: what was damaged since is reported, and not resumed from. Only one process
writes into a folder at a time; when it ends, however it ends, the folder is free again.
"""

import errno
import hashlib
import io
import json
import logging
import os
import re
import struct
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO
from weakref import WeakValueDictionary
from zipfile import BadZipFile, ZipFile

from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.files import Lock, append_text, make_folder, undo_on_refusal, whole_file

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
_LOG = logging.getLogger(__name__)
SETTINGS, LOCK, CHECKSUMS = "settings.json", ".lock", ".checksums"
_VERSION, _CONTINUED = "version", {"0.1.0"}
"""Versions whose runs this one continues, since it comes to the same results."""
_CHECKSUM = re.compile(r"^([0-9a-f]{64})  (.+)$", re.MULTILINE)


def _continued(known: dict[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The settings of a run, as this version would have written them."""
    if known.get(_VERSION) in _CONTINUED and _VERSION in wanted:
        return known | {_VERSION: wanted[_VERSION]}
    return known


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
            self._refuse_remains()
            self.write(SETTINGS, json.dumps(wanted, indent=1, sort_keys=True) + "\n")
        elif (known := _continued(known, wanted)) != wanted:
            changed = sorted(k for k in {*known, *wanted} if known.get(k) != wanted.get(k))
            raise ClausewitzError(
                f"{self.path} holds a {self._kind} with another {', '.join(changed)}"
            )
        else:
            self._tell_of_damage()
        return known is not None

    def _tell_of_damage(self) -> None:
        """Results are not read again, so nobody else would look: those of a run that goes on are
        written anew when it ends, earlier ones are lost."""
        for name in dict.fromkeys(name for _, name in self._checksums()):
            try:
                if self._checked(name, damaged(self._kind)) is None:
                    _LOG.warning("%s is missing", self.path / name)
            except ClausewitzError:
                _LOG.warning("%s is not as it was written", self.path / name)

    def refuse_used(self, resume: bool) -> None:
        """Refuse a folder that holds a run already, unless that is to go on."""
        if not resume and self._known_settings() is not None:
            raise ClausewitzError(
                f"{self.path} holds a {self._kind} already: --resume continues it"
            )

    def _refuse_remains(self) -> None:
        """What another run has found is not to be gone on with as if it were this one's."""
        noted = {name for _, name in self._checksums()} - {SETTINGS}
        if any((self.path / name).exists() for name in noted):
            raise ClausewitzError(
                f"{self.path} holds files of a {self._kind} whose {SETTINGS} is lost: "
                "choose another folder"
            )

    @property
    def is_used(self) -> bool:
        """Whether it holds a run."""
        return (self.path / SETTINGS).exists()

    def _known_settings(self) -> dict[str, Any] | None:
        words = f"damaged, or not the settings of a {self._kind}: start it anew in another folder"
        return self._object(SETTINGS, words)

    def make(self) -> None:
        """See to it that the folder is there, and that no other process writes into it."""
        if self._lock is None:
            make_folder(self.path)
            with file_errors(self.path):
                before = set(os.listdir(self.path))
            undo_on_refusal(partial(_remove_empty_run, self.path, before))
            self._lock = _lock(self.path)

    def write(self, name: str, text: str) -> None:
        with self._whole(name) as file:
            file.write(text.encode())

    def write_binary(self, name: str, content: bytes) -> None:
        with self._whole(name) as file:
            file.write(content)

    def read(self, name: str) -> str | None:
        """What was written, if it was."""
        return self._text(name, damaged(self._kind))

    def write_json(self, name: str, value: Any, indent: int | None = None) -> None:
        self.write(name, json.dumps(value, indent=indent) + "\n")

    def read_json(self, name: str) -> dict[str, Any] | None:
        """The object that was written, if one was."""
        return self._object(name, damaged(self._kind))

    def write_arrays(self, name: str, **arrays: "NDArray[Any]") -> None:
        import numpy as np

        with self._whole(name) as file:
            np.savez(file, allow_pickle=False, **arrays)

    def read_arrays(self, name: str) -> "dict[str, NDArray[Any]] | None":
        """The arrays that were written, if they were."""
        import numpy as np

        file = self._checked(name, damaged(self._kind))
        if file is None:
            return None
        with file_errors(file), reporting_damage(file, self._kind):
            _check_arrays(file)
            with np.load(file, allow_pickle=False) as data:
                return dict(data)

    def append(self, name: str, record: str, synced: bool = True) -> None:
        """Add a record to a journal, a file without a checksum: its records have their own."""
        self.make()
        append_text(self.path / name, record, synced)

    def write_journal(self, name: str, text: str) -> None:
        """A journal anew, of these records."""
        self.make()
        with whole_file(self.path / name) as file:
            file.write(text.encode())

    def read_journal(self, name: str) -> str:
        """The records, and perhaps half a one at the end: whoever reads them leaves it out."""
        file = self.path / name
        with file_errors(file):
            return file.read_bytes().decode(errors="replace") if file.exists() else ""

    @contextmanager
    def _whole(self, name: str) -> Iterator[BinaryIO]:
        self.make()

        def note(file: io.BufferedRandom) -> None:
            file.seek(0)
            checksum = hashlib.file_digest(file, "sha256").hexdigest()
            if (checksum, name) not in self._checksums():
                append_text(self.path / CHECKSUMS, f"{checksum}  {name}\n")

        with whole_file(self.path / name, note) as file:
            yield file

    def _checked(self, name: str, otherwise: str) -> Path | None:
        """A file that is as it was written, if it was."""
        file = self.path / name
        if not file.exists():
            return None
        known = {checksum for checksum, of in self._checksums() if of == name}
        # A kill after the note and before the move leaves the file that was noted earlier. There is
        # no note in folders of version 0.1.0, and none of a file that somebody else has put there.
        if known and _sha256(file) not in known:
            raise ClausewitzError(f"{file}: {otherwise}")
        return file

    def _checksums(self) -> list[tuple[str, str]]:
        return _CHECKSUM.findall(self.read_journal(CHECKSUMS))

    def _text(self, name: str, otherwise: str) -> str | None:
        file = self._checked(name, otherwise)
        if file is None:
            return None
        with file_errors(file):
            return file.read_bytes().decode(errors="replace")

    def _object(self, name: str, otherwise: str) -> dict[str, Any] | None:
        text = self._text(name, otherwise)
        if text is None:
            return None
        try:
            known = json.loads(text)
        except (ValueError, RecursionError):
            known = None
        if not isinstance(known, dict):
            raise ClausewitzError(f"{self.path / name}: {otherwise}")
        return known


def _remove_empty_run(folder: Path, before: set[str]) -> None:
    """Take out what was written, if that is no more than the beginning of a run."""
    new = set(os.listdir(folder)) - before
    if new <= {SETTINGS, LOCK, CHECKSUMS}:
        for name in new:
            (folder / name).unlink()


def _check_arrays(file: Path) -> None:
    """Arrays are written as they are, not compressed: they have no more bytes than their file."""
    with ZipFile(file) as arrays:
        if sum(info.file_size for info in arrays.infolist()) > file.stat().st_size:
            raise BadZipFile("it is larger inside")


def damaged(kind: str = "run") -> str:
    """What is said of a file that a run cannot go on with."""
    return f"damaged, or not written by a {kind}; without it --resume makes it again"


@contextmanager
def reporting_damage(file: Path, kind: str = "run") -> Iterator[None]:
    """What cannot be understood in here is a file that was damaged, or is of somebody else."""
    try:
        yield
    except _DAMAGED as error:
        if isinstance(error, ClausewitzError) or getattr(error, "errno", _NO_PLACE) != _NO_PLACE:
            raise
        raise ClausewitzError(f"{file}: {damaged(kind)}") from error


def digest(text: str) -> str:
    """A checksum by which the settings of runs distinguish texts."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def file_digest(path: Path) -> str:
    """A checksum that distinguishes files."""
    return _sha256(path)[:16]


def _sha256(path: Path) -> str:
    with file_errors(path), path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


_locks: WeakValueDictionary[Path, Lock] = WeakValueDictionary()


def _lock(folder: Path) -> Lock:
    """The lock of a folder: one for all who write into it from this process."""
    place = folder.resolve()
    if (held := _locks.get(place)) is None:
        held = _locks[place] = Lock(folder / LOCK, folder)
    return held
