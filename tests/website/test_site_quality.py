"""The playground for everybody: small screens, dark ones, keyboards, no network, hostile links."""

import json
from pathlib import Path
from urllib.parse import quote

import pytest

from clausewitz.website.npm_packages import fetched_packages
from clausewitz.website.site_builder import WEB
from clausewitz.website.site_server import SiteServer
from metrics.report.browser import CHROMIUM, Browser
from running import long
from website.site_pages import FORK, SIDEWAYS, Visit, axe_faults

TABS = ["tactics", *map(long, ("analysis", "play", "prolog", "clingo"))]


@pytest.fixture(scope="module")
def axe(site: Path) -> str:
    return (fetched_packages(WEB) / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("tab", TABS)
def test_axe_finds_no_fault(visit: Visit, axe: str, tab: str) -> None:
    visit.at(tab, FORK)
    visit.get("document.getElementById('setup').open = true")
    if tab == "tactics":
        visit.advice()
        visit.click(".move summary")
        visit.wait("document.querySelectorAll('.literals li').length > 0")
    elif tab == "prolog":
        visit.ask("make_move(From, To, P, New)")
        visit.fill("query", "attacks(From, To, P)")
        visit.click("#all-answers")
        visit.settled("prolog")
    elif tab == "clingo":
        visit.solve()
    visit.get(f"{axe}; true")
    for dark in (False, True):
        visit.browser.look(1280, 900, dark=dark)
        faults = visit.get(axe_faults(dark))
        assert [(fault["id"], fault["nodes"][0]["html"]) for fault in faults] == []
    visit.browser.look(1280, 900)


@pytest.mark.parametrize("tab", TABS)
def test_it_fits_a_telephone(visit: Visit, tab: str) -> None:
    visit.browser.look(390, 844, phone=True)
    visit.at(tab, FORK)
    visit.get("document.getElementById('setup').open = true")
    visit.wait(f"!({SIDEWAYS})")  # the board follows the width a little later
    visit.browser.look(1280, 900)


def test_tabs_are_chosen_by_keys(visit: Visit) -> None:
    visit.at("tactics", FORK)
    visit.get("document.getElementById('tab-tactics').focus()")
    for key, chosen in [("ArrowRight", "problems"), ("End", "clingo"), ("ArrowRight", "analysis")]:
        visit.browser.press(key)
        assert visit.get("document.activeElement.dataset.tab") == chosen
        assert visit.get("document.querySelectorAll('[role=tabpanel]:not([hidden])').length") == 1


def test_a_prolog_that_ends_is_started_again(visit: Visit) -> None:
    visit.at("prolog", FORK)
    visit.ask("halt")
    visit.ask("X = again")
    assert visit.texts("#answers li")[1:] == ["X = again."]


@pytest.mark.long
def test_it_works_without_a_network_after_the_first_visit(site: Path, tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with SiteServer(site, port=0) as server:
        browser = Browser(tmp_path / "profile", (server.address, "blob:", "data:"))
        visit = Visit(browser, server.address)
        visit.open(f"fen={quote(FORK)}&tab=clingo")
        ready = "navigator.serviceWorker.ready.then(({active}) => active.state === 'activated')"
        visit.wait(ready)
    visit.open(f"fen={quote(FORK)}&tab=prolog")
    visit.ask("X = " + json.dumps("offline"))
    assert visit.texts("#answers li")[1:] == ['X = "offline".']
    browser.close()
