"""bench/explain.py and what it stands on: words of motifs, squares and men of sentences."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
import pytest

from clausewitz.learn.lines.motif_themes import THEMES

BENCH = Path(__file__).parents[2] / "bench"
KNIGHT = chess.Board("r3k3/8/7p/3N4/8/8/8/4K3 w q - 0 1")
LINE = tuple(map(chess.Move.from_uci, ("d5c7", "e8d7", "c7a8")))


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.mark.parametrize(
    ("text", "themes"),
    [
        ("Nc7+ forks the king and the rook on a8.", {"fork"}),
        ("The pinned knight on f6 cannot take.", {"pin"}),
        ("Spinning pins in a pincer.", {"pin"}),
        ("Nothing defends the rook.", {"hangingPiece"}),
        ("Qxh7 forces mate in two.", {"mate", "mateIn1", "mateIn2"}),
        ("Bb5+ is a discovered check.", {"discoveredAttack", "discoveredCheck"}),
        ("Rxe7 removes the defender of g5.", {"capturingDefender"}),
        ("Re8 is a back-rank mate.", {"backRankMate", "mate", "mateIn1"}),
        ("Kd2 moves the king.", set()),
        ("", set()),
    ],
)
def test_motifs_are_known_by_their_words(
    load: Callable[[str], Any], text: str, themes: set[str]
) -> None:
    assert load("motif_words").named_motifs(text) == themes


def test_every_motif_that_ships_has_its_words(load: Callable[[str], Any]) -> None:
    assert {theme for theme in THEMES if not theme.endswith("Endgame")} <= load(
        "motif_words"
    ).MOTIFS


def test_squares_are_found_inside_moves(load: Callable[[str], Any]) -> None:
    checks = load("sentence_checks")
    assert checks.squares_named("Nxc7+, e2e4 and the pawn on h6; a b9 i3 d55") == {
        *("c7", "e2", "e4", "h6"),
    }
    assert checks.strange_squares("Nc7+ forks e8 and h1", ["e8"], LINE) == {"h1"}


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        ("the knight on c7 forks the king on e8 and the black rook on a8", []),
        ("the white rook on a8", ["white rook on a8"]),
        ("the queen on d8", ["queen on d8"]),
        ("the king on d7 is late", []),
    ],
)
def test_men_stand_where_the_sentence_says(
    load: Callable[[str], Any], text: str, absent: list[str]
) -> None:
    assert load("sentence_checks").absent_men(text, KNIGHT, LINE) == absent


@pytest.fixture
def pairs(load: Callable[[str], Any]) -> list[Any]:
    draws, ours = load("puzzle_draws"), load("our_sentences")
    names = {"fork short": "Nc7+ forks king and rook.", "mate": "Nothing.", "short": "Nc7+."}
    return [
        (
            draws.DrawnPuzzle(
                themes, KNIGHT, LINE, KNIGHT, chess.Move.null(), 1500, tuple(themes.split())
            ),
            ours.Told((text, "It wins a rook."), LINE, ("e8",)),
        )
        for themes, text in names.items()
    ]


def test_puzzles_without_a_motif_do_not_count(load: Callable[[str], Any], pairs: list[Any]) -> None:
    table = list(load("explain").figures(pairs))
    cells = [[cell.strip() for cell in row.split("|")] for row in table]
    rows = {row[1]: row[2:4] for row in cells}
    named = rows["the first sentence names one of its motifs"]
    beyond = rows["one does, of its motifs beyond plain mate"]
    assert (named[0], named[1][:4], beyond[0], beyond[1][:5]) == ("2", "50 %", "1", "100 %")
    assert rows["the same, sentences dealt to another puzzle"][1].startswith("0 %")


def test_reading_shows_the_board_and_both_lines(
    load: Callable[[str], Any], pairs: list[Any]
) -> None:
    text = "\n".join(load("explain").reading(pairs, 2, 1))
    assert text.count("## ") == 2
    assert "1. Nc7+ Kd7 2. Nxa8" in text
    assert KNIGHT.fen() in text
