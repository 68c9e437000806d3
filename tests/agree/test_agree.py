"""A part of `make agree` that takes seconds: the four statements of the rules agree."""

from collections.abc import Callable
from functools import cache

import chess
import pytest

from agree.clause_maker import words
from agree.comparing import (
    OTHERS,
    attack_disagreements,
    clause_disagreements,
    move_disagreements,
)
from agree.line_words import line_words
from agree.sources import Perft, game_positions, perft_suite, random_positions
from agree.words import word_disagreements
from clausewitz import kernel
from clausewitz.clauses import Signature, Theory
from clausewitz.matching.legal_cases import cases_of
from clausewitz.matching.line_goals import FRAMES
from clausewitz.matching.looked_up import UnknownToKernelError
from clausewitz.matching.tactic_network import tactic_matches
from clausewitz.play import rules
from clausewitz.play.rules import By
from clausewitz.position.board import parse_fen
from clausewitz.tactics.by_prolog import proposals
from clausewitz.tactics.shipped import literature

# Known counts (the Chess Programming Wiki's "Perft Results").
KNOWN = [
    Perft(chess.Board(), {1: 20, 2: 400, 3: 8902, 4: 197281}),
    Perft(
        parse_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        {1: 48, 2: 2039, 3: 97862, 4: 4085603},
    ),
    Perft(parse_fen("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), {1: 14, 2: 191, 3: 2812}),
    Perft(
        parse_fen("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"),
        {1: 6, 2: 264, 3: 9467, 4: 422333},
    ),
    Perft(
        parse_fen("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"),
        {1: 44, 2: 1486, 3: 62379, 4: 2103487},
    ),
    Perft(parse_fen("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"), {1: 24, 2: 496, 3: 9483}),
]
# Together they show every word: promotion, en passant, checks, mates, pins and skewers.
SHOWING_EVERY_WORD = [
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "1n6/P3k3/8/8/8/8/6p1/4K2R w - - 0 1",
    "4k3/8/8/r2pP2K/8/8/8/3Q4 w - d6 0 2",
    "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "r5k1/8/8/8/2p1b3/8/8/N5K1 w - - 0 1",
    "3rk2R/4n3/8/1B2q3/8/4N3/4K3/8 b - - 0 1",
]
DEPTHS = {By.PYTHON: 2, By.PROLOG: 2, By.ASP: 2, By.KERNEL: 4}

Disagreements = Callable[[list[chess.Board], By], list[str]]


@pytest.mark.parametrize("by", DEPTHS)
@pytest.mark.parametrize("bulk", [True, False], ids=["in bulk", "leaf by leaf"])
def test_perft_gives_the_known_counts(by: By, bulk: bool) -> None:
    for board, counts in KNOWN:
        for depth in range(1, min(DEPTHS[by], max(counts)) + 1):
            assert rules.perft(board, depth, by, bulk=bulk) == counts[depth], (board.fen(), depth)


@pytest.mark.parametrize("by", list(By))
def test_perft_of_depth_0_is_the_position_itself(by: By) -> None:
    assert rules.perft(chess.Board(), 0, by) == 1


@pytest.mark.parametrize("by", list(By))
def test_divide_adds_up(by: By) -> None:
    board, counts = KNOWN[2]
    assert sum(rules.divide(board, 2, by).values()) == counts[2]


@pytest.mark.parametrize("by", OTHERS)
@pytest.mark.parametrize("disagreements", [move_disagreements, attack_disagreements])
def test_all_agree_on_random_positions(by: By, disagreements: Disagreements) -> None:
    assert disagreements(random_positions(60, seed=2), by) == []


@pytest.mark.parametrize("by", OTHERS)
@pytest.mark.parametrize("disagreements", [move_disagreements, attack_disagreements])
def test_all_agree_on_positions_of_games(by: By, disagreements: Disagreements) -> None:
    assert disagreements(game_positions(50, seed=3), by) == []


@pytest.mark.parametrize("by", OTHERS)
def test_legal_moves_agree_on_the_perft_suite(by: By) -> None:
    assert move_disagreements([position.board for position in perft_suite()], by) == []


@cache
def boards_for_words() -> list[chess.Board]:
    return [*map(parse_fen, SHOWING_EVERY_WORD), *random_positions(2, seed=5)]


@pytest.mark.parametrize("word", words(), ids=lambda word: word.indicator)
def test_kernel_and_prolog_agree_on_every_word(word: Signature) -> None:
    answers, found = word_disagreements(boards_for_words(), word)
    assert found == []
    assert answers > 0


def test_the_kernel_knows_words_of_the_vocabulary_and_parts_of_their_meaning() -> None:
    halves = {"behind_some", "lined_up_some", "unveils_some"}
    of_moves = {"ply", "moved_from", "moved_to"}
    of_lines = {word.name for word in line_words()} - set(FRAMES)
    named = {word.name for word in words()} | of_lines
    assert named | halves | of_moves == set(kernel.RELATIONS)


def test_a_disagreement_on_a_word_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    [attacks] = [word for word in words() if word.name == "attacks"]
    monkeypatch.setitem(kernel.RELATIONS, "attacks", kernel.RELATIONS["defends"])
    assert len(word_disagreements([chess.Board()], attacks)[1]) == 2


def test_kernel_and_prolog_agree_on_clauses_that_match_something() -> None:
    tried, found = clause_disagreements(random_positions(6, seed=11), 15, seed=4)
    assert tried > 15
    assert found == []


def test_kernel_and_prolog_agree_on_the_literature() -> None:
    boards = random_positions(40, seed=12)
    cases = cases_of(boards)
    compared = 0
    for tactic in literature().tactics:
        try:
            found = tactic_matches(tactic, literature(), cases)
        except UnknownToKernelError:
            continue
        numbers = map(int, found.nonzero()[0])
        by_kernel = {(cases.position(case), cases.move(case)) for case in numbers}
        theory = Theory("literature.pl", (tactic,), literature().helpers)
        proposed = enumerate(proposals(boards, theory))
        assert by_kernel == {(n, move) for n, [moves] in proposed for move in moves}, tactic.name
        compared += 1
    assert compared >= 10


def test_a_disagreement_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.RULES[By.KERNEL]
    liar = rules.Rules(lambda boards: [m[:-1] for m in honest.legal_moves(boards)], honest.perft)
    monkeypatch.setitem(rules.RULES, By.KERNEL, liar)
    assert len(move_disagreements([chess.Board()], By.KERNEL)) == 1
