"""clingo's word on problems: the quantifiers of asp/stipulation.lp, held against the kernel's."""

import chess
import pytest

from clausewitz import asp
from clausewitz.mates.play_facts import PlayFacts, TreeTooLargeError
from clausewitz.mates.problem_claims import checks, claims, confirmed
from clausewitz.mates.problem_solver import Wanted, solve
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.mates.threatened_mates import Threat
from clausewitz.position.board import after_move
from clausewitz.position.facts import asp_facts, asp_move
from mates.test_stipulations import BOARDS
from running import Run

SMALL = [BOARDS[number] for number in (2, 3, 6, 9, 12, 13, 14, 15, 16)]
REFLEX = "q7/8/1p6/b7/2PRP1p1/4PB1k/2ppK1Nn/8"
"""T. R. Dawson, British Chess Federation, 15th Tourney: replies that refute give check, and might
have mated."""
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


def test_clingo_confirms_a_reflex_mate_and_that_nothing_else_is_one() -> None:
    check("r#2", REFLEX)


@pytest.mark.long
@pytest.mark.parametrize(("written", "placed", "_number"), BOARDS)
def test_clingo_confirms_all_of_it(written: str, placed: str, _number: int) -> None:
    check(written, placed)


def keys(facts: str) -> int:
    return sum(atom.startswith("key") for atom in asp.answer("stipulation.lp", facts))


def test_a_tree_that_leaves_out_a_defence_or_cheats_shows_nothing() -> None:
    facts = next(claims(solution("#2", KEY), refuting=False)).text()
    assert keys(facts) == 3
    lines = facts.splitlines()
    reply = next(line for line in lines if line.startswith("parry(") and ", 1, " in line)
    assert keys(facts.replace(f"{reply}\n", "")) == 2
    mate = next(
        line for line in lines if line.startswith("follows(") and f", {last(reply)}, " in line
    )
    assert keys(facts.replace(f"{mate}\n", "")) == 2
    assert keys(f"{facts}\nchessman(queen,white,8,8,{last(mate)}).") == 2


def last(fact: str) -> str:
    """The number of the position that it leads to."""
    return fact.rpartition(", ")[2].rstrip(").")


@pytest.mark.parametrize(
    "placed",
    [
        "7k/4P3/8/3Q2N1/8/B5R1/1K6/B6b w - - 0 1",
        "3rkb1r/2P5/8/4N3/R7/2B2Q2/4R3/4K2R w K - 0 1",
        "8/8/8/2kpP3/8/B7/3K4/8 w - d6 0 1",
    ],
)
def test_checks_are_all_moves_that_give_check(placed: str) -> None:
    board = chess.Board(placed)
    found = list(checks(board))
    assert len(set(found)) == len(found)
    assert {move for move in board.legal_moves if board.gives_check(move)} <= set(found)
    plain = (move for move in found if not (move.promotion or board.is_castling(move)))
    assert all(board.gives_check(move) or board.is_en_passant(move) for move in plain)


BEFORE = "8/8/8/8/8/1p6/1N1K4/kB6"
# White moves, Black replies: whether both are legal.
REPLIES = [
    ("2,2,4,3", "2,2,1,1", False),  # Black has no such piece
    ("2,2,4,3", "1,1,2,1", False),  # the bishop attacks that square
    ("2,2,4,3", "1,1,1,2", True),
    ("2,2,4,3", "3,2,2,2", True),
    ("2,4,3,3", "1,1,2,2", False),  # the king guards its knight
    ("2,4,4,3", "1,1,2,2", False),  # no king goes so far
    ("2,4,3,3", "3,2,2,2", False),  # the pawn is stopped
    ("1,2,3,4", "1,1,2,2", True),
    ("1,2,2,1", "3,2,2,1", True),  # it takes what has moved
    ("1,2,2,1", "1,1,1,2", False),  # it attacks where it came from
    ("2,4,2,3", "3,2,2,3", False),  # White's own move is not legal
]


@pytest.mark.parametrize(("move", "reply", "is_so"), REPLIES)
def test_a_reply_is_legal_after_a_move_or_it_is_not(move: str, reply: str, is_so: bool) -> None:
    board = asp_facts(chess.Board(f"{BEFORE} w - - 0 1"))
    tree = f"parry({move},none,{reply},none,0,1)."
    rest = "stipulation(help, mate). left(0, 1). #show answered/2."
    assert ("answered(0,1)" in asp.answer("stipulation.lp", board + tree + rest)) == is_so


# Mates that Black, to move, is threatened with, and how many moves leave them as they are.
THREATS = [
    ("2rb2NK/6Q1/2B5/5Rnk/6p1/6P1/7r/8", "c6e8", 11),  # with pins before both kings
    ("8/4K3/1b1R4/2k5/1Nn5/N7/Q1p5/r7", "b4a6", 11),  # Black promotes, too
    ("R2rk3/4p1PN/8/2nB4/6QB/b7/8/3K4", "g7g8q", 3),
    ("1K6/8/4p3/p2kp3/2NN1b2/BB2R3/8/3Q4", "c4b6", 5),  # a double check
    ("3k4/8/3K4/8/8/8/1p6/7R", "h1h7", 0),  # no mate
    ("7k/5K1p/7P/8/p7/8/1P6/B7", "b2b4", 0),  # it might be captured in passing
]


@pytest.mark.parametrize(("placed", "reply", "count"), THREATS)
def test_a_mate_follows_all_moves_that_do_not_touch_it(placed: str, reply: str, count: int) -> None:
    board, mate = chess.Board(f"{placed} b - - 0 1"), chess.Move.from_uci(reply)
    facts, threat = PlayFacts("direct", "mate"), Threat(board, mate)
    start = facts.position(board, 2)
    after, end = facts.threat(start, mate, 1), facts.position(threat.mate, 0)
    facts.add_move(after, mate, end)
    facts.claim(start, "holds")
    facts.claim(end, "goal")
    shown = asp.answer("stipulation.lp", facts.text() + "#show idle/2.")
    idle = {atom for atom in shown if atom.startswith("idle")}
    assert len(idle) == count
    for move in board.legal_moves:
        if f"idle(({asp_move(move)}),0)" in idle:
            after_it = after_move(board, move)
            assert mate in after_it.legal_moves
            assert after_move(after_it, mate).is_checkmate()
        assert not count or threat.leaves(move) == (f"idle(({asp_move(move)}),0)" in idle)


def test_to_pass_is_no_move() -> None:
    """Black, to move, is mated by force; a tree that has him pass does not show otherwise."""
    facts = PlayFacts("self", "mate")
    board = chess.Board("7k/5K2/8/8/8/8/8/6R1 b - - 0 1")
    start = facts.position(board, 1)
    facts.threat(start, chess.Move.from_uci("f7f8"), 0)
    rest = "#show fails/1. #show holds/1. #show move/3. #show lawful/2."
    assert asp.answer("stipulation.lp", facts.text() + rest) == ["lawful(0,1)"]


def test_of_a_tree_that_is_too_large_only_the_keys_are_confirmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = solution("#2", KEY)
    monkeypatch.setattr("clausewitz.mates.play_facts.MOST_POSITIONS", 20)
    with pytest.raises(TreeTooLargeError):
        list(claims(found))
    answer = confirmed(found)
    assert answer.keys == {*found.first_moves}
    assert not answer.is_complete


def test_a_tree_in_parts_confirms_what_a_whole_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    found = solution("#2", KEY)
    whole = confirmed(found)
    monkeypatch.setattr("clausewitz.mates.problem_claims.PART", 20)
    parts = confirmed(found)
    assert (whole.runs, parts.runs > 3, parts.is_complete) == (1, True, True)
    assert (whole.keys, whole.refuted) == (parts.keys, parts.refuted)


def test_the_command_says_what_is_confirmed(run: Run) -> None:
    out = run("solve", f"{KEY} w - - 0 1", "#2", "--keys", "--clingo").out
    assert out.endswith("\nclingo confirms it: these first moves solve it, and no others\n")
    out = run("solve", "8/8/8/8/8/R1K5/8/1k6 w - - 0 1", "h#2", "--clingo").out
    assert out.endswith(
        "\nclingo confirms the solutions; that there are no others is the kernel's word\n"
    )
