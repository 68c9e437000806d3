"""Answers of the command line in pages: the playground's, and one of a stranger."""

import functools
import http.server
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import chess
import pytest

from clausewitz.advice.explanation.explanation_forms import explained_move
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods.by_logic import LogicAdviser
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.support.data import data_dir
from metrics.report.browser import CHROMIUM, Browser
from website.site_pages import FORK, Visit

pytestmark = pytest.mark.long
GUIDE = data_dir("bk").parent / "docs" / "guide" / "playground.md"
ITALIAN = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4"
MATE = "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1"


class OpenFiles(http.server.SimpleHTTPRequestHandler):
    """Files that pages of other sites may load."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@pytest.fixture
def served(tmp_path: Path, kernel_site: Path) -> Iterator[tuple[str, str]]:
    """The addresses of a stranger's folder and of a site, on different ports."""
    with serving(tmp_path) as strangers, serving(kernel_site) as site:
        yield strangers, site


class serving:  # noqa: N801
    """A folder served by the plainest of servers; gives its address."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(OpenFiles, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)

    def __enter__(self) -> str:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_address[1]}/"

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")
def test_a_page_of_a_stranger_prints_a_sentence(tmp_path: Path, served: tuple[str, str]) -> None:
    strangers, site = served
    (page,) = re.findall(r"```html\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(page.splitlines()) <= 10
    (tmp_path / "page.html").write_text(page.replace("https://example.org/clausewitz/", site))
    browser = Browser(tmp_path / "profile", (strangers, site, "blob:", "data:"))
    visit = Visit(browser, strangers)
    browser.open(f"{strangers}page.html")
    visit.wait("document.getElementById('answer').innerText.length > 1")
    assert visit.text("#answer") == suggested(FORK, 30_000)[0]["why"]
    browser.close()


def suggested(fen: str, nodes: int = SearchEffort().best) -> list[dict[str, str]]:
    effort = SearchEffort().shorter(nodes, SearchEffort().best)
    return [one.as_dict() for one in SearchAdviser(LineSearch(effort)).advise(chess.Board(fen))]


def test_the_first_answer_is_that_of_suggest(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(ITALIAN)}&tab=tactics")
    engine_visit.wait("document.querySelectorAll('#suggested .why').length > 0")
    shown = engine_visit.texts("#suggested .why")
    assert shown == [one["why"] for one in suggested(ITALIAN)]
    assert "+" not in shown[0].split()[0]  # no check that loses a piece
    assert engine_visit.texts("#tactics-moves li") == []


def test_what_clauses_alone_propose_unfolds_with_its_proof(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(FORK)}&tab=tactics")
    engine_visit.click("#by-clauses > summary")
    engine_visit.wait("document.querySelectorAll('#tactics-moves .move').length > 0")
    (proposed,) = LogicAdviser().advise(chess.Board(FORK))
    assert engine_visit.texts("#tactics-moves .why") == [proposed.why]
    for _ in proposed.reasons:
        engine_visit.click("#tactics-moves details:not([open]) summary")
    engine_visit.wait("document.querySelectorAll('.literals').length === 2")
    clauses = engine_visit.texts("#tactics-moves pre")
    names = [one.split("(")[0].removeprefix("reason_") for one in clauses]
    assert names == [one.tactic for one in proposed.reasons]


def test_moves_mates_and_motifs_are_explained(engine_visit: Visit) -> None:
    engine_visit.open(f"fen={quote(FORK)}&tab=tactics")
    engine_visit.wait("document.querySelectorAll('#suggested .why').length > 0")
    engine_visit.fill("explain-move", "Nc7")
    engine_visit.click("#explain-form button")
    engine_visit.wait("document.querySelectorAll('#explanation p').length > 0")
    words = explained_move(chess.Board(FORK), chess.Move.from_uci("d5c7")).words
    assert engine_visit.texts("#explanation p") == [
        text for part in words.values() for text in part
    ]
    engine_visit.set_position(MATE)
    engine_visit.wait("document.querySelectorAll('#suggested .why').length > 0")
    engine_visit.fill("mate-moves", "2")
    engine_visit.click("#mate-form button")
    engine_visit.wait("document.querySelectorAll('#proved li').length === 2")
    assert engine_visit.text("#proved").split() == [
        *("Mate", "in", "2,", "confirmed", "by", "clingo:", "a6", "b4", "axb7#")
    ]
    pgn = json.dumps(f'[FEN "{FORK}"]\n\n1. Nc7+ Kd7 2. Nxa8 *')
    engine_visit.get(f"document.getElementById('position').value = {pgn}")
    engine_visit.click("#position-form button")
    engine_visit.click("#first")
    engine_visit.click("#name-motifs")
    engine_visit.wait("document.querySelectorAll('#proved li').length > 0")
    assert any(text.startswith("fork by d5c7") for text in engine_visit.texts("#proved li"))
