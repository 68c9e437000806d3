"""Files of lines tagged by many processes, in their order; a run that was killed can go on.

A file that is written grows in a folder beside its place, part by part, with a note of how far it
is, and is moved to its place in the end. What a kill left half done is cut off and done again.
"""

import hashlib
import shutil
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from textwrap import shorten
from typing import Any

from clausewitz.errors import ClausewitzError, file_errors
from clausewitz.files import GrowingFile, move_into_place
from clausewitz.games.line_files import LineFile, LinePart
from clausewitz.motifs.tag_formats import heading
from clausewitz.motifs.tagging import MOST_TOLD, TaggedPart, TagRequest, tag_part
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder, damage_told, digest

_STATE, _TAGS = "state.json", "tags"
_KIND = "run of tag"
_UNITS = ((1_000_000, "MB"), (1_000, "kB"), (1, "bytes"))
_FEWEST_UNITS = 20
_LONGEST_REASON = 120  # signs


@dataclass(frozen=True, slots=True)
class TagState:
    """How far a run is."""

    parts: int = 0
    lines: int = 0
    tagged: int = 0
    unread: int = 0
    size: int = 0
    """Bytes of what was written."""
    digest: str = ""
    """Of what was read."""
    written: str = ""
    """The checksum of what was written."""

    def after(self, part: TaggedPart, read: str) -> "TagState":
        return TagState(
            self.parts + 1,
            self.lines + part.lines,
            self.tagged + part.tagged,
            self.unread + part.unread,
            self.size + len(part.text),
            read,
        )


class StreamOutput:
    """Where results go as they are found: standard output, say. Nothing can be resumed."""

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self.state = TagState()

    def begin(self, text: str) -> None:
        self._write(text)

    def add(self, part: TaggedPart, read: str) -> None:
        self._write(part.text.decode())
        self.state = self.state.after(part, read)

    def end(self) -> None:
        """Nothing is left to do."""


class FileOutput:
    """A file of results that can be gone on with."""

    def __init__(self, path: Path, settings: Mapping[str, Any], resume: bool) -> None:
        self._path = path
        self._folder = RunFolder(path.with_name(f"{path.name}.run"), _KIND)
        self._folder.start(settings, resume)
        with damage_told(self._folder.path / _STATE, _KIND):
            self.state = TagState(**(self._folder.read_json(_STATE) or {}))
        self._tags = self._folder.path / _TAGS
        self._take_back()
        self._hash = self._hash_of_tags()
        self._file = GrowingFile(self._tags, self.state.size)

    def begin(self, text: str) -> None:
        """What stands first; a run that goes on has it already."""
        if not self.state.size:
            self._write(text.encode())
            self._note(replace(self.state, size=len(text.encode())))

    def add(self, part: TaggedPart, read: str) -> None:
        self._write(part.text)
        self._note(self.state.after(part, read))

    def end(self) -> None:
        """Put the file where it belongs."""
        self._file.close()
        move_into_place(self._tags, self._path)
        with file_errors(self._folder.path):
            shutil.rmtree(self._folder.path)

    def _take_back(self) -> None:
        """A kill after the file was put where it belongs leaves the folder without it."""
        if self.state.written and not self._tags.exists() and self._path.is_file():
            with file_errors(self._path):
                is_ours = hashlib.sha256(self._path.read_bytes()).hexdigest() == self.state.written
            if is_ours:
                move_into_place(self._path, self._tags)

    def _hash_of_tags(self) -> "hashlib._Hash":
        """Of what was noted as written; what stands beyond that will be cut off."""
        content = b""
        with file_errors(self._tags):
            if self.state.size and self._tags.exists():
                content = self._tags.read_bytes()[: self.state.size]
        found = hashlib.sha256(content)
        # Version 0.1.0 noted the size alone.
        written = self.state.written or found.hexdigest()
        if len(content) < self.state.size or (self.state.size and found.hexdigest() != written):
            raise ClausewitzError(
                f"{self._tags}: damaged; without the folder {self._folder.path} all is tagged anew"
            )
        return found

    def _write(self, text: bytes) -> None:
        self._file.add(text)
        self._hash.update(text)

    def _note(self, state: TagState) -> None:
        self.state = replace(state, written=self._hash.hexdigest())
        self._folder.write_json(_STATE, asdict(self.state))


Output = StreamOutput | FileOutput


def settings(request: TagRequest, paths: Sequence[Path], version: str) -> dict[str, Any]:
    """What a run must have in common with that which it goes on with."""
    return {
        "version": version,
        "lines": [str(path) for path in paths],
        "motifs": digest(str(request.motifs)),
        "format": request.form,
        "proofs": request.proofs,
        "plies": request.plies,
    }


def tag_files(
    paths: Sequence[Path], request: TagRequest, workers: Workers, output: Output, tell: Tell
) -> TagState:
    """Tag all lines of the files; what cannot be read is told and passed over.

    A file that breaks off is tagged to there; the error is raised when all is written.
    """
    files = [LineFile(path) for path in paths]
    for file in files:
        if str(file.source.path) != "-" and not file.source.path.exists():
            raise ClausewitzError(f"{file.source.path}: no such file")
    cut = _Cut(files, output.state)
    output.begin(heading(request.form, request.proofs))
    told = 0
    for part in workers.in_order(partial(tag_part, request), cut.parts()):
        for line in part.told[: MOST_TOLD - told]:
            told += 1
            tell(step(f"{line.place}: {shorten(line.reason, _LONGEST_REASON)}; passed over"))
        output.add(part, cut.read())
        tell(cut.progress(part, output.state.lines))
    output.end()
    _judge(files, output.state)
    return output.state


def _judge(files: Sequence[LineFile], state: TagState) -> None:
    broken = [str(file.broken) for file in files if file.broken is not None]
    if broken:
        words = f"{'; '.join(broken)}; the {state.lines:,} lines before that are tagged"
        raise ClausewitzError(words)
    if not state.lines:
        names = ", ".join(str(file.source.path) for file in files)
        passed = f": {state.unread:,} could not be read" if state.unread else ""
        raise ClausewitzError(f"{names}: there is no line of moves in it{passed}")


class _Cut:
    """The parts of the files that are still to be tagged, and how much of the files came by."""

    def __init__(self, files: Sequence[LineFile], state: TagState) -> None:
        self._files, self._state = files, state
        self._hash = hashlib.blake2b(digest_size=16)
        self._under_way: deque[tuple[str, int]] = deque()
        """For each part not done: the digest of all up to its end, bytes of earlier files."""
        sizes = [file.source.size for file in files]
        self._total = sum(size or 0 for size in sizes) if None not in sizes else None
        self._before = self._done = 0

    def parts(self) -> Iterator[LinePart]:
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
            self._before += file.source.size or 0
        if passed < self._state.parts:
            self._check(ended=True)

    def _check(self, ended: bool = False) -> None:
        if ended or self._hash.hexdigest() != self._state.digest:
            names = ", ".join(str(file.source.path) for file in self._files)
            raise ClausewitzError(f"{names}: not the lines that were read before it was stopped")

    def read(self) -> str:
        """The digest of what was read up to the end of the part that is done next."""
        found, self._done = self._under_way.popleft()
        return found

    def progress(self, part: TaggedPart, lines: int) -> Progress:
        """How much of the files is done, in bytes as they lie there; or how many lines."""
        if not self._total:
            return Progress("lines", lines)
        size, unit = next(
            (unit for unit in _UNITS if self._total >= _FEWEST_UNITS * unit[0]), _UNITS[-1]
        )
        done = min(self._done + part.taken, self._total)
        what = self._files[0].source.name if len(self._files) == 1 else "the files"
        return Progress(
            f"{unit} of {what}", done // size, self._total // size, f"{lines:,} lines tagged"
        )
