"""Analysis and play with the engine, the start page and the editors, in Chromium and Firefox."""

import json
import re
from urllib.parse import quote

import chess
import pytest

from clausewitz.advice.explanation.explainer import Part
from clausewitz.advice.explanation.explanation_forms import explained_move
from clausewitz.website.npm_packages import fetched_packages
from clausewitz.website.site_builder import WEB
from website.site_pages import FORK, READY, SIDEWAYS, Visit, dropped

pytestmark = pytest.mark.long
GAMES = """[White "Anna"]
[Black "Bob"]
[Result "*"]

1. e4 e5 2. Nf3 {a fine move} Nc6 (2... d6 3. d4 (3. Bc4 Be7) exd4) 3. Bc4 Nf6 4. O-O Nxe4?! *

[White "C"]
[Black "D"]

1. d4 d5 1-0
"""
MOVES = "1. e4 e5 2. Nf3 a fine move 2… Nc6 2… d6 3. d4 3. Bc4 Be7 3… exd4 3. Bc4 Nf6"
MATE = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
BLACK_IS_MATED = "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1"
DASH = "\N{EN DASH}"


def evaluation(visit: Visit) -> str:
    """What is said of the position once the search is over."""
    return str(visit.wait("document.getElementById('evaluation-heard').textContent"))


def moves(visit: Visit) -> str:
    """The list of moves without the brackets around variations."""
    parts = "[...document.getElementById('moves').querySelectorAll('span, button')]"
    words = (
        f"{parts}.filter((one) => !one.matches('.variation')).map((one) => one.textContent)"
        ".join(' ')"
    )
    return str(visit.get(words))


def middle(visit: Visit, square: str) -> tuple[float, float]:
    file, rank = "abcdefgh".index(square[0]), int(square[1])
    visit.get("document.getElementById('board').scrollIntoView()")
    visit.get("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    box = visit.get("(b => [b.left, b.top, b.width])(board.getBoundingClientRect())")
    return box[0] + (file + 0.5) * box[2] / 8, box[1] + (8.5 - rank) * box[2] / 8


def test_the_engine_says_for_whom_a_position_is_good(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(MATE)}&tab=analysis")
    assert evaluation(engine_visit) == "White mates in 1."
    assert engine_visit.texts("#engine-lines .value")[0] == "#1"
    engine_visit.set_position(BLACK_IS_MATED)
    engine_visit.wait("document.querySelectorAll('#engine-lines li').length === 2")
    values = engine_visit.texts("#engine-lines .value")
    engine_visit.set_position(BLACK_IS_MATED.replace(" b ", " w "))
    assert evaluation(engine_visit) == "White mates in 1."
    assert values[0] != "#1"


def test_a_reason_follows_and_a_line_is_played_by_a_click(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(FORK)}&tab=analysis")
    words = explained_move(chess.Board(FORK), chess.Move.from_uci("d5c7")).words[Part.DOES]
    engine_visit.wait("document.getElementById('analysis-reason').textContent")
    assert engine_visit.text("#analysis-reason") == " ".join(words)
    engine_visit.wait("document.querySelectorAll('#board svg.cg-shapes line').length === 2")
    engine_visit.click("#engine-lines li button:nth-of-type(2)")
    assert moves(engine_visit).startswith("1. Nc7+")
    assert engine_visit.get("document.querySelectorAll('#moves button').length") == 2
    engine_visit.click("#analyse")
    engine_visit.click("#back")
    engine_visit.get("new Promise((done) => setTimeout(done, 300))")
    assert engine_visit.text("#evaluation") == ""


def test_games_with_variations_are_gone_through_by_keys(engine_visit: Visit) -> None:
    engine_visit.open("tab=analysis")
    engine_visit.set_position(GAMES)
    assert moves(engine_visit).startswith(MOVES)
    assert engine_visit.texts("#games option") == [f"Anna {DASH} Bob", f"C {DASH} D, 1-0"]
    engine_visit.get("document.activeElement.blur()")
    for _ in range(4):
        engine_visit.browser.press("ArrowLeft")
    assert engine_visit.text("#moves [aria-current]") == "Nc6"
    engine_visit.browser.press("ArrowDown")
    assert engine_visit.text("#moves [aria-current]") == "d6"
    engine_visit.click("#promote")
    assert moves(engine_visit).startswith("1. e4 e5 2. Nf3 a fine move 2… d6 2… Nc6 3. Bc4")
    engine_visit.click("#remove")
    assert moves(engine_visit).startswith("1. e4 e5 2. Nf3 a fine move 2… Nc6 3. Bc4")
    pgn = "import('./playground/game.js').then(({ Game }) => { const game = new Game();"
    pgn += f" game.setPgn({json.dumps(GAMES)}); return game.pgn; }})"
    written = engine_visit.get(pgn)
    assert "2. Nf3 { a fine move } Nc6 ( 2... d6 3. d4 ( 3. Bc4 Be7 )" in written
    assert "4. O-O Nxe4 $6 *" in written


def test_moves_are_dragged_and_the_engine_replies(engine_visit: Visit) -> None:
    engine_visit.open("tab=play")
    engine_visit.click("#play-form button")
    engine_visit.wait("document.getElementById('play-status').innerText === 'Your move.'")
    engine_visit.browser.mouse(*middle(engine_visit, "e2"), "mousePressed")
    engine_visit.browser.mouse(*middle(engine_visit, "e4"), "mouseMoved", "mouseReleased")
    engine_visit.wait("document.querySelectorAll('#moves button').length === 2")
    engine_visit.click("#hint")
    engine_visit.wait("/^Look at the/.test(document.getElementById('play-status').innerText)")
    engine_visit.click("#hint")
    engine_visit.wait("/ is a good move/.test(document.getElementById('play-status').innerText)")
    engine_visit.click("#take-back")
    assert engine_visit.texts("#moves button") == []
    engine_visit.click("#end-game")
    assert engine_visit.get("document.getElementById('take-back').disabled")


def test_a_file_that_is_dropped_on_the_start_page_is_analysed(engine_visit: Visit) -> None:
    engine_visit.browser.open(f"{engine_visit.address}index.html")
    sentence = "Nd5+ forks the king on f6 and the rook on c7."
    assert engine_visit.text(".sentence") == sentence
    engine_visit.get(dropped(GAMES.partition("\n[White")[0], "game.pgn"))
    engine_visit.wait("location.pathname.endsWith('playground.html')")
    engine_visit.wait(READY)
    assert moves(engine_visit).startswith(MOVES)


def test_an_older_link_leads_to_the_playground(engine_visit: Visit) -> None:
    engine_visit.browser.open("about:blank")
    engine_visit.browser.open(f"{engine_visit.address}#fen={quote(FORK)}&tab=clingo")
    engine_visit.wait(READY)
    assert engine_visit.get("document.getElementById('position').value") == FORK
    assert engine_visit.get("document.querySelector('[aria-selected=true]').dataset.tab") == (
        "clingo"
    )


def test_every_example_of_prolog_answers_as_a_table(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(FORK)}&tab=prolog")
    engine_visit.wait("!!document.getElementById('program').editor")
    options = "document.getElementById('prolog-examples')"
    for number in range(engine_visit.get(f"{options}.length")):
        engine_visit.get(f"{options}.selectedIndex = {number}")
        engine_visit.get(f"{options}.dispatchEvent(new Event('change'))")
        engine_visit.click("#all-answers")
        engine_visit.settled("prolog")
        assert engine_visit.texts(".complaints li") == []
        assert engine_visit.get("document.querySelectorAll('#answers tbody tr').length") > 0
        status = engine_visit.text("#prolog-status")
        assert re.fullmatch(r"\d+\.\d\d s, [\d,]+ inferences", status)


def test_errors_are_marked_in_the_editor_and_words_are_completed(engine_visit: Visit) -> None:
    engine_visit.open("tab=clingo&facts=no")
    engine_visit.wait("!!document.getElementById('asp').editor")
    engine_visit.wait("document.getElementById('asp').value")
    engine_visit.fill("asp", '#include "rules/board.lp".\nbroken( :- a.')
    engine_visit.solve()
    assert engine_visit.texts("#clingo-messages li")[0].startswith("line 2: syntax error")
    engine_visit.click("#clingo-messages button")
    assert engine_visit.get("document.getElementById('asp').selection[0]") == 27
    marked = "document.getElementById('asp').shadowRoot.querySelectorAll('.cm-lintRange-error')"
    assert engine_visit.get(f"{marked}.length") == 1
    engine_visit.choose_tab("prolog")
    engine_visit.wait("!!document.getElementById('program').editor")
    engine_visit.fill("program", "")
    editor = "document.getElementById('program').editor.view"
    engine_visit.get(f"{editor}.focus()")
    for key in "att":
        engine_visit.browser.press(key)
    list_ = "document.getElementById('program').shadowRoot.querySelector('[role=listbox]')"
    engine_visit.wait(f"{list_}?.innerText.includes('attacks(From, To, Position)')")


@pytest.mark.parametrize("tab", ["analysis", "play", "tactics"])
def test_axe_finds_nothing_and_it_fits_every_width(engine_visit: Visit, tab: str) -> None:
    engine_visit.open(f"fen={quote(FORK)}&tab={tab}")
    if tab == "analysis":
        evaluation(engine_visit)
    elif tab == "tactics":
        engine_visit.wait("document.querySelectorAll('#suggested .why').length > 0")
        engine_visit.fill("explain-move", "Nc7")
        engine_visit.click("#explain-form button")
        engine_visit.wait("document.querySelectorAll('#explanation p').length > 0")
        engine_visit.click("#by-clauses > summary")
        engine_visit.wait("document.querySelectorAll('#tactics-moves .move').length > 0")
    axe = (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    engine_visit.get(f"{axe}; true")
    for width, dark in ((1280, False), (820, True), (390, True)):
        engine_visit.browser.look(width, 900, dark=dark)
        engine_visit.wait(f"!({SIDEWAYS})")
        found = engine_visit.get(
            "axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>"
            " [id, nodes[0].html]))"
        )
        assert found == []
    engine_visit.browser.look(1280, 900)
