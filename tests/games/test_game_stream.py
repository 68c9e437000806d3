"""Games: which are taken, which positions of them, and what strange files do."""

import bz2
import io
import random
from collections.abc import Callable
from pathlib import Path

import chess
import chess.pgn
import pytest
import zstandard

from clausewitz.games.example import Example, RatingRange
from clausewitz.games.example_table import read_examples, write_examples
from clausewitz.games.game_stream import GameSampleRequest, main_line
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import Sample, Shares, sample_games
from clausewitz.support.data import example_file, public_files
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_GAME
from games.conftest import OPERA, SHORT, Write, pgn, pgn_of, site

GAMES = example_file("games.pgn")
CLUB = GameSampleRequest(ratings=RatingRange(1400, 1800))
SKIPPABLE = b"\x50\x2a\x4d\x18\x04\x00\x00\x00\x00\x00\x00\x00"  # pzstd writes one before a frame


def frames(data: bytes, number: int = 3) -> bytes:
    """Packed as pzstd does: in several frames, cut anywhere."""
    size = len(data) // number + 1
    packed = (zstandard.compress(data[at : at + size]) for at in range(0, len(data), size))
    return b"".join(SKIPPABLE + frame for frame in packed)


ANY = GameSampleRequest()


def drawn(path: Path, number: int = 100, wish: GameSampleRequest = ANY, seed: int = 0) -> Sample:
    return sample_games([Source(path)], number, wish, seed)


def test_position_is_the_one_before_the_move(write: Write) -> None:
    sample = drawn(
        write("opera.pgn", pgn(WhiteElo="2690", BlackElo="?")), wish=GameSampleRequest(17)
    )
    fen = "1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17"
    expected = Example(fen, "d1d8", source="opera.pgn/1#32", rating=2690)
    assert sample.examples == [expected]


def test_positions_begin_at_the_twelfth_move(write: Write) -> None:
    path = write("games.pgn", pgn_of(300))
    moves = {example.board().fullmove_number for example in drawn(path, 300).examples}
    assert moves == set(range(12, 18))


def test_every_position_is_drawn_equally_often(write: Write) -> None:
    path = write("games.pgn", pgn_of(660))
    plies = [example.board().ply() for example in drawn(path, 660).examples]
    assert all(35 <= plies.count(ply) <= 85 for ply in range(22, 33))


def test_several_positions_of_a_game_are_different(write: Write) -> None:
    sample = drawn(write("opera.pgn", pgn()), wish=GameSampleRequest(per_game=5))
    assert len({example.fen for example in sample.examples}) == 5
    everything = drawn(write("opera.pgn", pgn()), wish=GameSampleRequest(per_game=50))
    assert len({example.fen for example in everything.examples}) == 11


def test_source_is_the_game_and_the_plies_before(write: Write) -> None:
    path = write("games.pgn", pgn(Site="http://lichess.org/abcdEFGH/black"))
    [example] = drawn(path).examples
    address, ply = example.source.split("#")
    assert address == "https://lichess.org/abcdEFGH"
    assert int(ply) == example.board().ply()


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (pgn(), None),
        (pgn(Termination="Normal"), None),
        (pgn(Termination="normal"), None),
        (pgn(Termination="Time forfeit"), None),
        (pgn(Termination="Abandoned"), "not ended normally or on time"),
        (pgn(Termination="Rules infraction"), "not ended normally or on time"),
        (pgn(Termination="Unterminated"), "not ended normally or on time"),
        (pgn(result="*"), "not ended"),
        (pgn(Variant="Standard"), None),
        (pgn(Variant="Chess960"), "not of standard chess"),
        (pgn(Variant="From Position"), "not of standard chess"),
        (pgn(SHORT, "0-1"), "too short"),
        (pgn(""), "too short"),
        (pgn(OPERA.replace("17. Rd8#", "17. Rd9#")), "unreadable"),
        (pgn(OPERA.replace("1. e4", "1. e5")), "unreadable"),
        (pgn(OPERA.replace("1. e4", "1. --")), "unreadable"),
        (pgn(OPERA, FEN="8/8/8/8/8/8/8/8 w - - 0 1"), "unreadable"),
        ('[Event "cut off"]\n[Site "?"]\n', "too short"),
    ],
)
def test_game_is_taken_or_passed_over(game: str, reason: str | None, write: Write) -> None:
    sample = drawn(write("games.pgn", game + pgn(Site=site(1))))
    assert sample.passed_over == ({reason: 1} if reason else {})
    assert sample.drawn == 2 - bool(reason)


@pytest.mark.parametrize(
    ("white", "black", "reason"),
    [
        ("1400", "1800", None),
        ("1399", "1600", "rated outside the range"),
        ("1600", "1801", "rated outside the range"),
        ("?", "1600", "of unknown rating"),
        ("1600", "", "of unknown rating"),
        ("1600", "²", "of unknown rating"),
    ],
)
def test_both_players_are_in_the_range(
    white: str, black: str, reason: str | None, write: Write
) -> None:
    game = pgn(WhiteElo=white, BlackElo=black)
    good = pgn(Site=site(1), WhiteElo="1500", BlackElo="1500")
    sample = drawn(
        write("games.pgn", game + good), wish=GameSampleRequest(ratings=RatingRange(1400, 1800))
    )
    assert sample.passed_over == ({reason: 1} if reason else {})


def test_rating_is_that_of_the_side_to_move(write: Write) -> None:
    path = write("opera.pgn", pgn(WhiteElo="2690", BlackElo="1500"))
    sample = drawn(path, wish=GameSampleRequest(per_game=11))
    for example in sample.examples:
        assert example.rating == (2690 if example.board().turn else 1500)


@pytest.mark.parametrize(
    ("name", "pack"),
    [
        ("one.pgn.zst", zstandard.compress),
        ("many.pgn.zst", frames),
        ("games.pgn.bz2", bz2.compress),
    ],
)
def test_packing_makes_no_difference(
    name: str, pack: Callable[[bytes], bytes], write: Write
) -> None:
    text = pgn_of(30)
    expected = drawn(write("games.pgn", text), 10).examples
    assert drawn(write(name, pack(text.encode())), 10).examples == expected


def test_two_bz2_streams_are_one_file(write: Write) -> None:
    streams = [bz2.compress(pgn(Site=site(n)).encode()) for n in range(3)]
    assert drawn(write("games.PGN.BZ2", b"".join(streams))).read == 3


@pytest.mark.parametrize("ending", ["zst", "bz2"])
def test_cut_off_file_is_read_as_far_as_it_goes(ending: str, write: Write) -> None:
    chooser = random.Random(1)
    text = "".join(
        pgn(Site=f"https://lichess.org/{chooser.getrandbits(40):010x}") for _ in range(3_000)
    ).encode()
    packed = zstandard.compress(text) if ending == "zst" else bz2.compress(text, 1)
    path = write(f"games.pgn.{ending}", packed[: len(packed) // 2])
    sample = drawn(path, 10)
    assert 400 < sample.read < 2_600
    assert sample.cut_off == [f"{path}: the file is cut off"]


@pytest.mark.parametrize("name", ["games.pgn.zst", "games.pgn.bz2"])
def test_file_that_is_not_packed_as_it_says_is_refused(name: str, write: Write) -> None:
    path = write(name, pgn())
    with pytest.raises(ClausewitzError, match=f"{name}: "):
        drawn(path)


def test_signs_of_latin_1_are_read(write: Write) -> None:
    game = pgn(White="Müller", Site="Köln").encode("latin-1")
    assert drawn(write("köln.pgn", game + pgn(White="Müller").encode())).read == 2
    sample = drawn(write("games.pgn", b"\xef\xbb\xbf" + game.replace(b"\n", b"\r\n")))
    assert sample.read == sample.drawn == 1


ODD = {
    "blank lines": "\n\n\n" + pgn() + "\n\n" + pgn(Site=site(1)) + "\n\n\n",
    "no blank lines": "".join((pgn() + pgn(Site=site(1))).replace("\n\n", "\n")),
    "comment before": "; by hand, version 1.0\n% 1\n" + pgn() + "; 2\n\n" + pgn(Site=site(1)),
    "comment with tags": pgn(OPERA.replace("e4", "e4 {\n\n[%clk 1]\n\n[x]\n\n} "))
    + pgn(Site=site(1)),
    "no end": pgn() + pgn(Site=site(1)).rstrip(),
    "one line each": pgn() + pgn(Site=site(1)).replace(". ", ".\n"),
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_odd_but_readable_file_has_two_games(text: str, write: Write) -> None:
    sample = drawn(write("games.pgn", text))
    assert (sample.read, sample.passed_over) == (2, {} if sample.drawn == 2 else {"met before": 1})


def test_games_are_separated_wherever_a_block_ends(
    write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write("games.pgn", pgn_of(4).replace("\n", "\r\n"))
    expected = drawn(path)
    for size in (1, 7, 64, 1000):
        monkeypatch.setattr("clausewitz.games.published_files._BLOCK", size)
        assert drawn(path) == expected


def test_game_without_an_end_is_refused_not_stored(write: Write) -> None:
    path = write("games.pgn", "x" * (LONGEST_GAME + 1))
    with pytest.raises(ClausewitzError, match=r"games\.pgn:1: a game of more than 4,"):
        drawn(path)


def test_position_given_in_the_tags_is_the_start(write: Write) -> None:
    fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 30"
    sample = drawn(
        write("games.pgn", pgn("30... Kd7 31. e4 Ke6", FEN=fen, SetUp="1")),
        wish=GameSampleRequest(31, 9),
    )
    assert sorted(example.move for example in sample.examples) == ["d7e6", "e2e4"]


def test_same_moves_are_one_game(write: Write) -> None:
    sample = drawn(write("games.pgn", pgn() + pgn(Event="another", Date="1859.??.??")))
    assert (sample.drawn, sample.passed_over) == (1, {"met before": 1})


@pytest.mark.parametrize(
    ("movetext", "moves"),
    [
        ("1. e4 e5 2. Nf3 1-0", "e4 e5 Nf3"),
        ("1.e4 e5 2.Nf3!? Nc6?? $1 *", "e4 e5 Nf3 Nc6"),
        ("1. e4 { [%clk 0:01:00] } 1... e5 { 2. d4 } 2. Nf3", "e4 e5 Nf3"),
        ("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 2. Nf3", "e4 e5 Nf3"),
        ("1. e4 ; 1. d4 {\n1... e5\n% 2. c4\n2. Nf3 {unfinished", "e4 e5 Nf3"),
        ("1. O-O 0-0-0 2. e8=Q+ exd1N# 3. Nbd7 R1xa3", "O-O 0-0-0 e8=Q+ exd1N# Nbd7 R1xa3"),
        ("1. e4 1/2-1/2 2. e5", "e4"),
        ("", ""),
    ],
)
def test_main_line_is_what_was_played(movetext: str, moves: str) -> None:
    assert main_line(movetext) == moves.split()


def test_main_line_is_that_of_python_chess() -> None:
    """Games with clocks, as Lichess publishes them."""
    text = GAMES.read_text(encoding="utf-8")
    stream = io.StringIO(text[: text.rindex("[Event ", 0, 40_000)])
    read = 0
    while (game := chess.pgn.read_game(stream)) is not None:
        for node in game.mainline():
            node.set_clock(300 - node.ply())
        board, expected = chess.Board(), list(game.mainline_moves())
        shown = str(game.accept(chess.pgn.StringExporter(headers=False)))
        assert "[%clk " in shown
        assert [board.push_san(san) for san in main_line(shown)] == expected
        read += 1
    assert read > 40


def check_examples(sample: Sample, folder: Path) -> None:
    write_examples(folder / "examples.csv", sample.examples)
    assert list(read_examples(folder / "examples.csv")) == sample.examples
    assert all(1400 <= (example.rating or 0) <= 1800 for example in sample.examples)


def test_games_that_ship_give_examples_that_can_be_read(tmp_path: Path) -> None:
    packed = tmp_path / "games.pgn.zst"
    text = GAMES.read_bytes()
    packed.write_bytes(frames(text.replace(b'"Normal"', b'"Abandoned"', 17)))
    sample = sample_games([Source(packed)], 200, CLUB, shares=Shares(80, 10, 10))
    assert sample.read == 300
    assert sample.passed_over["not ended normally or on time"] == 17
    check_examples(sample, tmp_path)


@pytest.mark.long
def test_public_games_give_examples_that_can_be_read(tmp_path: Path) -> None:
    if not (files := public_files("games")):
        pytest.skip("no games of database.lichess.org in the folder that $CLAUSEWITZ_DATA names")
    sample = sample_games([Source(files[0])], 200, CLUB, shares=Shares(80, 10, 10))
    assert len(sample.examples) == 200
    check_examples(sample, tmp_path)
