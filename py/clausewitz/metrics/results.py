"""What was measured, as metrics.json holds it: written and read back as these types.

They need no arrays and no kernel, so that a report of a run opens at once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

import chess


class Rank(StrEnum):
    """What decides between tactics that apply in the same position."""

    ORDER = "order"
    ACCURACY = "accuracy"


class Estimate(NamedTuple):
    """A figure, its interval of 95 %, and the number of positions behind it."""

    value: float | None
    low: float | None
    high: float | None
    n: int


NOTHING = Estimate(None, None, None, 0)


@dataclass(frozen=True, slots=True)
class Figures:
    """What a tactic, or a policy, is worth on some positions."""

    suggestions: int
    coverage: Estimate
    """The share of the positions in which it suggests a move."""
    accuracy: Estimate
    """The share of all suggestions that were played."""
    hits: Estimate
    """The share of the covered positions in which the move played is among the suggestions."""
    chance: Estimate
    """The chance that one of the suggestions, drawn at random, was played; mean over positions."""
    divergence: dict[str, Estimate]
    """By engine: centipawns between suggestions and the move played, mean over positions."""
    value: dict[str, Estimate]
    """By engine: centipawns of the suggestions, mean over positions."""


class QueriedEngine(NamedTuple):
    """An engine that there is, and how it was queried."""

    name: str
    identity: str
    mode: str
    label: str


class Missing(NamedTuple):
    """An engine that there is not, as the user named it, and what is missing."""

    engine: str
    reason: str


class Baseline(NamedTuple):
    """What to compare tactics with."""

    name: str
    figures: Figures


@dataclass(frozen=True, slots=True)
class ExamplePosition:
    """A position, a move that the tactic proposes there, and the move that was played."""

    board: chess.Board
    move: chess.Move
    played: chess.Move
    bindings: Mapping[str, str] = field(default_factory=dict)
    """The values of the clause's variables that prove it, if they were requested."""


class MeasuredTactic(NamedTuple):
    """A tactic in words, its figures, and some positions in which it can be seen at work."""

    name: str
    clause: str
    english: str
    figures: Figures
    shown: list[ExamplePosition]


@dataclass(frozen=True, slots=True)
class Metrics:
    """All that was measured."""

    positions: int
    digest: str
    engines: list[QueriedEngine]
    missing: list[Missing]
    baselines: list[Baseline]
    policy: Figures
    rank: str
    """In words, what the policy goes by."""
    tactics: list[MeasuredTactic]
    examples: str = ""
    """The name of the file of examples, where it is known."""
