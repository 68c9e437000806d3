"""The learned tactics that ship: readable, with provenance, the same in kernel and Prolog."""

import re
from pathlib import Path

import chess
import pytest

from agree.sources import random_positions
from clausewitz.clauses import read_theory
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.support.data import data_dir
from clausewitz.tactics.by_prolog import proposals, suggest

LEARNED = sorted((data_dir("logic") / "tactics" / "learned").glob("*.pl"))
THEMES = {
    "back_rank_mate",
    "discovered_attack",
    "fork",
    "hanging_piece",
    "mate_in1",
    "pin",
    "promotion",
    "skewer",
    "smothered_mate",
    "trapped_piece",
}


def test_ten_themes_ship() -> None:
    assert {file.stem for file in LEARNED} == THEMES


@pytest.mark.parametrize("file", LEARNED, ids=lambda file: file.stem)
def test_theory_is_short_and_says_how_it_was_made(file: Path) -> None:
    theory = read_theory(file)
    (tactic,) = theory.tactics
    assert tactic.name == f"learned_{file.stem}"
    assert 1 <= len(tactic.clauses) <= 20
    assert max(len(clause.body) for clause in tactic.clauses) <= 8
    text = file.read_text(encoding="utf-8")
    assert re.search(r"^% \w+: clausewitz learn \S+ --theme \w+ -n \d+ .*-o RUN$", text, re.M)
    assert re.search(r"^% test: precision 0\.\d+|1\.000", text, re.M)
    assert re.search(r"no clause of at most \d literals with its head", text)


@pytest.mark.parametrize("file", LEARNED, ids=lambda file: file.stem)
def test_kernel_and_prolog_agree(file: Path) -> None:
    theory = read_theory(file)
    boards = random_positions(3, seed=len(file.stem))
    cases = cases_of(boards)
    by_kernel: list[set[str]] = [set() for _ in boards]
    for case in tactic_matches(theory.tactics[0], theory, cases).nonzero()[0]:
        by_kernel[cases.position(int(case))].add(cases.move(int(case)))
    assert [moves[0] for moves in proposals(boards, theory)] == by_kernel


WHERE = {
    "fork": ("8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1", "c3d5"),
    "smothered_mate": ("r1b3rk/1p4pp/p1n4N/8/8/1Q6/PP3PPP/6K1 w - - 0 1", "h6f7"),
    "mate_in1": ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"),
    "back_rank_mate": ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"),
    "promotion": ("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q"),
}


@pytest.mark.parametrize("name", WHERE)
def test_textbook_positions_are_known(name: str) -> None:
    fen, move = WHERE[name]
    theory = read_theory(data_dir("logic") / "tactics" / "learned" / f"{name}.pl")
    assert move in {suggestion.move.uci() for suggestion in suggest(chess.Board(fen), [theory])}
