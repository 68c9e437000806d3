"""Programs of others: how they are called, and what becomes of those that fail."""

import shutil
from functools import partial
from pathlib import Path

import chess
import pytest

from clausewitz.engines.own.search_limit import MATE, Limit
from clausewitz.play.player import Fault, PlayerFaultError, ResignError
from clausewitz.play.players.player_names import find_player
from clausewitz.support.errors import ClausewitzError
from play.players_for_tests import FakePlayer
from running import LONG

LIMIT = Limit(depth=3)
player_of = partial(find_player, patience=LONG)


@pytest.mark.parametrize("way", ["by_uci", "by_xboard"])
def test_program_chooses_a_legal_move(fake: FakePlayer, way: str) -> None:
    player = player_of(getattr(fake, way))
    player.new_game()
    board = chess.Board()
    for _ in range(6):
        choice = player.choose(board, LIMIT)
        assert board.is_legal(choice.move)
        assert choice.depth == 3
        assert choice.nodes == 7
        assert choice.score is not None
        board.push(choice.move)
    player.close()
    assert fake.starts() == 1


def test_both_protocols_give_the_same_moves(fake: FakePlayer) -> None:
    board, chosen = chess.Board(), []
    board.push_san("d4")
    for text in (fake.by_uci, fake.by_xboard):
        player = player_of(text)
        player.new_game()
        chosen.append(player.choose(board, LIMIT).move)
        player.close()
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize(
    ("limit", "said"),
    [
        (Limit(depth=4), "depth 4"),
        (Limit(nodes=100), "nodes 100"),
        (Limit(seconds=0.25), "movetime 250"),
    ],
)
def test_limits_and_options_arrive(fake: FakePlayer, limit: Limit, said: str) -> None:
    player = player_of(f"{fake.by_uci},Style=wild")
    player.new_game()
    player.choose(chess.Board(), limit)
    player.close()
    assert fake.beside("limit").read_text() == said
    assert fake.beside("style").read_text() == "wild"


def test_limit_that_is_not_heeded_is_refused(fake: FakePlayer) -> None:
    player = player_of(fake.by_xboard)
    player.new_game()
    with pytest.raises(ClausewitzError, match="has to be limited by depth=… or seconds=…"):
        player.choose(chess.Board(), Limit(nodes=100))
    player.close()


@pytest.mark.parametrize("way", ["by_uci", "by_xboard"])
def test_program_that_dies_is_started_again(fake: FakePlayer, way: str) -> None:
    player = player_of(getattr(fake, way))
    player.new_game()
    fake.will("die 1")
    assert player.choose(chess.Board(), LIMIT).move in chess.Board().legal_moves
    assert fake.starts() == 2
    fake.will("die 1")
    with pytest.raises(PlayerFaultError, match="died, was started again and died again") as found:
        player.choose(chess.Board(), LIMIT)
    assert found.value.kind is Fault.DIED
    player.new_game()
    assert player.choose(chess.Board(), LIMIT).move in chess.Board().legal_moves
    player.close()


def test_program_that_cannot_be_started_again_loses(fake: FakePlayer) -> None:
    player = player_of(fake.by_uci)
    player.new_game()
    fake.will("die 1 always")
    fake.command.unlink()
    with pytest.raises(PlayerFaultError, match="died and could not be started again"):
        player.choose(chess.Board(), LIMIT)
    with pytest.raises(ClausewitzError, match="cannot be started: No such file"):
        player.new_game()
    player.close()


def test_program_that_hangs_loses_and_is_a_new_one_next(fake: FakePlayer) -> None:
    player = player_of(fake.by_uci)
    player.new_game()
    fake.will("hang 1")
    with pytest.raises(PlayerFaultError, match="gave no move within 900 s") as found:
        player.choose(chess.Board(), LIMIT)
    assert found.value.kind is Fault.HUNG
    player.new_game()
    assert player.choose(chess.Board(), LIMIT).move in chess.Board().legal_moves
    assert fake.starts() == 2
    player.close()


@pytest.mark.parametrize("way", ["by_uci", "by_xboard"])
@pytest.mark.parametrize("fault", ["illegal", "rubbish"])
def test_illegal_moves_lose(fake: FakePlayer, way: str, fault: str) -> None:
    player = player_of(getattr(fake, way))
    player.new_game()
    fake.will(f"{fault} 1")
    with pytest.raises(PlayerFaultError, match=r"a1h8|e9e9") as found:
        player.choose(chess.Board(), LIMIT)
    assert found.value.kind is Fault.ILLEGAL
    player.close()


def test_no_move_loses(fake: FakePlayer) -> None:
    player = player_of(fake.by_uci)
    player.new_game()
    fake.will("none 1")
    with pytest.raises(PlayerFaultError, match="gave no move in rnbqkbnr"):
        player.choose(chess.Board(), LIMIT)
    player.close()


def test_xboard_program_may_resign(fake: FakePlayer) -> None:
    fake.beside("resigns").touch()
    player = player_of(fake.by_xboard)
    player.new_game()
    with pytest.raises(ResignError):
        player.choose(chess.Board(), LIMIT)
    player.close()


@pytest.mark.parametrize(
    ("script", "patience", "words"),
    [("exit 0", 30.0, "ends at once"), ("sleep 60", 0.5, "says nothing for 0.5 s")],
)
def test_program_that_is_no_player(
    tmp_path: Path, script: str, patience: float, words: str
) -> None:
    file = tmp_path / "program"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    player = player_of(f"uci:{file}", patience=patience)
    with pytest.raises(ClausewitzError, match=f"run by UCI: {words}"):
        player.new_game()
    player.close()


def test_xboard_program_may_start_slowly(fake: FakePlayer) -> None:
    """python-chess gives it two seconds, which a busy machine may need to start it."""
    slow = fake.beside("slow")
    slow.write_text(f'#!/bin/sh\nsleep 2.5\nexec "{fake.command}" xboard\n')
    slow.chmod(0o755)
    player = player_of(f"xboard:{slow}")
    player.new_game()
    assert player.choose(chess.Board(), LIMIT).move in chess.Board().legal_moves
    player.close()


def test_option_that_is_not_there(fake: FakePlayer) -> None:
    player = player_of(f"{fake.by_uci},Magic=1")
    with pytest.raises(ClausewitzError, match="does not support option Magic"):
        player.new_game()
    player.close()
    player = player_of(f"{fake.by_uci},Hash=99999")
    with pytest.raises(ClausewitzError, match="'Hash' to be at most 64"):
        player.new_game()
    player.close()


@pytest.mark.skipif(
    shutil.which("stockfish", path="/usr/games:/usr/bin:/usr/local/bin") is None,
    reason="Stockfish is not installed",
)
def test_stockfish_sees_a_mate() -> None:
    player = player_of("stockfish:skill=20")
    player.new_game()
    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
    choice = player.choose(board, Limit(depth=4))
    player.close()
    assert choice.move == chess.Move.from_uci("d1d8")
    assert choice.score == MATE - 1
    with pytest.raises(ClausewitzError, match="to be at least"):
        player_of("stockfish:elo=3").new_game()


@pytest.mark.skipif(
    shutil.which("gnuchess", path="/usr/games:/usr/bin:/usr/local/bin") is None,
    reason="GNU Chess is not installed",
)
def test_gnu_chess_plays_by_depth_alone() -> None:
    player = player_of("gnuchess")
    player.new_game()
    assert player.choose(chess.Board(), Limit(depth=1)).move in chess.Board().legal_moves
    with pytest.raises(ClausewitzError, match="has to be limited by depth=…"):
        player.choose(chess.Board(), Limit(nodes=100))
    player.close()


@pytest.mark.skipif(
    shutil.which("sjeng", path="/usr/games:/usr/bin:/usr/local/bin") is None,
    reason="Sjeng is not installed",
)
def test_sjeng_plays_by_xboard() -> None:
    player = player_of("xboard:sjeng")
    player.new_game()
    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1")
    assert player.choose(board, Limit(depth=3)).move == chess.Move.from_uci("d1d8")
    player.close()
