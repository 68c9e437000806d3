"""clingo's word on problems: the quantifiers of asp/stipulation.lp, held against the kernel's."""

import chess
import pytest

from clausewitz import asp
from clausewitz.mates.problem_claims import TreeTooLargeError, claims, confirmed
from clausewitz.mates.problem_solver import Wanted, solve
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation
from mates.test_stipulations import BOARDS
from running import Run

SMALL = [BOARDS[number] for number in (2, 3, 6, 9, 12, 13, 14, 15, 16)]
KEY = "8/8/8/8/8/1p1K4/1N1Q4/1k6"


def solution(written: str, placed: str) -> Solution:
    board = chess.Board(f"{placed} w - - 0 1")
    return solve(board, read_stipulation(written), Wanted(variations=False, set_play=False))


def check(written: str, placed: str) -> None:
    found = solution(written, placed)
    answer = confirmed(found)
    assert answer.keys == {*found.first_moves}
    if not found.stipulation.is_help:
        assert answer.is_complete
        assert answer.refuted == {*found.board.legal_moves} - answer.keys


@pytest.mark.parametrize(("written", "placed"), [(written, placed) for written, placed, _ in SMALL])
def test_clingo_confirms_what_the_kernel_finds(written: str, placed: str) -> None:
    check(written, placed)


@pytest.mark.long
@pytest.mark.parametrize(("written", "placed", "_number"), BOARDS)
def test_clingo_confirms_all_of_it(written: str, placed: str, _number: int) -> None:
    check(written, placed)


def test_a_tree_that_leaves_out_a_defence_or_cheats_shows_nothing() -> None:
    facts = claims(solution("#2", KEY), refuting=False)
    keys = [atom for atom in asp.answer("stipulation.lp", facts) if atom.startswith("key")]
    assert len(keys) == 3
    lines = facts.splitlines()
    reply = next(line for line in lines if line.startswith("follows(") and ", 1, " in line)
    without = facts.replace(f"{reply}\n", "")
    assert len(asp.answer("stipulation.lp", without)) == 2
    mated = reply.rpartition(", ")[2].rstrip(").")
    kings = (line for line in lines if line.startswith("chessman(king, white"))
    moved = next(line for line in kings if line.endswith(f", {mated})."))
    moved_away = moved.replace("king, white", "queen, white")
    assert moved_away != moved
    assert len(asp.answer("stipulation.lp", facts.replace(moved, moved_away))) == 2


def test_of_a_tree_that_is_too_large_only_the_keys_are_confirmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = solution("#2", KEY)
    monkeypatch.setattr("clausewitz.mates.problem_claims.MOST_POSITIONS", 20)
    with pytest.raises(TreeTooLargeError):
        claims(found)
    answer = confirmed(found)
    assert answer.keys == {*found.first_moves}
    assert not answer.is_complete


def test_the_command_says_what_is_confirmed(run: Run) -> None:
    out = run("solve", f"{KEY} w - - 0 1", "#2", "--keys", "--clingo").out
    assert out.endswith("\nclingo confirms it: these first moves solve it, and no others\n")
    out = run("solve", "8/8/8/8/8/R1K5/8/1k6 w - - 0 1", "h#2", "--clingo").out
    assert out.endswith(
        "\nclingo confirms the solutions; that there are no others is the kernel's word\n"
    )
