"""Players by name, and what is said of names that are none."""

from pathlib import Path

import chess
import pytest

from clausewitz.engines.own.search_limit import Limit
from clausewitz.play.matches.game_table import Seat, Setting
from clausewitz.play.player import Player
from clausewitz.play.players.parameters import Parameters, limit_from, parse_limit, parse_player
from clausewitz.play.players.player_names import PLAYERS, find_player
from clausewitz.support.errors import ClausewitzError
from play.players_for_tests import FakePlayer, Scripted


def test_name_is_taken_apart() -> None:
    found = parse_player("base:winning,depth=4,quiet=no")
    assert (found.kind, found.words, found.label) == (
        "base",
        ("winning",),
        "base:winning,depth=4,quiet=no",
    )
    assert found.options() == {"quiet": "no"}
    assert found.limit(Limit(nodes=5)) == Limit(depth=4)
    assert parse_player("base").limit(Limit(nodes=5)) == Limit(nodes=5)


def test_program_keeps_its_file_and_shows_its_name() -> None:
    found = parse_player("uci:/some/pl=ace/engine,Skill Level=3,nodes=7")
    assert found.words == ("/some/pl=ace/engine",)
    assert found.label == "engine,Skill Level=3,nodes=7"
    assert found.options() == {"Skill Level": "3"}


def test_limits() -> None:
    assert parse_limit("depth=4, seconds=0.5") == Limit(depth=4, seconds=0.5)
    assert limit_from({"nodes": "9"}, "x") == Limit(nodes=9)


def test_same_players_have_different_names() -> None:
    assert Setting(Seat("random"), Seat("random")).names() == ("random", "random (2)")


def test_random_player_is_the_same_for_the_same_seed_and_game() -> None:
    board = chess.Board()
    board.push_san("e4")
    one, same, other = (find_player(text) for text in ("random:7", "random:seed=7", "random"))
    for _ in range(5):
        assert one.choose(board, Limit()) == same.choose(board, Limit())
    others = [find_player(f"random:{seed}").choose(board, Limit()).move for seed in range(20)]
    assert len(set(others)) > 5
    assert other.choose(board, Limit()).move in others


def test_player_of_our_own_is_one_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(parameters: Parameters) -> Player:
        parameters.only("weights", words=1)
        return Scripted("e4", name=parameters.words[0])

    monkeypatch.setitem(PLAYERS, "own", made)
    assert find_player("own:winning,weights=1").name == "winning"
    with pytest.raises(ClausewitzError, match="no parameter colour, only weights, depth"):
        find_player("own:winning,colour=1")
    with pytest.raises(ClausewitzError, match='"more" is not expected'):
        find_player("own:winning,more")


def test_program_is_found_on_path(fake: FakePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(fake.command.parent), prepend=":")
    find_player("uci:fake").close()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 'there is no player ""'),
        ("fish", 'there is no player "fish", only clausewitz, base'),
        ("stockfish:", "a parameter is missing"),
        ("stockfish:elo=1800,,", "a parameter is missing"),
        ("stockfish:elo=1800,elo=1900", "elo is given twice"),
        ("stockfish:elo=good", 'elo is "good", not a whole number'),
        ("clausewitz:from=3", "no parameter from, only hash, evaluation, weights, off"),
        ("random:depth=4,x=3", "no parameter x, only seed, depth, nodes, seconds"),
        ("random:a", '"a" is not expected'),
        ("uci", "is not uci:PROGRAM"),
        ("uci:a,b", "is not uci:PROGRAM"),
        ("uci:/none/engine", "the program /none/engine is not there"),
        ("uci:noengine", "the program noengine is not on PATH nor in /usr/games"),
        ("xboard:'x", "No closing quotation"),
    ],
)
def test_names_that_are_none(text: str, words: str) -> None:
    with pytest.raises(ClausewitzError) as found:
        find_player(text)
    assert words in str(found.value)


@pytest.mark.parametrize("text", ["speed=3", "depth=x", "nodes=-3", "seconds=0", "seconds=nan", ""])
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(ClausewitzError):
        parse_limit(text)


def test_file_that_cannot_be_run(tmp_path: Path) -> None:
    file = tmp_path / "engine"
    file.write_text("no program")
    with pytest.raises(ClausewitzError, match="engine cannot be run"):
        find_player(f"uci:{file}")
