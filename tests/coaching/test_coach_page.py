"""The coach's page in a browser, opened from a file: answers, hints, keys, progress."""

from pathlib import Path

import pytest

from clausewitz.coaching.game_records import coach_part
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.page.coach_files import JUDGED, write_folder
from clausewitz.games.line_files import LineFile
from clausewitz.runs.progress import silent
from coaching.pupils import FEW, default_games, pgn, pupil_file
from metrics.report.browser import Browser

CARD = "document.querySelector('.puzzle')"
VERDICT = f"{CARD}.querySelector('.verdict').textContent"
HINTS = (
    "[...document.querySelectorAll('#missed-1 .hints li:not([hidden])')].map(l => l.textContent)"
)
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
SHOWN = f"getComputedStyle({CARD}.querySelector('.answer')).display !== 'none'"
SOLVED = "document.getElementById('progress').textContent"


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("anna")
    other = "1. e4 e5 2. Bc4 Nc6 3. Qf3 Bc5 4. d3 Qf6 0-1"
    file = pupil_file(made, *default_games(), pgn(other))
    parts = LineFile(file).parts()
    request = JudgeRequest(nodes=FEW)
    texts = [coach_part(request, "Anna", part).text for part in parts]
    (made / JUDGED).write_bytes(b"".join(texts))
    write_folder(made, silent)
    return made


@pytest.fixture
def page(browser: Browser, folder: Path) -> Browser:
    browser.errors.clear()
    browser.look(1280, 900)
    browser.open(folder / "coach.html")
    browser.evaluate("localStorage.clear()")
    browser.open(folder / "coach.html")
    return browser


def press(page: Browser, key: str) -> None:
    for kind in ("keyDown", "keyUp"):
        page.call(
            "Input.dispatchKeyEvent", type=kind, key=key, text=key if kind == "keyDown" else ""
        )


def click(page: Browser, square: str) -> None:
    """A click on a square of the first board, seen from White's side."""
    file, rank = "abcdefgh".index(square[0]), int(square[1]) - 1
    page.evaluate(f"{CARD}.scrollIntoView()")
    box = page.evaluate(
        f"(b => [b.left, b.top, b.width])({CARD}.querySelector('.board').getBoundingClientRect())"
    )
    x = box[0] + (file + 0.5) * box[2] / 8
    y = box[1] + (7.5 - rank) * box[2] / 8
    for kind in ("mousePressed", "mouseReleased"):
        page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


def answer(page: Browser, move: str) -> str:
    page.evaluate(
        f"(f => {{ f.move.value = '{move}'; f.requestSubmit(); }})({CARD}.querySelector('form'))"
    )
    return str(page.evaluate(VERDICT))


def test_the_solution_is_hidden_until_it_is_requested(page: Browser) -> None:
    assert page.evaluate("document.querySelectorAll('.puzzle').length") == 2
    assert page.evaluate(HINTS) == []
    assert not page.evaluate(SHOWN)
    assert not page.evaluate(f"{CARD}.querySelector('details').open")
    assert page.errors == []


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("Qxf7#", "Qxf7# is right."),
        ("Qf7", "Qxf7# is right."),
        ("h5f7", "Qxf7# is right."),
        ("Qxe5+", "Qxe5+ was played, and there is better."),
        ("d3", "d3 is not the move."),
        ("Ke5", "There is no such move here."),
    ],
)
def test_answers_are_judged(page: Browser, move: str, words: str) -> None:
    assert answer(page, move) == words
    assert page.evaluate(SHOWN) == words.endswith("right.")
    assert page.errors == []


def test_moves_are_made_by_clicks(page: Browser) -> None:
    click(page, "h5")
    click(page, "f7")
    assert page.evaluate(VERDICT) == "Qxf7# is right."
    assert page.evaluate(SOLVED) == "1 of 2 solved"


def test_hints_come_one_by_one_and_by_keys(page: Browser) -> None:
    press(page, "n")
    assert page.evaluate("document.activeElement.id") == "missed-1"
    press(page, "h")
    assert page.evaluate(HINTS) == ["Motif: mate."]
    press(page, "h")
    press(page, "h")
    assert page.evaluate(HINTS)[1:] == ["The queen on h5 moves.", "The move is Qxf7#."]
    press(page, "s")
    assert page.evaluate(f"{CARD}.querySelector('details').open")
    press(page, "n")
    assert page.evaluate("document.activeElement.id") == "missed-2"
    press(page, "p")
    assert page.evaluate("document.activeElement.id") == "missed-1"


def test_what_was_solved_is_saved_and_can_be_forgotten(page: Browser, folder: Path) -> None:
    answer(page, "Qf7")
    page.open(folder / "coach.html")
    assert page.evaluate(SOLVED) == "1 of 2 solved"
    page.evaluate("document.getElementById('forget').click()")
    page.open(folder / "coach.html")
    assert page.evaluate(SOLVED) == "0 of 2 solved"


@pytest.mark.parametrize("dark", [False, True])
def test_it_fits_a_telephone(page: Browser, dark: bool) -> None:
    page.look(390, 800, dark=dark, phone=True)
    assert not page.evaluate(SIDEWAYS)
    assert page.errors == []


def test_squares_have_colours(page: Browser) -> None:
    fill = "getComputedStyle(document.querySelector('#squares .dark')).fill"
    bright = page.evaluate(fill)
    page.look(1280, 900, dark=True)
    assert bright != page.evaluate(fill) != "rgb(0, 0, 0)"


def test_names_of_strangers_do_nothing(page: Browser) -> None:
    assert "<script>alert(1)</script>" in page.evaluate("document.body.innerText")
    assert page.evaluate("document.scripts.length") == 2
    assert page.errors == []
