"""The book of tactics: what its pages hold, where they lead, and how they look in a browser."""

import re
from collections import Counter
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest

from clausewitz.clauses import read_theory
from clausewitz.support.data import data_dir
from clausewitz.website.book.book_entries import book_entries
from clausewitz.website.npm_packages import fetched_packages
from clausewitz.website.site_builder import WEB
from metrics.report.browser import Browser
from running import long
from website.site_pages import Visit, axe_faults

HEAVIEST = 300_000  # bytes of a page with all that it loads


def pages(site: Path) -> list[Path]:
    return sorted((site / "book").glob("*.html"))


def test_every_tactic_and_motif_that_ships_has_its_page() -> None:
    logic = data_dir("logic")
    files = [*(logic / "motifs").rglob("*.pl"), *(logic / "tactics").rglob("*.pl")]
    shipped = Counter(
        (f"logic/{file.relative_to(logic)}", one.name)
        for file in files
        if file.name != "telling.pl"
        for theory in [read_theory(file)]
        for one in (*theory.tactics, *theory.motifs)
    )
    listed = Counter((form.file, form.predicate) for one in book_entries() for form in one.forms)
    assert listed == shipped
    assert len({entry.slug for entry in book_entries()}) == len(book_entries())


def test_a_page_is_light_and_its_links_lead_somewhere(site: Path) -> None:
    styles = sum((site / name).stat().st_size for name in ("style.css", "book.css", "icon.svg"))
    assert len(pages(site)) > 50
    for page in pages(site):
        text = page.read_text(encoding="utf-8")
        assert len(text.encode()) + styles < HEAVIEST
        links = set(re.findall(r'(?:href|src)="([^"#]+)', text))
        assert [link for link in links if not (page.parent / link).is_file()] == []
        assert "<script" not in text


def test_what_a_page_tells(site: Path) -> None:
    text = unescape((site / "book" / "fork.html").read_text(encoding="utf-8"))
    assert "A fork worth playing: both targets are in danger, the forking piece is not." in text
    assert "winning_fork(Position, From, To) :-" in text
    assert "logic/motifs/learned/fork.pl" in text
    assert text.count("<summary>Solution</summary>") == 5
    assert "precision 0.993, recall 0.968, F1 0.980" in text
    double_check = (site / "book" / "double-check.html").read_text(encoding="utf-8")
    assert 'also shows <a href="discovered-check.html">discovered check</a>.' in double_check


def test_clauses_of_one_name_are_distinct(site: Path) -> None:
    for page in pages(site):
        text = page.read_text(encoding="utf-8")
        for part in (text.partition("<table>")[0], *text.split("<table>")[1:]):
            names = re.findall(r"<(?:h4|th scope=\"row\")>(<code>.*?)</(?:h4|th)>", part)
            assert len(set(names)) == len(names), page.name
    fork = (site / "book" / "fork.html").read_text(encoding="utf-8")
    figures = dict(re.findall(r'<th scope="row">(.*?)</th><td class="number">([\d.]+)', fork))
    assert figures["<code>fork(Line)</code> as Lichess counts it"] == "0.99"
    assert figures["<code>fork(Position, From, To)</code> of a paper"] == "0.07"


def test_the_index_is_by_name_piece_and_frequency(site: Path) -> None:
    text = (site / "book" / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'<li><a href="[\w-]+\.html">([^<]+)</a></li>', text)
    assert names == sorted(names, key=str.lower)
    numbers = [int(n.replace(",", "")) for n in re.findall(r'<td class="number">([\d,]+)', text)]
    assert numbers == sorted(numbers, reverse=True)
    assert '<h3 class="capital">knight</h3>' in text


def test_prolog_says_in_the_playground_what_the_book_says(visit: Visit, site: Path) -> None:
    text = (site / "book" / "fork.html").read_text(encoding="utf-8")
    card = re.search(
        r'<li class="card">.*?<p>(.*?)</p>.*?#([^"]*tab=prolog[^"]*)"', text, re.DOTALL
    )
    assert card is not None
    sentence, state = unescape(card[1]), unescape(card[2])
    assert "motif_reason(fork, Line, Why)" in parse_qs(state)["query"][0]
    visit.open(state)
    visit.click("#run-query")
    visit.settled("prolog")
    assert f'Why = "{sentence}"' in visit.texts("#answers li")[1]


@pytest.mark.parametrize(
    "page", ["book/fork", "train/index", *map(long, ("book/index", "docs/index", "docs/asp"))]
)
def test_pages_are_for_everybody(browser: Browser, address: str, page: str) -> None:
    browser.errors.clear()
    browser.open(f"{address}{page}.html")
    axe = (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    browser.evaluate(f"{axe}; true")
    for dark in (False, True):
        browser.look(390, 844, dark=dark, phone=True)
        report = browser.evaluate(axe_faults(dark))
        faults = [one["id"] for one in report if one["impact"] in ("serious", "critical")]
        assert faults == []
        width = browser.evaluate("document.documentElement.scrollWidth")
        assert width <= 390
    browser.look(1280, 900)
    assert browser.errors == []


def test_chapter_of_themes(site: Path) -> None:
    text = (site / "book" / "themes.html").read_text(encoding="utf-8")
    for title in ("Changed mates", "Flight-giving key", "Grimshaw", "Nowotny"):
        assert f"<h2>{title}</h2>" in text
    assert text.count("<summary>Solution</summary>") >= 16
