"""examples/games.pgn: what the project says of it is so, and it can be made again."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import chess
import pytest

from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "examples" / "games.pgn"
TEXT = GAMES.read_text(encoding="utf-8")
PREFACE, *TEXTS = TEXT.split("[Event ")


def tags(name: str) -> list[str]:
    return re.findall(rf'^\[{name} "(.*)"\]$', TEXT, re.MULTILINE)


def test_there_are_300_games_in_less_than_400_kilobytes() -> None:
    assert len(TEXTS) == 300
    assert len(TEXT) < 400_000


def test_command_that_made_them_is_named() -> None:
    assert "python examples/make_games.py --games 300 --seed 1, with Stockfish" in PREFACE


def test_players_are_of_club_strength_and_results_vary() -> None:
    ratings = [int(rating) for rating in tags("WhiteElo") + tags("BlackElo")]
    assert len(ratings) == 600
    assert 1300 <= min(ratings) < 1450
    assert 1800 < max(ratings) <= 1900
    assert set(tags("Termination")) == {"Normal"}
    assert all(tags("Result").count(result) >= 15 for result in ("1-0", "0-1", "1/2-1/2"))


def test_openings_vary() -> None:
    starts = {re.split(r"\b5\. ", text.partition("\n\n")[2])[0] for text in TEXTS}
    assert len(starts) > 250


def test_every_game_gives_an_example() -> None:
    sample = sample_games([Source(GAMES)], 300, GameSampleRequest())
    assert (sample.read, sample.drawn, sample.passed_over) == (300, 300, {})
    assert all(chess.Move.from_uci(e.move) in e.board().legal_moves for e in sample.examples)


@pytest.mark.long
def test_same_stockfish_makes_the_same_games(tmp_path: Path) -> None:
    stockfish = shutil.which("stockfish", path="/usr/games:/usr/bin:/usr/local/bin")
    version = re.search(r"with (Stockfish [\d.]+\d)", PREFACE)
    assert version is not None
    if stockfish is None or version[1] not in name_of(stockfish):
        pytest.skip(f"{version[1]}, which made examples/games.pgn, is not installed")
    again = tmp_path / "games.pgn"
    script = ROOT / "examples" / "make_games.py"
    command = [sys.executable, str(script), "--games", "1", "-o", str(again)]
    subprocess.run(command, check=True, capture_output=True)
    made = again.read_text().split("[Event ")[1:]
    assert [undated(text) for text in made] == [undated(text) for text in TEXTS[:1]]


def name_of(engine: str) -> str:
    done = subprocess.run([engine], input="quit\n", capture_output=True, text=True, check=True)
    return done.stdout


def undated(text: str) -> str:
    return re.sub(r'\[Date ".*"\]', "", text).strip()
