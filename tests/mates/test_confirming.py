"""What the kernel finds and clingo confirms; a kernel that is wrong is not believed."""

from collections.abc import Callable
from typing import Any

import chess
import pytest

from clausewitz import kernel
from clausewitz.mates import By, kernel_answer, oracle, prove, prover
from clausewitz.mates.kernel_answer import KernelAnswer
from clausewitz.mates.kernel_search import KernelSearch, TimeIsOverError
from clausewitz.mates.mate_claims import Claim, Claims
from mates.positions import MATES, disturbed
from mates.proof_checker import complaint
from running import long

# Of real games; the last has no mate in three.
GAMES = [
    "r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq - 0 1",
    "6k1/ppp2ppp/8/2n2K1P/2P2P1P/2Bpr3/PP4r1/4RR2 b - - 0 1",
    "kb6/brp5/1pK5/Pp6/8/8/8/8 w - - 0 1",
]
NONE = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
# Refutations by every kind of move.
SPECIAL = [
    "k7/3N4/1K6/7p/8/8/8/8 w - - 0 1",  # a pawn's step
    "k7/3N4/1K6/8/8/8/7p/8 w - - 0 1",  # a promotion
    "k7/3N4/1K6/8/6p1/6P1/7P/8 w - - 0 1",  # en passant
    "r3k3/p1p5/P1P5/8/8/8/8/4K2R b q - 0 1",  # castling is legal, for Black to move first
    "4k2r/5p1p/5P1P/8/8/8/8/3RK3 w k - 0 1",  # and as a reply
]


@pytest.fixture
def believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What clingo does not confirm fails the test."""

    def fail(_: object) -> None:
        raise AssertionError("clingo did not confirm what the kernel found")

    monkeypatch.setattr(prover._Prover, "_search_alone", fail)


def wrong(monkeypatch: pytest.MonkeyPatch, name: str, function: Callable[..., Any]) -> None:
    monkeypatch.setattr(KernelSearch, name, function)


@pytest.mark.usefixtures("believed")
@pytest.mark.parametrize("fen", [GAMES[0], long(GAMES[1]), GAMES[2]])
def test_proof_is_accepted_and_all_keys_are_found(fen: str) -> None:
    board = chess.Board(fen)
    row = kernel.from_board(board)
    length = kernel.forced_mate(row, 3)
    assert length
    verdict = prove(board, 3, all_keys=True)
    assert (verdict.result, verdict.n) == ("mate", length)
    assert set(verdict.keys) == set(kernel.mating_moves(row, length) or [])
    assert complaint(verdict.as_dict()) is None


@pytest.mark.usefixtures("believed")
def test_where_there_is_none_every_move_is_refuted() -> None:
    verdict = prove(chess.Board(NONE), 3)
    assert (verdict.result, verdict.n) == ("none", 3)
    assert verdict.asked > chess.Board(NONE).legal_moves.count()


@pytest.mark.usefixtures("believed")
@pytest.mark.parametrize("fen", SPECIAL)
def test_every_kind_of_move_may_refute(fen: str) -> None:
    board = chess.Board(fen)
    verdict = prove(board, 3)
    length = kernel.forced_mate(kernel.from_board(board), 3)
    assert (verdict.result, verdict.n) == (("mate", length) if length else ("none", 3))


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("all_keys", [long(False), True])
def test_kernel_and_clingo_give_the_same_verdict(by: By, all_keys: bool) -> None:
    boards = [chess.Board(fen) for fen, n in MATES.values() if n < 4] + disturbed(7, 2)
    for board in boards:
        length = kernel.forced_mate(kernel.from_board(board), 2)
        verdict = prove(board, 2, by=by, all_keys=all_keys)
        assert (verdict.result, verdict.n) == (("mate", length) if length else ("none", 2))
        if verdict.proof:
            assert complaint(verdict.as_dict()) is None, board.fen()
            assert verdict.shortest_by == by


def test_a_kernel_that_finds_no_mate_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong(monkeypatch, "distance", lambda *_: 0)
    verdict = prove(chess.Board(GAMES[1]), 3)
    assert (verdict.result, verdict.n) == ("mate", 3)
    assert complaint(verdict.as_dict()) is None


def test_a_kernel_that_misses_a_shorter_mate_is_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board = chess.Board(MATES["two rooks"][0])
    search, row = KernelSearch(3), kernel.from_board(board)
    longer = next(key for key in search.keys(row, 3) if key not in search.keys(row, 2))
    answer = KernelAnswer(3, [search.proof_of(board, longer, 3)], search)
    monkeypatch.setattr(kernel_answer, "kernel_answer", lambda *_: answer)
    verdict = prove(board, 3)
    assert (verdict.result, verdict.n) == ("mate", 2)


def test_a_kernel_that_gives_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(*_: object) -> int:
        raise TimeIsOverError

    wrong(monkeypatch, "distance", give_up)
    verdict = prove(chess.Board(GAMES[1]), 3)
    assert (verdict.result, verdict.n) == ("mate", 3)


def claims(fen: str, moves: int) -> list[Claim]:
    """All that is said of a mate in so many moves."""
    board, search = chess.Board(fen), KernelSearch(moves)
    said = Claims(search)
    proof = search.proof(board, moves)
    return [*said.of_proof(board, proof), *said.of_refutation(board, moves - 1)]


def holding(some: list[Claim]) -> list[bool]:
    answers = oracle.confirm([claim.question for claim in some])
    return [claim.holds(answer) for claim, answer in zip(some, answers, strict=True)]


@pytest.mark.parametrize(("fen", "moves"), [(GAMES[1], 3), (MATES["a quiet key"][0], 2)])
def test_claims_hold_and_none_would_if_it_said_something_else(fen: str, moves: int) -> None:
    said = claims(fen, moves)
    assert all(holding(said))
    other = frozenset([chess.Move.from_uci("a1h8")])
    lies = [
        Claim(claim.question, claim.moves ^ other, claim.check, claim.legal and chess.Move.null())
        for claim in said
    ]
    assert not any(holding(lies))


def test_a_mate_that_is_stalemate_is_seen() -> None:
    board = chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    (stalemate,) = oracle.confirm([oracle.Question(board, replying=True)])
    assert not Claim(oracle.Question(board, replying=True), check=True).holds(stalemate)
    assert Claim(oracle.Question(board, replying=True), check=False).holds(stalemate)


def test_a_mate_found_in_time_is_reported_though_shorter_ones_are_not_refuted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The time is over after the first round, which holds the proof."""
    now, ask = [0.0], prover._answer

    def slowly(waiting: list[oracle.RoundQuestions | None]) -> list[oracle.RoundAnswers]:
        now[0] += 60
        return ask(waiting)

    monkeypatch.setattr(oracle, "BATCH", 12)
    monkeypatch.setattr(prover, "_answer", slowly)
    monkeypatch.setattr("clausewitz.mates.prover.time.monotonic", lambda: now[0])
    verdict = prove(chess.Board(GAMES[1]), 3, seconds=50)
    assert (verdict.result, verdict.n, verdict.shortest_by) == ("mate", 3, By.KERNEL)
    assert complaint(verdict.as_dict()) is None


def test_a_kernel_without_time_says_how_far_it_came() -> None:
    board = chess.Board(MATES["four moves"][0])
    verdict = prove(board, 4, by=By.KERNEL, seconds=0)
    assert (verdict.result, verdict.n, verdict.proof) == ("unknown", 0, None)
