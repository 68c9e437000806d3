"""Files of games and puzzles as they are published: plain, .zst or .bz2, of any size."""

import bz2
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from io import BufferedReader
from itertools import islice
from pathlib import Path
from typing import Any

from clausewitz.clauses.text_files import without_mark
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_LINE


def _zstandard() -> Any:
    """Loaded where a file needs it."""
    return import_module("zstandard")


_BLOCK = 1 << 20
_PACKED_BLOCK = 1 << 10  # of zstd unpacks to 32 megabytes at worst: it packs 128 kB into four bytes
_MAGIC = {b"\x28\xb5\x2f\xfd": ".zst", b"BZh": ".bz2"}
_UNPACKERS: dict[str, Callable[[], Any]] = {
    ".zst": lambda: _zstandard().ZstdDecompressor().decompressobj(),
    ".bz2": bz2.BZ2Decompressor,
}
_MOST_TIMES = 100  # a real file is unpacked to ten times its size
_NEVER_TOO_MUCH = 1 << 22


class LineKind(StrEnum):
    """What a file holds."""

    PUZZLES = "puzzles"
    GAMES = "games"
    POSITIONS = "positions"


_ENDINGS = {
    ".csv": LineKind.PUZZLES,
    ".pgn": LineKind.GAMES,
    ".epd": LineKind.POSITIONS,
    ".fen": LineKind.POSITIONS,
}


class _BlownUpError(Exception):
    """A compressed file holds far more than a real one."""


class CutOffError(ClausewitzError):
    """A compressed file ends too early. What came before the end has been read."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file, or `-` for standard input, compressed or not."""

    path: Path

    @property
    def name(self) -> str:
        """The file's own name, in signs that every other file can hold."""
        return self.path.name.encode(errors="replace").decode()

    @property
    def kind(self) -> LineKind | None:
        """What the ending of its name says, compressed or not."""
        name = Path(self.path.name.lower())
        return _ENDINGS.get(name.with_suffix("").suffix if self._packing else name.suffix)

    @property
    def size(self) -> int | None:
        """Its bytes as it lies there, compressed or not; None of what is no file."""
        return self.path.stat().st_size if self.path.is_file() else None

    def blocks(self) -> Iterator[bytes]:
        """The decompressed bytes, a block at a time."""
        return (block for block, _ in self.counted_blocks())

    def counted_blocks(self) -> Iterator[tuple[bytes, int]]:
        """The same, each with how many bytes were taken from the file so far."""
        try:
            is_stdin = str(self.path) == "-"
            with open(0, "rb", closefd=False) if is_stdin else self.path.open("rb") as raw:
                blocks = _blocks(raw, self._packing or _packing_of(raw))
                for block, taken in islice(blocks, 1):
                    yield without_mark(block, str(self.path)), taken
                yield from blocks
        except _BlownUpError as error:
            words = f"it unpacks to more than {_MOST_TIMES} times its size: not a real file"
            raise ClausewitzError(f"{self.path}: {words}") from error
        except EOFError as error:
            raise CutOffError(f"{self.path}: the file is cut off") from error
        except OSError as error:
            raise ClausewitzError(f"{self.path}: {error.strerror or error}") from error
        except _zstandard().ZstdError as error:
            needs = "it needs more than 128 MB to be decompressed: compress it without --long"
            why = needs if "too much memory" in str(error) else "not compressed as .zst, or damaged"
            raise ClausewitzError(f"{self.path}: {why}") from error

    def lines(self) -> Iterator[bytes]:
        """The decompressed lines, with their ends."""
        return self.lines_of(self.blocks())

    def lines_of(self, blocks: Iterator[bytes]) -> Iterator[bytes]:
        """The lines of blocks that were taken from it."""
        pending, number = b"", 1
        for block in blocks:
            *whole, pending = (pending + block).split(b"\n")
            for line in whole:
                self._check_length(line, number)
                yield line + b"\n"
                number += 1
            self._check_length(pending, number)
        if pending:
            yield pending

    def _check_length(self, line: bytes, number: int) -> None:
        if len(line) > LONGEST_LINE:
            words = f"a line of more than {LONGEST_LINE:,} bytes"
            raise ClausewitzError(f"{self.path}:{number}: {words}")

    @property
    def _packing(self) -> str:
        ending = self.path.suffix.lower()
        return ending if ending in _UNPACKERS else ""


def _packing_of(raw: BufferedReader) -> str:
    """What the first bytes say, where no ending says anything."""
    start = raw.peek(4)
    return next((packing for magic, packing in _MAGIC.items() if start.startswith(magic)), "")


def _blocks(raw: BufferedReader, packing: str) -> Iterator[tuple[bytes, int]]:
    if packing:
        yield from _unpacked(raw, _UNPACKERS[packing])
        return
    taken = 0
    while block := raw.read1(_BLOCK):
        taken += len(block)
        yield block, taken


def _unpacked(raw: BufferedReader, unpacker: Callable[[], Any]) -> Iterator[tuple[bytes, int]]:
    """Unpack frame after frame: Lichess packs with pzstd, which writes many.

    The reader that zstandard brings (read_across_frames) does not tell a file that was cut off
    from a whole one.
    """
    frame, taken, made = None, 0, 0
    while packed := raw.read1(_PACKED_BLOCK):
        taken += len(packed)
        while packed:
            frame = frame or unpacker()
            for found in _found(frame, packed):
                made += len(found)
                if made > _NEVER_TOO_MUCH and made > _MOST_TIMES * taken:
                    raise _BlownUpError
                # In parts: a list of the lines of one takes fifty times its memory.
                for start in range(0, len(found), _BLOCK):
                    yield found[start : start + _BLOCK], taken
            if not frame.eof:
                break
            packed, frame = frame.unused_data, None
    if frame:
        raise EOFError("the last frame has no end")


def _found(frame: Any, packed: bytes) -> Iterator[bytes]:
    """What comes out of a frame when more of it goes in.

    Of bzip2, forty bytes may be 45 megabytes, so it is stopped after each block.
    """
    if not isinstance(frame, bz2.BZ2Decompressor):
        yield frame.decompress(packed)
        return
    yield frame.decompress(packed, _BLOCK)
    while not (frame.eof or frame.needs_input):
        yield frame.decompress(b"", _BLOCK)
