"""The file of puzzles."""

from pathlib import Path

import chess
import pytest

from clausewitz.mates.boards import game_of
from clausewitz.puzzles.compose.catalogue import Catalogue, epd_of
from clausewitz.puzzles.compose.puzzle import Puzzle, sound
from clausewitz.puzzles.compose.puzzle_request import PuzzleRequest
from clausewitz.support.errors import ClausewitzError

GAME = game_of(8)
OFFER = "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - 0 1"
LINE = (
    "8/1R2R3/3q1p2/1K1k2N1/8/8/8/B7 w - - dm 2; bm Rbd7; "
    'id "Clausewitz 1"; c0 "3 replies; economy 16 against 10";'
)


def puzzle(fen: str) -> Puzzle:
    found = sound(GAME, chess.Board(fen), PuzzleRequest(white=6))
    assert found is not None
    return found


def test_line_is_an_epd_that_python_chess_reads() -> None:
    line = epd_of(puzzle(OFFER), GAME, 1)
    assert line == LINE
    board, operations = chess.Board.from_epd(line)
    assert board.board_fen() == OFFER.split()[0]
    assert (operations["dm"], operations["bm"]) == (2, [chess.Move.from_uci("b7d7")])
    assert operations["c0"] == "3 replies; economy 16 against 10"


def test_small_board_tells_its_size() -> None:
    game = game_of(5)
    board = chess.Board("8/8/8/2k5/R7/8/8/K1R5 w - - 0 1")
    line = epd_of(Puzzle(board, chess.Move.from_uci("c1e1"), 2, ()), game, 3)
    assert line.endswith('c9 "size 5";')
    assert "bm Rc1e1;" in line


def test_existing_file_is_added_to_and_its_puzzles_known(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    path.write_text(f"# a comment\n\n{LINE}")  # the last line is without its end
    mirrored = puzzle("8/3R2R1/2p1q3/1N2k1K1/8/8/8/7B w - - 0 1")
    standing_by = puzzle("8/1R2R3/3q1p2/1K1k2N1/8/8/7N/B7 w - - 0 1")
    other = puzzle("7k/R7/5nPP/8/p7/p4R2/p7/K7 w - - 0 1")
    with Catalogue(path, GAME) as catalogue:
        assert catalogue.has(mirrored)
        assert not catalogue.has(standing_by)
        assert catalogue.has_idea(standing_by)
        assert not catalogue.has(other)
        assert not catalogue.has_idea(other)
        catalogue.add(other)
        assert len(path.read_text().splitlines()) == 4  # at once
    assert path.read_text().startswith(f"# a comment\n\n{LINE}\n7k/R7")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense", "bad FEN"),
        ("8/8/8 w - - dm 2; bm Ra1;", "bad FEN"),
        (LINE.replace("dm 2; ", ""), "it has no dm"),
        (LINE.replace("Rbd7", "Rbd9"), "Rbd9 is no legal move"),
        (LINE.replace("Rbd7", "Rb8"), "Rb8 does not mate in 2"),
        (LINE.replace("dm 2", "dm 0"), '"dm 0" names no number of moves'),
        (LINE + ' c9 "size 5";', "the board is of size 5, not of size 8"),
    ],
)
def test_malformed_line_is_named(line: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.epd"
    path.write_text(f"{LINE}\n{line}\n")
    with pytest.raises(ClausewitzError) as error:
        Catalogue(path, GAME)
    assert str(error.value).startswith(f"{path}:2: ")
    assert words in str(error.value)
    assert path.read_text() == f"{LINE}\n{line}\n"
