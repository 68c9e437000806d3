"""The figures as files: metrics.json for machines, metrics.csv for spreadsheets."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

from clausewitz.metrics.results import (
    NOTHING,
    Estimate,
    ExamplePosition,
    Figures,
    MeasuredTactic,
    Metrics,
)
from clausewitz.position.board import fen_of
from clausewitz.support import escapes
from clausewitz.support.escapes import for_cell

NOT_MEASURED = "not measured"
PARTS = ("", " low", " high", " n")
"""Of an estimate, as columns of a table."""
_DIGITS = 4

Json = dict[str, Any]


def as_json(metrics: Metrics, examples: str) -> Json:
    """All figures; `examples` is the name of their file."""
    engines = _engines(metrics)
    return {
        "positions": metrics.positions,
        "examples": {"name": examples, "digest": metrics.digest},
        "engines": [one._asdict() for one in metrics.engines],
        "missing": [one._asdict() for one in metrics.missing],
        "baselines": [{"name": name} | _figures(one, engines) for name, one in metrics.baselines],
        "policy": {"rank": metrics.rank} | _figures(metrics.policy, engines),
        "tactics": [_tactic(tactic, engines) for tactic in metrics.tactics],
    }


def json_text(result: Json) -> str:
    return json.dumps(result, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def csv_text(metrics: Metrics) -> str:
    """A line for each tactic, before them the baselines and the policy."""
    engines = _engines(metrics)
    heads = (name + part for name in _by_name(metrics.policy, engines) for part in PARTS)
    table: list[list[Any]] = [["kind", "name", "suggestions", *map(for_cell, heads)]]
    rows = [("baseline", name, figures) for name, figures in metrics.baselines]
    rows.append(("policy", metrics.rank, metrics.policy))
    rows += [("tactic", tactic.name, tactic.figures) for tactic in metrics.tactics]
    for kind, name, figures in rows:
        cells = chain.from_iterable(map(_cells, _by_name(figures, engines).values()))
        table.append([kind, for_cell(name), figures.suggestions, *cells])
    return escapes.csv_text(table)


def _engines(metrics: Metrics) -> list[str]:
    """The names of all requested engines, missing ones too."""
    return [one.name for one in metrics.engines] + [one.engine for one in metrics.missing]


def _estimate(estimate: Estimate) -> Json:
    return {name: _rounded(number) for name, number in estimate._asdict().items()}


def _rounded(number: float | None) -> float | None:
    """Beyond this, the order of additions begins to tell."""
    return None if number is None else round(number, _DIGITS) + 0


def _by_engine(found: Mapping[str, Estimate], engines: Iterable[str]) -> Json:
    return {name: _estimate(found.get(name, NOTHING)) for name in engines}


def _figures(figures: Figures, engines: Sequence[str]) -> Json:
    return {
        "suggestions": figures.suggestions,
        "coverage": _estimate(figures.coverage),
        "accuracy": {
            "suggestions": _estimate(figures.accuracy),
            "covered": _estimate(figures.hits),
            "chance": _estimate(figures.chance),
        },
        "divergence": _by_engine(figures.divergence, engines),
        "value": _by_engine(figures.value, engines),
    }


def _tactic(tactic: MeasuredTactic, engines: Sequence[str]) -> Json:
    return {
        "name": tactic.name,
        "clause": tactic.clause,
        "english": tactic.english,
        "shown": [_shown(place) for place in tactic.shown],
    } | _figures(tactic.figures, engines)


def _shown(place: ExamplePosition) -> Json:
    return {
        "fen": fen_of(place.board),
        "move": place.move.uci(),
        "played": place.played.uci(),
        "bindings": dict(place.bindings),
    }


def _by_name(figures: Figures, engines: Iterable[str]) -> dict[str, Estimate | None]:
    """The estimates as the columns of a table are named; None where an engine is missing."""
    found: dict[str, Estimate | None] = {
        "coverage": figures.coverage,
        "accuracy of suggestions": figures.accuracy,
        "accuracy where covered": figures.hits,
        "accuracy by chance": figures.chance,
    }
    for engine in engines:
        found[f"divergence {engine}"] = figures.divergence.get(engine)
        found[f"value {engine}"] = figures.value.get(engine)
    return found


def _cells(estimate: Estimate | None) -> list[str]:
    if estimate is None:
        return [NOT_MEASURED] * len(PARTS)
    return ["" if n is None else str(_rounded(n)) for n in estimate[:3]] + [str(estimate.n)]
