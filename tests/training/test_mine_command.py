"""The command mine: puzzles in the columns of Lichess, each once."""

import csv
from pathlib import Path

import chess
import pytest

from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.training.mined_parts import COLUMNS
from clausewitz.training.puzzle_ratings import FEATURES, features, shipped_weights
from coaching.pupils import FEW, MATED, OVERLOOKED, QUIET, pgn, pupil_file
from running import Run


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("mined")


@pytest.fixture
def mined(run: Run, folder: Path) -> Path:
    """Puzzles of some games, mined by the first test that looks at them."""
    output = folder / "puzzles.csv"
    if not output.exists():
        site = "https://lichess.org/abcdefgh"
        file = pupil_file(
            folder, pgn(MATED, Site=site), pgn(OVERLOOKED, Site="=1+1"), pgn(QUIET), pgn(MATED)
        )
        done = run("mine", file, "-o", output, "--nodes", FEW, "-j", 1)
        assert done.status == 0, done.err
        assert "4 games, " in done.err
    return output


def test_a_puzzle_begins_with_the_opponents_move(mined: Path) -> None:
    puzzle = next(all_puzzles(Source(mined)))
    assert puzzle.cells["Moves"] == "g8f6 h5f7"
    assert puzzle.cells["GameUrl"] == "https://lichess.org/abcdefgh#6"
    assert {"mate", "mateIn1", "oneMove", "opening"} <= set(puzzle.themes)
    ((board, move),) = puzzle.solution()
    assert board.san(move) == "Qxf7#"


def test_the_same_puzzle_does_not_come_twice(mined: Path) -> None:
    rows = list(csv.DictReader(mined.open()))
    assert tuple(rows[0]) == COLUMNS
    positions = [(row["FEN"], row["Moves"]) for row in rows]
    assert len(positions) == len(set(positions))
    assert len({row["PuzzleId"] for row in rows}) == len(rows)


def test_puzzles_are_of_a_player_and_of_a_choice(run: Run, tmp_path: Path) -> None:
    file = pupil_file(tmp_path, pgn(MATED), pgn("1. f3 e5 2. g4 Qh4# 0-1"))

    def moves(*options: object) -> list[str]:
        done = run("mine", file, "--nodes", FEW, "-j", 1, *options)
        return [row["Moves"] for row in csv.DictReader(done.out.splitlines())]

    assert moves("--player", "BERT") == ["g2g4 d8h4"]
    assert moves("--motif", "attacking f2 f7", "--rating", "0-5000") == ["g8f6 h5f7"]
    done = run("mine", file, "--player", "Xerxes", "-o", tmp_path / "x.csv")
    assert done.err == "clausewitz: no game of Xerxes; the players are Anna, Bert\n"
    assert not (tmp_path / "x.csv").exists()


def test_puzzles_can_be_printed(run: Run, mined: Path) -> None:
    done = run("mine", mined.with_name("pupil.pgn"), "--nodes", FEW, "-j", 1)
    assert done.out == mined.read_text()


def test_tag_reads_what_was_mined(run: Run, mined: Path) -> None:
    done = run("tag", mined, "--only", "mateIn1", "-j", 1)
    assert done.status == 0
    assert ",mateIn1," in done.out


def test_longer_puzzles_are_rated_higher() -> None:
    weights = shipped_weights()
    assert len(weights.weights) == len(FEATURES)
    board = chess.Board("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3")
    mate = [chess.Move.from_uci(move) for move in ("g8f6", "h5f7")]
    found = dict(zip(FEATURES, features(board, mate), strict=True))
    assert (found["turns"], found["mates"], found["first_captures"]) == (1, 1, 1)
    longer = [*mate[:1], *map(chess.Move.from_uci, ("g1f3", "f6h5", "f3e5", "d7d6", "e5c6"))]
    assert weights.rating(board, mate) < weights.rating(board, longer)
