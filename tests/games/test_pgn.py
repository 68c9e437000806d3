"""Games in PGN, whoever reads them: packed or not, of old and of new collections."""

from pathlib import Path

import chess
import pytest
import zstandard

from clausewitz.games.pgn import pgn_games, refusal
from clausewitz.games.whole_games import read_games

TWO = '[White "Émile"]\n\n1. e4 {a king\'s pawn} (1. d4 d5) e5 *\n\n[White "B"]\n\n1. d4 d5 *\n'
FILES = {
    "plain.pgn": TWO.encode(),
    "marked.pgn": b"\xef\xbb\xbf" + TWO.encode(),
    "old.pgn": TWO.encode("latin-1"),
    "packed.pgn.zst": zstandard.compress(TWO.encode()),
    "windows.pgn": TWO.replace("\n", "\r\n").encode(),
}


@pytest.mark.parametrize("name", FILES)
def test_all_readers_understand_all_files(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(FILES[name])
    whole = list(pgn_games(file))
    assert [game.headers["White"] for game in whole] == ["Émile", "B"]
    assert [refusal(game) for game in whole] == ["", ""]
    moves = list(read_games([file]))
    assert [game.white for game in moves] == ["Émile", "B"]
    assert [[move.uci() for move in game.moves] for game in moves] == [
        ["e2e4", "e7e5"],
        ["d2d4", "d7d5"],
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("1. e4 e5 2. Ke3 *", "illegal san: 'Ke3'"),
        ("1. e4 -- 2. d4 *", "no move in"),
        ('[Variant "Atomic"]\n\n1. e4 *', "one of Atomic, not of standard chess"),
        ('[FEN "8/8/8/8/8/8/8/K7 w - - 0 1"]\n[SetUp "1"]\n\n1. Ka2 *', "black has no king"),
        ('[Event "nothing"]\n\n*', "it has no moves"),
    ],
)
def test_games_that_are_refused_say_why_and_others_are_read(
    tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "games.pgn"
    file.write_text(f"{text}\n\n{TWO}")
    bad, *good = pgn_games(file)
    assert words in refusal(bad)
    assert [refusal(game) for game in good] == ["", ""]
    assert len(list(read_games([file]))) >= len(good)


def test_a_game_may_begin_anywhere(tmp_path: Path) -> None:
    file = tmp_path / "ending.pgn"
    start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    file.write_text(f'[Variant "From Position"]\n[FEN "{start}"]\n[SetUp "1"]\n\n1. e4 *\n')
    (game,) = pgn_games(file)
    assert refusal(game) == ""
    assert game.board() == chess.Board(start)
