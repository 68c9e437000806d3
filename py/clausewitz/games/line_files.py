"""Files of lines of moves, cut into parts: puzzles (CSV), games (PGN), positions (EPD).

To cut a file is quick and needs little memory; to read its parts takes long, of games above all,
and is the work of whoever gets them (line_readers.py).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

from clausewitz.games.game_stream import split_games
from clausewitz.games.lichess_puzzles import check_first, header
from clausewitz.games.pgn import MARK
from clausewitz.games.published_files import LineKind as LineKind
from clausewitz.games.published_files import Source
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_LINE, MOST_EMPTY

_IN_PART = {LineKind.PUZZLES: 2000, LineKind.GAMES: 25, LineKind.POSITIONS: 500}
_BETWEEN_GAMES = 2  # bytes: a blank line
_GAME_BEGINS = re.compile(rb"\s*(?:\[\w+\s|1\s*\.|%|;|\{)")


@dataclass(frozen=True, slots=True)
class LinePart:
    """Some lines of a file, or games, as they stand there."""

    kind: LineKind
    file: str
    """Its name."""
    first: int
    """The number of the first of them, counted from 1."""
    texts: tuple[bytes, ...]
    columns: tuple[str, ...] = ()
    """Of puzzles, where the file names them."""
    taken: int = 0
    """How many bytes of the file, compressed or not, came up to its end."""

    def place(self, number: int) -> str:
        """Of one of the texts, counted from 0: file and line, or file and game."""
        sign = "/" if self.kind is LineKind.GAMES else ":"
        return f"{self.file}{sign}{self.first + number}"


class LineFile:
    """A file of lines, or - for standard input, compressed or not; cut once."""

    def __init__(self, path: Path, games_in_part: int = _IN_PART[LineKind.GAMES]) -> None:
        self.source = Source(path)
        self._in_part = _IN_PART | {LineKind.GAMES: games_in_part}
        self.broken: ClausewitzError | None = None
        """Why the file could not be read to its end, once that is known."""
        self._taken = 0

    @property
    def path(self) -> Path:
        return self.source.path

    @property
    def size(self) -> int | None:
        """Its bytes as it lies there, compressed or not; None of what is no file."""
        return self.source.size

    def parts(self) -> Iterator[LinePart]:
        """Parts of a file, in its order; where it breaks off, all up to there."""
        blocks = self._blocks()
        start = b""
        while b"\n" not in start and len(start) <= LONGEST_LINE:
            if (block := next(blocks, None)) is None:
                break
            start += block
        kind = self._kind(start)
        blocks = chain([start], blocks)
        if kind is LineKind.GAMES:
            texts = split_games(self.source, blocks)
        else:
            texts = self.source.lines_of(blocks)
        yield from self._cut(kind, texts)

    def _cut(self, kind: LineKind, texts: Iterator[bytes]) -> Iterator[LinePart]:
        columns: tuple[str, ...] = ()
        number, most = 1, self._in_part[kind]
        first, cut = list(islice(texts, 1)), 0
        if kind is LineKind.PUZZLES and first:
            columns = header(first[0])
            if columns:
                number, cut, first = 2, len(first[0]), []
            else:
                check_first(self.source, first[0])
        texts = chain(first, texts)
        between = _BETWEEN_GAMES if kind is LineKind.GAMES else 0
        empty = 0
        while some := tuple(islice(texts, most)):
            empty = 0 if any(text.strip() for text in some) else empty + len(some)
            if empty > MOST_EMPTY:
                words = f"more than {MOST_EMPTY:,} empty lines: not a real file"
                raise ClausewitzError(f"{self.path}:{number}: {words}")
            cut += sum(len(text) + between for text in some)
            # A block of an uncompressed file holds more than has been cut from it so far.
            taken = min(self._taken, cut)
            yield LinePart(kind, self.source.name, number, some, columns, taken)
            number += len(some)

    def _blocks(self) -> Iterator[bytes]:
        """The blocks of the file, up to where it can be read."""
        try:
            for block, taken in self.source.counted_blocks():
                self._taken = taken
                yield block
        except ClausewitzError as error:
            if not self._taken:
                raise
            self.broken = error

    def _kind(self, start: bytes) -> LineKind:
        """By the ending of the name, or else by how the file begins."""
        if named := self.source.kind:
            return named
        start = start.removeprefix(MARK)
        line = start.partition(b"\n")[0]
        if header(line) or (line.count(b",") > 1 and line.count(b"/") >= 7):
            return LineKind.PUZZLES
        return LineKind.GAMES if _GAME_BEGINS.match(start) else LineKind.POSITIONS
