"""Small files that grow when they are read, games of other variants, marks before a text."""

import bz2
import codecs
from pathlib import Path

import pytest

from clausewitz.clauses import read_text, read_theory
from clausewitz.games.game_stream import GameSampleRequest, split_games
from clausewitz.games.game_stream import games as sampled_games
from clausewitz.games.line_files import LineFile
from clausewitz.games.line_readers import read_games
from clausewitz.games.pgn import game_of, pgn_games, read_game, refusal
from clausewitz.games.published_files import Source
from clausewitz.games.whole_games import read_games as read_whole_games
from clausewitz.play.matches.start_positions import read_openings
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_PLAY, MOST_MOVES
from running import Run
from trial.memory import measured

TAGS = b'[Event "x"]\n[Result "*"]\n'
KNIGHTS = b"Nf3 Nf6 Ng1 Ng8 "


def game(moves: bytes, tags: bytes = b"") -> bytes:
    return TAGS + tags + b"\n" + moves + b" *\n\n"


def variant(name: bytes) -> bytes:
    return game(b"1. e4 e5 2. Nf3 Nc6", b'[Variant "%s"]\n' % name)


@pytest.mark.long
def test_a_kilobyte_of_bzip2_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "bomb.pgn.bz2"
    packer = bz2.BZ2Compressor()
    content = b"".join(packer.compress(b"\n" * (8 << 20)) for _ in range(6)) + packer.flush()
    path.write_bytes(content)
    assert len(content) < 1000
    done, needed, seconds = measured(["sample", str(path), "-n", "5"], 60, 4 << 30)
    assert "it unpacks to more than 100 times its size" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert needed < 100  # megabytes
    assert seconds < 10


def test_streams_of_bzip2_behind_one_another_are_read(tmp_path: Path) -> None:
    path = tmp_path / "two.pgn.bz2"
    path.write_bytes(bz2.compress(game(b"1. e4")) + bz2.compress(game(b"1. d4") * 40_000))
    assert sum(1 for _ in Source(path).lines()) == 40_001 * 5


def test_a_frame_that_wants_a_large_window_is_refused_with_what_to_do(tmp_path: Path) -> None:
    zstandard = pytest.importorskip("zstandard")
    wanted = zstandard.ZstdCompressionParameters(window_log=30)
    packer = zstandard.ZstdCompressor(compression_params=wanted).compressobj()
    path = tmp_path / "window.pgn.zst"
    path.write_bytes(packer.compress(game(b"1. e4")) + packer.flush())
    with pytest.raises(
        ClausewitzError, match=r"needs more than 128 MB to be decompressed: compress it"
    ):
        list(Source(path).lines())


def test_long_games_end_with_a_clear_word() -> None:
    longest = game_of(game(KNIGHTS * (LONGEST_PLAY // 4)))
    assert longest is not None
    assert refusal(longest) == ""
    too_long = game_of(game(KNIGHTS * 2500))
    assert too_long is not None
    assert refusal(too_long) == f"a line of more than {LONGEST_PLAY:,} half moves"


def test_games_of_many_variations_end_with_a_clear_word() -> None:
    for branch in (b"( 1... c5 ) ",):
        found = game_of(game(b"1. e4 e5 " + branch * MOST_MOVES))
        assert found is not None
        assert refusal(found) == f"more than {MOST_MOVES:,} half moves with all variations"
        assert len(found.errors) <= 20


@pytest.mark.parametrize(
    "moves",
    [
        b"1. e4 e5 " + b"{a}" * 100_000,
        b"1. e4 $" + b"1" * 100_000 + b" e5",
        b"1. e4 {" + b"a" * 1_000_000 + b"} e5",
        b"1. e4 e5 " + b"( " * 5000,
    ],
)
def test_odd_move_texts_are_read_in_one_pass(moves: bytes, tmp_path: Path) -> None:
    path = tmp_path / "odd.pgn"
    path.write_bytes(game(moves))
    (found,) = pgn_games(path)
    assert [move.uci() for move in found.mainline_moves()][:2] == ["e2e4", "e7e5"]


def test_comments_of_a_long_line_stay_as_they_are() -> None:
    comments = b" ".join(b"%s {%d ;} {b}" % (m, n) for n, m in enumerate(KNIGHTS.split() * 300))
    short = game_of(game(comments.replace(b"} ", b"}\n")))
    long = game_of(game(comments))
    assert short is not None
    assert long is not None
    assert str(short) == str(long)


def test_blank_lines_are_passed_over_quickly(tmp_path: Path) -> None:
    path = tmp_path / "blank.pgn"
    path.write_bytes(b"\n" * 1_000_000)
    assert list(split_games(Source(path), Source(path).blocks())) == []


@pytest.mark.parametrize("name", [b"Crazyhouse", b"Atomic", b"Chess960", b"nonsense"])
def test_every_reader_of_games_passes_over_other_variants(name: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other.pgn"
    path.write_bytes(variant(name))
    words = f"one of {name.decode()}, not of standard chess"
    with pytest.raises(ClausewitzError, match=rf"other\.pgn: game 1: {words}"):
        read_openings(path)
    with pytest.raises(ClausewitzError, match=words):
        read_game(path)
    with pytest.raises(ClausewitzError, match="there is no game in it"):
        list(read_whole_games([path]))
    (part,) = LineFile(path).parts()
    assert [getattr(one, "reason", "") for one in read_games(part, 4)] == [words]
    found = list(sampled_games(Source(path), GameSampleRequest()))
    assert found == ["not of standard chess"]


def test_openings_of_another_variant_are_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "zh.pgn"
    path.write_bytes(
        game(b"1. e4 e5", b'[Variant "Crazyhouse"]\n[FEN "8/8/8/8/8/8/8/K1k5[] w - - 0 1"]\n')
    )
    status, _, err = run("match", "random:1", "random:2", "-n", "2", "--openings", str(path))
    assert status == 2
    assert err == f"clausewitz: {path}: game 1: one of Crazyhouse, not of standard chess\n"


def test_the_usual_variants_are_read(tmp_path: Path) -> None:
    path = tmp_path / "usual.pgn"
    path.write_bytes(variant(b"Standard") + variant(b"chess") + variant(b"From Position"))
    assert [refusal(found) for found in pgn_games(path)] == ["", "", ""]


MARKED = codecs.BOM_UTF8
TACTIC = b"t(P, F, T) :-\r\n    legal_move(F, T, P).\r\n"


def test_a_mark_and_windows_line_ends_are_read(tmp_path: Path) -> None:
    path = tmp_path / "marked.pl"
    path.write_bytes(MARKED + TACTIC)
    assert [tactic.name for tactic in read_theory(path).tactics] == ["t"]
    games = tmp_path / "marked.pgn"
    games.write_bytes(MARKED + game(b"1. e4").replace(b"\n", b"\r\n"))
    assert [refusal(found) for found in pgn_games(games)] == [""]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_utf_16_is_named(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "wide.pl"
    path.write_bytes(TACTIC.decode().encode(encoding))
    words = r"wide\.pl:1: not UTF-8 but UTF-16: save it as UTF-8"
    with pytest.raises(ClausewitzError, match=words):
        read_text(path)
    with pytest.raises(ClausewitzError, match=words):
        list(Source(path).lines())
