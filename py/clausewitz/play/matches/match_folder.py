"""The folder of a match: settings.json, games.pgn and effort.csv, a game at a time.

A game is written when it has ended, so a kill loses at most the games that were being played, and
perhaps half of the last one, which is then left out. At the end the games are put in order.
"""

import csv
import io
import json
import os
import re
from collections.abc import Iterable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from clausewitz.errors import ClausewitzError
from clausewitz.play.matches.game import Effort
from clausewitz.play.matches.game_table import Record, points_of

_SETTINGS, _GAMES, _EFFORT = "settings.json", "games.pgn", "effort.csv"
_HEADER = re.compile(r'^\[(\w+) "([^"]*)"\]$', re.MULTILINE)
_ROUND = re.compile(r"(\d+)\.([12])")
_MEASURES = [measure.name for measure in fields(Effort)]


class MatchFolder:
    """The files of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def start(self, settings: dict[str, Any], resume: bool) -> None:
        """Take the folder for these settings: a new one, or to be resumed with the same."""
        settings = json.loads(json.dumps(settings))
        known = self._known_settings()
        if known is None:
            self.write(_SETTINGS, json.dumps(settings, indent=1, sort_keys=True) + "\n")
        elif not resume:
            raise ClausewitzError(f"{self.path} holds a match already: --resume goes on with it")
        elif known != settings:
            changed = sorted(k for k in {*known, *settings} if known.get(k) != settings.get(k))
            raise ClausewitzError(f"{self.path} holds a match with another {', '.join(changed)}")

    def games(self) -> list[Record]:
        """The games that have been played; half a game at the end of the file goes away."""
        efforts = self._efforts()
        texts = _split(self._read(_GAMES))
        found = [_record(text, efforts) for text in texts]
        whole = {record.number: record for record in found if record is not None}
        self.put(whole.values())
        return [whole[number] for number in sorted(whole)]

    def add(self, record: Record) -> None:
        """Keep a game. Its text goes last: a game that can be read has its effort, too."""
        self._append(_EFFORT, _rows([record]))
        self._append(_GAMES, record.pgn)

    def put(self, records: Iterable[Record]) -> None:
        """Keep these games and no others, in order."""
        ordered = sorted(records, key=lambda record: record.number)
        self.write(_EFFORT, _rows(ordered))
        self.write(_GAMES, "".join(record.pgn for record in ordered))

    def write(self, name: str, text: str) -> None:
        """A whole file, beside its place and then moved there."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            part = self.path / f"{name}.part"
            part.write_text(text, encoding="utf-8")
            os.replace(part, self.path / name)
        except OSError as error:
            raise ClausewitzError(f"{self.path / name}: {error.strerror}") from error

    def _append(self, name: str, text: str) -> None:
        try:
            with (self.path / name).open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise ClausewitzError(f"{self.path / name}: {error.strerror}") from error

    def _read(self, name: str) -> str:
        file = self.path / name
        try:
            return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
        except OSError as error:
            raise ClausewitzError(f"{file}: {error.strerror}") from error

    def _known_settings(self) -> dict[str, Any] | None:
        text = self._read(_SETTINGS)
        if not text:
            return None
        try:
            known: dict[str, Any] = json.loads(text)
        except ValueError as error:
            raise ClausewitzError(
                f"{self.path / _SETTINGS}: not the settings of a match"
            ) from error
        return known

    def _efforts(self) -> dict[tuple[int, str], Effort]:
        """By game and player; rows that are not whole are as good as none."""
        found = dict[tuple[int, str], Effort]()
        for row in csv.reader(io.StringIO(self._read(_EFFORT))):
            try:
                game, player, moves, nodes, seconds, longest = row
                effort = Effort(int(moves), int(nodes), float(seconds), float(longest))
                found[int(game), player] = effort
            except ValueError:
                continue
        return found


def _rows(records: Iterable[Record]) -> str:
    """Lines of game, player, and what the player spent."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for record in records:
        for player, effort in (("a", record.effort_a), ("b", record.effort_b)):
            rows.writerow([record.number, player, *(asdict(effort)[name] for name in _MEASURES)])
    return text.getvalue()


def _split(text: str) -> list[str]:
    return [f"[Event {part}" for part in re.split(r"^\[Event ", text, flags=re.MULTILINE)[1:]]


def _record(text: str, efforts: dict[tuple[int, str], Effort]) -> Record | None:
    """The game in the text, if it is a whole one."""
    headers = dict(_HEADER.findall(text))
    found = _ROUND.fullmatch(headers.get("Round", ""))
    result = headers.get("Result", "")
    if not found or not text.endswith("\n\n") or text.split()[-1:] != [result]:
        return None
    number = 2 * (int(found[1]) - 1) + int(found[2]) - 1
    a_is_white = number % 2 == 0
    ending = headers.get("Ending", "")
    loser = ending.partition(" forfeits: ")[0] if " forfeits: " in ending else ""
    forfeit = "" if not loser else "a" if (loser == "white") == a_is_white else "b"
    return Record(
        number,
        points_of(result, a_is_white),
        ending,
        forfeit,
        text,
        efforts.get((number, "a"), Effort()),
        efforts.get((number, "b"), Effort()),
    )
