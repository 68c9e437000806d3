"""Games that were fetched from a site, in the user's cache, so that none is fetched twice.

A file for each player of a site, to which lines of JSON are added: games, and behind them from when
to when all games of some speeds are there. What breaks off leaves whole games, and a time from
which to go on. In memory are only the places of the games.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from clausewitz.support.errors import file_errors
from clausewitz.support.files import append_text

_COVERED, _SPEEDS, _TAG = "covered", "speeds", "tag"


@dataclass(frozen=True, slots=True)
class FetchedGame:
    name: str
    """What its site calls it: no two games there have the same."""
    when: int
    """Milliseconds of the epoch: when it began or ended, by which its site sorts."""
    speed: str
    pgn: str


@dataclass(frozen=True, slots=True)
class StoredGame:
    """The same without its text, which is in the file."""

    name: str
    when: int
    speed: str
    place: int


@dataclass(frozen=True, slots=True)
class Span:
    """A time, both ends included: milliseconds of the epoch. One that ends before it begins holds
    nothing."""

    begin: int
    end: int

    def holds(self, at: int) -> bool:
        return self.begin <= at <= self.end


class FetchedGames:
    """The games of one player of one site."""

    def __init__(self, path: Path) -> None:
        self._path, self._size = path, 0
        self._games: dict[str, StoredGame] = {}
        self._covered: dict[str, list[Span]] = {}
        self._tags: dict[str, str] = {}
        self._read_on()

    def add(
        self,
        games: Iterable[FetchedGame],
        speeds: Sequence[str],
        span: Span,
        tag: tuple[str, str] | None = None,
    ) -> None:
        """Add games: now all of these speeds are there that the span holds.

        A tag is what the site recognises the answer by that they came in, and its name.
        """
        records: list[Any] = [asdict(game) for game in games if game.name not in self._games]
        if span.begin <= span.end:
            records.append({_COVERED: [span.begin, span.end], _SPEEDS: list(speeds)})
        if tag is not None:
            records.append({_TAG: tag})
        append_text(self._path, "".join(f"{json.dumps(record)}\n" for record in records))
        self._read_on()

    def has(self, name: str) -> bool:
        return name in self._games

    def tag(self, name: str) -> str:
        return self._tags.get(name, "")

    def chosen(self, speeds: Sequence[str], span: Span) -> list[StoredGame]:
        """Games of these speeds in a span, the latest first."""
        found = [
            one for one in self._games.values() if one.speed in speeds and span.holds(one.when)
        ]
        return sorted(found, key=lambda game: (game.when, game.name), reverse=True)

    def count(self, speeds: Sequence[str], span: Span) -> int:
        return sum(one.speed in speeds and span.holds(one.when) for one in self._games.values())

    def texts(self, games: Iterable[StoredGame]) -> Iterator[str]:
        """The games in PGN."""
        with file_errors(self._path), self._path.open("rb") as file:
            for game in games:
                file.seek(game.place)
                yield json.loads(file.readline())["pgn"]

    def whole_down_to(self, speeds: Sequence[str], at: int) -> int:
        """Since when, up to a time, all games of these speeds are there; that time, if none is."""
        return max(
            next((span.begin for span in self._covered.get(speed, []) if span.holds(at)), at)
            for speed in speeds
        )

    def whole_below(self, speeds: Sequence[str], at: int) -> int:
        """The last time before another of which all games of these speeds are there; or 0."""
        ends = {span.end for speed in speeds for span in self._covered.get(speed, [])}
        return max((end for end in ends if end < at and self._is_whole(speeds, end)), default=0)

    def _is_whole(self, speeds: Sequence[str], at: int) -> bool:
        return all(any(span.holds(at) for span in self._covered.get(one, [])) for one in speeds)

    def _read_on(self) -> None:
        """Read what was added since the last time, by whoever."""
        if not self._path.exists():
            return
        with file_errors(self._path), self._path.open("rb") as file:
            file.seek(self._size)
            for line in file:
                if not line.endswith(b"\n"):  # somebody is adding it just now
                    return
                with suppress(ValueError, TypeError, KeyError, RecursionError):
                    # What a power cut has damaged has nothing behind it that says it is there.
                    self._take(json.loads(line), self._size)
                self._size += len(line)

    def _take(self, record: dict[str, Any], place: int) -> None:
        if _COVERED in record:
            begin, end = record[_COVERED]
            for speed in record[_SPEEDS]:
                self._covered[speed] = joined([*self._covered.get(speed, []), Span(begin, end)])
        elif _TAG in record:
            name, tag = record[_TAG]
            self._tags[name] = tag
        else:
            game = FetchedGame(**record)
            self._games[game.name] = StoredGame(game.name, game.when, game.speed, place)


def joined(spans: Iterable[Span]) -> list[Span]:
    """The same times in as few spans as possible, the earliest first."""
    found: list[Span] = []
    for span in sorted(spans, key=lambda span: span.begin):
        if found and span.begin <= found[-1].end + 1:
            found[-1] = replace(found[-1], end=max(found[-1].end, span.end))
        else:
            found.append(span)
    return found
