"""Files worked through part by part by many processes, in their order; what was killed goes on.

A file that is written grows in a folder beside its place, part by part, with a note of how far it
is, and is moved to its place in the end. What a kill left half done is cut off and done again.
"""

import hashlib
import shutil
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from textwrap import shorten
from typing import Any, Generic, Protocol, TypeVar

from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder, reporting_damage
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.files import GrowingFile, move_into_place
from clausewitz.support.limits import MOST_EMPTY

MOST_REPORTED = 20
"""Things that cannot be read, of which it is said why."""

_STATE = "state.json"
_UNITS = ((1_000_000, "MB"), (1_000, "kB"), (1, "bytes"))
_FEWEST_UNITS = 20
_LONGEST_REASON = 120  # signs


class Part(Protocol):
    """Some records of a file, as they stand there."""

    @property
    def texts(self) -> tuple[bytes, ...]: ...


class Unread(Protocol):
    """What could not be read, where it stands, and why."""

    @property
    def place(self) -> str: ...
    @property
    def reason(self) -> str: ...


_Part = TypeVar("_Part", bound=Part)
_PartOut = TypeVar("_PartOut", bound=Part, covariant=True)


class CutFile(Protocol[_PartOut]):
    """A file that can be cut into parts."""

    @property
    def path(self) -> Path: ...
    @property
    def size(self) -> int | None:
        """Its bytes as it lies there; None of what is no file."""

    @property
    def broken(self) -> ClausewitzError | None:
        """Why the file could not be read to its end, once that is known."""

    def parts(self) -> Iterator[_PartOut]: ...


@dataclass(frozen=True, slots=True)
class DonePart:
    """What came of a part."""

    text: bytes
    lines: int
    """Lines or games that were read."""
    found: int
    """Of those, the ones that show what is looked for."""
    unread: int
    reported: tuple[Unread, ...]
    """The first of those that could not be read."""
    taken: int
    """How many bytes of its file came up to its end."""


@dataclass(frozen=True, slots=True)
class PartState:
    """How far a run is."""

    parts: int = 0
    lines: int = 0
    found: int = 0
    unread: int = 0
    size: int = 0
    """Bytes of what was written."""
    digest: str = ""
    """Of what was read."""
    written: str = ""
    """The checksum of what was written."""

    def after(self, part: DonePart, read: str) -> "PartState":
        return PartState(
            self.parts + 1,
            self.lines + part.lines,
            self.found + part.found,
            self.unread + part.unread,
            self.size + len(part.text),
            read,
        )


@dataclass(frozen=True, slots=True)
class RunWords:
    """What messages call a run, what it reads, and what it does with that."""

    kind: str
    """run of tag"""
    line: str
    """line of moves"""
    lines: str
    """lines"""
    done: str
    """tagged"""


class StreamOutput:
    """Where results go as they are found: standard output, say. Nothing can be resumed."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self.state = PartState()

    def begin(self, text: str) -> None:
        """What stands first, before anything was added."""
        if not self.state.size:
            self._write(text)

    def add(self, part: DonePart, read: str) -> None:
        self._write(part.text.decode())
        self.state = self.state.after(part, read)

    def end(self) -> None:
        """Nothing is left to do."""

    def forget(self) -> None:
        """Nothing was noted."""


class FileOutput:
    """A file of results that can be gone on with."""

    def __init__(
        self,
        path: Path,
        settings: Mapping[str, Any],
        resume: bool,
        words: RunWords,
        forgets: bool = True,
    ) -> None:
        """It forgets how far it was when the file is whole, unless more is made of the file: then
        `forget` is for the caller, and what is resumed meanwhile has nothing to do again."""
        self._path, self._words, self._forgets = path, words, forgets
        self._folder = RunFolder(path.with_name(f"{path.name}.run"), words.kind)
        self._folder.start(settings, resume)
        with reporting_damage(self._folder.path / _STATE, words.kind):
            self.state = PartState(**(self._folder.read_json(_STATE) or {}))
        self.made = self._folder.path / "made"
        self._take_back()
        content = self._content()
        self._hash = hashlib.sha256(content)
        self.go_on_from(content)
        self._file = GrowingFile(self.made, self.state.size)

    def go_on_from(self, content: bytes) -> None:
        """What was written before a stop, for outputs that must remember some of it."""

    def begin(self, text: str) -> None:
        """What stands first; a run that goes on has it already."""
        if text and not self.state.size:
            self._write(text.encode())
            self._note(replace(self.state, size=len(text.encode())))

    def add(self, part: DonePart, read: str) -> None:
        self._write(part.text)
        self._note(self.state.after(part, read))

    def end(self) -> None:
        """Put the file where it belongs."""
        self._file.close()
        move_into_place(self.made, self._path)
        if self._forgets:
            self.forget()

    def forget(self) -> None:
        """Take away the note of how far the run is: it has come to its end, or never began."""
        with file_errors(self._folder.path), suppress(FileNotFoundError):
            shutil.rmtree(self._folder.path)

    def _take_back(self) -> None:
        """A kill after the file was put where it belongs leaves the folder without it."""
        if self.state.written and not self.made.exists() and self._path.is_file():
            with file_errors(self._path):
                is_ours = hashlib.sha256(self._path.read_bytes()).hexdigest() == self.state.written
            if is_ours:
                move_into_place(self._path, self.made)

    def _content(self) -> bytes:
        """What was noted as written; what stands beyond that will be cut off."""
        content = b""
        with file_errors(self.made):
            if self.state.size and self.made.exists():
                content = self.made.read_bytes()[: self.state.size]
        found = hashlib.sha256(content).hexdigest()
        is_other = bool(self.state.size) and found != self.state.written
        if len(content) < self.state.size or is_other:
            again = f"without the folder {self._folder.path} all is {self._words.done} anew"
            raise ClausewitzError(f"{self.made}: damaged; {again}")
        return content

    def _write(self, text: bytes) -> None:
        self._file.add(text)
        self._hash.update(text)

    def _note(self, state: PartState) -> None:
        self.state = replace(state, written=self._hash.hexdigest())
        self._folder.write_json(_STATE, asdict(self.state))


Output = StreamOutput | FileOutput


def work_through(
    files: Sequence[CutFile[_Part]],
    work: Callable[[_Part], DonePart],
    workers: Workers,
    output: Output,
    words: RunWords,
    tell: Tell,
    heading: str = "",
) -> PartState:
    """Do the work on all parts of the files; what cannot be read is reported and passed over.

    A file that breaks off is read to there; the error is raised when all is written. Where nothing
    could be read, nothing is written, and nothing stays that would be in the way of the next run.
    """
    with _forgotten_unless_begun(output):
        for file in files:
            if str(file.path) != "-" and not file.path.exists():
                raise ClausewitzError(f"{file.path}: no such file")
        cut = _Cut(files, output.state, words)
        reported = 0
        for part in workers.in_order(work, cut.parts()):
            for line in part.reported[: MOST_REPORTED - reported]:
                reported += 1
                tell(step(f"{line.place}: {shorten(line.reason, _LONGEST_REASON)}; passed over"))
            if part.text:
                output.begin(heading)
            output.add(part, cut.read())
            tell(cut.progress(part, output.state.lines))
            if output.state.unread > MOST_EMPTY and not output.state.lines:
                break
        broken = "; ".join(str(file.broken) for file in files if file.broken is not None)
        if not output.state.lines:
            raise ClausewitzError(broken or _none_read(files, output.state, words))
        output.begin(heading)
        output.end()
    if broken:
        before = f"the {output.state.lines:,} {words.lines} before that are {words.done}"
        raise ClausewitzError(f"{broken}; {before}")
    return output.state


@contextmanager
def _forgotten_unless_begun(output: Output) -> Iterator[None]:
    try:
        yield
    except ClausewitzError:
        if not output.state.lines:
            output.forget()
        raise


def _none_read(files: Sequence[CutFile[_Part]], state: PartState, words: RunWords) -> str:
    names = ", ".join(str(file.path) for file in files)
    passed = f": {state.unread:,} could not be read" if state.unread else ""
    return f"{names}: there is no {words.line} in it{passed}"


class _Cut(Generic[_Part]):
    """The parts of the files that are still to be done, and how much of the files came by."""

    def __init__(self, files: Sequence[CutFile[_Part]], state: PartState, words: RunWords) -> None:
        self._files, self._state, self._words = files, state, words
        self._hash = hashlib.blake2b(digest_size=16)
        self._under_way: deque[tuple[str, int]] = deque()
        """For each part not done: the digest of all up to its end, bytes of earlier files."""
        sizes = [file.size for file in files]
        self._total = sum(size or 0 for size in sizes) if None not in sizes else None
        self._before = self._done = 0

    def parts(self) -> Iterator[_Part]:
        passed = 0
        for file in self._files:
            for part in file.parts():
                for text in part.texts:
                    self._hash.update(text)
                passed += 1
                if passed > self._state.parts:
                    self._under_way.append((self._hash.hexdigest(), self._before))
                    yield part
                elif passed == self._state.parts:
                    self._check()
            self._before += file.size or 0
        if passed < self._state.parts:
            self._check(ended=True)

    def _check(self, ended: bool = False) -> None:
        if ended or self._hash.hexdigest() != self._state.digest:
            names = ", ".join(str(file.path) for file in self._files)
            lines = self._words.lines
            raise ClausewitzError(f"{names}: not the {lines} that were read before it was stopped")

    def read(self) -> str:
        """The digest of what was read up to the end of the part that is done next."""
        found, self._done = self._under_way.popleft()
        return found

    def progress(self, part: DonePart, lines: int) -> Progress:
        """How much of the files is done, in bytes as they lie there; or how many lines."""
        if not self._total:
            return Progress(self._words.lines, lines)
        size, unit = next(
            (unit for unit in _UNITS if self._total >= _FEWEST_UNITS * unit[0]), _UNITS[-1]
        )
        done = min(self._done + part.taken, self._total)
        what = self._files[0].path.name if len(self._files) == 1 else "the files"
        what = what.encode(errors="replace").decode()
        words = f"{lines:,} {self._words.lines} {self._words.done}"
        return Progress(f"{unit} of {what}", done // size, self._total // size, words)
