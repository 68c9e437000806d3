"""bench/main_points.py and bench/natural_mistakes.py: what counts as named, agreed, threatened."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
import pytest

from clausewitz.advice.advised_move import AdvisedMove, Reason
from clausewitz.advice.lines.judged_line import JudgedLine

BENCH = Path(__file__).parents[2] / "bench"
FORK = chess.Board("r3k3/8/7p/3N4/8/8/8/4K3 w q - 0 1")
LINE = tuple(map(chess.Move.from_uci, ("d5c7", "e8d7", "c7a8")))
Load = Callable[[str], Any]


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Load:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


class Speaker:
    """Says the same of every position but the first of a game, of which it says nothing."""

    def __init__(self, *sentences: str) -> None:
        self._sentences = sentences

    def advise(self, board: chess.Board) -> list[AdvisedMove]:
        if board == chess.Board() or not self._sentences:
            return []
        reasons = tuple(Reason("fork", sentence) for sentence in self._sentences)
        return [AdvisedMove(board, LINE[0], reasons, JudgedLine(LINE, 300))]


def answered(load: Load, *sentences: str) -> Any:
    puzzle = load("puzzle_draws").DrawnPuzzle(
        "name", FORK, LINE, FORK, chess.Move.null(), 1500, ("fork", "short")
    )
    (found,) = load("main_points").answers([puzzle], Speaker(*sentences))
    return found


def test_what_the_first_reason_names_is_counted_apart(load: Load) -> None:
    found = answered(load, "It wins by a pin.", "Nc7+ forks the king and the rook.")
    assert (found.first, found.named) == ({"pin"}, {"pin", "fork"})
    assert (found.is_right, found.is_empty, found.shown) == (True, False, "fork")


@pytest.mark.parametrize(
    ("sentences", "is_empty"),
    [(["Nc7+ wins a rook."], True), (["Nc7+ threatens Nxa8."], False), ([], False)],
)
def test_an_answer_may_say_nothing(load: Load, sentences: list[str], is_empty: bool) -> None:
    assert answered(load, *sentences).is_empty is is_empty


def test_figures_are_of_either_part(load: Load) -> None:
    said, silent = answered(load, "Nc7+ forks the king and the rook."), answered(load)
    rows = [row.split(" | ") for row in load("main_points").figures([said], [silent])]
    cells = {row[0].removeprefix("| "): [cell[:5] for cell in row[1:]] for row in rows}
    assert cells["the motif named first is one of its themes"] == ["100 %", "0 % ("]
    assert cells["no answer"] == ["0 % (", "100 %"]
    assert cells['always "fork"'] == ["100 %", "100 %"]


def test_a_threat_of_mate_in_one_is_seen_by_passing(load: Load) -> None:
    threatens = load("main_points").threatens_mate_in_one
    board = chess.Board("6k1/5ppp/8/8/8/8/1B3PPP/1N2R1K1 w - - 0 1")
    assert threatens(board, chess.Move.from_uci("h2h3")), "a rook on an open file"
    assert not threatens(board, chess.Move.from_uci("e1e8")), "a check: nobody can pass"
    assert not threatens(board, chess.Move.from_uci("b2e5")), "it stands in the way"


@pytest.mark.parametrize(
    ("text", "reply", "wins"),
    [
        ("Ra8+ is a mistake: 1... Bxa8 wins a rook.", "c6a8", True),
        ("Ra8+ is a mistake: 1... Bxa8 is a good answer.", "c6a8", False),
        ("Ra8+ misses a chance: h3 is better.", None, False),
    ],
)
def test_a_refutation_says_what_it_wins(
    load: Load, text: str, reply: str | None, wins: bool
) -> None:
    bench = load("natural_mistakes")
    board = chess.Board("6k1/5ppp/2b5/8/8/8/5PPP/R5K1 w - - 0 1")
    mistake = bench.Mistake(board, chess.Move.from_uci("a1a8"), JudgedLine(LINE, 500))
    expected = reply and chess.Move.from_uci(reply)
    assert bench.named_reply(mistake, text, wins=False) == expected
    assert bench.named_reply(mistake, text) == (expected if wins else None)
