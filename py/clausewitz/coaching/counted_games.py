"""A game as it counts for what a player should practise: the moves made, and the chances."""

from collections.abc import Iterable, Iterator, Set
from dataclasses import asdict, dataclass
from typing import Any

from clausewitz.coaching.chances import ExplainedChance
from clausewitz.coaching.pace import MovesMade, phase_of, time_left
from clausewitz.engines.own.searcher import mate_distance

FOUND, MISSED, ALLOWED = "found", "missed", "allowed"


@dataclass(frozen=True, slots=True)
class Happening:
    """A tactic that the player found, missed or allowed."""

    kind: str
    motif: str
    """A predicate, that which decides."""
    mate: int
    """In how many moves it mates; 0 where it does not."""
    phase: str
    time: str
    """Enough, short or unknown: what the player had left."""
    place: int
    """Which chance of the game it is, from 0."""


@dataclass(frozen=True, slots=True)
class CountedGame:
    side: str
    """The player's: white or black."""
    opening: str
    moves: MovesMade
    """Of the player."""
    happenings: tuple[Happening, ...]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, record: dict[str, Any]) -> "CountedGame":
        happenings = tuple(Happening(**one) for one in record["happenings"])
        moves = tuple((phase, time, count) for phase, time, count in record["moves"])
        return cls(record["side"], record["opening"], moves, happenings)


def happenings(
    chances: Iterable[ExplainedChance], side: str, hurried: Set[int] | None
) -> Iterator[Happening]:
    """The chances of a game that count for the player who has this side."""
    for place, one in enumerate(chances):
        kind = kind_of(one, side)
        if kind:
            mate = mate_distance(one.score) or 0
            # What was allowed, was allowed by the move before.
            made = one.ply - (kind == ALLOWED)
            time = time_left(made, hurried)
            yield Happening(kind, one.motif, max(0, mate), phase_of(one.board), time, place)


def kind_of(chance: ExplainedChance, side: str) -> str:
    """Found, missed or allowed by the player who has this side; nothing where it is neither."""
    if chance.side != side:
        return ALLOWED if chance.given else ""
    return FOUND if chance.taken else MISSED if chance.missed else ""
