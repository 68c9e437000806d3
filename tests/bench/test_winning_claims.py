"""bench/winning_claims.py: what is counted of first moves that are said to win."""

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source

BENCH = Path(__file__).parents[2] / "bench"
ROWS = """\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl
rook,6k1/5ppp/1p6/8/8/8/8/R3R1K1 b - - 0 1,b6b5 a1a8,1200,,,,mate mateIn1,
"""


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.mark.parametrize(
    ("moves", "is_right", "wins"),
    [
        ([{"move": "a1a8", "wins": True}], True, True),
        ([{"move": "e1e8", "wins": True}], True, True),
        ([{"move": "a1a7", "wins": True}, {"move": "a1a8", "wins": True}], False, True),
        ([{"move": "a1a7", "wins": False}], False, False),
        ([], False, False),
    ],
)
def test_the_first_move_counts(
    load: Callable[[str], Any],
    tmp_path: Path,
    moves: list[dict[str, object]],
    is_right: bool,
    wins: bool,
) -> None:
    claims, file = load("winning_claims"), tmp_path / "puzzles.csv"
    file.write_text(ROWS)
    [row] = all_puzzles(Source(file))
    [puzzle] = load("puzzle_draws").drawn_puzzle(row)
    found = claims.first_move(puzzle, json.dumps({"moves": moves}))
    assert found == claims.FirstMove(is_right, wins)


def test_precision_is_of_claims_alone(load: Callable[[str], Any]) -> None:
    claims = load("winning_claims")
    kinds = ((True, True), (False, True), (True, False), (False, False))
    count, *shares = claims.cells([claims.FirstMove(*kind) for kind in kinds])
    assert count == "4"
    assert [share.split(" (")[0] for share in shares] == ["50 %", "50 %", "50 %"]
