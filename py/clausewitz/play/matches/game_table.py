"""Tables where the games of a match are played: one in this process, or many at once in others."""

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import asdict, dataclass, field
from typing import Any

import chess
import chess.pgn

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.game import AtEnd, Effort, GameRules, Played, Side, play_game
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.players.parameters import PATIENCE, parse_player
from clausewitz.play.players.player_names import find_player
from clausewitz.runs.pool import ask_all
from clausewitz.runs.worker_process import Worker

RESULTS = {"1-0": 1.0, "0-1": 0.0, "1/2-1/2": 0.5}
"""The points that they bring White."""


@dataclass(frozen=True)
class Seat:
    """A player by name, and its limit for a move unless its name has one."""

    text: str
    limit: Limit = field(default_factory=Limit)


@dataclass(frozen=True)
class Setting:
    """Who plays, and how; made of plain values, so that it can be sent to workers."""

    a: Seat
    b: Seat
    rules: GameRules = field(default_factory=GameRules)
    patience: float = PATIENCE

    def names(self) -> tuple[str, str]:
        """Of both, never the same."""
        a, b = (parse_player(seat.text).label for seat in (self.a, self.b))
        return a, b if a != b else f"{b} (2)"

    def limits(self) -> tuple[Limit, Limit]:
        """Of both, with what their names say."""
        a, b = (parse_player(seat.text).limit(seat.limit) for seat in (self.a, self.b))
        return a, b

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def restored(cls, value: dict[str, Any]) -> "Setting":
        a, b = (Seat(value[s]["text"], Limit(**value[s]["limit"])) for s in ("a", "b"))
        rules = value["rules"] | {"at_end": AtEnd(value["rules"]["at_end"])}
        return cls(a, b, GameRules(**rules), value["patience"])


@dataclass(frozen=True)
class Pairing:
    """A game to be played. The first of two from the same opening is A's with White."""

    number: int
    """From 0; the openings change with every other number."""
    opening: Opening

    @property
    def a_is_white(self) -> bool:
        return self.number % 2 == 0

    @property
    def round(self) -> str:
        return f"{self.number // 2 + 1}.{self.number % 2 + 1}"


@dataclass(frozen=True)
class GameRecord:
    """A game that was played, as it is saved; made of plain values."""

    number: int
    points: float
    """Of A."""
    ending: str
    forfeit: str
    """Whose fault ended it: a, b or nobody's."""
    pgn: str
    effort_a: Effort
    effort_b: Effort

    @classmethod
    def restored(cls, value: dict[str, Any]) -> "GameRecord":
        efforts = {name: Effort(**value[name]) for name in ("effort_a", "effort_b")}
        return cls(**(value | efforts))


def check(setting: Setting) -> None:
    """Refuse players that are not there before anything is played."""
    for seat in (setting.a, setting.b):
        find_player(seat.text, setting.patience).close()
    setting.limits()


class Table:
    """Two players, who are here as long as the table."""

    def __init__(self, setting: Setting) -> None:
        self._rules, self._names = setting.rules, setting.names()
        seats, limits = (setting.a, setting.b), setting.limits()
        self._sides = list[Side]()
        for seat, limit in zip(seats, limits, strict=True):
            self._sides.append(Side(find_player(seat.text, setting.patience), limit))

    def play(self, pairing: Pairing) -> GameRecord:
        sides, names = self._sides, self._names
        if not pairing.a_is_white:
            sides, names = sides[::-1], names[::-1]
        headers = dict(zip(("White", "Black"), names, strict=True))
        headers |= {"Event": f"{self._names[0]} against {self._names[1]}", "Round": pairing.round}
        played = play_game(sides[0], sides[1], pairing.opening, self._rules, headers)
        return _record(pairing, played)

    def close(self) -> None:
        for side in self._sides:
            side.player.close()


def points_of(result: str, a_is_white: bool) -> float:
    """The points that a result brings A."""
    white = RESULTS[result]
    return white if a_is_white else 1 - white


def _record(pairing: Pairing, played: Played) -> GameRecord:
    ending, a = played.ending, chess.WHITE if pairing.a_is_white else chess.BLACK
    forfeit = "" if ending.forfeit is None else "a" if ending.forfeit == a else "b"
    return GameRecord(
        pairing.number,
        points_of(ending.result, pairing.a_is_white),
        ending.words,
        forfeit,
        played.game.accept(chess.pgn.StringExporter(columns=80)) + "\n\n",
        played.effort[a],
        played.effort[not a],
    )


Games = Generator[GameRecord, None, None]


def play_all(setting: Setting, pairings: Iterable[Pairing], jobs: int = 1) -> Games:
    """The games as they end. Whoever has enough closes the generator, and the players leave."""
    return _here(setting, pairings) if jobs == 1 else _elsewhere(setting, pairings, jobs)


def _here(setting: Setting, pairings: Iterable[Pairing]) -> Games:
    with closing(Table(setting)) as table:
        yield from map(table.play, pairings)


def _elsewhere(setting: Setting, pairings: Iterable[Pairing], jobs: int) -> Games:
    module, name = "clausewitz.play.matches.worker", "a process that plays games"
    tables = [Worker(module, setting.as_dict(), name) for _ in range(jobs)]
    with closing(ask_all(tables, map(asdict, pairings))) as playing:
        for _, answer in playing:
            yield GameRecord.restored(answer)
