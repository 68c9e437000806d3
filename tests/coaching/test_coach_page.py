"""The coach's page in a browser, opened from a file: boards to solve, links, tables, print."""

from pathlib import Path
from typing import Any

import pytest

from clausewitz.coaching.page.coach_page import coach_page
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.website.npm_packages import OfflineError, fetched_packages
from clausewitz.website.site_builder import WEB
from coaching.conftest import AnyBrowser
from coaching.page_samples import SITE, games

CARD = "document.querySelector('.puzzle.current')"
MINUS = "\N{MINUS SIGN}"
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
HINTS = "[...document.querySelectorAll('#hints li:not([hidden])')].map(l => l.textContent)"
OPEN = f"{CARD}.querySelector('details').open"
PIECES = "[...document.querySelectorAll('#place use[data-square]')].map(p => p.dataset.square)"
SLIDING = "new Promise((resolve) => setTimeout(resolve, 600))"


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("anna") / "coach.html"
    made.write_text(coach_page(PlayerFigures(games())), encoding="utf-8")
    return made


@pytest.fixture
def page(any_browser: AnyBrowser, file: Path) -> AnyBrowser:
    any_browser.errors.clear()
    any_browser.look(1280, 900)
    any_browser.open(file)
    any_browser.evaluate("localStorage.clear()")
    any_browser.open(file)
    return any_browser


def press(page: AnyBrowser, key: str) -> None:
    page.press(key)


def text(page: AnyBrowser, name: str) -> str:
    return str(page.evaluate(f"document.getElementById('{name}').textContent"))


def middle(page: AnyBrowser, square: str, flipped: bool = False) -> tuple[float, float]:
    """Where a square of the board is on the screen."""
    file, rank = "abcdefgh".index(square[0]), int(square[1]) - 1
    if flipped:
        file, rank = 7 - file, 7 - rank
    box = page.evaluate(
        "(b => [b.left, b.top, b.width])"
        "(document.querySelector('#place .board').getBoundingClientRect())"
    )
    return box[0] + (file + 0.5) * box[2] / 8, box[1] + (7.5 - rank) * box[2] / 8


def mouse(page: AnyBrowser, square: str, *kinds: str, flipped: bool = False) -> None:
    """What a mouse does on a square of the board."""
    page.evaluate("document.getElementById('place').scrollIntoView()")
    page.mouse(*middle(page, square, flipped), *kinds)


def click(page: AnyBrowser, square: str, flipped: bool = False) -> None:
    mouse(page, square, "mousePressed", "mouseReleased", flipped=flipped)


def drag(page: AnyBrowser, start: str, end: str, flipped: bool = False) -> None:
    mouse(page, start, "mousePressed", flipped=flipped)
    mouse(page, end, "mouseMoved", "mouseReleased", flipped=flipped)


def touch(page: AnyBrowser, start: str, end: str) -> None:
    """A finger that drags a piece."""
    page.evaluate("document.getElementById('place').scrollIntoView()")
    page.touch(middle(page, start), middle(page, end))


def answer(page: AnyBrowser, move: str) -> str:
    form = "document.querySelector('#controls form')"
    page.evaluate(f"(f => {{ f.move.value = '{move}'; f.requestSubmit(); }})({form})")
    return text(page, "verdict")


def choose(page: AnyBrowser, kind: str) -> None:
    page.evaluate(f"document.querySelector('#filter [value={kind}]').click()")


def test_a_line_is_played_on_the_board_and_a_wrong_move_is_refuted(page: AnyBrowser) -> None:
    assert text(page, "number") == "Board 1 of 4"
    drag(page, "h5", "e5")
    assert text(page, "verdict") == (
        f"Qxe5+ was played, and there is better: 4... Nxe5 ({MINUS}7.3 for you)."
    )
    page.evaluate(SLIDING)
    assert "e5" in page.evaluate(PIECES)
    assert "c6" not in page.evaluate(PIECES)  # the knight has taken
    click(page, "a5")  # which takes it back
    click(page, "h5")
    click(page, "f7")
    assert text(page, "verdict") == "Qxf7# is right."
    assert page.evaluate(OPEN)
    press(page, "n")
    drag(page, "h6", "e3", flipped=True)
    assert text(page, "verdict") == "Qxe3+ is right. The reply is 22. Rxe3. And now?"
    page.evaluate(SLIDING)
    click(page, "f8", flipped=True)
    click(page, "f1", flipped=True)
    assert text(page, "verdict") == "Rf1# is right."
    assert text(page, "progress") == "2 of 4 solved"
    assert not page.evaluate(SIDEWAYS)
    assert page.errors == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("Qxf7#", "Qxf7# is right."),
        ("Qf7", "Qxf7# is right."),
        ("h5f7", "Qxf7# is right."),
        ("d3", "d3 is answered by 4... Nxh5 "),
        ("Ke5", "There is no such move here."),
    ],
)
def test_answers_that_are_typed_are_judged(page: AnyBrowser, move: str, words: str) -> None:
    assert answer(page, move).startswith(words)
    assert page.evaluate(OPEN) == words.endswith("right.")
    page.evaluate(SLIDING)
    assert ("h5" in page.evaluate(PIECES)) != words.endswith("right.")
    shown = page.evaluate("document.querySelectorAll('#place polygon.refuting').length")
    assert shown == (move == "d3")
    press(page, "Escape")
    assert (text(page, "verdict") == "") == (move == "d3")
    assert page.errors == []


@pytest.mark.long
def test_a_board_is_solved_by_keys_alone(page: AnyBrowser) -> None:
    page.evaluate("document.querySelector('#place .board').focus()")
    press(page, "ArrowRight")  # the cursor begins at e2
    for key in ["ArrowRight"] * 3 + ["ArrowUp"] * 3 + ["Enter"]:
        press(page, key)
    heard = "document.querySelector('#place .heard').textContent"
    assert page.evaluate(heard) == "h5, white queen, chosen"
    assert page.evaluate("document.querySelectorAll('#place .target').length") > 5
    for key in ["ArrowLeft"] * 2 + ["ArrowUp"] * 2 + ["Enter"]:
        press(page, key)
    assert text(page, "verdict") == "Qxf7# is right."
    assert page.evaluate("document.activeElement.matches('#place .board')")
    press(page, "ArrowLeft")  # now through the line
    assert "h5" in page.evaluate(PIECES)
    assert page.evaluate("document.querySelectorAll('#place polygon.arrow').length") == 1
    press(page, "ArrowRight")
    assert "h5" not in page.evaluate(PIECES)
    lit = "document.querySelectorAll('#place .bound').length"
    assert page.evaluate(lit) == 2


@pytest.mark.long
def test_hints_come_one_by_one_and_boards_one_after_another(page: AnyBrowser) -> None:
    for number in range(3):
        press(page, "h")
        assert len(page.evaluate(HINTS)) == number + 1
    assert page.evaluate(HINTS) == [
        "Motif: mate.",
        "The queen on h5 moves.",
        "The move is Qxf7#.",
    ]
    press(page, "n")
    assert text(page, "number") == "Board 2 of 4"
    assert page.evaluate(HINTS) == []
    press(page, "s")
    assert page.evaluate(OPEN)
    press(page, "p")
    assert text(page, "number") == "Board 1 of 4"
    page.evaluate("document.getElementById('next').focus()")
    page.evaluate("document.getElementById('next').click()")
    assert page.evaluate("document.activeElement.id") == "next"


@pytest.mark.long
def test_later_moves_of_a_line_are_shown_to_those_who_do_not_find_them(page: AnyBrowser) -> None:
    press(page, "n")
    answer(page, "Qxe3")
    assert answer(page, "Rf5") == "The line goes on in another way than Rf5."
    assert answer(page, "Rf6") == "The line goes on with Rf1#."
    page.evaluate(SLIDING)
    assert text(page, "verdict") == "Rf1# is right."


@pytest.mark.long
def test_boards_are_chosen_by_kind_and_motif(page: AnyBrowser) -> None:
    choose(page, "allowed")
    assert text(page, "number") == "Board 1 of 1"
    assert page.evaluate(f"{CARD}.dataset.kind") == "allowed"
    story = page.evaluate(f"{CARD}.querySelector('.story').textContent")
    assert story == (
        f"Your last move, Qa8\N{EN DASH}c8, allowed a tactic ({MINUS}4.5); "
        "White did not play it (+3.1). What is it?"
    )
    assert answer(page, "h3") == "h3 is not the move."
    choose(page, "found")
    assert page.evaluate("document.querySelectorAll('[name=motif] option').length") == 2
    choose(page, "all")
    page.evaluate(
        "(s => { s.value = s.options[1].value;"
        " s.dispatchEvent(new Event('change', {bubbles: true})) })"
        "(document.querySelector('[name=motif]'))"
    )
    assert text(page, "number") == "Board 1 of 1"


@pytest.mark.long
def test_every_mate_in_one_is_right(page: AnyBrowser) -> None:
    choose(page, "overlooked")
    story = page.evaluate(f"{CARD}.querySelector('.story').textContent")
    assert story == "You played 40. h3 (+9.0), which changed little. There was better: mate in 1."
    assert answer(page, "Re8") == "Re8# is right, too."


@pytest.mark.long
def test_what_was_solved_is_saved_and_can_be_forgotten(page: AnyBrowser, file: Path) -> None:
    answer(page, "Qf7")
    page.open(file)
    assert text(page, "progress") == "1 of 4 solved"
    assert text(page, "number") == "Board 2 of 4"  # the first that is not
    page.evaluate("document.getElementById('forget').click()")
    page.open(file)
    assert text(page, "progress") == "0 of 4 solved"


@pytest.mark.long
def test_links_lead_to_the_game_and_the_move(page: AnyBrowser) -> None:
    links = f"[...{CARD}.querySelectorAll('.source a')].map(a => [a.href, a.rel])"
    safe = "noopener noreferrer"
    assert page.evaluate(links) == [[SITE, safe], [f"{SITE}#6", safe]]
    assert page.evaluate("document.querySelectorAll('a[href^=javascript]').length") == 0


@pytest.mark.long
def test_cards_lead_to_their_boards(page: AnyBrowser) -> None:
    choose(page, "found")
    page.evaluate("document.querySelectorAll('a.solve')[1].click()")
    assert page.evaluate("document.activeElement.id") == page.evaluate(f"{CARD}.id") == "board-2"


@pytest.mark.long
def test_tables_are_sorted_by_keys(page: AnyBrowser) -> None:
    column = "[...document.querySelectorAll('#games tbody tr')].map(r => r.cells[3].textContent)"
    assert page.evaluate(column) == ["31", "32", "33", "34"]
    head = "document.querySelectorAll('#games th')[3]"
    page.evaluate(f"{head}.querySelector('button').focus()")
    for order, first in (("descending", "34"), ("ascending", "31")):
        press(page, "Enter")
        assert page.evaluate(f"{head}.getAttribute('aria-sort')") == order
        assert page.evaluate(column)[0] == first


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
def test_one_board_at_a_time_fits_a_telephone(page: AnyBrowser, dark: bool) -> None:
    page.look(390, 844, dark=dark, phone=True)
    assert not page.evaluate(SIDEWAYS)
    boards = "[...document.querySelectorAll('.puzzle')].filter(c => c.checkVisibility()).length"
    assert page.evaluate(boards) == 1
    assert page.evaluate("document.querySelector('#place .board').clientWidth") > 300
    touch(page, "h5", "f7")
    assert text(page, "verdict") == "Qxf7# is right."
    fill = "getComputedStyle(document.querySelector('#squares .dark')).fill"
    assert page.evaluate(fill) != "rgb(0, 0, 0)"


@pytest.mark.long
def test_all_boards_are_printed_without_their_solutions(page: AnyBrowser) -> None:
    page.printing(True)
    shown: Any = page.evaluate(
        "['.picture .board', '.answer', '#place', '#controls', 'nav', '.solution'].map(s =>"
        " [...document.querySelectorAll(s)].filter(e => e.getClientRects().length).length)"
    )
    page.printing(False)
    assert shown == [4, 0, 0, 0, 0, 0]


@pytest.mark.long
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(page: AnyBrowser, dark: bool) -> None:
    try:
        axe = fetched_packages(WEB) / "axe-core" / "axe.min.js"
    except OfflineError as error:
        pytest.skip(str(error))
    page.look(1280, 900, dark=dark)
    page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    page.evaluate(f"{axe.read_text(encoding='utf-8')}; true")
    for state in ("", "answer(['Qxe5+', 'h5e5'])", "solution()"):
        page.evaluate(f"{state}; {SLIDING}")
        found = page.evaluate("axe.run().then((found) => found.violations)")
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in found] == []


def test_names_of_strangers_do_nothing(page: AnyBrowser) -> None:
    assert "<script>alert(1)</script>" in page.evaluate("document.body.textContent")
    page.evaluate("for (const one of document.querySelectorAll('button')) one.click()")
    assert page.evaluate("document.scripts.length") == 2
    assert page.errors == []
