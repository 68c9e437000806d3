"""The trainer's page in a browser, opened from a file: answers, hints, keys, days, progress."""

import json
import time
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from clausewitz.training.repetition import reviewed
from clausewitz.training.trainer_page import trainer_page
from coaching.test_coach_page import SIDEWAYS, press
from metrics.report.browser import Browser
from running import LONG
from training.puzzle_samples import (
    COMPOSED,
    FORK,
    HOSTILE,
    MATE,
    TWO,
    TWO_MATES,
    explained,
    puzzle_file,
    read,
)
from training.test_repetition import START, random_steps

PROMOTION = "8/P6k/8/8/8/8/8/K7 w - - bm a8=N; id promotion;\n"
CASTLING = "4k3/8/8/8/8/8/8/4K2R w K - pv O-O Kd7 Rf7; id castling;\n"
TWO_WAYS = "k7/8/8/8/8/8/6R1/K6R w - - dm 2; bm Rg7; id two ways;\n"
EN_PASSANT = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 bm dxe3; id passing;\n"


def text(page: Browser, name: str) -> str:
    """What an element shows; nothing if it is hidden."""
    return str(page.evaluate(f"document.getElementById('{name}').innerText"))


def is_shown(page: Browser, name: str) -> bool:
    return bool(page.evaluate(f"document.getElementById('{name}').checkVisibility()"))


def hints(page: Browser) -> list[str]:
    found = "[...document.querySelectorAll('#hints li:not([hidden])')].map(l => l.textContent)"
    return list(page.evaluate(found))


def answer(page: Browser, move: str) -> str:
    form = "document.querySelector('#puzzle form')"
    page.evaluate(f"(f => {{ f.move.value = '{move}'; f.requestSubmit(); }})({form})")
    return text(page, "verdict")


def click(page: Browser, square: str, flipped: bool = False) -> None:
    file, rank = "abcdefgh".index(square[0]), int(square[1]) - 1
    if flipped:
        file, rank = 7 - file, 7 - rank
    page.evaluate("document.querySelector('#place .board').scrollIntoView()")
    box = page.evaluate(
        "(b => [b.left, b.top, b.width])"
        "(document.querySelector('#place .board').getBoundingClientRect())"
    )
    x, y = box[0] + (file + 0.5) * box[2] / 8, box[1] + (7.5 - rank) * box[2] / 8
    for kind in ("mousePressed", "mouseReleased"):
        page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


def pieces(page: Browser) -> dict[str, str]:
    return dict(page.evaluate("pieces"))


def choose(page: Browser, field: str, value: str) -> None:
    page.evaluate(
        f"(s => {{ s.value = '{value}'; s.dispatchEvent(new Event('change')); }})"
        f"(document.getElementById('{field}'))"
    )


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("trainer")
    rows = puzzle_file(folder, MATE.replace("m1", HOSTILE), FORK, TWO)
    others = puzzle_file(
        folder, COMPOSED, TWO_MATES, TWO_WAYS, PROMOTION, CASTLING, EN_PASSANT, name="others.epd"
    )
    page = folder / "trainer.html"
    page.write_text(
        trainer_page(explained(*read(rows, others)), f"Deck {HOSTILE}"), encoding="utf-8"
    )
    return page


@pytest.fixture
def page(browser: Browser, file: Path) -> Browser:
    browser.errors.clear()
    browser.look(1280, 900)
    browser.open(file)
    browser.evaluate("localStorage.clear()")
    browser.open(file)
    return browser


def go_to(page: Browser, name: str) -> None:
    """Skip puzzles until that of a name is shown."""
    for _ in range(10):
        if name in text(page, "about"):
            return
        page.evaluate("go()")
    raise AssertionError(f"no puzzle {name}")


def test_the_first_puzzle_is_shown_and_nothing_of_its_solution(page: Browser) -> None:
    assert text(page, "task") == "White to play"
    assert text(page, "before") == "The last move was 3... Nf6."
    assert text(page, "progress") == "0 of 9 answered"
    assert hints(page) == []
    assert not is_shown(page, "end")
    assert page.evaluate("document.querySelectorAll('#place use[href^=\"#w\"]').length") == 16
    assert page.errors == []


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("Qxf7#", "Qxf7# is right."),
        ("Qf7", "Qxf7# is right."),
        ("h5f7", "Qxf7# is right."),
        ("Ke5", "There is no such move here."),
        ("d3", "d3 is not the move: 4... Nxh5 wins a queen."),
    ],
)
def test_answers_are_judged(page: Browser, move: str, words: str) -> None:
    assert answer(page, move) == words
    assert is_shown(page, "end") == words.endswith("right.")
    assert page.errors == []


def test_a_wrong_answer_is_refuted_on_the_board_and_can_be_mended(page: Browser) -> None:
    answer(page, "d3")
    arrows = "[...document.querySelectorAll('#place polygon')].map(a => a.getAttribute('class'))"
    assert page.evaluate(arrows) == ["tried", "answer"]
    assert answer(page, "Qxf7") == "Qxf7# is right."
    assert text(page, "again") == "Next review: tomorrow."
    assert "mate" in text(page, "why")
    assert text(page, "line") == "4. Qxf7#"


def test_moves_are_made_by_clicks_on_either_side(page: Browser) -> None:
    click(page, "h5")
    assert page.evaluate("document.querySelectorAll('.chosen').length") == 1
    click(page, "f7")
    assert text(page, "verdict") == "Qxf7# is right."
    go_to(page, "t1")
    click(page, "h6", flipped=True)
    click(page, "e3", flipped=True)
    assert text(page, "verdict") == "Qxe3+ is right. The reply is 22. Rxe3."
    click(page, "f8", flipped=True)
    click(page, "f1", flipped=True)
    assert text(page, "verdict") == "Rf1# is right."
    assert page.errors == []


def test_a_puzzle_of_several_moves_is_played_through(page: Browser) -> None:
    go_to(page, "f1")
    answer(page, "Ne7+")
    assert pieces(page)["f8"] == "k"
    assert hints(page) == []
    press(page, "h")  # the field for the move has the keys
    assert answer(page, "Nxc8") == "Nxc8 is right."
    assert pieces(page)["c8"] == "N"
    assert text(page, "again") == "Next review: in 2 days."


def test_hints_and_keys(page: Browser) -> None:
    press(page, "h")
    assert hints(page) == ["Motif: mate."]
    press(page, "h")
    press(page, "h")
    press(page, "h")
    assert hints(page)[1:] == ["The queen on h5 moves.", "The move is Qxf7#."]
    press(page, "s")
    assert is_shown(page, "end")
    assert text(page, "again") == "Next review: tomorrow."
    press(page, "n")
    assert text(page, "about") == "f1, rated 1400"
    press(page, "m")
    assert page.evaluate("document.activeElement.name") == "move"
    press(page, "h")
    assert hints(page) == []
    assert page.evaluate("document.activeElement.value") == "h"
    page.call("Input.dispatchKeyEvent", type="keyDown", key="Escape")
    press(page, "h")
    assert hints(page) == ["Motif: fork."]
    assert page.errors == []


def test_any_mate_is_right_and_other_ways_lead_back_to_the_line(page: Browser) -> None:
    go_to(page, "two mates")
    assert answer(page, "Re8#") == "Re8# is right, too."
    assert pieces(page)["e8"] == "R"
    go_to(page, "two ways")
    words = "Rh7 is right, too; the line continues with Rg7. The reply is 1... Kb8."
    assert answer(page, "Rh7") == words
    assert answer(page, "Rh8") == "Rh8# is right."
    assert page.errors == []


def test_special_moves_are_drawn(page: Browser) -> None:
    go_to(page, "promotion")
    page.evaluate("solution()")
    assert pieces(page)["a8"] == "N"
    go_to(page, "castling")
    answer(page, "O-O")
    assert (pieces(page)["g1"], pieces(page).get("h1")) == ("K", None)
    assert page.evaluate("moved(readPieces('4k3/8/8/8/8/8/8/4K2R'), 'e1g1').f1") == "R"
    go_to(page, "passing")
    answer(page, "dxe3")
    assert pieces(page) == {"e8": "k", "e1": "K", "e3": "p"}
    assert page.errors == []


def test_motifs_filter(page: Browser) -> None:
    options = "[...document.querySelectorAll('#motif option')].map(o => o.textContent)"
    listed = page.evaluate(options)
    assert listed[0] == "all (9)"
    assert "fork (1)" in listed
    assert not any("short" in one for one in listed), "lengths are no motifs"
    choose(page, "rating", "600-899")
    assert text(page, "about").endswith(", rated 800")
    assert text(page, "progress") == "0 of 1 answered"
    choose(page, "rating", "")
    choose(page, "motif", "fork")
    assert text(page, "about") == "f1, rated 1400"
    assert text(page, "progress") == "0 of 1 answered"
    page.evaluate("solution(); go()")
    assert not is_shown(page, "puzzle")
    assert text(page, "when").startswith("That was all for today. The next puzzle comes on 20")
    page.evaluate("document.getElementById('anyway').click()")
    assert text(page, "about") == "f1, rated 1400"


def test_reload_keeps_what_was_answered(page: Browser, file: Path) -> None:
    answer(page, "Qxf7#")
    page.open(file)
    assert text(page, "progress") == "1 of 9 answered"
    assert text(page, "about") == "f1, rated 1400"
    page.evaluate("document.getElementById('forget').click()")
    page.open(file)
    assert text(page, "progress") == "0 of 9 answered"
    assert page.errors == []


def test_what_is_due_comes_first(page: Browser, file: Path) -> None:
    go_to(page, "t1")
    page.evaluate("solution()")
    earlier = (
        "(all => { for (const one of Object.values(all)) one.due = daysAfter(today(), 0);"
        " localStorage.setItem(STORE, JSON.stringify(all)); })(savedProgress(STORE))"
    )
    page.evaluate(earlier)
    page.open(file)
    assert text(page, "progress") == "1 of 9 answered, 1 due today"
    assert text(page, "about").startswith("t1")


def test_the_page_counts_days_as_the_terminal_does(page: Browser) -> None:
    chooser = Random(2)
    for _ in range(20):
        steps = random_steps(chooser)
        given = json.dumps([[int(grade), day.isoformat()] for grade, day in steps])
        fold = f"{given}.reduce((memory, [grade, day]) => reviewed(memory, grade, day), null)"
        found: dict[str, Any] = page.evaluate(fold)
        memory = None
        for grade, day in steps:
            memory = reviewed(memory, grade, day)
        assert memory is not None
        assert found["stability"] == pytest.approx(memory.stability)
        assert found["difficulty"] == pytest.approx(memory.difficulty)
        assert (found["last"], found["due"]) == (memory.last.isoformat(), memory.due.isoformat())
    day = START + timedelta(days=58)
    assert page.evaluate(f"daysAfter('{START}', 58)") == day.isoformat()


@pytest.mark.parametrize("dark", [False, True])
def test_it_fits_a_telephone(page: Browser, dark: bool) -> None:
    page.look(390, 800, dark=dark, phone=True)
    answer(page, "d3")
    page.evaluate("hint(); hint(); hint()")
    assert not page.evaluate(SIDEWAYS)
    page.evaluate("solution()")
    assert not page.evaluate(SIDEWAYS)
    assert page.errors == []


def test_names_of_strangers_do_nothing(page: Browser, file: Path) -> None:
    end, shown = time.monotonic() + LONG, ""
    while shown.count("<script>alert(1)</script>") < 2:  # until the page is drawn
        assert time.monotonic() < end, shown
        shown = page.evaluate("document.body.innerText")
        time.sleep(0.1)
    assert shown.count("<script>alert(1)</script>") == 2, shown
    assert page.evaluate("document.scripts.length") == 2
    assert page.evaluate("document.title") == f"Deck {HOSTILE}"
    assert "<script>alert" not in file.read_text()
    assert page.errors == []


def test_the_page_needs_no_other(file: Path) -> None:
    text_of_page = file.read_text()
    assert "default-src 'none'" in text_of_page
    assert "http://" not in text_of_page.replace("http://www.w3.org/2000/svg", "")
    assert "https://" not in text_of_page
