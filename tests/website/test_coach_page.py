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
from clausewitz.website.site_server import SiteServer
from metrics.report.browser import CHROMIUM, Browser
from metrics.report.firefox import FIREFOX, Firefox
from website.site_pages import SIDEWAYS, Visit, axe_faults, dropped

pytestmark = pytest.mark.long
PUPIL = example_file("pupil.pgn")
NODES = 2500
SAVED = "import('./coach/judged_store.js').then((store) => store.judgedCount())"
CACHED = """(async () => {
    const later = Object.keys(JSON.parse(document.getElementById('later').textContent));
    const found = await Promise.all(later.map((file) => caches.match(file)));
    return found.every(Boolean);
})()"""
DONE = "document.getElementById('status').innerText === '2 games judged.'"
FOCUSED = "activeElement.id"


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


def axe() -> str:
    return (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


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


def test_the_page_that_is_shown_is_for_everybody(engine_visit: Visit) -> None:
    source = axe()
    for width in (390, 820, 1280):
        engine_visit.browser.look(width, 900)
        engine_visit.wait(f"!({SIDEWAYS})")
        for dark in (False, True):
            engine_visit.browser.look(width, 900, dark=dark)
            assert engine_visit.browser.in_frame(SIDEWAYS) is False
            faults = engine_visit.browser.in_frame(f"{source}; {axe_faults(dark)}")
            assert [(fault["id"], fault["nodes"][0]["html"]) for fault in faults] == []
    engine_visit.browser.look(1280, 900)


def test_all_of_it_is_done_by_keys(engine_visit: Visit) -> None:
    visit = engine_visit
    visit.get("document.getElementById('player').focus()")
    for wanted in ("nodes", "judge"):
        visit.browser.press("Tab")
        assert visit.get(f"document.{FOCUSED}") == wanted
    visit.get("document.getElementById('status').textContent = ''")
    visit.browser.press("Enter")
    visit.wait(DONE)
    for _ in range(20):  # on to the page that was made
        visit.browser.press("Tab")
        if visit.get(f"document.{FOCUSED}") == "page":
            break
    inside = "document.getElementById('page').contentDocument"
    visit.wait(f"{inside}.readyState === 'complete'")
    visit.browser.press("n")
    visit.wait(f"{inside}.{FOCUSED}.startsWith('board-')")
    visit.browser.press("h")
    visit.wait(f"!!{inside}.querySelector('#hints li:not([hidden])')")


def test_what_was_missed_comes_to_the_trainer(engine_visit: Visit) -> None:
    engine_visit.click("#train")
    engine_visit.wait("location.pathname.endsWith('train/index.html')")
    task = "document.getElementById('task')?.innerText"
    engine_visit.wait(f"/to play/.test({task})")
    assert engine_visit.get("document.getElementById('motif').value") == "your own games"
    assert engine_visit.text("#about").startswith("Missed against Carl")


def test_it_is_for_everybody(engine_visit: Visit) -> None:
    engine_visit.browser.open(f"{engine_visit.address}coach.html")
    engine_visit.wait("!document.getElementById('order').hidden")
    engine_visit.get(f"{axe()}; true")
    for width in (390, 820, 1280):
        engine_visit.browser.look(width, 900)
        engine_visit.wait(f"!({SIDEWAYS})")
        for dark in (False, True):
            engine_visit.browser.look(width, 900, dark=dark)
            faults = engine_visit.get(axe_faults(dark))
            assert [(fault["id"], fault["nodes"][0]["html"]) for fault in faults] == []
    engine_visit.browser.look(1280, 900)


@pytest.mark.parametrize("kind", [Browser, Firefox])
def test_games_are_judged_without_a_network(
    kernel_site: Path, tmp_path: Path, kind: type[Browser | Firefox]
) -> None:
    if not (CHROMIUM if kind is Browser else FIREFOX):
        pytest.skip(f"{kind.__name__} is not installed")
    with SiteServer(kernel_site, port=0) as server:
        browser = kind(tmp_path, (server.address, "blob:", "data:", "about:"))
        visit = Visit(browser, server.address)
        visit.browser.open(f"{visit.address}coach.html")
        drop_and_judge(visit)
        visit.wait(CACHED)
    visit.browser.open("about:blank")
    visit.browser.open(f"{visit.address}coach.html")
    visit.click("#forget")
    visit.wait(f"{SAVED}.then((count) => count === 0)")
    drop_and_judge(visit)
    browser.close()


def drop_and_judge(visit: Visit) -> None:
    visit.wait("/saved in this browser/.test(document.getElementById('saved')?.innerText)")
    visit.get(dropped(PUPIL.read_text(encoding="utf-8"), PUPIL.name))
    judge(visit)
    visit.wait(DONE)
