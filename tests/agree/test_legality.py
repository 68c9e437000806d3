"""A part of `make agree-asp` that takes seconds: both encodings of legality, and perft to 3."""

import chess
import pytest

from agree.comparing import encoding_disagreements
from agree.sources import STANDARD, game_positions, perft_suite, random_positions
from clausewitz import asp
from clausewitz.asp import Encoding

SMALL = [(fen, leaves) for fen, leaves in STANDARD if leaves < 10_000]


@pytest.mark.parametrize("encoding", list(Encoding))
def test_encoding_agrees_with_python_chess_on_random_positions(encoding: Encoding) -> None:
    assert encoding_disagreements(random_positions(60, seed=21), encoding) == []


@pytest.mark.parametrize(("encoding", "number"), [("RAYS", 80), ("DECLARATIVE", 20)])
def test_encoding_agrees_with_python_chess_on_games(encoding: str, number: int) -> None:
    boards = game_positions(number, seed=22)
    assert encoding_disagreements(boards, Encoding[encoding]) == []


def test_the_declarative_encoding_agrees_on_the_perft_suite() -> None:
    boards = [position.board for position in perft_suite()]
    assert encoding_disagreements(boards, Encoding.DECLARATIVE) == []


@pytest.mark.parametrize(("fen", "leaves"), SMALL)
def test_perft_3_of_a_standard_position(fen: str, leaves: int) -> None:
    assert asp.perft(chess.Board(fen), 3) == leaves


def test_a_disagreement_of_an_encoding_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asp, "legal_moves_batch", lambda boards, _: [[] for _ in boards])
    assert len(encoding_disagreements([chess.Board()], Encoding.RAYS)) == 1
