"""What the games of a player come to: tactics found and missed by motif, by game, by opening."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import fmean

from clausewitz.coaching.game_records import GameRecord
from clausewitz.coaching.opening_families import OpeningFamilies
from clausewitz.coaching.practice import Practice, PracticeRequest, practice_of
from clausewitz.coaching.rating_rates import ALL, Band, Rate, shipped_rates
from clausewitz.wording import motif_names


@dataclass(frozen=True, slots=True)
class MotifFigures:
    motif: str
    name: str
    rate: Rate
    allowed: int
    reference: Rate | None
    """What players of that rating find, where that is known."""


@dataclass(frozen=True, slots=True)
class OpeningFigures:
    name: str
    side: str
    games: int
    points: float
    rated: int
    """Games with a result."""
    rate: Rate
    allowed: int


class PlayerFigures:
    """The games of a player, at least one, and what they come to."""

    def __init__(self, games: Sequence[GameRecord], folder: Path = Path()) -> None:
        self.player, self.games, self.folder = games[0].player, games, folder
        ratings = [game.rating for game in games if game.rating is not None]
        self.rating = round(fmean(ratings)) if ratings else None
        """The mean of the ratings named in the games."""
        self.band: Band | None = shipped_rates().band(self.rating)

    @cached_property
    def rate(self) -> Rate:
        return _rate(self.games)

    @cached_property
    def allowed(self) -> int:
        return sum(len(game.allowed) for game in self.games)

    @cached_property
    def moves(self) -> int:
        return sum(game.moves for game in self.games)

    @property
    def reference(self) -> Rate | None:
        return self.band.rate(ALL) if self.band else None

    @cached_property
    def motifs(self) -> list[MotifFigures]:
        """By motif, what was missed most often first."""
        found = Counter(one.motif for game in self.games for one in game.found)
        missed = Counter(one.motif for game in self.games for one in game.missed)
        allowed = Counter(one.motif for game in self.games for one in game.allowed)
        known = sorted({*found, *missed, *allowed})
        figures = [
            MotifFigures(
                motif,
                name,
                Rate(found[motif], missed[motif]),
                allowed[motif],
                self.band.rate(motif) if self.band else None,
            )
            for motif, name in zip(known, motif_names(known), strict=True)
        ]
        return sorted(figures, key=lambda one: (-one.rate.missed, -one.rate.found, one.name))

    @cached_property
    def practice(self) -> Practice:
        """What to practise, by evidence."""
        request = PracticeRequest(self.games, self.opening_names, self.rating, self.folder)
        return practice_of(request, shipped_rates())

    @property
    def advised(self) -> set[tuple[str, int]]:
        """The boards that advice rests on: their games, and the half moves before them."""
        boards = [one for advice in self.practice.advice for one in advice.boards]
        return {(self.games[one.game - 1].place, one.ply) for one in boards}

    @cached_property
    def opening_names(self) -> list[str]:
        """Of each game."""
        names = OpeningFamilies()
        return [names.of(game) for game in self.games]

    @cached_property
    def openings(self) -> list[OpeningFigures]:
        """By opening and side, those with most games first."""
        grouped: dict[tuple[str, str], list[GameRecord]] = {}
        for game, name in zip(self.games, self.opening_names, strict=True):
            grouped.setdefault((name, game.side), []).append(game)
        found = [_opening(name, side, games) for (name, side), games in grouped.items()]
        return sorted(found, key=lambda one: (-one.games, one.name, one.side))


def _rate(games: Iterable[GameRecord]) -> Rate:
    return sum((Rate(len(game.found), len(game.missed)) for game in games), Rate(0, 0))


def _opening(name: str, side: str, games: Sequence[GameRecord]) -> OpeningFigures:
    points = [game.points for game in games if game.points is not None]
    allowed = sum(len(game.allowed) for game in games)
    return OpeningFigures(name, side, len(games), sum(points), len(points), _rate(games), allowed)
