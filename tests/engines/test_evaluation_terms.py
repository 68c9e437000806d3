"""The words of the evaluation add up to its score; colours swapped, everything is negated."""

import json
import random
from collections.abc import Iterator

import chess
import numpy as np
import pytest
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import NETWORK, PLAYING, WORDS
from clausewitz.engines.own.evaluation_terms import Terms, terms_of
from clausewitz.engines.own.evaluation_weights import named
from clausewitz.engines.own.network_file import find_network
from clausewitz.kernel import search
from clausewitz.kernel.search.entries import evaluate_all
from running import Run

POSITIONS = 10_000
WHITE, BLACK, TURN, CASTLING = 7, 8, 9, 10  # slots of a row


def scores(rows: NDArray[np.uint64], evaluation: str = PLAYING) -> NDArray[np.int64]:
    """For White."""
    found = np.zeros(len(rows), np.int64)
    weights, network = named("clausewitz").packed(), find_network(evaluation)
    state = search.search_state(weights, search.ALL_SWITCHES, network)
    evaluate_all(state, np.ascontiguousarray(rows), found)
    return np.where(rows[:, TURN] == 0, found, -found)


def games(count: int) -> Iterator[chess.Board]:
    """Positions of random games, from the beginning to the end."""
    chance = random.Random(5)
    while count:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 300 and count:
            board.push(chance.choice(list(board.legal_moves)))
            if chance.random() < 0.15:
                count -= 1
                yield board


def scattered(count: int) -> NDArray[np.uint64]:
    """Pieces of random kinds on random squares, as many as there may be of each."""
    chance = np.random.default_rng(6)
    rows = np.zeros((count, 16), np.uint64)
    kinds = np.array([6, 6, *[1] * 16, *[2, 3, 4] * 4, 5, 5])
    sides = np.array([0, 1, *[0, 1] * 8, *[0, 0, 0, 1, 1, 1] * 2, 0, 1])
    for row in rows:
        there = chance.random(len(kinds)) < chance.random()
        there[:2] = True
        squares = chance.permutation(64)[: len(kinds)]
        there &= (kinds != 1) | ((squares > 7) & (squares < 56))
        bits = np.uint64(1) << squares[there].astype(np.uint64)
        np.bitwise_or.at(row, kinds[there], bits)
        np.bitwise_or.at(row, WHITE + sides[there], bits)
        row[0] = row[WHITE] | row[BLACK]
        row[TURN] = chance.integers(2)
    return rows


def flipped(rows: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The same with colours swapped and the board mirrored: a rank is a byte of a set."""
    after = rows.copy()
    for slot in (*range(7), CASTLING):
        after[:, slot] = rows[:, slot].byteswap()
    after[:, WHITE], after[:, BLACK] = rows[:, BLACK].byteswap(), rows[:, WHITE].byteswap()
    after[:, TURN] = 1 - rows[:, TURN]
    return after


def test_flipping_rows_is_mirroring_boards() -> None:
    board = chess.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    row, mirrored = (kernel.from_board(each)[None] for each in (board, board.mirror()))
    np.testing.assert_array_equal(flipped(row)[:, :11], mirrored[:, :11])


@pytest.mark.parametrize("evaluation", [WORDS, NETWORK])
def test_flipped_positions_have_the_negated_score(evaluation: str) -> None:
    played = np.array([kernel.from_board(board) for board in games(100)])
    rows = np.concatenate([played, scattered(POSITIONS - len(played))])
    found = scores(rows, evaluation)
    np.testing.assert_array_equal(found, -scores(flipped(rows), evaluation))
    assert len(rows) == POSITIONS
    assert len(np.unique(found)) > POSITIONS / 10


def assert_adds_up(board: chess.Board, evaluation: str = PLAYING) -> Terms:
    found = terms_of(board, evaluation)
    assert sum(term.balance for term in found.terms) == found.score, board.fen()
    assert found.score == scores(kernel.from_board(board)[None], evaluation)[0], board.fen()
    for term in found.terms:
        if term.white is not None and term.black is not None:
            assert term.balance == term.white - term.black
    return found


def test_terms_add_up_to_the_score() -> None:
    rounded = list[int]()
    for board in games(40):
        assert_adds_up(board, WORDS)
        found = assert_adds_up(board)
        rounded += [term.balance for term in found.terms if term.word == "rounding"]
    assert max(map(abs, rounded)) <= 12


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/8/4k3/8/8/4K3/6Q1 w - - 0 1",
        "8/4k3/8/3b4/3P4/2B1P3/4K3/8 b - - 0 1",
        "6k1/8/6KP/8/8/5B2/8/8 w - - 0 1",
    ],
)
def test_terms_of_endings_add_up(fen: str) -> None:
    board = chess.Board(fen)
    mirrored = assert_adds_up(board.mirror())
    assert assert_adds_up(board).score == -mirrored.score


def test_a_drawish_ending_is_a_word() -> None:
    words = {term.word: term for term in terms_of(chess.Board("7k/8/6KP/8/8/5B2/8/8 w - -")).terms}
    assert words["drawish ending"].balance < -200
    assert "drawish ending" not in {term.word for term in terms_of(chess.Board()).terms}


def test_material_is_that_of_the_pieces_on_the_board() -> None:
    words = {term.word: term for term in terms_of(chess.Board()).terms}
    assert words["material"].balance == 0
    board = chess.Board()
    board.remove_piece_at(chess.D8)
    less = {term.word: term for term in terms_of(board).terms}
    assert less["material"].balance > 700


def test_explain_prints_terms_before_and_after(run: Run) -> None:
    fen = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
    result = run("explain", "--terms", fen, "Nd5+")
    assert result.status == 0, result.err
    assert "What the score consists of, in hundredths of a pawn" in result.out
    assert "passed pawns" in result.out


def test_explained_terms_add_up_to_what_the_search_reports(run: Run) -> None:
    fen = "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1"
    found = json.loads(run("explain", "--terms", "--json", fen, "Na4").out)
    assert found["best"]["score"] > found["score"]
    for when, score in (("before", found["best"]["score"]), ("after", found["score"])):
        terms = found["terms"][when]
        assert terms["score"] == score == sum(term["balance"] for term in terms["terms"])
    assert "terms" not in json.loads(run("explain", "--json", fen, "Na4").out)
