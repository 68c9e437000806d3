"""Lines of moves from files: puzzles, games with variations, positions; broken ones too."""

import bz2
from collections.abc import Iterable
from pathlib import Path

import pytest
import zstandard

from clausewitz.games.line_files import LineFile, LineKind
from clausewitz.games.line_readers import ReadGame, read_games, read_lines
from clausewitz.games.move_lines import MoveLine, UnreadLine
from clausewitz.support.errors import ClausewitzError
from games.conftest import OPERA, PUZZLES, Write, pgn

EPD = """\
# Two that mate, and one without a move.
6k1/5ppp/8/8/8/8/8/3R2K1 w - - id "one"; bm Rd8#;
6k1/5ppp/8/8/8/8/8/3R2K1 w - - pv Rd8# ;

6k1/5ppp/8/8/8/8/8/3R2K1 w - - id "none";
6k1/5ppp/8/8/8/8/8/3R2K1 w - - id "wrong"; bm Rd9;
6k1/5ppp/8/8/8/8/8/3R2K1 w - - id "two"; bm Rd8+ Rd2;
6k1/5ppp/8/8/8/8/8/3R2K1 w - - id "uci"; pv d1d7 g8f8 d7d8;
"""
VARIATIONS = (
    "1. e4 d5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. exd5 Nf6 (2... Qxd5) 3. Nc3 Nxd5"
)


def lines(path: Path) -> list[MoveLine | UnreadLine]:
    return [line for part in LineFile(path).parts() for line in read_lines(part)]


def games(path: Path, plies: int = 5) -> list[ReadGame | UnreadLine]:
    return [game for part in LineFile(path).parts() for game in read_games(part, plies)]


def names(found: Iterable[MoveLine | UnreadLine]) -> list[str]:
    return [line.name if isinstance(line, MoveLine) else line.place for line in found]


def packed(text: str) -> bytes:
    return zstandard.ZstdCompressor().compress(text.encode())


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("p.csv", PUZZLES.encode()),
        ("p.csv.zst", packed(PUZZLES)),
        ("p.csv.bz2", bz2.compress(PUZZLES.encode())),
        ("p.txt", PUZZLES.encode()),
        ("p.packed", packed(PUZZLES)),
        ("p", PUZZLES.partition("\n")[2].encode()),
    ],
)
def test_puzzles_are_known_by_ending_or_content(write: Write, name: str, content: bytes) -> None:
    found = lines(write(name, content))
    assert names(found) == ["aaaaa", "bbbbb", "ccccc"]
    first = found[0]
    assert isinstance(first, MoveLine)
    assert (first.moves, first.after_a_move) == (("b3b2", "d1d8"), True)
    number = 1 if name == "p" else 2
    assert first.place == f"{name}:{number}"


@pytest.mark.parametrize("name", ["t.epd", "t.txt"])
def test_positions_have_a_variation_or_best_moves(write: Write, name: str) -> None:
    found = lines(write(name, EPD))
    bad = [line for line in found if isinstance(line, UnreadLine)]
    assert [line.place for line in bad] == [f"{name}:5", f"{name}:6"]
    assert bad[0].reason == "it has neither pv nor bm: there is no move"
    assert '"Rd9" is not a legal move' in bad[1].reason
    good = [line for line in found if isinstance(line, MoveLine)]
    assert [(line.name, line.moves) for line in good] == [
        ("one", ("d1d8",)),
        (f"{name}:3", ("d1d8",)),
        ("two", ("d1d8",)),
        ("two/2", ("d1d2",)),
        ("uci", ("d1d7", "g8f8", "d7d8")),
    ]
    assert not any(line.after_a_move for line in good)


def test_a_whole_game_is_cut_and_its_variations_are_lines(write: Write) -> None:
    (game,) = games(write("g.pgn", pgn(VARIATIONS)), plies=2)
    assert isinstance(game, ReadGame)
    found = {line.line.name: line for line in game.lines}
    assert {name: line.line.moves for name, line in found.items()} == {
        # White has won a pawn for a while, then Black has it back.
        "1:3": ("d7d5", "e4d5", "g8f6"),
        "1:6": ("b1c3", "f6d5"),
        "1:2/1": ("e2e4", "c7c5", "g1f3", "d7d6"),
        "1:2/1:3/1": ("c7c5", "c2c3", "d7d5"),
        "1:2/2": ("e2e4", "e7e6"),
        "1:4/1": ("e4d5", "d8d5"),
    }
    assert [name for name, line in found.items() if line.is_cut] == ["1:3", "1:6"]
    assert all(line.line.after_a_move for line in found.values())
    for line in found.values():
        assert tuple(node.move.uci() for node in line.nodes) == line.line.moves


def test_a_mate_at_the_end_is_worth_more_than_pieces(write: Write) -> None:
    (game,) = games(write("g.pgn", pgn(OPERA)), plies=6)
    assert isinstance(game, ReadGame)
    last = [line.line.name for line in game.lines if line.nodes[-1].is_end()]
    assert last == ["1:29", "1:31", "1:33"], "Black takes bishop and queen, but is mated"
    first = games(write("f.pgn", pgn("1. f3 e5 2. g4 Qh4#", "0-1")))[0]
    assert isinstance(first, ReadGame)
    assert [line.line.moves for line in first.lines] == [
        ("f2f3", "e7e5", "g2g4", "d8h4"),
        ("g2g4", "d8h4"),
    ]


def test_a_game_from_a_position_is_one_line(write: Write) -> None:
    text = pgn("1. Rd8#", FEN="6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", SetUp="1")
    found = games(write("g.pgn", pgn(OPERA) + text))
    last = found[1]
    assert isinstance(last, ReadGame)
    assert [line.line.moves for line in last.lines] == [("d1d8",)]
    assert [line.line.name for line in last.lines] == ["2:1"]


def test_a_game_with_an_illegal_move_is_named(write: Write) -> None:
    first, second = games(write("g.pgn", pgn("1. e4 e5 2. Qh6") + pgn(OPERA)))
    assert isinstance(first, UnreadLine)
    assert first.place == "g.pgn/1"
    assert "illegal san" in first.reason
    assert isinstance(second, ReadGame)


def test_a_file_that_is_cut_off_is_read_to_there(write: Write) -> None:
    rows = [f"{n:05},{PUZZLES.splitlines()[1].partition(',')[2]}" for n in range(30_000)]
    whole = packed("\n".join([PUZZLES.splitlines()[0], *rows]))
    file = LineFile(write("p.csv.zst", whole[: len(whole) // 2]))
    found = [line for part in file.parts() for line in read_lines(part)]
    assert 0 < len(found) < len(rows)
    assert names(found) == [row[:5] for row in rows[: len(found)]]
    assert str(file.broken).endswith("p.csv.zst: the file is cut off")


def test_garbage_behind_the_first_frames_is_a_break(write: Write) -> None:
    file = LineFile(write("p.csv.zst", packed(PUZZLES) + b"garbage" * 9))
    assert names(line for part in file.parts() for line in read_lines(part)) == [
        *("aaaaa", "bbbbb", "ccccc")
    ]
    assert "damaged" in str(file.broken)


def test_a_file_without_a_readable_byte_is_an_error(write: Write) -> None:
    with pytest.raises(ClausewitzError, match="damaged"):
        lines(write("p.csv.zst", b"garbage"))


def test_parts_are_small_and_say_where_they_are(write: Write) -> None:
    text = PUZZLES + PUZZLES.partition("\n")[2] * 1000
    parts = list(LineFile(write("p.csv", text)).parts())
    assert [(part.first, len(part.texts)) for part in parts] == [(2, 2000), (2002, 1003)]
    assert {part.kind for part in parts} == {LineKind.PUZZLES}
    assert parts[1].place(2) == "p.csv:2004"
    assert parts[1].taken == len(text)
