"""Chess problems solved in the playground, as `clausewitz solve --json` prints them."""

import json
from urllib.parse import quote

import chess
import pytest

from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.website.npm_packages import fetched_packages
from clausewitz.website.site_builder import WEB
from website.site_pages import SIDEWAYS, Visit

pytestmark = pytest.mark.long

SECONDS = 100.0
PROBLEMS = [
    ("8/2P4R/2Pk4/Q7/8/8/8/K7 w - - 0 1", "#2"),
    ("8/8/4pp1B/2QBk3/3p2P1/r3nR1K/b1p1N2b/4R3 w - - 0 1", "#2"),
    ("7b/7P/3P3Q/3pp1p1/3k4/NR2p3/4K3/8 w - - 0 1", "#3"),
    ("1nB1N2N/8/p1p1b3/P1R1pkqR/7P/7K/7P/2B4Q w - - 0 1", "s#2"),
    ("q7/8/1p6/b7/2PRP1p1/4PB1k/2ppK1Nn/8 w - - 0 1", "r#2"),
    ("8/5n2/8/B2B2kq/2K4R/8/8/8 b - - 0 1", "h#2"),
    ("4B2b/R3p3/8/8/K3k3/8/8/8 b - - 0 1", "h#2.5"),
    ("8/8/8/8/8/5k2/5p1p/5K2 b - - 0 1", "ser-h=3"),
    ("7k/8/8/8/8/8/6QK/8 w - - 0 1", "=2"),
    ("7k/8/8/8/8/8/6QK/8 w - - 0 1", "ser-#4"),
]


def test_solutions_are_those_of_the_command_line(engine_visit: Visit) -> None:
    engine_visit.open("tab=problems")
    wishes = [{"fen": fen, "stipulation": text, "seconds": SECONDS} for fen, text in PROBLEMS]
    ask = f"Promise.all({json.dumps(wishes)}.map((wish) => runners.problems.ask('solve', wish)))"
    found = engine_visit.get(f"import('./playground/start.js').then(({{ runners }}) => {ask})")
    assert found == [
        solve(
            with_castling(chess.Board(fen)), read_stipulation(text), Wanted(seconds=SECONDS)
        ).to_json()
        for fen, text in PROBLEMS
    ]


def test_phases_are_listed_and_a_move_shows_the_position_after_it(engine_visit: Visit) -> None:
    visit = engine_visit
    fen, stipulation = PROBLEMS[1]
    visit.open(f"tab=problems&fen={quote(fen)}&stipulation={quote(stipulation)}")
    visit.click("#problem-form button")
    visit.wait("document.querySelectorAll('#phases .phase').length === 3")
    assert visit.text("#problem-status") == "Sound: one key."
    titles = "[...document.querySelectorAll('#phases summary')].map((one) => one.innerText)"
    assert visit.get(titles) == ["Set play (7)", "Tries (14)", "Key (1)"]
    visit.click("#phases .phase:last-child .play-move")
    label = "document.getElementById('board').getAttribute('aria-label')"
    visit.wait(f"{label}.includes('After 1.Rf4!')")
    assert "Rf4" in visit.get(label)
    visit.click("#diagram")
    visit.wait(f"{label}.includes('White to move')")
    axe = (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    visit.get(f"{axe}; true")
    for width, dark in ((1280, False), (820, True), (390, True)):
        visit.browser.look(width, 900, dark=dark)
        visit.wait(f"!({SIDEWAYS})")
        names = "violations.map(({ id, nodes }) => [id, nodes[0].html])"
        assert visit.get(f"axe.run().then(({{ violations }}) => {names})") == []
    visit.browser.look(1280, 900)


def test_what_is_no_stipulation_is_said_in_a_line(engine_visit: Visit) -> None:
    engine_visit.open("tab=problems&stipulation=mate")
    engine_visit.click("#problem-form button")
    status = "document.getElementById('problem-status').innerText"
    engine_visit.wait(f"{status} !== '' && !{status}.endsWith('…')")
    assert "stipulation" in engine_visit.text("#problem-status")
