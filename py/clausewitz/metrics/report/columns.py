"""The figures of a report by name: what is listed, drawn, packed and written as CSV."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from clausewitz.metrics.results import NOTHING, Estimate, Figures, Metrics


class Unit(StrEnum):
    SHARE = "share"
    CENTIPAWNS = "centipawns"


@dataclass(frozen=True, slots=True)
class Column:
    """A figure of tactics. One of an engine that is missing says why, and is nothing."""

    name: str
    meaning: str
    of: Callable[[Figures], Estimate]
    unit: Unit = Unit.SHARE
    is_listed: bool = True
    """In the table of all tactics, not only where one is looked at."""
    is_drawn: bool = True
    """As a histogram, as in the paper."""
    less_is_better: bool = False
    missing: str | None = None


OWN = (
    Column(
        "coverage",
        "share of the positions in which it suggests a move",
        lambda figures: figures.coverage,
    ),
    Column(
        "accuracy", "share of its suggestions that were played", lambda figures: figures.accuracy
    ),
    Column(
        "hits",
        "share of the positions it covers in which the move played is among its suggestions",
        lambda figures: figures.hits,
        is_drawn=False,
    ),
    Column(
        "chance",
        "that one of its suggestions in a position, drawn at random, was played",
        lambda figures: figures.chance,
        is_listed=False,
        is_drawn=False,
    ),
)


def columns(metrics: Metrics) -> list[Column]:
    """The figures of a tactic; engines in the order of the file, missing ones last."""
    engines: list[tuple[str, str, str | None]] = [
        *((one.name, one.label, None) for one in metrics.engines),
        *((one.engine, one.engine, one.reason) for one in metrics.missing),
    ]
    return [*OWN, *(_divergence(*one) for one in engines), *(_value(*one) for one in engines)]


def _divergence(engine: str, label: str, missing: str | None) -> Column:
    return Column(
        f"divergence, {engine}",
        f"centipawns between its suggestions and the move played, by {label}",
        lambda figures: figures.divergence.get(engine, NOTHING),
        Unit.CENTIPAWNS,
        less_is_better=True,
        missing=missing,
    )


def _value(engine: str, label: str, missing: str | None) -> Column:
    return Column(
        f"value, {engine}",
        f"centipawns that its suggestions are worth, by {label}",
        lambda figures: figures.value.get(engine, NOTHING),
        Unit.CENTIPAWNS,
        is_listed=False,
        is_drawn=False,
        missing=missing,
    )


def in_words(value: float | None, unit: Unit) -> str:
    """A figure for a reader."""
    if value is None:
        return "\N{EN DASH}"
    return minus(f"{value * 100:.1f} %" if unit is Unit.SHARE else f"{value:.1f}")


def minus(text: str) -> str:
    return text.replace("-", "\N{MINUS SIGN}")
