"""Sacrifices that the best reply declines are shown as if accepted, if that is fair."""

import chess
import pytest

from clausewitz.advice.lines.advised_lines import searched_line
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.prolog import prolog

GUARDED = "7r/pp2kpp1/4p3/8/7b/4B3/PP1K1PP1/7R w - - 0 1"  # a bishop on h4, by the rook on h8


@pytest.fixture(scope="module")
def search() -> LineSearch:
    return LineSearch()


def shown_line(search: LineSearch, fen: str, san: str, score: int) -> list[str]:
    """The line as it is shown, where this is what was found."""
    board, moves = chess.Board(fen), []
    after = board.copy()
    for word in san.split():
        moves.append(after.push_san(word))
    found = searched_line(board, JudgedLine(tuple(moves), score), search).line
    assert found.score == score
    return [move.uci() for move in found.moves]


def test_a_rook_is_taken_that_the_search_would_leave_alone(search: LineSearch) -> None:
    line = shown_line(search, GUARDED, "Rxh4 Rc8 Rh7", 450)
    assert line[:3] == ["h1h4", "h8h4", "e3g5"]


def test_a_reply_that_loses_far_more_does_not_replace_the_best_one(search: LineSearch) -> None:
    assert shown_line(search, GUARDED, "Rxh4 Rc8 Rh7", 0) == ["h1h4", "h8c8", "h4h7"]


@pytest.mark.parametrize("taken", ["q", "r"])
def test_what_costs_no_more_than_it_wins_is_no_sacrifice(search: LineSearch, taken: str) -> None:
    fen = f"7r/pp2kpp1/4p3/8/7{taken}/4B3/PP1K1PP1/7R w - - 0 1"
    assert shown_line(search, fen, "Rxh4 Rc8 Rh7", 500) == ["h1h4", "h8c8", "h4h7"]


@pytest.mark.parametrize(
    ("fen", "san", "replies"),
    [
        pytest.param(GUARDED, "Rxh4 Rc8", {"take_mover": "h8"}, id="the rook that moved"),
        pytest.param(
            "1k1r3r/ppp2ppp/5n2/2bq1R2/Q2N4/2PPB3/PP4PP/R5K1 b - - 3 17",
            "Bxd4 Bxd4",
            {"take_other": "f5"},
            id="the queen that the move leaves to be taken",
        ),
        pytest.param(
            "4k3/8/8/3q3p/8/6P1/4N2P/4K3 w - - 0 1",
            "Nf4 h4",
            {"flee": "d5"},
            id="the queen that a knight attacks",
        ),
        pytest.param(
            "3r2k1/p3qpp1/1pQ2n1p/3r4/3Bp3/P1P3P1/1P2bPBP/R3R1K1 b - - 6 24",
            "Bb5 Bxf6",
            {"take_mover": "c6", "take_other": "c6", "flee": "c6"},
            id="the queen takes, or flees",
        ),
        pytest.param(
            "4k3/8/8/3q3p/8/6P1/4N2P/4K3 w - - 0 1", "Nf4 Qh1+", {}, id="it moves away already"
        ),
    ],
)
def test_replies_that_everybody_looks_at_first(fen: str, san: str, replies: dict[str, str]) -> None:
    after, moves = chess.Board(fen), list[str]()
    for word in san.split():
        moves.append(after.push_san(word).uci())
    (found,) = (
        prolog()
        .query(
            f'fen_line("{fen}", [{",".join(moves)}], _Line), '
            "judgement_threats:natural_replies(_Line, Groups)"
        )
        .rows
    )
    groups = [group.split(",") for group in found["Groups"].strip("[]").split("],[") if group]
    assert {idea: own[0][:2] for idea, *own in groups} == replies


def test_a_line_that_takes_already_stays(search: LineSearch) -> None:
    line = shown_line(search, GUARDED, "Rxh4 Rxh4 Bg5+ f6 Bxh4", 450)
    assert line == ["h1h4", "h8h4", "e3g5", "f7f6", "g5h4"]
