"""A match: pairs of games from the same openings, until there are enough or a test decides.

Games may end in any order, but they count in the order of their numbers. So a match comes out the
same however many are played at once: what was played beyond a decision is left out.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any

from clausewitz.play.matches.game import Effort
from clausewitz.play.matches.game_table import GameRecord, Pairing, Setting, play_all
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.matches.statistics import (
    Interval,
    Sprt,
    Tally,
    elo_interval,
    likelihood_of_superiority,
    pentanomial,
    tally,
)
from clausewitz.support.errors import ClausewitzError

HOPELESS = 5
"""A player that forfeits so many games in a row has something wrong with it."""


@dataclass(frozen=True)
class Standing:
    """What the games so far say."""

    names: tuple[str, str]
    games: list[GameRecord]
    """In order, without a gap."""
    sprt: Sprt | None = None

    @property
    def tally(self) -> Tally:
        return tally(game.points for game in self.games)

    @property
    def pairs(self) -> list[int]:
        """How many pairs brought A 0, ½, 1, 1½ and 2 points."""
        points = [game.points for game in self.games]
        return pentanomial(zip(points[::2], points[1::2], strict=False))

    @property
    def elo(self) -> Interval:
        return elo_interval(self.pairs)

    @property
    def superiority(self) -> float:
        return likelihood_of_superiority(self.pairs)

    @property
    def decision(self) -> str:
        """elo0, elo1, or nothing yet."""
        return "" if self.sprt is None else self.sprt.decision(self.pairs)

    def forfeits(self, player: str) -> int:
        return sum(game.forfeit == player for game in self.games)

    def effort(self, player: str) -> Effort:
        efforts = (g.effort_a if player == "a" else g.effort_b for g in self.games)
        return sum(efforts, Effort())

    def as_dict(self) -> dict[str, Any]:
        """For machines; what has no end is null."""
        found, elo = self.tally, [None if math.isinf(x) else round(x, 2) for x in self.elo]
        result: dict[str, Any] = {
            "a": self.names[0],
            "b": self.names[1],
            "games": found.games,
            **found._asdict(),
            "pairs": self.pairs,
            "score": round(found.score, 5),
            "elo": dict(zip(("value", "low", "high"), elo, strict=True)),
            "superiority": round(self.superiority, 5),
            "forfeits": {player: self.forfeits(player) for player in ("a", "b")},
            "effort": {player: _per_move(self.effort(player)) for player in ("a", "b")},
        }
        if self.sprt is not None:
            result["sprt"] = {
                "elo0": self.sprt.elo0,
                "elo1": self.sprt.elo1,
                "bounds": [round(bound, 4) for bound in self.sprt.bounds],
                "ratio": round(self.sprt.ratio(self.pairs), 4),
                "accepted": self.decision or None,
            }
        return result


Tell = Callable[[GameRecord, Standing], None]
"""Called after every game that ended, with what counts so far."""


@dataclass
class _Count:
    """Games in the order of their numbers, as far as all before them have ended."""

    names: tuple[str, str]
    sprt: Sprt | None
    waiting: dict[int, GameRecord] = field(default_factory=dict)
    games: list[GameRecord] = field(default_factory=list)
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    decided: bool = False

    def add(self, record: GameRecord) -> None:
        self.waiting[record.number] = record
        while not self.decided and len(self.games) in self.waiting:
            self.games.append(self.waiting.pop(len(self.games)))
            if len(self.games) % 2 == 0:
                self.pairs[round(2 * (self.games[-2].points + self.games[-1].points))] += 1
                self.decided = self.sprt is not None and bool(self.sprt.decision(self.pairs))

    def standing(self) -> Standing:
        return Standing(self.names, list(self.games), self.sprt)


def play_match(
    setting: Setting,
    openings: Iterable[Opening],
    games: int,
    sprt: Sprt | None = None,
    jobs: int = 1,
    folder: MatchFolder | None = None,
    tell: Tell = lambda record, standing: None,
) -> Standing:
    """Play so many games, or until the test decides. A folder that has games goes on with them."""
    if games < 2 or games % 2:
        raise ClausewitzError(f"games come in pairs: {games} is not an even number above 0")
    counted = _Count(setting.names(), sprt)
    known = [] if folder is None else folder.games()
    if len(known) > games:
        raise ClausewitzError(f"{len(known)} games of the match have been played, not {games}")
    for record in known:
        counted.add(record)
    numbers = {record.number for record in known}
    missing = (p for p in islice(_pairings(openings), games) if p.number not in numbers)
    faults = {"a": 0, "b": 0}
    with closing(play_all(setting, missing, jobs)) as playing:
        for record in () if counted.decided else playing:
            if folder is not None:
                folder.add(record)
            counted.add(record)
            tell(record, counted.standing())
            _count_faults(faults, record, counted.names)
            if counted.decided:
                break
    if folder is not None:
        folder.put(counted.games)
    return counted.standing()


def _count_faults(in_a_row: dict[str, int], record: GameRecord, names: tuple[str, str]) -> None:
    """Count the forfeits of each player in a row; whoever forfeits always ends the match."""
    for player, name in zip("ab", names, strict=True):
        in_a_row[player] = in_a_row[player] + 1 if record.forfeit == player else 0
        if in_a_row[player] >= HOPELESS:
            raise ClausewitzError(
                f"{name} has forfeited {HOPELESS} games in a row, the last one so: {record.ending}"
            )


def _pairings(openings: Iterable[Opening]) -> Iterator[Pairing]:
    numbers = count()
    for opening in openings:
        yield Pairing(next(numbers), opening)
        yield Pairing(next(numbers), opening)


def _per_move(effort: Effort) -> dict[str, Any]:
    moves = max(effort.moves, 1)
    return {
        "moves": effort.moves,
        "nodes": effort.nodes // moves,
        "seconds": round(effort.seconds / moves, 6),
        "longest": round(effort.longest, 6),
    }
