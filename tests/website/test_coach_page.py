"""The coach in the page: the same page as that of the command line, and no judged game is lost."""

from pathlib import Path

import pytest

from clausewitz.coaching.game_parts import game_files
from clausewitz.coaching.game_records import coach_part, read_records
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.page.coach_page import coach_page
from clausewitz.coaching.player_figures import PlayerFigures
from clausewitz.support.data import example_file
from clausewitz.website.npm_packages import fetched_packages
from clausewitz.website.site_builder import WEB
from website.site_pages import SIDEWAYS, Visit, axe_faults, dropped

pytestmark = pytest.mark.long
PUPIL = example_file("pupil.pgn")
NODES = 2500
SAVED = "import('./coach/judged_store.js').then((store) => store.judgedCount())"
CACHED = "caches.match('packages/pyodide/pyodide.asm.wasm').then((found) => Boolean(found))"
DONE = "document.getElementById('status').innerText === '2 games judged.'"


def judge(visit: Visit) -> None:
    visit.wait("!document.getElementById('order').hidden")
    visit.fill("player", "Anna")
    visit.fill("nodes", str(NODES))
    visit.click("#judge")


def page_of_the_command_line(folder: Path) -> str:
    (part,) = game_files([PUPIL])[0].parts()
    judged = folder / "judged.jsonl"
    judged.write_bytes(coach_part(JudgeRequest(nodes=NODES), "Anna", part).text)
    return coach_page(PlayerFigures(read_records(judged).games, Path("coach")), is_alone=True)


def test_games_of_the_start_page_are_judged_as_on_the_command_line(
    engine_visit: Visit, tmp_path: Path
) -> None:
    visit = engine_visit
    visit.browser.open(f"{visit.address}index.html")
    visit.get(dropped(PUPIL.read_text(encoding="utf-8"), PUPIL.name))
    visit.wait("location.pathname.endsWith('coach.html') && !!document.querySelector('option')")
    judge(visit)
    visit.wait(f"{SAVED}.then((count) => count > 0)")
    visit.browser.open("about:blank")  # the tab is closed, and opened again
    visit.browser.open(f"{visit.address}coach.html")
    visit.wait("!document.getElementById('order').hidden")
    assert visit.get(SAVED) > 0
    judge(visit)
    visit.wait(DONE)
    assert visit.get(SAVED) == 2
    visit.wait(CACHED)
    assert visit.get("document.getElementById('page').srcdoc") == page_of_the_command_line(tmp_path)


def test_what_was_missed_comes_to_the_trainer(engine_visit: Visit) -> None:
    engine_visit.click("#train")
    engine_visit.wait("location.pathname.endsWith('train/index.html')")
    task = "document.getElementById('task').innerText"
    engine_visit.wait(f"/to play/.test({task})")
    assert engine_visit.get("document.getElementById('motif').value") == "your own games"
    assert engine_visit.text("#about").startswith("Missed against Carl")


def test_it_is_for_everybody(engine_visit: Visit) -> None:
    axe = (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    engine_visit.browser.open(f"{engine_visit.address}coach.html")
    engine_visit.wait("!document.getElementById('order').hidden")
    engine_visit.get(f"{axe}; true")
    for width in (390, 820, 1280):
        engine_visit.browser.look(width, 900)
        engine_visit.wait(f"!({SIDEWAYS})")
        for dark in (False, True):
            engine_visit.browser.look(width, 900, dark=dark)
            faults = engine_visit.get(axe_faults(dark))
            assert [(fault["id"], fault["nodes"][0]["html"]) for fault in faults] == []
    engine_visit.browser.look(1280, 900)
