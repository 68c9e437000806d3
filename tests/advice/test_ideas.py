"""What a move is for is said first: attacks that are uncovered, threats, traps, known endings."""

import chess
import pytest

import clausewitz
from clausewitz.prolog import prolog
from clausewitz.wording import load_grammar
from running import long


@pytest.mark.parametrize(
    ("fen", "move", "said"),
    [
        (
            "r3r1k1/1p1n1pp1/p1p4p/q1Pp1b2/3Bn3/P4NP1/2QPPPBP/2R2RK1 b - - 0 1",
            "Nxg3",
            "Nxg3 is a discovered attack: it opens the line of the bishop on f5 to the queen on c2",
        ),
        ("4k3/R7/8/3Kp2p/4N1p1/3r4/8/8 w - - 0 1", "Ke6", "Ke6 threatens mate by 2. Ra8+"),
        long(
            "1rb2rk1/pp1pbppp/8/1QpBq3/1P2P3/8/P1P2PPP/R1B2RK1 b - - 0 1",
            "Bd6",
            "Bd6 threatens 2... Qxh2#, which is mate, and the queen attacks the rook on a1",
        ),
        long(
            "r5r1/1R3p1Q/p1pkbp2/2q1p3/P2pP3/3B1PP1/2P2K1P/1R6 b - - 0 1",
            "Rh8",
            "Against 2. Qxh8 there is 2... Rxh8, which wins a queen",
        ),
        long(
            "4rr1k/p4p2/1q6/1n1Npp2/2B1P3/QP6/PKP4P/6R1 w - - 0 1",
            "Qxf8+",
            "since 2. Nxb6 takes the queen",
        ),
        long(
            "6k1/5p2/1p3qpp/3Q1b2/3b4/1P4P1/P2N1P1P/4R1K1 b - - 0 1",
            "Bxf2+",
            "It wins a queen and a pawn for a bishop: 1... Bxf2+ 2. Kxf2 Be4+",
        ),
        long(
            "2q3k1/1pp1Q1bp/4p3/3pPrp1/5P2/1P2P1P1/1BP4P/R5K1 b - - 0 1",
            "Bf8",
            "Bf8 traps the queen on e7",
        ),
        (
            "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1",
            "Rc4",
            "This is the Lucena position, which is won for White",
        ),
    ],
)
def test_the_idea_is_said(fen: str, move: str, said: str) -> None:
    advice = clausewitz.suggest(chess.Board(fen))
    assert advice[0].san == move
    assert said in advice.text


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        (
            (0, -346),
            "It is the only move that holds (0.0): after 24... Rab8 White is winning (+3.5)",
        ),
        ((200, 10), "It is the only good move (-2.0): after 24... Rab8 the two sides are about"),
        ((20, -30), ""),
    ],
)
def test_without_the_only_good_move_much_is_lost(scores: tuple[int, int], said: str) -> None:
    load_grammar()
    fen = "r2r4/p5kp/1p2Kpp1/2p5/2P5/1P2P1P1/P4P1P/3R1R2 b - - 0 24"
    best, other = (f"line([{m}],{s},none)" for m, s in zip(("d8e8", "a8b8"), scores, strict=True))
    move = f'advised(d8e8, [reason(best_move, "", [], "", 1)], {best}, "", false)'
    found = prolog().query(
        f'judgement_advised_moves:with_only_move("{fen}", [{best},{other}], {move}, _Only), '
        "arg(4, _Only, Outcome)"
    )
    outcome = found.rows[0]["Outcome"].strip('"')
    assert outcome[: len(said) or None] == said
