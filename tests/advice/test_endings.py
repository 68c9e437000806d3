"""Known endings: where each holds and where it does not, for both colours, and beside tables."""

import shutil
from pathlib import Path

import chess
import pytest

from clausewitz.advice.advised_move import Advice
from clausewitz.advice.endings import (
    MOST_PIECES,
    KnownEnding,
    ending_moves,
    ending_reason,
    known_endings,
    may_be_known,
)
from clausewitz.advice.methods.batches import Question, answer
from clausewitz.advice.request import AdviceRequest
from clausewitz.endgames.endgame_tables import TableResult, endings_verdict, tables
from clausewitz.position.board import after_move
from clausewitz.support.data import public_files
from clausewitz.support.errors import ClausewitzError
from endings_check import CLASSES, random_boards, table_result
from repl.plain_repl import answered

TABLES = [path for path in public_files("syzygy") if path.name == "KPvK.rtbw"]
FOLDER = TABLES[0].parent if TABLES else Path()
MISSING = "no Syzygy table KPvK in the folder that $CLAUSEWITZ_DATA names"

LUCENA = "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1"
OPPOSITION = "4k3/8/8/3K4/4P3/8/8/8 w - - 0 1"
WAITING = "8/p6p/4k3/8/4K3/8/P6P/8 b - - 0 1"

HOLDS = [
    ("lucena", "won(white)", LUCENA),
    ("lucena", "won(white)", "3K4/3P2k1/8/8/8/8/2r5/5R2 w - - 0 1"),
    ("lucena", "won(white)", "6K1/4k1P1/8/8/8/8/7r/5R2 b - - 0 1"),
    ("philidor", "drawn", "3k4/R7/7r/3KP3/8/8/8/8 b - - 0 1"),
    ("philidor", "drawn", "4k3/7R/r7/3KP3/8/8/8/8 w - - 0 1"),
    ("philidor", "drawn", "3k4/7R/3P4/2K5/8/8/8/r7 w - - 0 1"),
    ("rook_behind_passed_pawn", "open", "6k1/5ppp/8/P7/8/8/5PPP/R5K1 w - - 0 1"),
    ("rook_behind_passed_pawn", "open", "R7/5ppk/7p/8/p7/8/1r3PPP/6K1 w - - 0 1"),
    ("key_squares", "won(white)", "4k3/8/4K3/8/4P3/8/8/8 w - - 0 1"),
    ("key_squares", "won(white)", OPPOSITION),
    ("key_squares", "won(white)", "4k3/8/8/8/8/8/3P4/7K w - - 0 1"),
    ("key_squares", "drawn", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"),
    ("key_squares", "drawn", "4k3/8/4P3/4K3/8/8/8/8 b - - 0 1"),
    ("unstoppable_pawn", "won(white)", "k7/8/8/8/6P1/8/8/6K1 w - - 0 1"),
    ("unstoppable_pawn", "won(white)", "8/8/8/k7/7P/8/8/K7 w - - 0 1"),
    ("unstoppable_pawn", "won(white)", "8/1p6/k5P1/8/8/8/8/6K1 w - - 0 1"),
    ("rook_pawn", "drawn", "k7/8/8/1K6/P7/8/8/8 w - - 0 1"),
    ("rook_pawn", "drawn", "8/2k5/8/8/P7/1K6/8/8 b - - 0 1"),
    ("rook_pawn", "drawn", "K1k5/8/P7/8/8/8/8/8 b - - 0 1"),
    ("lost_pawn", "drawn", "8/8/8/8/3k4/4P3/8/K7 b - - 0 1"),
    ("lost_pawn", "drawn", "8/8/8/2k5/1P6/8/8/7K b - - 0 1"),
    ("direct_opposition", "open", "8/8/4k3/8/4K3/8/4P3/8 b - - 0 1"),
    ("direct_opposition", "open", "8/pp6/8/2k1K3/8/PP6/8/8 b - - 0 1"),
    ("distant_opposition", "open", "4k3/8/8/8/4K3/8/4P3/8 b - - 0 1"),
    ("distant_opposition", "open", "8/4k3/8/8/8/8/p7/4K3 b - - 0 1"),
    ("diagonal_opposition", "open", "8/8/2k5/8/4K3/8/4P3/8 b - - 0 1"),
    ("diagonal_opposition", "open", "8/8/5k2/8/3K4/8/P6p/8 b - - 0 1"),
    ("wrong_bishop", "drawn", "7k/8/8/7P/6K1/8/8/5B2 w - - 0 1"),
    ("wrong_bishop", "drawn", "8/1k6/8/P7/P7/8/8/K1B5 w - - 0 1"),
    ("wrong_bishop", "drawn", "8/2k5/8/P7/8/8/8/K1B5 b - - 0 1"),
    ("opposite_bishops", "drawish", "4k3/8/3b4/8/4B3/4P3/8/4K3 w - - 0 1"),
    ("opposite_bishops", "drawish", "4k3/pp6/3b4/8/4B3/PP6/5P2/4K3 b - - 0 1"),
    ("queen_against_pawn", "won(white)", "7K/7Q/8/8/8/8/3pk3/8 w - - 0 1"),
    ("queen_against_pawn", "won(white)", "8/8/8/8/2K5/8/p6Q/1k6 w - - 0 1"),
    ("queen_against_pawn", "drawn", "7K/8/8/8/6Q1/8/pk6/8 w - - 0 1"),
    ("queen_against_pawn", "drawn", "7K/8/8/8/6Q1/8/1kp5/8 w - - 0 1"),
    ("mate_with_queen", "won(white)", "8/8/8/3k4/8/8/8/QK6 w - - 0 1"),
    ("mate_with_queen", "won(white)", "8/8/8/3k4/8/8/8/QK6 b - - 0 1"),
    ("mate_with_rook", "won(white)", "8/8/8/3k4/8/8/8/RK6 w - - 0 1"),
    ("mate_with_rook", "won(white)", "8/8/8/3k4/8/8/8/RK6 b - - 0 1"),
    ("mate_with_two_bishops", "won(white)", "8/8/8/3k4/8/8/8/KBB5 w - - 0 1"),
    ("mate_with_two_bishops", "won(white)", "8/8/8/3k4/8/8/8/KBB5 b - - 0 1"),
    ("mate_with_bishop_and_knight", "won(white)", "8/8/8/3k4/8/8/8/KBN5 w - - 0 1"),
    ("mate_with_bishop_and_knight", "won(white)", "7k/8/8/8/8/8/8/KBN5 b - - 0 1"),
    ("too_little_to_mate", "drawn", "8/8/8/3k4/8/8/8/KB6 w - - 0 1"),
    ("too_little_to_mate", "drawn", "8/8/8/3k4/8/8/8/KN6 b - - 0 1"),
]

DOES_NOT_HOLD = [
    # The king is not cut off; the pawn is a rook pawn; the rook hangs; checks from the side.
    ("lucena", "1K6/1P1k4/8/8/8/8/r7/4R3 w - - 0 1"),
    ("lucena", "K7/P2k4/8/8/8/8/1r6/2R5 w - - 0 1"),
    ("lucena", "1K1k4/1P6/8/8/8/8/8/r1R5 b - - 0 1"),
    ("lucena", "3K4/3P4/1k6/8/8/8/7r/2R5 b - - 0 1"),
    # The rook has left the sixth rank; it can be taken; the pawn shelters its king.
    ("philidor", "3k4/R7/3K4/4P2r/8/8/8/8 b - - 0 1"),
    ("philidor", "3k4/8/R6r/3KP3/8/8/8/8 w - - 0 1"),
    ("philidor", "3k4/7R/2KP4/8/8/8/8/r7 w - - 0 1"),
    # Something stands between, or the rook is before the pawn; the pawn is not passed.
    ("rook_behind_passed_pawn", "r5k1/5ppp/8/P7/8/8/5PPP/6KR w - - 0 1"),
    ("rook_behind_passed_pawn", "6k1/1p3ppp/8/P7/8/8/5PPP/R5K1 w - - 0 1"),
    ("key_squares", "8/8/4k3/8/4K3/8/4P2p/8 b - - 0 1"),
    ("key_squares", "8/8/4k3/8/4K3/8/4R3/8 b - - 0 1"),
    # Inside the square; the own king stands in the way; the other pawn is as quick.
    ("unstoppable_pawn", "8/8/3k4/6P1/8/8/8/6K1 w - - 0 1"),
    ("unstoppable_pawn", "8/k7/6K1/6P1/8/8/8/8 b - - 0 1"),
    ("unstoppable_pawn", "8/8/k7/8/1p4P1/8/8/6K1 w - - 0 1"),
    ("rook_pawn", "8/8/1k6/8/1P6/1K6/8/8 w - - 0 1"),
    ("rook_pawn", "7k/1K6/8/P7/8/8/8/8 w - - 0 1"),
    ("lost_pawn", "8/8/8/8/3k4/4P3/4K3/8 b - - 0 1"),
    ("lost_pawn", "8/8/8/8/4k3/4P3/8/K7 w - - 0 1"),
    ("direct_opposition", "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1"),
    ("direct_opposition", "8/8/4k3/8/4K3/8/4R3/8 b - - 0 1"),
    ("distant_opposition", "4k3/8/8/8/8/4K3/4P3/8 b - - 0 1"),
    ("distant_opposition", "4k3/8/4p3/8/4K3/8/4P3/8 b - - 0 1"),
    ("diagonal_opposition", "8/8/1k6/8/4K3/8/4P3/8 b - - 0 1"),
    ("diagonal_opposition", "8/8/2k5/3p4/4K3/8/4P3/8 w - - 0 1"),
    # The bishop controls the corner; the king comes too late; the pawn is no rook pawn.
    ("wrong_bishop", "7k/8/8/7P/6K1/8/8/2B5 w - - 0 1"),
    ("wrong_bishop", "8/K7/P7/8/4k3/8/8/2B5 w - - 0 1"),
    ("wrong_bishop", "6k1/8/8/6P1/6K1/8/8/5B2 w - - 0 1"),
    ("opposite_bishops", "4k3/8/2b5/8/4B3/4P3/8/4K3 w - - 0 1"),
    ("opposite_bishops", "4k3/8/3b4/8/4B3/4P3/8/R3K3 w - - 0 1"),
    # The pawn is to move; its king is far.
    ("queen_against_pawn", "7K/7Q/8/8/8/8/3pk3/8 b - - 0 1"),
    ("queen_against_pawn", "7K/8/8/4k3/8/1Q6/3p4/8 w - - 0 1"),
    # The bare king takes a piece, or is stalemated.
    ("mate_with_queen", "8/8/8/8/8/8/1k6/Q3K3 b - - 0 1"),
    ("mate_with_queen", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"),
    ("mate_with_rook", "8/8/8/3k4/4R3/8/8/K7 b - - 0 1"),
    ("mate_with_rook", "k7/1R6/8/8/8/8/8/6K1 b - - 0 1"),
    ("mate_with_two_bishops", "8/8/3k4/8/8/8/B7/KB6 w - - 0 1"),
    ("mate_with_two_bishops", "8/8/8/3k4/4B3/8/8/K1B5 b - - 0 1"),
    ("mate_with_bishop_and_knight", "8/8/8/3kN3/8/8/8/KB6 b - - 0 1"),
    ("mate_with_bishop_and_knight", "8/8/8/3k4/8/8/8/KNN5 w - - 0 1"),
    ("too_little_to_mate", "8/8/8/3k4/8/8/8/KR6 w - - 0 1"),
    ("too_little_to_mate", "8/8/8/3k4/3p4/8/8/KB6 w - - 0 1"),
]

OTHER = {"won(white)": "won(black)", "won(black)": "won(white)"}


def by_name(board: chess.Board) -> dict[str, KnownEnding]:
    return {ending.name: ending for ending in known_endings(board)}


@pytest.mark.parametrize(("name", "verdict", "fen"), HOLDS)
def test_an_ending_holds_for_both_colours(name: str, verdict: str, fen: str) -> None:
    board = chess.Board(fen)
    assert by_name(board)[name].verdict == verdict
    assert by_name(board.mirror())[name].verdict == OTHER.get(verdict, verdict)
    mirrored = board.transform(chess.flip_horizontal)
    assert by_name(mirrored)[name].verdict == verdict


@pytest.mark.parametrize(("name", "fen"), DOES_NOT_HOLD)
def test_an_ending_does_not_hold(name: str, fen: str) -> None:
    board = chess.Board(fen)
    assert board.is_valid()
    assert name not in by_name(board)
    assert name not in by_name(board.mirror())


def test_each_ending_has_two_positions_of_either_kind() -> None:
    for name in {name for name, _, _ in HOLDS}:
        assert sum(each == name for each, _, _ in HOLDS) >= 2, name
        assert sum(each == name for each, _ in DOES_NOT_HOLD) >= 2, name


SAMPLES = {"KPk": 150, "KBPk": 200, "KQkp": 400, "KPkp": 100}
"""Positions of the classes in which not everything is judged alike; of the others there are 30."""


@pytest.mark.skipif(not TABLES, reason=MISSING)
@pytest.mark.parametrize("pieces", CLASSES)
def test_verdicts_are_those_of_the_tables(pieces: str) -> None:
    """tools/endings_check.py compares thousands."""
    count, judged = SAMPLES.get(pieces, 30), 0
    with tables(FOLDER) as base:
        for board in random_boards(pieces, count, 20, CLASSES[pieces]):
            for ending in known_endings(board):
                if ending.is_decided:
                    judged += 1
                    assert ending.verdict == table_result(board, base), board.fen()
    assert judged >= count / 50
    if pieces == "KPk":
        assert judged == count


def reason(fen: str, *moves: str) -> KnownEnding | None:
    board = chess.Board(fen)
    after, line = board.copy(), []
    for san in moves:
        line.append(after.push_san(san))
    return ending_reason(board, line[0], line)


@pytest.mark.parametrize(
    ("fen", "move", "name", "sentence"),
    [
        (
            OPPOSITION,
            "Ke6",
            "opposition",
            "Ke6 takes the opposition, so the king on e8 must give way, and the pawn promotes.",
        ),
        (
            "8/8/8/8/4k3/8/3KP3/8 b - - 0 1",
            "Kd4",
            "opposition",
            "Kd4 takes the opposition, so the king on d2 must give way, which holds the draw.",
        ),
        (
            "8/8/8/8/4k3/8/3KP3/8 b - - 0 1",
            "Ke5",
            "loses",
            "Ke5 gives the draw away; the white king gets to a key square of the pawn on e2, such "
            "as d4, so the pawn promotes.",
        ),
        (
            OPPOSITION,
            "e5",
            "spoils",
            "e5 gives the win away; this is a draw: the king on e8 keeps the other king off the "
            "key squares d6, e6, f6, d7, e7 and f7.",
        ),
        (
            LUCENA,
            "Rc4",
            "builds_bridge",
            "Rc4 builds the bridge of the Lucena position: the rook on c4 will shield the king on "
            "b8 from checks.",
        ),
        (
            LUCENA,
            "Rd1+",
            "drives_off",
            "Rd1+ drives the king on d8 further from the pawn, before the rook builds the bridge "
            "of the Lucena position.",
        ),
        (
            "1K6/8/1P1k4/8/8/8/r7/2R5 w - - 0 1",
            "b7",
            "reaches",
            "After b7, this is the Lucena position, which is won for White: the rook goes to the "
            "fourth rank, c4, and shields the king from checks (building a bridge).",
        ),
        (
            "6k1/5ppp/8/P7/8/8/5PPP/3R2K1 w - - 0 1",
            "Ra1",
            "rook_behind",
            "Ra1 brings the rook behind its passed pawn on a5, where it belongs.",
        ),
        (
            "6k1/5pp1/7p/8/p7/8/5PPP/3R2K1 w - - 0 1",
            "Ra1",
            "",
            "",
        ),
        (
            "3R4/5ppk/7p/8/p7/8/5PPP/6K1 w - - 0 1",
            "Ra8",
            "rook_behind",
            "Ra8 brings the rook behind the opponent's passed pawn on a4, where it belongs.",
        ),
        (
            "k7/8/8/8/8/6P1/8/6K1 w - - 0 1",
            "g4",
            "reaches",
            "After g4, the black king is outside the square of the pawn on g4: it cannot be "
            "stopped.",
        ),
        (
            "3k4/R7/8/3KP3/8/8/8/7r b - - 0 1",
            "Rh6",
            "holds",
            "After Rh6, this is a draw by Philidor's defence: the rook on h6 holds the sixth rank, "
            "and checks from behind once the pawn goes there.",
        ),
    ],
)
def test_what_a_move_does(fen: str, move: str, name: str, sentence: str) -> None:
    found = reason(fen, move)
    assert (found.name, found.sentence) == (name, sentence) if found else not name


def test_a_line_may_come_to_an_ending_later() -> None:
    found = reason("8/1K1k4/1P6/8/8/8/r7/2R5 w - - 0 1", "Kb8", "Kd6", "b7")
    assert found is not None
    assert found.name == "line"
    assert found.verdict == "won(white)"
    assert found.sentence.startswith("After 2. b7, this is the Lucena position")


def test_verdicts_of_moves_are_those_for_who_plays_them() -> None:
    found = reason(OPPOSITION, "Ke6")
    assert found is not None
    assert found.winner == chess.WHITE
    assert found.squares == ("e6", "e8")


def test_nothing_is_looked_for_among_many_pieces() -> None:
    board = chess.Board()
    assert board.occupied.bit_count() > MOST_PIECES
    assert not may_be_known(board)
    assert known_endings(board) == []
    assert ending_reason(board, chess.Move.from_uci("e2e4")) is None
    assert not may_be_known(chess.Board("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"))
    assert not may_be_known(chess.Board("q3k3/8/8/8/8/8/8/Q3K3 w - - 0 1"))


@pytest.mark.parametrize(
    ("fen", "sentence"),
    [
        (
            LUCENA,
            "This is the Lucena position, which is won for White: the rook goes to the fourth "
            "rank, c4, and shields the king from checks (building a bridge).",
        ),
        (
            "7k/8/8/7P/6K1/8/8/5B2 w - - 0 1",
            "This is a draw: the bishop on f1 does not control the corner h8 in which the pawn "
            "would promote, and the king on h8 is there.",
        ),
        (
            "k7/8/8/8/6P1/8/8/6K1 w - - 0 1",
            "The black king is outside the square of the pawn on g4: it cannot be stopped.",
        ),
        (
            "7k/8/8/8/8/8/8/KBN5 b - - 0 1",
            "White wins: bishop and knight mate a bare king in a corner of the bishop's colour, h1 "
            "or a8.",
        ),
        (
            "7K/8/8/8/6Q1/8/pk6/8 w - - 0 1",
            "This is a draw: against a rook's pawn on the last rank but one, and with its king far "
            "off, the queen can only stalemate.",
        ),
        (
            "8/2k5/8/8/P7/1K6/8/8 b - - 0 1",
            "This is a draw: against the pawn on a4 the king on c7 gets to a8, and cannot be "
            "driven out.",
        ),
    ],
)
def test_what_is_said(fen: str, sentence: str) -> None:
    assert known_endings(chess.Board(fen))[0].sentence == sentence


def test_every_ending_has_a_sentence() -> None:
    for _, _, fen in HOLDS:
        for ending in known_endings(chess.Board(fen)):
            assert ending.sentence.endswith(".")


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        (OPPOSITION, ["Ke6", "Kd6"]),
        ("8/8/8/8/4k3/8/3KP3/8 b - - 0 1", ["Kd4"]),
        ("4k3/8/8/8/8/8/3P4/7K w - - 0 1", ["Kg2"]),
        ("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", []),
        (chess.STARTING_FEN, []),
    ],
)
def test_moves_that_preserve_a_win_or_a_draw(fen: str, moves: list[str]) -> None:
    board = chess.Board(fen)
    assert [board.san(move) for move, _ in ending_moves(board)] == moves


@pytest.mark.skipif(not TABLES, reason=MISSING)
def test_moves_that_preserve_a_win_are_those_of_the_tables() -> None:
    with tables(FOLDER) as base:
        for board in random_boards("KPk", 25, 4):
            by_tables = {
                move
                for move in board.legal_moves
                if table_result(after_move(board, move), base) == table_result(board, base)
            }
            assert {move for move, _ in ending_moves(board)} <= by_tables


def test_suggest_says_which_ending_it_is() -> None:
    (advice,) = answer(Question(AdviceRequest()), [chess.Board(LUCENA)])
    assert advice.remarks == [known_endings(chess.Board(LUCENA))[0].sentence]
    assert "Nothing" not in advice.text
    assert advice.as_dict()["endings"][0]["verdict"] == "won(white)"


def test_a_feature_of_the_position_is_no_verdict() -> None:
    board = chess.Board(WAITING)
    known = tuple(known_endings(board))
    assert Advice(board, (), endings=known).text.splitlines() == [
        "Nothing is won by force here.",
        "The king on e4 has the opposition against the king on e6.",
    ]


def test_a_king_need_not_give_way_where_a_pawn_may_move() -> None:
    (ending,) = known_endings(chess.Board(WAITING))
    assert ending.sentence == "The king on e4 has the opposition against the king on e6."


def test_a_request_for_one_motif_is_not_answered_by_an_ending() -> None:
    (advice,) = answer(Question(AdviceRequest(only=("fork",))), [chess.Board(LUCENA)])
    assert not advice
    assert advice.text == "Nothing is won by force here."


@pytest.mark.skipif(not TABLES, reason=MISSING)
def test_tables_add_their_verdict() -> None:
    with tables(FOLDER) as base:
        found = endings_verdict(chess.Board(OPPOSITION), base)
        assert found is not None
        assert (found.result, found.distance) == (TableResult.WON, 3)
        drawn = endings_verdict(chess.Board("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"), base)
        assert drawn == (TableResult.DRAWN, None)
        lost = endings_verdict(chess.Board("8/8/4k3/8/4K3/8/4P3/8 b - - 0 1"), base)
        assert lost is not None
        assert lost.result is TableResult.LOST
        assert endings_verdict(chess.Board(), base) is None
    request = AdviceRequest(syzygy=str(FOLDER))
    (advice,) = answer(Question(request), [chess.Board(OPPOSITION)])
    assert advice.remarks[-1].startswith("By the endgame tables White wins")
    assert advice.as_dict()["tables"] == {"result": "won", "distance": 3}


def test_a_folder_without_tables_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="no Syzygy tables"):
        answer(Question(AdviceRequest(syzygy=str(tmp_path))), [chess.Board(OPPOSITION)])


@pytest.mark.skipif(shutil.which("swipl") is None, reason="the swipl command is not installed")
def test_plain_prolog_answers_the_same(tmp_path: Path) -> None:
    goal = (
        f'known_ending(Name, "{LUCENA}", Verdict, Proof), print(Name-Verdict-Proof), nl, '
        f'known_ending("{LUCENA}", Text), print(Text), nl, '
        f'ending_reason("{OPPOSITION}", d5, e6, Why), print(Why), nl'
    )
    term, text, why = answered(f"once(({goal}))", tmp_path)
    assert term == "lucena-won(white)-[king=b8,pawn=b7,rook=c1,enemy=d8,plan=bridge(c4)]"
    assert text.strip('"') == known_endings(chess.Board(LUCENA))[0].sentence
    found = reason(OPPOSITION, "Ke6")
    assert found is not None
    assert why.strip('"') == found.sentence
