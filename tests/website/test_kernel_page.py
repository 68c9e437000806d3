"""The kernel in the page, with Prolog beside it: the lines are those of the command line."""

import json
from dataclasses import asdict

import chess
import pytest

from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.methods import batches
from clausewitz.advice.methods.by_search import SearchAdviser
from clausewitz.advice.request import AdviceRequest
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from website.site_pages import FORK, Visit

FENS = [
    FORK,
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
]
EFFORT = SearchEffort(6000, 3000, 2000, 3000, 1000, 500, 500)


@pytest.mark.long
def test_best_lines_are_those_of_the_command_line(engine_visit: Visit) -> None:
    engine_visit.open()
    for fen in FENS:
        wish = json.dumps({"most": 3, "effort": asdict(EFFORT)})
        call = f"bestLines({json.dumps(fen)}, {wish})"
        found = engine_visit.get(
            f"import('{engine_visit.address}web_api.js').then((c) => c.{call})"
        )
        expected = LineSearch(EFFORT).lines(chess.Board(fen), 3)
        assert found == [
            {"moves": [one.uci() for one in line.moves], "score": line.score, "mate": line.mate}
            for line in expected
        ]


@pytest.mark.long
def test_a_page_that_imports_the_module_gets_the_suggestion(
    engine_visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine_visit.open()
    adviser = SearchAdviser(LineSearch(SearchEffort().shorter(3000, SearchEffort().best)))
    monkeypatch.setattr(batches, "_adviser", lambda _: adviser)
    (expected,) = batches.answer(batches.Question(AdviceRequest()), [chess.Board(FORK)])
    module = f"import('{engine_visit.address}web_api.js')"
    call = f"suggestText({json.dumps(FORK)}, {{ nodes: 3000 }})"
    assert engine_visit.get(f"{module}.then((c) => c.{call})") == expected.to_json()
    refused = "suggest('no position').catch((error) => error.message)"
    assert "no position" in engine_visit.get(f"{module}.then((c) => c.{refused})")


@pytest.mark.long
def test_a_search_visits_the_nodes_of_machine_code(engine_visit: Visit) -> None:
    engine_visit.open()
    limits = json.dumps({"nodes": 20_000, "lines": 2})
    call = f"search({json.dumps(FENS[1])}, {limits})"
    found = engine_visit.get(f"import('{engine_visit.address}web_api.js').then((c) => c.{call})")
    searcher = Searcher(megabytes=16)
    lines = searcher.search(chess.Board(FENS[1]), Limit(nodes=20_000), lines=2)
    assert found["nodes"] == searcher.nodes
    assert [(one["score"], one["nodes"], one["moves"]) for one in found["lines"]] == [
        (line.score, line.nodes, [move.uci() for move in line.line]) for line in lines
    ]
