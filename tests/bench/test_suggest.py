"""bench/suggest.py and what it stands on: draws by game, shares by chance, quiet positions."""

import importlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess
import pytest

from clausewitz.engines.move_values import Value
from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.runs.progress import silent
from clausewitz.support.data import example_file
from clausewitz.support.errors import ClausewitzError
from motif_themes import is_reserved

BENCH = Path(__file__).parents[2] / "bench"
ROWS = """\
PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl
rook,6k1/5ppp/1p6/8/8/8/8/R3R1K1 b - - 0 1,b6b5 a1a8,1200,,,,mate mateIn1,
knight,r3k3/7p/8/3N4/8/8/8/4K3 b q - 0 1,h7h6 d5c7 e8d7 c7a8,1900,,,,fork short,
broken,r3k3/7p/8/3N4/8/8/8/4K3 b q - 0 1,h7h6 d5d6,1900,,,,fork short,
"""


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.fixture
def puzzles(load: Callable[[str], Any], tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "puzzles.csv"
    file.write_text(ROWS)
    read = [p for row in all_puzzles(Source(file)) for p in load("puzzle_draws").drawn_puzzle(row)]
    return {puzzle.name: puzzle for puzzle in read}


def test_puzzle_that_cannot_be_played_is_left_out(puzzles: dict[str, Any]) -> None:
    assert puzzles.keys() == {"rook", "knight"}
    assert puzzles["rook"].board.turn == chess.WHITE
    assert (puzzles["rook"].is_hard, puzzles["knight"].is_hard) == (False, True)


def test_every_mate_at_once_is_right(puzzles: dict[str, Any]) -> None:
    assert [m for m in ("a1a8", "e1e8", "a1a7") if puzzles["rook"].is_right(m)] == ["a1a8", "e1e8"]
    assert not puzzles["knight"].is_right("d5f6")


def test_parts_share_no_puzzle_and_a_larger_draw_holds_the_smaller(
    load: Callable[[str], Any],
) -> None:
    draws, file = load("puzzle_draws"), example_file("puzzles.csv")
    parts = {part: draws.part_of(file, part, None) for part in draws.Part}
    assert all(is_reserved(puzzle) for puzzle in parts["test"])
    assert not any(is_reserved(puzzle) for puzzle in parts["dev"])
    small, large = (draws.draw_mixed(file, draws.Part.DEV, n, 1, None) for n in (3, 6))
    assert [p.name for p in small] == [p.name for p in large][:3]
    assert small != draws.draw_mixed(file, draws.Part.DEV, 3, 2, None)


def test_chance_is_exact(load: Callable[[str], Any], puzzles: dict[str, Any]) -> None:
    rivals, puzzle = load("move_rivals"), puzzles["rook"]
    moves = [chess.Move.from_uci(uci) for uci in ("a1a8", "e1e8", "a1a7", "a1a6", "a1a5")]
    hit = rivals.chance_hit(puzzle, moves)
    assert hit.first == pytest.approx(2 / 5)
    assert hit.three == pytest.approx(1 - 1 / 10)  # one of ten triples has neither mate
    assert (hit.among, hit.named) == (1.0, 5)
    assert rivals.chance_hit(puzzle, []) == rivals.Hit(0.0, 0.0, 0.0, 0)


def test_order_counts_in_a_ranked_answer(
    load: Callable[[str], Any], puzzles: dict[str, Any]
) -> None:
    rivals, puzzle = load("move_rivals"), puzzles["knight"]
    named = ["d5f6", "d5b6", "d5e7", "d5c7"]
    assert rivals.ranked_hit(puzzle, named) == rivals.Hit(0.0, 0.0, 1.0, 4)
    assert rivals.ranked_hit(puzzle, named[::-1]) == rivals.Hit(1.0, 1.0, 1.0, 4)
    assert rivals.ranked_hit(puzzle, []) == rivals.Hit(0.0, 0.0, 0.0, 0)
    assert rivals.ranked_hit(puzzle, ["d5c7"], ranks=False).three is None


def test_checks_and_captures(load: Callable[[str], Any], puzzles: dict[str, Any]) -> None:
    forcing = load("move_rivals").forcing(puzzles["knight"].board)
    assert {move.uci() for move in forcing} == {"d5c7", "d5f6"}


def test_figures_of_a_row(load: Callable[[str], Any]) -> None:
    rivals = load("move_rivals")
    hits = rivals.Hit(1.0, 1.0, 1.0, 1), rivals.Hit(0.0, 1.0, 1.0, 4)
    row = load("suggest").cells(rivals.Answers(hits, 0.002), 1)
    first, hard, three, _, among, named, cpu, start = row
    assert (first[:5], hard[:3], three[:5], among[:5]) == ("100 %", "0 %", "100 %", "100 %")
    assert (named, cpu, start) == ("2.5", "2.0", "-")


def answered(load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, *lines: str) -> Any:
    ours = load("our_answers")
    monkeypatch.setattr(ours, "answer_lines", lambda lines_in, arguments: iter(lines))
    return ours


def test_answers_are_read_in_order(
    load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    start = {"fen": chess.STARTING_FEN, "moves": [{"move": "e2e4"}, {"move": "d2d4"}]}
    ours = answered(load, monkeypatch, json.dumps(start), json.dumps(start | {"moves": []}))
    assert ours.answers_of([chess.Board()] * 2, ()) == [["e2e4", "d2d4"], []]


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "nothing",
        json.dumps({"fen": "8/8/8/8/8/8/8/K1k5 w - - 0 1", "moves": []}),
        json.dumps({"fen": chess.STARTING_FEN, "moves": [{"move": "e2e5"}]}),
    ],
)
def test_answer_about_something_else_is_refused(
    load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    ours = answered(load, monkeypatch, line)
    with pytest.raises(ClausewitzError):
        ours.answers_of([chess.Board()], ())


@pytest.mark.parametrize("number", [0, 2])
def test_every_position_needs_one_answer(
    load: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    line = json.dumps({"fen": chess.STARTING_FEN, "moves": []})
    ours = answered(load, monkeypatch, *[line] * number)
    with pytest.raises(ClausewitzError, match=f"{number} answers to 1 positions"):
        ours.answers_of([chess.Board()], ())


def test_command_that_fails_is_reported_in_a_line(load: Callable[[str], Any]) -> None:
    with pytest.raises(ClausewitzError, match=r"^suggest fails: .*--no-such"):
        load("our_answers").answers_of([chess.Board()], ("--no-such-option",))


BEFORE = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"


@pytest.mark.parametrize(
    ("best", "second", "earlier", "verdict"),
    [
        (Value(20.0), Value(-70.0), Value(10.0), "quiet"),
        (Value(20.0), Value(-80.0), Value(10.0), "one move stands out"),
        (Value(201.0), Value(200.0), Value(-200.0), "decided"),
        (Value(201.0), Value(200.0), Value(-20.0), "the last move gave something"),
        (Value(500.0), Value(390.0), Value(-500.0), "one move stands out"),
        (Value(-201.0), Value(-210.0), Value(200.0), "decided"),
        (Value(mate=3), Value(0.0), Value(0.0), "a mate"),
        (Value(20.0), Value(mate=-3), Value(0.0), "a mate"),
        (Value(150.0), Value(140.0), Value(-50.0), "the last move gave something"),
        (Value(150.0), Value(140.0), Value(mate=4), "the last move gave something"),
        (Value(150.0), Value(140.0), Value(-51.0), "quiet"),
    ],
)
def test_quiet_is_what_the_definition_says(
    load: Callable[[str], Any], best: Value, second: Value, earlier: Value, verdict: str
) -> None:
    """`earlier` is for the side that moved before, as an engine says it."""
    quiet = load("quiet_positions")

    def ask(fen: str, lines: int) -> list[Value]:
        return [best, second] if (fen, lines) == (AFTER, 2) else [earlier]

    assert quiet.looked_at(quiet.Drawn(AFTER, BEFORE), ask).verdict == verdict


def test_one_legal_move_needs_no_engine(load: Callable[[str], Any]) -> None:
    quiet = load("quiet_positions")
    forced = "7k/8/8/8/8/8/5r2/7K w - - 0 1"
    assert quiet.looked_at(quiet.Drawn(forced, BEFORE), pytest.fail).verdict == "one legal move"


def test_what_was_looked_at_is_queried_once(load: Callable[[str], Any], tmp_path: Path) -> None:
    quiet = load("quiet_positions")
    queried = list[str]()

    def ask(fen: str, lines: int) -> list[Value]:
        queried.append(fen)
        return [Value(0.0)] * lines

    def collect() -> Any:
        journal = quiet.Journal(tmp_path / "journal.jsonl")
        return quiet.collected([quiet.Drawn(AFTER, BEFORE)], 1, journal, ask, silent)

    first = collect()
    with (tmp_path / "journal.jsonl").open("a") as journal:
        journal.write('{"fen": "half a li')
    assert collect() == first
    assert queried == [AFTER, BEFORE]
    with pytest.raises(ClausewitzError, match="1 quiet positions, not 2"):
        quiet.collected(
            [quiet.Drawn(AFTER, BEFORE)], 2, quiet.Journal(tmp_path / "journal.jsonl"), ask, silent
        )


def test_parts_of_games_are_disjoint_and_about_equal(load: Callable[[str], Any]) -> None:
    quiet = load("quiet_positions")
    parts = [quiet.part_of_game(f"game {number}") for number in range(1000)]
    assert 430 < parts.count("test") < 570


def test_quiet_positions_are_distinguished_from_decided_ones(load: Callable[[str], Any]) -> None:
    quiet, decided, named = load("suggest").quiet_cells([["e2e4", "d2d4"], [], ["e2e4"]], 2)
    assert (quiet[:4], decided[:5], named) == ("50 %", "100 %", "1.00")


def test_puzzles_that_the_engine_alone_solves_are_counted_and_named_in_dev_only(
    load: Callable[[str], Any], puzzles: dict[str, Any]
) -> None:
    bench, rivals, parts = load("suggest"), load("move_rivals"), load("puzzle_draws").Part
    own = rivals.Answers((rivals.Hit(1.0, None, 1.0, 1), rivals.Hit(0.0, None, 0.0, 1)))
    ours = rivals.Answers((rivals.Hit(0.0, 0.0, 0.0, 0), rivals.Hit(1.0, 1.0, 1.0, 1)))
    found = {bench.OWN: own, bench.DEFAULT: ours}
    (count,) = bench.beside_own_engine(found, puzzles.values(), parts.TEST)
    assert "not in 1 puzzles, in 1 of which" in count
    assert count.endswith("right in 1.")
    assert list(bench.beside_own_engine(found, puzzles.values(), parts.DEV))[1].endswith(" rook")
