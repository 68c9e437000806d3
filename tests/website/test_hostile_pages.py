"""Pages in a browser obey nothing that strangers put into links, games, programs and names."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from clausewitz.coaching.game_records import coach_part
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.page.coach_files import JUDGED, write_folder
from clausewitz.games.line_files import LineFile
from clausewitz.metrics.report.writer import write_report
from clausewitz.runs.progress import silent
from clausewitz.support.data import example_file
from clausewitz.training.trainer_page import page_of_data
from coaching.pupils import FEW, OVERLOOKED, pgn, pupil_file
from metrics.report.browser import CHROMIUM, Browser
from metrics.report.samples import small, write_run
from running import long
from website.hostile_payloads import CLINGO, GAMES, LINKS, MARKUP, PROLOG, PROLOG_ENDS, Program
from website.site_pages import FORK, Visit

ELEMENTS = (
    "[...document.querySelectorAll('script, img, iframe, base, link, meta, form, style, object,"
    " video, template, math, body *[onerror], body *[onload]')].length"
)
FIELDS = "program", "query", "asp", "options"
REFUSED = "No permission to call script `javascript'"


class Watched(Browser):
    """A browser that notes in `owned` when a payload has succeeded."""

    def __init__(self, profile: Path, allowed: tuple[str, ...]) -> None:
        self.owned: list[str] = []
        super().__init__(profile, allowed)
        self.call("Runtime.addBinding", name="owned")

    def _hear(self, event: dict[str, Any]) -> None:
        super()._hear(event)
        method, about = event.get("method"), event.get("params", {})
        if method in ("Runtime.bindingCalled", "Page.javascriptDialogOpening"):
            self.owned.append(json.dumps(about))
        if method == "Network.requestWillBeSent" and "owned" in about["request"]["url"]:
            self.owned.append(about["request"]["url"])


@pytest.fixture(scope="module")
def watched(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    profile = tmp_path_factory.mktemp("profile")
    found = Watched(profile, (address, "blob:", "data:", "file:"))
    yield found
    found.close()


@pytest.fixture
def visit(watched: Watched, address: str) -> Iterator[Visit]:
    """The playground, in which nothing is obeyed, and which does not complain."""
    watched.errors.clear()
    watched.owned.clear()
    yield Visit(watched, address)
    assert watched.owned == []
    assert watched.errors == []


some_or_all = pytest.mark.parametrize("step", [4, long(1)])


def test_there_are_fifty_payloads_and_all_differ() -> None:
    every = [*MARKUP, *LINKS, *GAMES, *PROLOG, *PROLOG_ENDS, *CLINGO]
    assert len(set(every)) == len(every) >= 50


@pytest.mark.parametrize("number", [5, long(15)])
def test_payloads_that_are_obeyed_are_noticed(
    watched: Watched, tmp_path: Path, number: int
) -> None:
    """The test of the tests: where names become markup and no policy is, payloads succeed."""
    noticed = []
    for text in MARKUP[:number]:
        watched.owned.clear()
        page = tmp_path / "page.html"
        page.write_text(f"<title>{text}</title><p title='{text}'>{text}", encoding="utf-8")
        watched.open(page)
        watched.evaluate("document.querySelector('button')?.click()")
        watched.evaluate("document.querySelector('a')?.click()")
        watched.evaluate("new Promise((resolve) => setTimeout(resolve, 50))")
        noticed.append(bool(watched.owned))
    assert sum(noticed) > 2 * number / 3  # some wait for a hand that moves


def follow(visit: Visit, state: str) -> None:
    """Another link on the page that is open, which takes what it brings."""
    visit.get(f"history.replaceState(null, '', '#{state}'); dispatchEvent(new Event('hashchange'))")
    visit.get("new Promise((resolve) => setTimeout(resolve, 20))")


def link(visit: Visit, state: str) -> str:
    """What stands behind # in the link that shares a state."""
    made = f"import('/playground/share.js').then((share) => share.linkOf({state}, ''))"
    return str(visit.get(made)).partition("#")[2]


@some_or_all
def test_texts_of_links_are_shown_as_they_are(visit: Visit, step: int) -> None:
    visit.open()
    clean = visit.get(ELEMENTS)
    for text in MARKUP[::step]:
        state = dict.fromkeys((*FIELDS, "fen", "shipped", "tab", "models", "facts"), text)
        follow(visit, link(visit, json.dumps(state)))
        visit.wait(f"document.getElementById('program').value === {json.dumps(text)}")
        shown = [visit.get(f"document.getElementById('{name}').value") for name in FIELDS]
        assert shown == [text] * len(FIELDS)
        visit.fill("move", text)
        visit.click("#move-form button")
        assert text in visit.get("document.getElementById('position-status').textContent")
    assert visit.get(ELEMENTS) == clean


@pytest.mark.parametrize("state", [LINKS[0], *map(long, LINKS[1:4])])
def test_links_name_what_there_is_not(visit: Visit, state: str) -> None:
    visit.open(state)
    assert visit.text("#position-status") != ""


def test_odd_links_change_nothing(visit: Visit) -> None:
    visit.open()
    clean = visit.get(ELEMENTS)
    for state in LINKS:
        follow(visit, state.replace("'", "%27"))
    assert visit.get(ELEMENTS) == clean
    assert visit.get("({}).owned === undefined")


def test_a_link_that_unpacks_into_very_much_is_not_read(visit: Visit) -> None:
    visit.open()
    follow(visit, link(visit, "{program: 'a'.repeat(2 ** 22)}"))
    assert len(visit.get("document.getElementById('program').value")) < 2**20


def test_games_are_read_as_games(visit: Visit) -> None:
    visit.open()
    clean = visit.get(ELEMENTS)
    for text in GAMES:
        visit.set_position(text)
        assert visit.text("#position-status") != ""
    assert visit.get(ELEMENTS) == clean


def answer_to(visit: Visit, program: Program) -> str:
    """All that the page shows of a query and its program."""
    visit.fill("program", program.text)
    visit.ask(program.query)
    return "\n".join(visit.texts("#answers li")[1:] + visit.texts("#complaints li"))


@some_or_all
def test_programs_of_prolog_reach_no_javascript(visit: Visit, step: int) -> None:
    visit.at("prolog", FORK)
    clean = visit.get(ELEMENTS)
    assert answer_to(visit, PROLOG[0]) == REFUSED
    for program in PROLOG[::step]:
        shown = answer_to(visit, program)
        assert shown, program
        assert "forged" not in shown, program
        assert "Content Security Policy" not in shown, program
    for text in MARKUP[:: 3 * step]:
        quoted = json.dumps(text, ensure_ascii=False)
        shown = answer_to(visit, Program("", f"X = {quoted}, format('~w~n', [X])"))
        assert shown == f"{text}\nX = {quoted}."
    assert visit.get(ELEMENTS) == clean
    assert answer_to(visit, Program("", "X = alive")) == "X = alive."


@pytest.mark.long
def test_programs_that_end_prolog_end_it_alone(visit: Visit) -> None:
    visit.open("tab=prolog")
    stopped = "Stopped: a program can neither call JavaScript nor end Prolog here."
    for program in PROLOG_ENDS:
        shown = answer_to(visit, program)
        assert stopped in shown or REFUSED in shown
        assert answer_to(visit, Program("", "X = alive")).startswith("X = alive.")


@some_or_all
def test_programs_of_clingo_reach_no_javascript(visit: Visit, step: int) -> None:
    visit.open(f"fen={quote(FORK)}&tab=clingo&facts=no")
    visit.wait("document.getElementById('asp').value !== ''")
    clean = visit.get(ELEMENTS)
    for program in CLINGO[::step]:
        visit.fill("asp", program)
        visit.solve()
        status = visit.text("#clingo-status")
        assert status, program
        assert status.startswith("there is no file ") == program.startswith("#include"), status
        visit.click("#own-position")
    for text in MARKUP[:: 3 * step]:
        if "\\" not in text:
            visit.fill("asp", f'p("{text.replace(chr(34), chr(39))}").')
            visit.solve()
            assert visit.text("#clingo-status") == "SATISFIABLE", text
    assert visit.get(ELEMENTS) == clean


def owned_page(watched: Watched, page: Path, shown: str) -> None:
    """Open a page that we wrote, which shows a text of a stranger."""
    watched.errors.clear()
    watched.owned.clear()
    watched.open(page)
    end = time.monotonic() + 60
    while shown not in watched.evaluate("document.documentElement.textContent"):
        assert time.monotonic() < end, shown
    watched.evaluate("for (const one of document.querySelectorAll('button')) one.click()")
    assert (
        watched.evaluate("document.querySelectorAll('img, iframe, base, object, video').length")
        == 0
    )
    assert watched.evaluate("document.scripts.length") == 2
    assert watched.owned == []
    assert watched.errors == []


def test_a_trainer_with_names_of_strangers(watched: Watched, tmp_path: Path) -> None:
    data = json.loads(example_file("trainer.json").read_text(encoding="utf-8"))
    puzzles = data["puzzles"][: len(MARKUP)]
    for puzzle, text in zip(puzzles, MARKUP, strict=False):
        puzzle |= {"key": text, "task": text, "about": text, "motifs": [text], "why": text}
    for text in MARKUP[:2]:
        page = tmp_path / "trainer.html"
        page.write_text(page_of_data({**data, "title": text, "puzzles": puzzles}), encoding="utf-8")
        owned_page(watched, page, text)
    motifs = watched.evaluate(
        "[...document.getElementById('motif').options].map((one) => one.text)"
    )
    assert sorted(motifs[1:]) == sorted(f"{text} (1)" for text in MARKUP[: len(puzzles)])


def test_a_report_with_names_of_strangers(watched: Watched, tmp_path: Path) -> None:
    content = small()
    content["examples"]["name"] = MARKUP[3]
    shown = content["tactics"][0]["shown"][0]
    content["tactics"] = [
        content["tactics"][0]
        | {
            "name": text,
            "clause": text,
            "english": text,
            "shown": [shown | {"bindings": {text: "a1"}}],
        }
        for text in MARKUP
    ]
    content["missing"] = [{"engine": text, "reason": text} for text in MARKUP[:3]]
    run = write_run(tmp_path / "<img src=owned>", content)
    owned_page(watched, write_report(run, tmp_path / "report.html").page, MARKUP[0])


def test_a_coach_with_names_of_strangers(watched: Watched, tmp_path: Path) -> None:
    games = [
        pgn(OVERLOOKED, black=text.replace("\\", "/"), Event=text.replace("\\", "/"), Opening=other)
        for text, other in zip(MARKUP[:2], MARKUP[-2:], strict=True)
    ]
    parts = LineFile(pupil_file(tmp_path, *games)).parts()
    texts = [coach_part(JudgeRequest(nodes=FEW), "Anna", part).text for part in parts]
    (tmp_path / JUDGED).write_bytes(b"".join(texts))
    write_folder(tmp_path, silent)
    owned_page(watched, tmp_path / "coach.html", MARKUP[0])
