"""The folder of a match: settings.json, games.pgn and effort.csv, a game at a time.

A game is written when it has ended, so a kill loses at most the games that were being played. Each
row of effort.csv ends with a checksum of itself and its game: a game that was damaged, or of which
a power cut left half, is left out and played again. At the end the games are put in order.
"""

import csv
import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple
from pathlib import Path
from typing import NamedTuple

from clausewitz.play.matches.game import Effort
from clausewitz.play.matches.game_table import RESULTS, GameRecord, points_of
from clausewitz.runs.run_folder import CHECKSUMS, RunFolder, digest
from clausewitz.support.escapes import csv_text

_GAMES, _EFFORT = "games.pgn", "effort.csv"
_HEADER = re.compile(r'^\[(\w+) "([^"]*)"\]$', re.MULTILINE)
_ROUND = re.compile(r"(\d+)\.([12])")


class MatchFolder(RunFolder):
    def __init__(self, path: Path) -> None:
        super().__init__(path, "match")
        self.left_out = 0
        """Games that were damaged, or of which there was only half."""

    def games(self) -> list[GameRecord]:
        """The games that have been played; half a game at the end of the file goes away."""
        efforts = self._efforts()
        games = re.split(r"^\[Event ", self.read_journal(_GAMES), flags=re.MULTILINE)
        texts = [f"[Event {game}" for game in games[1:]]
        # Folders of version 0.1.0 have no checksums, and perhaps no effort.
        is_checked = bool(efforts) or (self.path / CHECKSUMS).exists()
        found = [_record(text, efforts, is_checked) for text in texts]
        whole = {record.number: record for record in found if record is not None}
        self.left_out = max(len(texts), len({game for game, _ in efforts})) - len(whole)
        self.put(whole.values())
        return [whole[number] for number in sorted(whole)]

    def add(self, record: GameRecord) -> None:
        """Keep a game. Its text goes last: a game without its effort counts as not played."""
        self.append(_EFFORT, _rows([record]), synced=False)
        self.append(_GAMES, record.pgn)

    def put(self, records: Iterable[GameRecord]) -> None:
        """Keep these games and no others, in order."""
        ordered = sorted(records, key=lambda record: record.number)
        self.write_journal(_EFFORT, _rows(ordered))
        self.write_journal(_GAMES, "".join(record.pgn for record in ordered))

    def _efforts(self) -> "_Efforts":
        """By game and player; rows that are not whole are as good as none."""
        found: _Efforts = {}
        text = self.read_journal(_EFFORT).replace("\0", "")
        for row in csv.reader(text.splitlines()):
            with suppress(ValueError):
                game, player, moves, nodes, seconds, longest, *check = row
                effort = Effort(int(moves), int(nodes), float(seconds), float(longest))
                found[int(game), player] = _Row(effort, row[:_CELLS], *check)
        return found


class _Row(NamedTuple):
    """What a player spent on a game."""

    effort: Effort
    cells: list[str]
    check: str | None = None
    """None in folders of version 0.1.0."""

    def fits(self, pgn: str) -> bool:
        return self.check is None or self.check == _checksum(self.cells, pgn)


_Efforts = dict[tuple[int, str], _Row]
_CELLS = 6


def _checksum(cells: Sequence[str], pgn: str) -> str:
    return digest("\n".join([*cells, pgn]))


def _rows(records: Iterable[GameRecord]) -> str:
    """Lines of game, player, what the player spent, and a checksum."""
    rows = list[list[str]]()
    for record in records:
        for player, effort in (("a", record.effort_a), ("b", record.effort_b)):
            cells = [str(cell) for cell in (record.number, player, *astuple(effort))]
            rows.append([*cells, _checksum(cells, record.pgn)])
    return csv_text(rows)


def _record(text: str, efforts: _Efforts, is_checked: bool) -> GameRecord | None:
    """The game in the text, if it is a whole one."""
    headers = dict(_HEADER.findall(text))
    found = _ROUND.fullmatch(headers.get("Round", ""))
    result = headers.get("Result", "")
    is_whole = text.endswith("\n\n") and text.split()[-1:] == [result]
    if not found or not is_whole or result not in RESULTS:
        return None
    number = 2 * (int(found[1]) - 1) + int(found[2]) - 1
    spent = [efforts.get((number, player)) for player in ("a", "b")]
    if is_checked and not all(row is not None and row.fits(text) for row in spent):
        return None
    a_is_white = number % 2 == 0
    ending = headers.get("Ending", "")
    loser = ending.partition(" forfeits: ")[0] if " forfeits: " in ending else ""
    forfeit = "" if not loser else "a" if (loser == "white") == a_is_white else "b"
    return GameRecord(
        number,
        points_of(result, a_is_white),
        ending,
        forfeit,
        text,
        *(Effort() if row is None else row.effort for row in spent),
    )
