"""The one way to write files: whole or not at all, or record by record, and synced to the disk.

A whole file grows beside its place and is moved there when all of it is on the disk, so that
neither a kill nor a full disk leaves half of one, or takes away the one that was there. A journal
gets a record at a time; a record that finds no space is taken back.
"""

import errno
import io
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, TextIO
from weakref import finalize

from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.limits import LARGEST_FILE
from clausewitz.support.systems import A_FOLDER, NOT_A_LINK, copy_mode, lock_at_once, wait_for_lock

_first_steps: list[Callable[[], object]] = []

Settled = Callable[[io.BufferedRandom], None]
"""What is done with a file when all of it is on the disk, before it is moved to its place."""


def write_text(path: Path, text: str) -> None:
    """The text as a file; a place where none can be is an error of one line."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    with whole_file(path) as file:
        file.write(content)


def read_whole(path: Path) -> bytes:
    """The bytes of a user's file, which may be a device that never ends: that is refused."""
    with file_errors(path), path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ClausewitzError(f"{path}: more than {LARGEST_FILE:,} bytes")
    return data


@contextmanager
def whole_text(path: Path) -> Iterator[TextIO]:
    """The same as `whole_file` for text, which is written as it is: line ends are not changed."""
    with whole_file(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="")
        try:
            yield text
        finally:
            text.detach()


@contextmanager
def whole_file(path: Path, settled: Settled = lambda file: None) -> Iterator[BinaryIO]:
    """A file to write, beside its place; moved there when all of it is written.

    A pipe or a device takes what is written at once: there is nothing to replace.
    """
    with file_errors(path):
        if path.exists() and not path.is_file():
            with path.open("wb") as device:
                yield device
            return
        place = path.resolve()  # a link stays one
        part = _part(place)
        with _opened_alone(part, path) as file:
            try:
                yield file
                _sync(file)
                settled(file)
                os.replace(part, place)
            except BaseException:  # a disk that is full has no space for half a file
                part.unlink(missing_ok=True)
                _forget_rest(file)
                raise
        _sync_folder(place.parent)


def move_into_place(made: Path, path: Path) -> None:
    """Move a file that is whole to its place, where there may be another one."""
    with file_errors(path):
        with made.open("rb+") as file:
            _sync(file)
        os.replace(made, path)
        _sync_folder(path.parent)


def append_text(path: Path, text: str, synced: bool = True) -> None:
    """The text at the end of a file, which may be new; all of it, or nothing.

    Half a line at the end of the file, which a power cut left, stays a line alone. Without syncing,
    a power cut may take the text: for what is made again when it is missing.
    """
    with file_errors(path):
        if path.exists() and not path.is_file():
            with path.open("wb") as device:
                device.write(text.encode())
            return
        is_new = not path.exists()
        with path.open("ab+", buffering=0) as journal:
            with suppress(OSError):  # a file system without locks does without
                # Others may be in the middle of a line. Not flock: this process may have such a
                # lock of the file already, and would wait for itself.
                wait_for_lock(journal)
            size = journal.seek(0, os.SEEK_END)
            if size:
                journal.seek(-1, os.SEEK_END)
                if journal.read(1) != b"\n":
                    text = f"\n{text}"
            _add_all(journal, text.encode(), size, synced)
        if is_new and synced:
            _sync_folder(path.parent)


class GrowingFile:
    """A file that grows part by part; what stands beyond its known size is cut off."""

    def __init__(self, path: Path, size: int = 0, synced: bool = True) -> None:
        """Without syncing, what a power cut takes is not known: for what others say, as a log."""
        self._path, self._synced, self._size = path, synced, size
        with file_errors(path):
            self._file = path.open("ab+", buffering=0)
            self._file.truncate(size)

    def add(self, content: bytes) -> None:
        """All of the content, or nothing."""
        with file_errors(self._path):
            _add_all(self._file, content, self._size, self._synced)
        self._size += len(content)

    def close(self) -> None:
        self._file.close()


def check_writable(path: Path | None) -> None:
    """Refuse a place where no file can be before the work, not after."""
    if path is None:
        return
    with file_errors(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():  # to open a pipe would be to wait for its reader
            _check_allowed(path)
            return
        part = _part(path.resolve())
        with _opened_alone(part, path):
            part.unlink()


def make_folder(path: Path) -> None:
    """See to it that a folder is there, and those around it; a refusal takes new ones away."""
    with file_errors(path):
        new = [place for place in (path, *path.parents) if not place.exists()]
        path.mkdir(parents=True, exist_ok=True)
    if new:
        undo_on_refusal(lambda: list(map(Path.rmdir, new)))


def undo_on_refusal(undo: Callable[[], object]) -> None:
    """What takes back a first step, if the program ends with an error before there is a result."""
    _first_steps.append(undo)


def undo_first_steps() -> None:
    """The last one first; a folder in which something lies by now stays."""
    while _first_steps:
        with suppress(OSError):
            _first_steps.pop()()


def keep_first_steps() -> None:
    """There is more than they show: they stay, whatever comes."""
    _first_steps.clear()


@contextmanager
def refusals_change_nothing() -> Iterator[None]:
    """For a whole program: an error that ends it takes back its first steps."""
    _first_steps.clear()
    try:
        yield
    except (SystemExit, BrokenPipeError):
        raise
    except BaseException:
        undo_first_steps()
        raise


class Lock:
    """A locked file, which is let go of when nothing refers to this any more."""

    def __init__(self, file: Path, what: Path | None = None) -> None:
        """What other processes write into is named: the file, if nothing else."""
        with file_errors(file):
            number = os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
        finalize(self, os.close, number)
        with file_errors(file):
            _lock(number, what or file)


def _lock(number: int, what: Path) -> None:
    try:
        lock_at_once(number)
    except BlockingIOError as error:
        raise ClausewitzError(f"{what}: another process writes into it") from error


def _part(place: Path) -> Path:
    """Where a file grows before it is moved to its place."""
    return place.with_name(f".{place.name}.part")


def _check_allowed(path: Path) -> None:
    if not os.access(path, os.W_OK):  # to move another file there would be allowed all the same
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _opened_alone(part: Path, path: Path) -> io.BufferedRandom:
    """The file that grows beside the path, empty; one process at a time has it.

    Half of one, which a kill left, is used again.
    """
    is_there = path.is_file()
    if is_there:
        _check_allowed(path)
    while True:
        number = os.open(part, os.O_RDWR | os.O_CREAT | NOT_A_LINK, 0o666)
        file = open(number, "rb+")  # noqa: SIM115 - the caller closes it
        try:
            with suppress(OSError):  # a file system without locks does without
                _lock(number, path)
            if _is_at(number, part):  # else another process has just moved it to its place
                file.truncate()
                if is_there:
                    copy_mode(number, stat.S_IMODE(path.stat().st_mode))
                return file
        except BaseException:
            file.close()
            raise
        file.close()


def _is_at(number: int, path: Path) -> bool:
    with suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(number), path.stat())
    return False


def _add_all(file: io.FileIO, content: bytes, size: int, synced: bool = True) -> None:
    """Add to a file of this size; what finds no space is taken back."""
    try:
        rest = memoryview(content)
        while rest:
            rest = rest[file.write(rest) :]
        if synced:
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            file.truncate(size)
        raise


def _sync(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())


def _forget_rest(file: BinaryIO) -> None:
    """What could not be written is not tried again when the file is closed."""
    with suppress(OSError, ValueError):
        file.close()


def _sync_folder(folder: Path) -> None:
    """So that a name which was given stays given; not every file system can."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY | A_FOLDER)
        try:
            os.fsync(number)
        finally:
            os.close(number)
