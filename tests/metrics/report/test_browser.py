"""The page in a browser, opened from a file."""

from pathlib import Path

import pytest

from clausewitz.metrics.report.writer import write_report
from metrics.report.browser import Browser
from metrics.report.samples import large, small, write_run

NAMES = "[...document.querySelectorAll('.tactic:not([hidden]) button')].map(b => b.textContent)"
HEADS = "[...document.querySelectorAll('#tactics thead button')]"
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    for name, content in (("small", small()), ("large", large(300))):
        write_report(write_run(folder / name, content), folder / f"{name}.html")
    return folder


@pytest.fixture
def page(browser: Browser, folder: Path) -> Browser:
    browser.errors.clear()
    browser.look(1280, 900)
    browser.open(folder / "small.html")
    return browser


def sort_by(browser: Browser, name: str) -> list[str]:
    browser.evaluate(f"{HEADS}.find(b => b.textContent === '{name}').click()")
    found: list[str] = browser.evaluate(NAMES)
    return found


def find(browser: Browser, words: str) -> list[str]:
    event = "field.dispatchEvent(new Event('input'))"
    browser.evaluate(f"(field => {{ field.value = '{words}'; {event} }})({element('words')})")
    found: list[str] = browser.evaluate(NAMES)
    return found


def element(name: str) -> str:
    return f"document.getElementById('{name}')"


def test_headings_sort_and_what_has_no_figure_stands_last(page: Browser) -> None:
    assert page.evaluate(NAMES) == ["fork", "winning_fork", "skewer"]
    assert sort_by(page, "accuracy") == ["winning_fork", "fork", "skewer"]
    assert sort_by(page, "accuracy") == ["fork", "winning_fork", "skewer"]
    assert sort_by(page, "divergence, stockfish") == ["winning_fork", "fork", "skewer"]
    assert sort_by(page, "tactic") == ["fork", "skewer", "winning_fork"]
    assert page.evaluate("document.querySelectorAll('[aria-sort]').length") == 1
    assert page.errors == []


def test_words_filter(page: Browser) -> None:
    assert find(page, "WINNING") == ["winning_fork"]
    assert page.evaluate(f"{element('number')}.textContent") == "1 of 3 tactics"
    assert find(page, "fork attacks(") == ["fork", "winning_fork"]
    assert find(page, "zugzwang") == []
    assert find(page, "") == ["fork", "winning_fork", "skewer"]
    assert page.errors == []


def test_number_of_positions_filters(page: Browser) -> None:
    field = element("least")
    page.evaluate(f"{field}.value = 11; {field}.dispatchEvent(new Event('input'))")
    assert page.evaluate(NAMES) == ["fork"]


def test_boards_are_drawn_when_a_row_is_opened(page: Browser) -> None:
    count = "document.querySelectorAll('.board').length"
    assert page.evaluate(count) == 0
    page.evaluate("document.querySelectorAll('.tactic button')[1].click()")
    assert page.evaluate(count) == 2
    first = "document.querySelector('.board')"
    assert page.evaluate(f"{first}.querySelectorAll('use').length") == 13
    assert page.evaluate(f"{first}.querySelectorAll('.bound').length") == 2
    assert page.evaluate(f"{first}.querySelectorAll('.suggested, .played').length") == 2
    other = "document.querySelectorAll('.board')[1]"
    assert page.evaluate(f"{other}.querySelectorAll('.suggested, .played').length") == 1
    words = page.evaluate("document.querySelector('.boards').textContent")
    assert "Nd5+ suggested" in words
    assert "Ne4+ played" in words
    assert "Square1 = f6" in words
    sort_by(page, "accuracy")
    after = "document.querySelector('.open').nextElementSibling.className"
    assert page.evaluate(after) == "detail", "details stay with their row"
    page.evaluate("document.querySelector('.open button').click()")
    assert page.evaluate(count) == 0
    assert page.errors == []


def test_pieces_stand_on_their_squares(page: Browser) -> None:
    page.evaluate("document.querySelectorAll('.tactic button')[1].click()")
    knight = "document.querySelector('.board use[href=\"#white-knight\"]')"
    assert page.evaluate(f"[{knight}.getAttribute('x'), {knight}.getAttribute('y')]") == [
        "90",
        "225",
    ]
    assert page.evaluate(f"{knight}.getBoundingClientRect().width > 10"), "the symbol is found"


def test_missing_engine_is_not_measured(page: Browser) -> None:
    page.evaluate("document.querySelector('.tactic button').click()")
    words = page.evaluate("document.querySelector('.detail').textContent")
    assert "not measured: there is no file maia-1600.pb.gz" in words


@pytest.mark.parametrize("width", [320, 390, 700, 900, 1280])
def test_page_does_not_scroll_sideways(page: Browser, width: int) -> None:
    page.look(width, 844, phone=width < 800)
    page.evaluate("document.querySelectorAll('.tactic button')[1].click()")
    assert page.evaluate(SIDEWAYS) is False
    board = "document.querySelector('.board').getBoundingClientRect()"
    assert page.evaluate(f"{board}.left >= 0 && {board}.right <= innerWidth")


def test_darkness_changes_the_colours(page: Browser) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    bright = page.evaluate(ground)
    page.look(1280, 900, dark=True)
    assert page.evaluate(ground) != bright


def test_text_of_a_stranger_does_not_run(page: Browser, tmp_path: Path) -> None:
    text = "</script><script>window.bad = 1</script><img src=x onerror='window.bad = 1'>\"'"
    content = small()
    content["tactics"][0] |= {"name": text, "clause": text, "english": text}
    content["tactics"][0]["shown"][0]["bindings"] = {text: text, "__proto__": "a1"}
    content["missing"][0] = {"engine": text, "reason": text}
    page.open(write_report(write_run(tmp_path / "run", content), tmp_path / "r.html").page)
    page.evaluate("document.querySelectorAll('.tactic button')[0].click()")
    assert page.evaluate("window.bad === undefined")
    assert page.evaluate("document.querySelectorAll('img').length") == 0
    assert page.evaluate(NAMES)[0] == text
    assert page.evaluate("document.querySelector('.detail pre').textContent") == text
    assert page.errors == []


def test_script_of_another_is_refused_by_the_page(page: Browser) -> None:
    """Even if text became markup, the page's policy runs its own script only."""
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), "
        "{textContent: 'window.bad = 1'}))"
    )
    assert page.evaluate("window.bad === undefined")


def test_many_tactics_are_sorted_and_found(page: Browser, folder: Path) -> None:
    page.open(folder / "large.html")
    assert len(page.evaluate(NAMES)) == 300
    page.evaluate(f"{HEADS}[4].click()")
    assert len(page.evaluate(NAMES)) == 300
    assert len(find(page, "t29")) == 11
    assert page.errors == []
