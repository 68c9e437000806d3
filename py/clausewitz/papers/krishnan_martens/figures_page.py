"""The figures of the paper beside ours: a page, and the same as JSON."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from clausewitz.metrics.report.chart import chart
from clausewitz.metrics.report.columns import Unit, in_words
from clausewitz.metrics.report.page import baseline_marks, engine_list
from clausewitz.metrics.report.page_frame import page_alone
from clausewitz.metrics.results import Metrics
from clausewitz.papers.krishnan_martens import histograms
from clausewitz.papers.krishnan_martens.histograms import Compared, PaperFigure, Spread, compared

_PAGE = Path(__file__).with_name("reproduction.html")
_TITLE = "The tactics of Krishnan and Martens, measured again"
_DIGITS = 4
_NOT_REQUESTED = "no such engine was requested"


class Set(NamedTuple):
    """A set of tactics that was found and measured."""

    folder: str
    counts: dict[str, Any]
    """Its meaning, and how many tactics, clauses and behaviours it has."""
    metrics: Metrics


class Reproduced(NamedTuple):
    """All that a page shows: sets measured on the same positions."""

    learned_from: str
    tested_on: str
    sets: Sequence[Set]

    @property
    def comparison(self) -> list[Compared]:
        return list(compared([one.metrics for one in self.sets]))


def summary(all_of_it: Reproduced) -> dict[str, Any]:
    """The page as JSON."""
    first = all_of_it.sets[0].metrics
    return {
        "paper": {"tactics": histograms.TACTICS, "test_positions": histograms.TEST_POSITIONS},
        "learned_from": all_of_it.learned_from,
        "tested_on": all_of_it.tested_on,
        "positions": first.positions,
        "engines": [one.identity for one in first.engines],
        "missing": [one._asdict() for one in first.missing],
        "sets": [one.counts | {"folder": one.folder} for one in all_of_it.sets],
        "figures": [_as_json(one, all_of_it.sets) for one in all_of_it.comparison],
    }


def _as_json(one: Compared, sets: Sequence[Set]) -> dict[str, Any]:
    figure = one.figure
    numbers = {"least": figure.least, "greatest": figure.most, "random": figure.random}
    known = {name: number for name, number in numbers.items() if number is not None}
    ours = {s.folder: _spread_json(spread) for s, spread in zip(sets, one.spreads, strict=False)}
    return {
        "figure": figure.number,
        "of": figure.title if one.column is None else one.column.name,
        "claim": figure.claim,
        "paper": {"stated": figure.stated} | known,
        "not_measured": _why_not(one),
        "ours": {} if _why_not(one) else ours,
    }


def _spread_json(spread: Spread) -> dict[str, Any]:
    quantiles = spread.quantiles if spread.values else (None,) * 3
    return {
        "tactics": len(spread.values),
        "as_claimed": spread.claimed,
        "baselines": spread.baselines,
    } | {
        name: None if number is None else round(number, _DIGITS)
        for name, number in zip(("least", "median", "greatest"), quantiles, strict=True)
    }


def _why_not(one: Compared) -> str | None:
    return _NOT_REQUESTED if one.column is None else one.column.missing


def page(all_of_it: Reproduced) -> str:
    """HTML that needs no other file; it links to a report in the folder of each set."""
    first = all_of_it.sets[0].metrics
    links = (
        f'<a href="./{quote(one.folder)}/report.html">{escape(one.counts["meaning"])}</a>'
        for one in all_of_it.sets
    )
    slots = {
        "title": _TITLE,
        "own_style": _PAGE.with_suffix(".css").read_text(encoding="utf-8"),
        "paper": histograms.TITLE,
        "paper_tactics": str(histograms.TACTICS),
        "paper_positions": str(histograms.TEST_POSITIONS),
        "learned_from": escape(all_of_it.learned_from),
        "tested_on": escape(all_of_it.tested_on),
        "digest": escape(first.digest),
        "engines": engine_list(first),
        "links": ", ".join(links),
        "found": "".join(map(_found, all_of_it.sets)),
        "sections": "\n".join(_section(one, all_of_it.sets) for one in all_of_it.comparison),
    }
    return page_alone(_PAGE, slots)


def _found(one: Set) -> str:
    numbers = [one.counts[name] for name in ("tactics", "clauses", "behaviours")]
    cells = [f"{n:,}" for n in [*numbers, len(one.metrics.tactics)]]
    return _row(one.counts["meaning"], cells, ("tactics", "clauses", "behaviours", "measured"))


def _section(one: Compared, sets: Sequence[Set]) -> str:
    figure, why_not = one.figure, _why_not(one)
    if why_not is not None:
        ours = f'<p class="missing"><b>not measured</b>: {escape(why_not)}</p>'
    else:
        meanings = [s.counts["meaning"] for s in sets]
        rows = list(zip(meanings, one.spreads, strict=True))
        ours = f'{_table(figure, rows)}<div class="charts">{"".join(_charts(figure, rows))}</div>'
    here = "" if one.column is None else f"<br><b>Here:</b> {escape(one.column.meaning)}."
    return (
        f"<section><h2>Figure {figure.number}: {figure.title}</h2>"
        f'<p class="note"><b>The paper:</b> {figure.stated}{here}</p>{ours}</section>'
    )


def _table(figure: PaperFigure, rows: Sequence[tuple[str, Spread]]) -> str:
    heads = ("least", "median", "greatest", "a random move", f"tactics that {figure.claim}")
    unit = figure.unit
    claimed = "said of them all"
    stated = [figure.least, None, figure.most, figure.random]
    lines = [_row("the paper", [*(_stated(number, unit) for number in stated), claimed], heads)]
    for meaning, spread in rows:
        numbers = [*(spread.quantiles if spread.values else (None,) * 3), spread.random]
        count = f"{spread.claimed:,} of {len(spread.values):,}"
        lines.append(_row(meaning, [*(in_words(n, unit) for n in numbers), count], heads))
    cells = "".join(f'<th scope="col">{head}</th>' for head in heads)
    return (
        f'<table class="figures"><thead><tr><th scope="col"></th>{cells}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _row(name: str, cells: Sequence[str], heads: Sequence[str]) -> str:
    found = (
        f'<td data-label="{head}">{cell}</td>' for head, cell in zip(heads, cells, strict=True)
    )
    return f'<tr><th scope="row">{escape(name)}</th>{"".join(found)}</tr>'


def _stated(number: float | None, unit: Unit) -> str:
    """As the paper has it, in whole hundredths; or it has none."""
    if number is None:
        return '<span class="none">not stated</span>'
    return f"{number:.0%}".replace("%", " %") if unit is Unit.SHARE else f"{number:.0f}"


def _charts(figure: PaperFigure, rows: Sequence[tuple[str, Spread]]) -> Iterator[str]:
    for meaning, spread in rows:
        picture = '<p class="missing">no tactic suggests a move here</p>'
        if spread.values:
            picture = chart(spread.values, baseline_marks(spread.baselines), figure.unit)
        caption = f"<b>{escape(meaning)}</b> {len(spread.values):,} tactics"
        yield f"<figure><figcaption>{caption}</figcaption>{picture}</figure>"
