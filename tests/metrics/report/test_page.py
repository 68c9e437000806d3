"""What is on the page and in the files beside it."""

import csv
import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from clausewitz.metrics.report.writer import write_report
from metrics.report.samples import Json, figures, large, metrics, place, small, tactic, write_run

# What a page of 1,000 tactics, each with three of 200 positions, may weigh and take.
MOST_BYTES = 1_000_000

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "<img src=x onerror=alert(1)>",
    "\"'><b onclick='alert(1)'>&amp;",
    "{{script}}",
    "]]>\\u003c/script>\u2028",
    "=HYPERLINK(1)",
]


class Outline(HTMLParser):
    """The elements of a page, and the text inside script elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}


def written(folder: Path, content: Json) -> str:
    run = write_run(folder / "run", content)
    return write_report(run, folder / "report.html").page.read_text(encoding="utf-8")


def data(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_page_has_a_histogram_for_each_thing_measured(tmp_path: Path) -> None:
    page = written(tmp_path, small())
    titles = re.findall(r"<figcaption><b>(.*?)</b>", page)
    assert titles == ["Coverage", "Accuracy", "Divergence, stockfish", "Divergence, maia-1600"]
    assert page.count('class="bar"') == 3 * 20


def test_bars_count_the_tactics(tmp_path: Path) -> None:
    shares = [0.01, 0.02, 0.02, 0.51, 0.99]
    content = metrics([tactic(f"t{n}", figures(s, 0.1, 200)) for n, s in enumerate(shares)])
    coverage = written(tmp_path, content).split("<figure>")[1]
    bars = re.findall(r"<title>(.*?) to (.*?): (\d+)</title>", coverage)
    assert [bar for bar in bars if bar[2] != "0"] == [
        ("0.0 %", "5.0 %", "3"),
        ("50.0 %", "55.0 %", "1"),
        ("95.0 %", "100.0 %", "1"),
    ]


def test_baselines_are_lines_with_names(tmp_path: Path) -> None:
    coverage, accuracy, divergence = written(tmp_path, small()).split("<figure>")[1:4]
    assert "every baseline 100.0 %" in coverage
    assert "random 3.2 %" in accuracy
    assert "stockfish move 41.0 %" in accuracy
    assert "random 293.0" in divergence
    assert "ground 0.0" in divergence
    assert "all together 310.0" in divergence


def test_missing_engine_is_said_to_be_not_measured_and_why(tmp_path: Path) -> None:
    content = small()
    page = written(tmp_path, content)
    reason = content["missing"][0]["reason"]
    assert f"<b>not measured</b><br>{reason}" in page, "where its histogram would be"
    assert f"<b>not measured</b>: {reason}" in page, "in the list of engines"
    columns = {column[0]: column for column in data(page)["columns"]}
    assert columns["divergence, maia-1600"][-1] == reason
    assert columns["divergence, stockfish"][-1] is None


def test_tactic_that_never_applies_has_no_figures_and_is_in_no_histogram(tmp_path: Path) -> None:
    page = written(tmp_path, small())
    assert "1 suggest nothing and are left out" in page
    assert data(page)["tactics"][2][4][1] == 0


def test_tactics_carry_clause_reading_figures_and_positions(tmp_path: Path) -> None:
    found = data(written(tmp_path, small()))
    name, clause, english, suggestions, numbers, shown = found["tactics"][0]
    assert (name, suggestions) == ("fork", 320)
    assert clause.startswith("fork(Position, From, To) :-\n")
    assert english.startswith("To attacks Square1 and Square2 at once")
    assert numbers[0] == [0.8, 0.79, 0.81, 200]
    assert shown == [[0, "c3d5", "Nd5+", "c3e4", "Ne4+", {"Square1": "f6", "Square2": "c7"}]]
    assert found["boards"] == ["8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w"], "each position once"


def test_page_needs_nothing_else(tmp_path: Path) -> None:
    page = written(tmp_path, small())
    outline = Outline(page)
    assert page.count("<link") == page.count('<link rel="icon" href="data:,">')
    assert not {"img", "iframe", "object"} & set(outline.tags)
    assert "src" not in outline.attributes
    assert "type=module" not in page.replace('"', "")
    links = re.findall(r'href="([^#"][^"]*)"', page)
    assert links == ["data:,", "./report.csv", "./report.json"]


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_a_stranger_is_never_markup(text: str, tmp_path: Path) -> None:
    harmless = Outline(written(tmp_path, small()))
    content = small()
    first = content["tactics"][0]
    first["name"] = first["clause"] = first["english"] = text
    first["shown"][0]["bindings"] = {text: text}
    content["baselines"][0]["name"] = content["policy"]["rank"] = text
    content["examples"] = {"name": text, "digest": text}
    content["missing"] = [{"engine": text, "reason": text}]
    content["engines"][0] |= {"identity": text, "label": text, "mode": text}
    page = written(tmp_path, content)
    outline = Outline(page)
    assert outline.tags == harmless.tags
    assert outline.attributes == harmless.attributes
    assert data(page)["tactics"][0][:3] == [text, text, text.replace("{{script}}", "{script}")]
    assert text in unescape(page)


def test_name_of_the_page_is_text_in_links(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", small())
    report = write_report(run, tmp_path / "a\" onclick='x' #1.html")
    assert report.csv.exists()
    assert "onclick" not in Outline(report.page.read_text()).attributes


def test_table_has_a_line_for_each_tactic(tmp_path: Path) -> None:
    written(tmp_path, small())
    with (tmp_path / "report.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["fork", "winning_fork", "skewer"]
    assert rows[0]["coverage"] == "0.8"
    assert rows[0]["divergence, stockfish n"] == "160"
    assert rows[0]["divergence, maia-1600"] == "not measured"
    assert rows[2]["accuracy"] == ""


def test_formula_is_text_in_the_table(tmp_path: Path) -> None:
    content = small()
    content["tactics"][0]["name"] = "=cmd()"
    written(tmp_path, content)
    assert "\n'=cmd()," in (tmp_path / "report.csv").read_text()


def test_figures_are_copied_as_they_are(tmp_path: Path) -> None:
    written(tmp_path, small())
    copied, original = tmp_path / "report.json", tmp_path / "run" / "metrics.json"
    assert copied.read_bytes() == original.read_bytes()


def test_three_positions_are_shown_at_most(tmp_path: Path) -> None:
    content = metrics([tactic("fork", figures(0.8, 0.04, 379), [place()] * 5)])
    assert len(data(written(tmp_path, content))["tactics"][0][5]) == 3


@pytest.mark.long
def test_thousand_tactics_are_light(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", large(1000))
    report = write_report(run, tmp_path / "report.html")
    assert report.size == report.page.stat().st_size < MOST_BYTES
    assert len(data(report.page.read_text())["tactics"]) == 1000


def test_no_tactic_at_all_is_a_page_too(tmp_path: Path) -> None:
    page = written(tmp_path, metrics([]))
    assert page.count("no tactic suggests a move here") == 3
