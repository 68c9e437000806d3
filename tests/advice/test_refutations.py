"""What is said of a move that was tried: what is wrong with it, and not what is right."""

import chess
import pytest

from clausewitz.advice.explanation.refutations import also_good, refuted
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.engines.own.search_limit import MATE


def line(score: int, *moves: str) -> JudgedLine:
    return JudgedLine(tuple(map(chess.Move.from_uci, moves)), score)


ROOKS = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "tried", "mate", "words"),
    [
        (
            "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1",
            line(-900, "d1d4", "d5d4"),
            None,
            "Rd4 is not the move: 1... Qxd4 wins a rook.",
        ),
        (
            "6k1/8/8/8/8/8/r4PPP/4N1K1 w - - 0 1",
            line(-(MATE - 4), "e1d3", "a2a1", "d3e1", "a1e1"),
            None,
            "Nd3 is not the move: 1... Ra1+ mates in two.",
        ),
        (ROOKS, line(500, "h2h3", "a2a8"), 1, "h3 does not mate: 1... Ra8 is the answer."),
        (ROOKS, line(500, "h2h3", "a2a8"), 2, "h3 does not mate in two: 1... Ra8 is the answer."),
        (
            ROOKS,
            line(0, "h2h3", "a2a8"),
            1,
            "h3 is not the move: after 1... Ra8 the two sides are about level (0.0).",
        ),
        (
            "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
            line(0, "g6f7"),
            None,
            "Qf7 is not the move: it is stalemate.",
        ),
        (
            "8/8/8/8/8/1k6/2b5/K7 w - - 0 1",
            line(0, "a1b1"),
            None,
            "Kb1 is not the move: the game is drawn.",
        ),
    ],
)
def test_sentences(fen: str, tried: JudgedLine, mate: int | None, words: str) -> None:
    assert refuted([(chess.Board(fen), tried)], mate) == [words]


def test_the_motif_by_which_an_answer_wins_stands_behind_it() -> None:
    board = chess.Board("r7/4k3/8/3N4/8/8/8/4K3 b - - 0 1")
    tried = line(-500, "e7e8", "d5c7", "e8d7", "c7a8")
    assert refuted([(board, tried)]) == [
        "Ke8 is not the move: 2. Nc7+ wins a rook. Nc7+ forks the king on e8 and the rook on a8."
    ]


def test_a_good_move_is_not_blamed() -> None:
    board = chess.Board()
    words = "Nf3 is good, too, but another move is looked for."
    assert also_good(board, chess.Move.from_uci("g1f3")) == words


def test_nothing_is_said_of_nothing() -> None:
    assert refuted([]) == []
