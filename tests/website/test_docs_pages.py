"""The documentation in the site: links, search, and queries that run on the page."""

import json
import re
from pathlib import Path

import pytest

from bk.test_bk import PAGE, Example, examples, plain
from metrics.report.browser import Browser
from website.site_pages import Visit

SHOWN = [one for one in examples(PAGE) if "load_tactics" not in one.query]
BUTTONS = "[...document.querySelectorAll('.run button')]"


@pytest.fixture
def vocabulary(browser: Browser, address: str) -> Visit:
    browser.errors.clear()
    browser.open(f"{address}docs/bk.html")
    return Visit(browser, address)


def answered(visit: Visit, example: Example) -> str:
    """What stands on the page after the button of a query was clicked."""
    query = " ".join(example.query.split())
    said = f"{BUTTONS}.find((one) => one.title === {json.dumps(f'Run {query}')})"
    visit.get(f"{said}.click()")
    text = visit.wait(
        f"(/^(\\?-|ERROR)/.test({said}.nextElementSibling.textContent)"
        f" && {said}.nextElementSibling.textContent)"
    )
    return str(text).partition("\n")[2]


def test_queries_of_the_vocabulary_have_the_answers_that_are_shown(vocabulary: Visit) -> None:
    assert vocabulary.get(f"{BUTTONS}.length") == len(examples(PAGE))
    for example in SHOWN[::40]:
        assert plain(answered(vocabulary, example)) == plain(example.answers), example.query
    assert vocabulary.browser.errors == []


@pytest.mark.long
def test_all_queries_of_the_vocabulary_have_the_answers_that_are_shown(vocabulary: Visit) -> None:
    found = {one.query: plain(answered(vocabulary, one)) for one in SHOWN}
    assert found == {one.query: plain(one.answers) for one in SHOWN}
    assert vocabulary.browser.errors == []


def test_the_search_finds_sections(vocabulary: Visit) -> None:
    search = "document.getElementById('search')"
    vocabulary.get(f"{search}.value = 'make_move/4'")
    vocabulary.get(f"{search}.dispatchEvent(new Event('input'))")
    vocabulary.wait("document.querySelectorAll('#found li').length > 0")
    assert vocabulary.text("#found li a") == "The vocabulary: make_move/4 †"
    link = vocabulary.get("document.querySelector('#found a').getAttribute('href')")
    assert link == "bk.html#make_move4-"
    assert vocabulary.get("document.getElementById('make_move4-') !== null")


def test_links_of_pages_lead_somewhere(site: Path) -> None:
    pages = {page.name: page.read_text(encoding="utf-8") for page in (site / "docs").glob("*.html")}
    assert {"index.html", "bk.html", "asp.html", "guide-playground.html"} <= pages.keys()
    broken = []
    for name, text in pages.items():
        for target, anchor in re.findall(r'(?:href|src)="([^"#:]*)(?:#([^"]*))?"', text):
            file = target or name
            if not (site / "docs" / file).is_file():
                broken.append((name, target))
            elif anchor and file in pages and f'id="{anchor}"' not in pages[file]:
                broken.append((name, f"{file}#{anchor}"))
    assert broken == []


@pytest.mark.parametrize("page", ["index", "bk", "guide-prolog"])
def test_pages_fit_a_telephone(browser: Browser, address: str, page: str) -> None:
    browser.look(390, 844, phone=True)
    browser.open(f"{address}docs/{page}.html")
    assert browser.evaluate("document.documentElement.scrollWidth") <= 390
    browser.look(1280, 900)
