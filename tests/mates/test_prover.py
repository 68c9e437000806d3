"""The prover: shortest mates, all keys, proofs that hold, and that there is no mate."""

import chess
import pytest

from clausewitz.mates import MOST_MOVES, prove, prove_many
from clausewitz.support.errors import ClausewitzError
from mates.plain_search import keys, shortest
from mates.positions import MATES, disturbed, mates_of_games
from mates.proof_checker import complaint

NEAR_MISSES = [
    "r1b2k1r/pppqbppp/8/1B1Q4/8/2P5/PPP2PPP/R3R1K1 w - - 0 1",
    "kb1K4/pp6/1P6/8/8/8/8/R7 w - - 0 1",
    "7k/8/8/8/8/8/R7/R3K3 w - - 0 1",
    "5rk1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
]
BACK_RANK, QUIET, THREE = (MATES[name][0] for name in ("back rank", "a quiet key", "three moves"))


@pytest.mark.parametrize(("fen", "n"), MATES.values(), ids=MATES)
def test_the_shortest_mate_is_proved(fen: str, n: int) -> None:
    verdict = prove(chess.Board(fen), max(n, 3))
    assert (verdict.result, verdict.n) == ("mate", n)
    assert complaint(verdict.as_dict()) is None
    assert verdict.proof
    assert verdict.proof.length == n


def test_all_keys_are_those_of_a_plain_search() -> None:
    boards = disturbed(1, 12)
    verdicts = prove_many(boards, 2, all_keys=True)
    assert {verdict.n for verdict in verdicts if verdict.keys} == {1, 2}
    for board, verdict in zip(boards, verdicts, strict=True):
        n, expected = shortest(board, 2)
        assert verdict.result == ("mate" if n else "none"), board.fen()
        assert sorted(key.uci() for key in verdict.keys) == expected, board.fen()
        assert verdict.n == (n or 2)
        assert n == 0 or complaint(verdict.as_dict()) is None


def test_all_keys_of_a_mate_in_three() -> None:
    board = chess.Board("7k/8/8/8/3R4/8/8/1R2K3 b - - 0 1")
    board.turn = chess.WHITE
    board.set_piece_at(chess.G6, chess.Piece.from_symbol("p"))
    n, expected = shortest(board, 3)
    verdict = prove(board, 3, all_keys=True)
    assert (verdict.n, sorted(key.uci() for key in verdict.keys)) == (n, expected)


@pytest.mark.parametrize("fen", NEAR_MISSES)
def test_that_there_is_no_mate_in_two_is_proved(fen: str) -> None:
    board = chess.Board(fen)
    assert keys(board, 2) == []
    verdict = prove(board, 2)
    assert (verdict.result, verdict.n, verdict.proof, verdict.key) == ("none", 2, None, None)


def test_a_shorter_mate_is_not_missed() -> None:
    verdict = prove(chess.Board(BACK_RANK), 4)
    assert (verdict.n, verdict.key) == (1, chess.Move.from_uci("a1a8"))


def test_checks_alone_find_what_checks_can() -> None:
    assert prove(chess.Board(THREE), 3, checks_only=True).n == 3
    verdict = prove(chess.Board(QUIET), 2, checks_only=True)
    assert verdict.result == "unknown"


def test_limits_make_the_answer_unknown() -> None:
    board = chess.Board(MATES["four moves"][0])
    assert prove(board, 4, seconds=0).result == "unknown"
    verdict = prove(board, 4, positions=3)
    assert verdict.result == "unknown"
    assert verdict.asked <= 3


def test_many_boards_are_answered_as_one_by_one() -> None:
    boards = [chess.Board(fen) for fen, n in MATES.values() if n == 2]
    together = [verdict.as_dict() for verdict in prove_many(boards, 2)]
    assert together == [prove(board, 2).as_dict() for board in boards]


@pytest.mark.parametrize("n", [0, -1, MOST_MOVES + 1])
def test_an_absurd_length_is_refused(n: int) -> None:
    with pytest.raises(ClausewitzError, match=f"a mate in {n} "):
        prove(chess.Board(), n)


@pytest.mark.parametrize(
    ("fen", "end"),
    [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
    ],
)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_game_that_is_over_is_refused(fen: str, end: str, n: int) -> None:
    with pytest.raises(ClausewitzError, match=f"black is in {end}"):
        prove(chess.Board(fen), n)


@pytest.mark.parametrize(("n", "count"), [(2, 4), (3, 2)])
def test_mates_of_games_are_proved(n: int, count: int) -> None:
    for board in mates_of_games(n)[:count]:
        verdict = prove(board, n)
        assert (verdict.result, verdict.n) == ("mate", n), board.fen()
        assert complaint(verdict.as_dict()) is None
