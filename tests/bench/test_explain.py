"""bench/explain.py and what it stands on: words of motifs, squares and pieces of sentences."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
import pytest

from motif_themes import THEMES

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
    assert checks.strange_squares("Nc7+ forks e8 and h1", ["e8"], KNIGHT, LINE) == {"h1"}
    assert not checks.strange_squares("the pawn on h6 looks on", [], KNIGHT, LINE)
    assert checks.strange_squares("the queen on h6", [], KNIGHT, LINE) == {"h6"}


@pytest.mark.parametrize(
    ("text", "absent"),
    [
        ("the knight on c7 forks the king on e8 and the black rook on a8", []),
        ("the white rook on a8", ["white rook on a8"]),
        ("the queen on d8", ["queen on d8"]),
        ("the king on d7 is late", []),
        ("its own pieces on a8, c7 and h6", []),
        ("the pawns on h6 and h5", ["pawn on h5"]),
    ],
)
def test_pieces_stand_where_the_sentence_says(
    load: Callable[[str], Any], text: str, absent: list[str]
) -> None:
    assert load("sentence_checks").absent_pieces(text, KNIGHT, LINE) == absent


@pytest.fixture
def pairs(load: Callable[[str], Any]) -> list[Any]:
    draws, ours = load("puzzle_draws"), load("our_sentences")
    names = {"fork short": "Nc7+ forks king and rook.", "mate": "Nothing.", "short": "Nc7+."}
    return [
        (
            draws.DrawnPuzzle(
                themes, KNIGHT, LINE, KNIGHT, chess.Move.null(), 1500, tuple(themes.split())
            ),
            ours.Explained((text, "It wins a rook."), LINE, ("e8",)),
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
    text = "\n".join(load("explain").reading(pairs))
    assert text.count("## ") == len(pairs)
    assert "1. Nc7+ Kd7 2. Nxa8" in text
    assert KNIGHT.fen() in text


def test_some_are_drawn_in_their_order(load: Callable[[str], Any], pairs: list[Any]) -> None:
    puzzles = [puzzle for puzzle, _ in pairs]
    some = load("explain").some
    assert some(puzzles, 99, 1) == puzzles
    assert some(puzzles * 9, 4, 1) == some(puzzles * 9, 4, 1) != some(puzzles * 9, 4, 2)
    (one,) = some(puzzles, 1, 1)
    assert one in puzzles
