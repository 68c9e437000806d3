"""The figures as files: metrics.json for machines, metrics.csv for spreadsheets."""

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from clausewitz.board import fen_of
from clausewitz.metrics.results import (
    NOTHING,
    Estimate,
    ExamplePosition,
    Figures,
    MeasuredTactic,
    Metrics,
)

NOT_MEASURED = "not measured"
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
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(_columns(engines))
    for name, figures in metrics.baselines:
        writer.writerow(["baseline", name, *_cells(figures, engines)])
    writer.writerow(["policy", metrics.rank, *_cells(metrics.policy, engines)])
    for tactic in metrics.tactics:
        writer.writerow(["tactic", tactic.name, *_cells(tactic.figures, engines)])
    return text.getvalue()


def _engines(metrics: Metrics) -> list[str]:
    """The names of all engines asked for, missing ones too."""
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


_OWN = ("coverage", "accuracy of suggestions", "accuracy where covered", "accuracy by chance")
_PARTS = 4  # of an estimate


def _columns(engines: Iterable[str]) -> list[str]:
    estimates = [*_OWN]
    for engine in engines:
        estimates += [f"divergence {engine}", f"value {engine}"]
    return ["kind", "name", "suggestions"] + [
        f"{name}{part}" for name in estimates for part in ("", " low", " high", " n")
    ]


def _cells(figures: Figures, engines: Iterable[str]) -> list[str]:
    cells = [str(figures.suggestions)]
    for estimate in (figures.coverage, figures.accuracy, figures.hits, figures.chance):
        cells += _numbers(estimate)
    for engine in engines:
        for found in (figures.divergence, figures.value):
            cells += _numbers(found[engine]) if engine in found else [NOT_MEASURED] * _PARTS
    return cells


def _numbers(estimate: Estimate) -> list[str]:
    return ["" if number is None else str(_rounded(number)) for number in estimate[:3]] + [
        str(estimate.n)
    ]
