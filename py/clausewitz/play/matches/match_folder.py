"""The folder of a match: settings.json, games.pgn and effort.csv, a game at a time.

A game is written when it has ended, so a kill loses at most the games that were being played, and
perhaps half of the last one, which is then left out. At the end the games are put in order.
"""

import csv
import io
import re
from collections.abc import Iterable
from dataclasses import astuple
from pathlib import Path

from clausewitz.play.matches.game import Effort
from clausewitz.play.matches.game_table import GameRecord, points_of
from clausewitz.runs.run_folder import RunFolder

_GAMES, _EFFORT = "games.pgn", "effort.csv"
_HEADER = re.compile(r'^\[(\w+) "([^"]*)"\]$', re.MULTILINE)
_ROUND = re.compile(r"(\d+)\.([12])")


class MatchFolder(RunFolder):
    """The files of one match."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "match")

    def games(self) -> list[GameRecord]:
        """The games that have been played; half a game at the end of the file goes away."""
        efforts = self._efforts()
        texts = _split(self.read(_GAMES) or "")
        found = [_record(text, efforts) for text in texts]
        whole = {record.number: record for record in found if record is not None}
        self.put(whole.values())
        return [whole[number] for number in sorted(whole)]

    def add(self, record: GameRecord) -> None:
        """Keep a game. Its text goes last: a game that can be read has its effort, too."""
        self.append(_EFFORT, _rows([record]))
        self.append(_GAMES, record.pgn)

    def put(self, records: Iterable[GameRecord]) -> None:
        """Keep these games and no others, in order."""
        ordered = sorted(records, key=lambda record: record.number)
        self.write(_EFFORT, _rows(ordered))
        self.write(_GAMES, "".join(record.pgn for record in ordered))

    def _efforts(self) -> dict[tuple[int, str], Effort]:
        """By game and player; rows that are not whole are as good as none."""
        found = dict[tuple[int, str], Effort]()
        for row in csv.reader(io.StringIO(self.read(_EFFORT) or "")):
            try:
                game, player, moves, nodes, seconds, longest = row
                effort = Effort(int(moves), int(nodes), float(seconds), float(longest))
                found[int(game), player] = effort
            except ValueError:
                continue
        return found


def _rows(records: Iterable[GameRecord]) -> str:
    """Lines of game, player, and what the player spent."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for record in records:
        for player, effort in (("a", record.effort_a), ("b", record.effort_b)):
            rows.writerow([record.number, player, *astuple(effort)])
    return text.getvalue()


def _split(text: str) -> list[str]:
    return [f"[Event {part}" for part in re.split(r"^\[Event ", text, flags=re.MULTILINE)[1:]]


def _record(text: str, efforts: dict[tuple[int, str], Effort]) -> GameRecord | None:
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
    return GameRecord(
        number,
        points_of(result, a_is_white),
        ending,
        forfeit,
        text,
        efforts.get((number, "a"), Effort()),
        efforts.get((number, "b"), Effort()),
    )
