"""Strategic reasons, and what is said of moves that win nothing by force."""

import re
from typing import NamedTuple

import chess
import pytest

from clausewitz.advice.lines.advised_lines import advised_by_lines, quiet_suggestion
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.advice.methods.batches import verdict_texts
from clausewitz.advice.request import AdviceRequest
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.support.data import data_dir
from clausewitz.wording import load_grammar, say

WORTHS = (data_dir("logic") / "judgement" / "strategic_worth.pl").read_text()
_SAID = """
    judgement_seen_lines:seen_line("{fen}", [{moves}], _Seen),
    judgement_seen_lines:bk_line(_Seen, _Line),
    judgement_quiet_moves:scene(_Seen, _Scene), arg(2, _Scene, _Side),
    strategy:quiet_reasons(_Line, none, _Reasons), member(_Reason, _Reasons),
    judgement_quiet_sentences:with_idea(_Line, _Side, _Reason, reason(_, _, _Change, _Cases)),
    chess_english:say(quiet_reason(_Scene, because(_Change, _Cases)), Text)
"""
_REASONS = """
    fen_line("{fen}", [{moves}], _Line), {rival}, strategy:quiet_reasons(_Line, _Rival, _Reasons),
    member(reason(Weight, Name, Change, Cases), _Reasons)
"""


class StrategicReason(NamedTuple):
    weight: int
    name: str
    change: str
    cases: str


def strategic_reasons(
    board: chess.Board, line: JudgedLine, other: JudgedLine | None = None
) -> list[StrategicReason]:
    """All that speaks for the first move of a line, the weightiest first."""
    fen = fen_of(board)
    beside = f'fen_line("{fen}", [{_moves(other)}], _Rival)' if other else "_Rival = none"
    found = prolog().query(_REASONS.format(fen=fen, moves=_moves(line), rival=beside))
    return [
        StrategicReason(int(row["Weight"]), row["Name"], row["Change"], row["Cases"])
        for row in found.rows
    ]


def _moves(line: JudgedLine) -> str:
    return ", ".join(move.uci() for move in line.moves)


UNPROTECTED = "6k1/5ppp/8/3b4/2N5/8/2B2PPP/2R3K1 w - - 0 1"
OUTPOST = "1rrq2k1/p4pbp/3p2p1/p3p2n/1PP1P3/2N2P2/PB1Q2PP/1R1R2K1 w - - 0 1"
SPANISH = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"
ITALIAN = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
PIANO = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 7"
PINNED = "r1bqk2r/ppp2ppp/2np1n2/2b1p1B1/2B1P3/2NP1N2/PPP2PPP/R2QK2R b KQkq - 0 7"
ROOKS = "3r2k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
DOUBLED = "3r2k1/5ppp/8/8/8/8/3R1PPP/R5K1 w - - 0 1"
ENDING = "8/5k2/8/3p4/8/8/5P2/5K2 w - - 0 1"

SAID = [
    (OUTPOST, "c3d5 h5f6", "takes the outpost on d5"),
    (OUTPOST, "c3d5 h5f6", "protects the pawn on b4"),
    (OUTPOST, "c3d5 h5f6", "opens the long diagonal for the bishop on b2"),
    (SPANISH, "b5c6 b7c6", "exchanges the bishop for the knight"),
    (SPANISH, "b5c6 b7c6", "leaves Black with doubled pawns"),
    (ITALIAN, "e1g1 g8f6", "brings the king into safety"),
    (ITALIAN, "b1c3 g8f6", "develops the knight"),
    (PIANO, "c1g5 h7h6", "pins the knight on f6 to the queen on d8"),
    (PINNED, "d8d7 g5f6", "breaks the pin on the knight on f6"),
    (PINNED, "c8e6 c4e6", "offers to exchange bishops"),
    (PINNED, "h7h6 g5h4", "attacks the bishop on g5"),
    (ROOKS, "a1a7 g7g6", "puts the rook on the seventh rank"),
    (ROOKS, "g2g3 g7g6", "makes an escape square for the king"),
    (DOUBLED, "a1d1 g7g6", "doubles the rooks on the d-file"),
    (ENDING, "f1e2 f7e6", "brings the king towards the centre"),
    (ENDING, "f1e2 f7e6", "brings the king closer to the pawn on d5"),
    ("8/5k2/8/3p4/8/3K4/5P2/8 w - - 0 1", "d3d4 f7e6", "blockades the passed pawn on d5"),
    (chess.STARTING_FEN, "e2e4 e7e5", "gains space in the centre"),
    (chess.STARTING_FEN, "e2e4 e7e5", "opens lines for the queen on d1 and the bishop on f1"),
    (chess.STARTING_FEN, "g1f3 d7d5", "controls d4 and e5"),
    (
        "r2q1rk1/pp3ppp/2n5/3p4/3P4/2N5/PP1Q1PPP/R4RK1 w - - 0 1",
        "f1e1 f8e8",
        "puts the rook on the open e-file",
    ),
    (
        "r4rk1/pp3ppp/8/3p4/8/8/PP3PPP/R4RK1 w - - 0 1",
        "a1d1 f8d8",
        "puts the rook on the half-open d-file",
    ),
    (
        "3qr1k1/5ppp/8/8/8/8/3Q1PPP/R3R1K1 w - - 0 1",
        "d2d8 e8d8",
        "exchanges queens, as one should when ahead",
    ),
    (
        "r2qkb1r/ppp2ppp/2n1bn2/3p4/3P4/2NB1N2/PPP2PPP/R1BQK2R w KQkq - 0 7",
        "h2h3 f8d6",
        "keeps the bishop and the knight out of g4",
    ),
    (
        "r1b2rk1/pp3ppp/8/3q4/8/8/PP1Q1PPP/R4RK1 w - - 0 1",
        "d2e3 d5e6",
        "moves the attacked queen to safety",
    ),
    ("4k3/1p6/8/8/8/8/P7/4K3 w - - 0 1", "a2a4 e8d7", "holds back the pawn on b7"),
    (
        "4k3/8/8/4p3/8/8/8/1N2K3 w - - 0 1",
        "b1d2 e8d7 d2c4",
        "heads for c4, which attacks the pawn on e5",
    ),
    ("4k3/4p3/8/8/8/8/4B3/4RK2 w - - 0 1", "e2f3 e8d8", "makes way for the rook on e1"),
    ("4r1k1/8/8/8/8/8/8/4K2R w - - 0 1", "e1d2 g8f7 h1h7", "gets out of the check"),
    (
        "6k1/8/8/8/8/4P3/8/3R2K1 w - - 0 1",
        "d1e1 g8f7 e3e4",
        "prepares e4, which pushes the passed pawn",
    ),
    (UNPROTECTED, "c2b1 g7g6", "lets the rook on c1 protect the knight on c4"),
    ("4k3/2p5/1p6/P7/8/8/8/R3K3 w - - 0 1", "a5b6 c7b6", "exchanges pawns"),
    ("4k3/2p3pp/1p6/P7/8/8/6PP/R3K3 w - - 0 1", "a5b6 c7b6", "opens the a-file for the rook"),
    ("4k3/2p5/1p6/P7/8/8/8/R3K3 w - - 0 1", "a5b6 c7b6", "opens the a-file"),
    ("4r1k1/8/8/8/8/8/5PP1/2B1K3 w - - 0 1", "c1e3 g8f7 g2g3", "blocks the check"),
    (
        "r2qk3/8/8/8/3n4/4B3/8/3QK3 b - - 0 1",
        "d4c6 e1f2 a8b8",
        "moves the attacked knight to safety",
    ),
    (
        "1r3rk1/pp2qppp/2n5/2bp4/3Nb3/1P2P1P1/PB3PBP/2RQ1RK1 b - - 2 16",
        "e4g2 g1g2",
        "removes a bishop that guards the king",
    ),
    ("4k3/8/8/8/4P3/3P4/8/4KB2 w - - 0 1", "f1h3 e8e7", "is more active there"),
    ("r2r2k1/8/8/8/8/8/7P/4K2R w - - 0 1", "e1e2 g8f7", "lets the rook on h1 into play"),
    ("4k3/8/8/7p/8/8/7P/4K3 w - - 0 1", "h2h4 e8e7", "fixes the pawn on h5"),
    (
        "3q2k1/3p1ppp/8/8/8/8/3P1PPP/5RK1 w - - 0 1",
        "f1d1 g7g6",
        "puts the rook opposite the queen on d8",
    ),
    (
        "6k1/5ppp/8/8/8/4P3/5PPP/R5K1 w - - 0 1",
        "a1e1 g7g6",
        "puts the rook behind the pawn on e3, which may advance",
    ),
    (
        "6k1/5ppp/1q6/8/3P4/8/6PP/6K1 w - - 0 1",
        "g1h1 g7g6",
        "takes the king off the line of the queen on b6",
    ),
    (
        "2r3k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        "a1c1 c8c1",
        "contests the c-file with the rook on c8",
    ),
    (
        "6k1/5p1p/5Qp1/3q4/8/8/5P2/6K1 b - - 0 1",
        "d5e6 f6e6",
        "offers to exchange queens: the one on f6 bears on the king",
    ),
]


def line_of(fen: str, moves: str) -> tuple[chess.Board, JudgedLine]:
    return chess.Board(fen), JudgedLine(tuple(map(chess.Move.from_uci, moves.split())), 20)


def said(fen: str, moves: str) -> list[str]:
    """All that is said for the first move of a line."""
    load_grammar()
    rows = prolog().query(_SAID.format(fen=fen, moves=", ".join(moves.split()))).rows
    return [row["Text"].strip("\"'") for row in rows]


@pytest.mark.parametrize(("fen", "moves", "words"), SAID)
def test_what_a_quiet_move_does_is_said(fen: str, moves: str, words: str) -> None:
    assert words in said(fen, moves)


# Answers to checks, squares that the other side holds and one that is left, a capture that loses
# the queen, a rook that goes back, a pawn that goes on all the same, a journey to nowhere, a move
# that needed no preparation, pieces in line that aim at nothing, a queen before a queen that is
# guarded, a pawn that is lost, and castling to an open file.
NOT_SAID = [
    ("rr4k1/2n1pp1p/q1pp2p1/3Pb3/4P3/1PN4P/PBQ2PPK/R3R3 w - - 0 1", "h2g1 c6d5 c3e2", "prepares"),
    ("r3kb1r/pp2p2p/2p2pp1/2n1P3/5Bb1/2P2N2/PPB1KPPP/R6R b - - 0 1", "c5e6 e5f6", "controls"),
    ("r5k1/3nppbp/3p2p1/1PPn4/8/5N2/2QB1PPP/r4RK1 b - - 0 21", "d6c5 c2c5", "exchanges"),
    ("3r2k1/5ppp/8/8/R7/8/5PPP/5RK1 w - - 0 1", "a4a1 g7g6", "connects"),
    ("5k2/4p3/8/8/Q7/8/8/4K3 w - - 0 1", "a4a5 f8f7", "control of a4"),
    ("3rk3/8/8/8/8/8/8/2B1K3 w - - 0 1", "c1f4 d8d7", "d6"),
    ("6k1/6pp/8/8/6PP/8/8/6K1 b - - 0 1", "g7g6 h4h5", "holds back"),
    ("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "b1d2 e8d7 d2c4", "heads for"),
    (  # a rook behind its own pawn
        "r6r/p2k1ppp/3p1n2/3p4/3P4/5P2/PPP1N1PP/R3K2R b KQ - 0 15",
        "a7a5 e1f2 h8e8",
        "opens lines",
    ),
    (  # a queen that takes nothing, and a knight that would be taken
        "r4rk1/pp2ppqp/2n2np1/3p4/3N1NPP/1PP2P2/P2Q4/R2K3R w - - 1 21",
        "d2e3 a8d8 g4g5",
        "eyes",
    ),
    (
        "1n1qkb1r/rp2pppp/p1p2nb1/3p4/2PP3N/2Q1PP2/PP1N2PP/R1B1KB1R b KQk - 2 9",
        "e7e6 h4g6 h7g6",
        "keeps the knight out of f5",
    ),
    ("4k3/p7/8/8/8/8/8/4K2R w - - 0 1", "h1h2 a7a6 e1d2", "prepares"),
    ("6k1/5ppp/8/8/2B5/8/5PPP/Q5K1 w - - 0 1", "a1e1 g7g6", "lines up"),
    ("r1bq1rk1/1p2ppbp/2n3p1/1p1N2B1/8/6P1/P3PPBP/1R1Q1RK1 w - - 2 14", "d1c1 a8a2", "the pin"),
    ("8/8/2B5/p5p1/8/1k3P2/5K2/2b5 w - - 2 75", "f3f4 c1f4 c6d5", "challenges"),
    (
        "rnbqk2r/1p4bp/3p1n2/p1pP1p2/2P1p3/P1N1P2B/1P1N1P1P/R1BQK1R1 b Qkq - 3 13",
        "e8g8 f2f4",
        "safety",
    ),
    (
        "r1bq1rk1/1p2bppp/p1nppn2/8/3NP1P1/2N1BP2/PPPQ3P/R3KB1R w KQ - 0 10",
        "d4b3 c6e5",
        "controls d4",
    ),
]


@pytest.mark.parametrize(("fen", "moves", "words"), NOT_SAID)
def test_what_is_not_so_is_not_said(fen: str, moves: str, words: str) -> None:
    assert [text for text in said(fen, moves) if words in text] == []


def test_every_reason_has_words() -> None:
    """The grammar knows every change that strategic_worth.pl lists."""
    grammar = (data_dir("logic") / "english" / "strategy.pl").read_text()
    names = re.findall(r"^worth\(\w+, ([^)]+\)), ", WORTHS, re.MULTILINE)
    assert len(names) > 50
    stems = [name.removesuffix(")") for name in names]
    assert [
        stem for stem in stems if not re.search(rf"^reason\({re.escape(stem)}[()]", grammar, re.M)
    ] == []


def test_a_reply_that_takes_the_piece_leaves_no_outpost() -> None:
    board, line = line_of(OUTPOST.replace("7n", "5n2").replace("p2n", "p3"), "c3d5")
    assert "outpost" in {reason.name for reason in strategic_reasons(board, line)}
    taken = "1rrq2k1/p4pbp/3p1np1/p3p3/1PP1P3/2N2P2/PB1Q2PP/1R1R2K1 w - - 0 1"
    board, line = line_of(taken, "c3d5 f6d5")
    assert "outpost" not in {reason.name for reason in strategic_reasons(board, line)}


def test_what_the_next_best_move_does_not_bring_weighs_more() -> None:
    board, line = line_of(ITALIAN, "b1c3 g8f6")
    _, rival = line_of(ITALIAN, "e1g1 g8f6")
    alone, beside = (strategic_reasons(board, line, other) for other in (rival, line))
    weights = {reason.name: reason.weight for reason in beside}
    last = re.findall(r"^last_resort\((\w+)\)", WORTHS, re.MULTILINE)
    assert all(
        (reason.weight > weights[reason.name]) is (reason.name not in last) for reason in alone
    )


def test_a_quiet_suggestion_has_one_sentence_for_two_reasons() -> None:
    board, line = line_of(OUTPOST, "c3d5 h5f6")
    found = quiet_suggestion(board, [line])
    assert found is not None
    assert found.why == "Nd5 protects the pawn on b4 and takes the outpost on d5."
    assert [reason.tactic for reason in found.reasons] == ["defence", "outpost"]
    assert found.reasons[1].why == "Nd5 takes the outpost on d5."
    assert found.reasons[1].squares == ("d5",)
    assert found.forced is False


def test_what_the_next_move_is_for_is_said() -> None:
    board, line = line_of("7k/6pp/8/8/8/8/6PP/R1R3K1 w - - 0 1", "c1c2 g7g6 a1c1")
    found = quiet_suggestion(board, [line])
    assert found is not None
    assert found.why == "Rc2 prepares Rac1, which doubles the rooks on the c-file."


def test_who_is_mated_is_shown_how() -> None:
    board = chess.Board("7k/5ppp/8/8/8/8/8/RR4K1 b - - 0 1")
    moves = tuple(map(chess.Move.from_uci, ("h7h6", "a1a8")))
    other = tuple(map(chess.Move.from_uci, ("h7h5", "a1a8")))
    mated = [JudgedLine(moves, -29_996), JudgedLine(other, -29_997)]
    (found,) = advised_by_lines(board, mated, LineSearch(), AdviceRequest())
    assert found.forced is False
    assert found.why.startswith("h6 only delays the mate: ")


def test_the_only_legal_move_is_called_that() -> None:
    board = chess.Board("7k/8/6K1/8/8/8/8/1R6 b - - 0 1")
    line = JudgedLine(tuple(map(chess.Move.from_uci, ("h8g8", "b1b8"))), -29_998)
    (found,) = advised_by_lines(board, [line], LineSearch(), AdviceRequest())
    assert found.why == "Kg8 is the only legal move. It only delays the mate: 1... Kg8 2. Rb8#."
    assert not found.forced


@pytest.mark.parametrize(
    ("score", "words"),
    [
        ("score(white, 30)", "Nothing is won by force; the two sides are about level (+0.3)."),
        ("score(black, 90)", "Nothing is won by force; Black is slightly better (-0.9)."),
        ("score(white, -150)", "Nothing is won by force; Black is clearly better (-1.5)."),
        ("score(white, 530)", "White is winning (+5.3); no single move decides."),
        ("score(white, -530)", "Black is winning (-5.3)."),
        ("mate_score(white, -2)", "White is mated in two."),
    ],
)
def test_the_verdict_agrees_with_the_score(score: str, words: str) -> None:
    assert say([f"no_forced_win({score})"]) == [words]


def test_verdicts_of_several_answers() -> None:
    board, line = line_of(OUTPOST, "c3d5 h5f6")
    quiet = quiet_suggestion(board, [line])
    assert quiet is not None
    over = chess.Board("6k1/5ppp/8/8/8/8/5PPP/4r1K1 w - - 0 1")
    drawn = chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    assert verdict_texts([board, board, over, drawn], [[], [quiet], [], []]) == [
        "",
        "Nothing is won by force; the two sides are about level (+0.2).",
        "White is checkmated: the game is over.",
        "It is stalemate: Black has no legal move, and the game is drawn.",
    ]


def test_an_opening_is_named_and_its_idea() -> None:
    board, line = line_of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "c7c5 g1f3")
    found = quiet_suggestion(board, [line])
    assert found is not None
    assert found.why == "c5 enters the Sicilian defence (B20) and controls d4."
    assert [reason.tactic for reason in found.reasons] == ["opening", "centre"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Benko's opening", "enters Benko's opening (A00)"),
        ("King's pawn opening", "enters the King's pawn opening (A00)"),
    ],
)
def test_openings_of_people_have_no_article(name: str, words: str) -> None:
    scene = 'scene("g3", white, g2, g3, "", "", none)'
    assert say([f'quiet_reason({scene}, because(opening("A00", "{name}"), []))']) == [words]


@pytest.mark.parametrize(
    ("scores", "does"),
    [
        ("60, -40, 10", True),  # the reply that a pass permits is bad now
        ("60, none, 10", True),  # or not possible
        ("10, -40, 10", False),  # a pass would cost little
        ("60, -12, 10", False),  # it is nearly the best reply still
    ],
)
def test_a_move_takes_the_point_out_of_another(scores: str, does: bool) -> None:
    found = prolog().query(f"judgement_threats:takes_the_point({scores})")
    assert bool(found.rows) is does


def test_what_a_wanted_move_is_good_for_is_said() -> None:
    load_grammar()
    line = 'fen_line("8/2k5/b7/7p/P3B2P/1K6/8/8 w - - 0 1", [e4f3, a6f1], _Line)'
    found = prolog().query(f"{line}, judgement_quiet_sentences:purpose(_Line, Text)")
    assert found.rows == [{"Text": '"attacks the pawn on h5"'}]
