"""Where games start: by chance, from files, always the same."""

from itertools import islice
from pathlib import Path

import chess
import pytest

from clausewitz.play.matches.start_positions import (
    Opening,
    is_quiet,
    openings,
    read_openings,
)
from clausewitz.position.board import material
from clausewitz.support.errors import ClausewitzError
from running import long

GAMES = """[Event "?"]
[ECO "C60"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *

[Event "?"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[SetUp "1"]
[Opening "Pawn ending"]

1. e4 *
"""


def drawn(number: int, seed: int = 0, plies: int = 8) -> list[Opening]:
    return list(islice(openings(seed, plies), number))


def test_openings_are_the_same_for_the_same_seed() -> None:
    assert drawn(6) == drawn(6)
    assert drawn(3) == drawn(6)[:3]
    assert drawn(6) != drawn(6, seed=1)


def test_openings_are_different_even_and_quiet() -> None:
    found = drawn(20)
    assert len({opening.board().epd() for opening in found}) == 20
    for opening in found:
        assert len(opening.moves) == 8
        assert material(opening.board()) == 0
        assert is_quiet(opening.board())


def test_few_openings_come_again() -> None:
    found = drawn(22, plies=1)
    assert len(set(found)) == 20


def test_without_plies_there_is_only_the_start() -> None:
    assert set(drawn(3, plies=0)) == {Opening()}


@pytest.mark.parametrize(
    ("fen", "quiet"),
    [
        (chess.STARTING_FEN, True),
        ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", True),  # exd5 Qxd5
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", False),  # mated
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", False),  # Qh4 mates
        ("rnbqkb1r/pppppppp/8/4P3/6n1/8/PPPP1PPP/RNBQKBNR w KQkq - 1 3", False),  # Qxg4
        ("rnbqk1nr/pppp1ppp/8/4p3/1b1P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 3", False),  # in check
        ("4k3/8/8/8/8/2p5/3P4/4K3 w - - 0 1", False),  # dxc3
        ("4k3/8/8/2p5/3p4/8/3R4/4K3 w - - 0 1", True),  # Rxd4 cxd4
    ],
)
def test_quiet_positions(fen: str, quiet: bool) -> None:
    assert is_quiet(chess.Board(fen)) is quiet


def test_games_are_openings(tmp_path: Path) -> None:
    file = tmp_path / "lines.pgn"
    file.write_text(GAMES)
    spanish, ending = read_openings(file)
    assert spanish.moves == ("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6")
    assert spanish.name == "C60"
    assert (ending.moves, ending.name) == (("e2e4",), "Pawn ending")
    assert ending.board().fen() == "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"
    assert read_openings(file, plies=2)[0].moves == ("e2e4", "e7e5")


def test_positions_are_openings(tmp_path: Path) -> None:
    file = tmp_path / "lines.epd"
    file.write_text(
        "# rook endings\n"
        '4k3/8/8/8/8/8/4P3/4K2R w K - bm e4; id "one";\n\n'
        "4k3/8/8/8/8/8/4P3/4K2R b K - 3 40\n"
    )
    one, two = read_openings(file)
    assert (one.name, one.board().halfmove_clock) == ("one", 0)
    assert (two.name, two.board().halfmove_clock) == ("", 3)


def test_openings_of_a_file_take_turns_and_may_go_on_by_chance() -> None:
    among = [Opening(moves=(move,)) for move in ("e2e4", "d2d4", "c2c4")]
    found = list(islice(openings(0, 0, among), 6))
    assert found[:3] == found[3:]
    assert set(found) == set(among)
    longer = list(islice(openings(0, 2, among), 6))
    assert [o.moves[:1] for o in longer] == [o.moves for o in found]
    assert {len(o.moves) for o in longer} == {3}
    assert len(set(longer)) == 6


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.pgn", "1. e4 e5 2. Ke3 *", "game 1: illegal san"),
        ("a.pgn", "", "there is no opening in it"),
        ("a.pgn", '[Event "x"]\n\n*\n', "game 1: it has no moves"),
        ("a.pgn", "1. f3 e5 2. g4 Qh4# *", "game 1: the game is over before it begins"),
        ("a.epd", "\n8/8/8/8/8/8/8/8 w - -\n", "a.epd:2: bad FEN"),
        ("a.epd", "nonsense\n", "a.epd:1: bad FEN"),
        ("a.epd", "7k/6Q1/6K1/8/8/8/8/8 b - -\n", "a.epd:1: the game is over"),
        ("a.epd", "\n", "there is no opening in it"),
    ],
)
def test_files_that_are_no_openings(tmp_path: Path, name: str, text: str, words: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    with pytest.raises(ClausewitzError) as found:
        read_openings(file)
    assert words in str(found.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="No such file"):
        read_openings(tmp_path / "none.epd")
    file = tmp_path / "a.epd"
    file.write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(ClausewitzError, match="not UTF-8 but UTF-16"):
        read_openings(file)


@pytest.mark.parametrize(("plies", "least"), [(4, 100), long(12, 500)])
def test_table_that_ships_is_openings(plies: int, least: int) -> None:
    found = read_openings(Path("eco"), plies=plies)
    assert len(found) == len({opening.moves for opening in found}) > least
    assert max(len(opening.moves) for opening in found) == plies


def test_own_table_is_openings(tmp_path: Path) -> None:
    file = tmp_path / "own.pl"
    fool = 'opening(\'A00\', "Fool", "f3 e5 g4 Qh4").\n'
    file.write_text('opening(\'B20\', "Sicilian defence", "e4 c5").\n' + fool)
    assert read_openings(file) == [Opening(moves=("e2e4", "c7c5"), name="B20 Sicilian defence")]
    file.write_text('opening(\'B20\', "Sicilian defence", "e4 e4").\n')
    with pytest.raises(ClausewitzError, match='"e4" is not a legal move'):
        read_openings(file)
