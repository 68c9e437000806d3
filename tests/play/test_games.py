"""One game: how it ends, and what is written of it."""

import io

import chess
import chess.pgn
import pytest

from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.play.matches.game import AtEnd, GameRules, Played, Side, ended, play_game
from clausewitz.play.matches.start_positions import Opening
from clausewitz.play.player import Fault, Player, PlayerFaultError, ResignError
from play.players_for_tests import Scripted

MATE_IN_TWO = Opening(moves=("f2f3", "e7e5"))
ROOKS = Opening("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1")


def play(
    white: Player, black: Player, opening: Opening | None = None, rules: GameRules | None = None
) -> Played:
    return play_game(Side(white, Limit(depth=1)), Side(black, Limit(nodes=9)), opening, rules)


def test_mate_wins_and_everything_is_written() -> None:
    white, black = Scripted("g4", name='the "white"', score=-50), Scripted("Qh4#", score=MATE - 1)
    played = play(white, black, MATE_IN_TWO)
    assert played.ending.result == "0-1"
    assert played.ending.words == "black mates"
    game = chess.pgn.read_game(io.StringIO(str(played.game)))
    assert game is not None
    assert game.errors == []
    assert game.headers["White"] == "the 'white'"
    assert game.headers["Result"] == "0-1"
    assert game.headers["Termination"] == "normal"
    assert [move.uci() for move in game.mainline_moves()] == ["f2f3", "e7e5", "g2g4", "d8h4"]
    comments = [node.comment for node in game.mainline()]
    assert comments[:2] == ["", ""]
    assert comments[2].split() == ["because", "(g4)", "[%eval", "-0.50,2]"]
    assert comments[3].split() == ["because", "(Qh4#)", "[%eval", "#-1,2]"]


def test_each_side_has_its_limit_and_its_effort() -> None:
    white, black = Scripted("g4"), Scripted("Qh4#")
    played = play(white, black, MATE_IN_TWO)
    assert white.limits == [Limit(depth=1)]
    assert black.limits == [Limit(nodes=9)]
    assert played.effort[chess.WHITE].moves == 1
    assert played.effort[chess.WHITE].nodes == 10
    assert played.effort[chess.BLACK].seconds >= played.effort[chess.BLACK].longest > 0


def test_same_position_for_the_third_time_is_a_draw() -> None:
    played = play(Scripted("Nf3", "Ng1"), Scripted("Nf6", "Ng8"))
    assert played.ending.result == "1/2-1/2"
    assert played.ending.words == "threefold repetition"
    assert len(list(played.game.mainline_moves())) == 8


@pytest.mark.parametrize(
    ("fen", "result", "words"),
    [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2", "stalemate"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "1-0", "white mates"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 100 90", "1-0", "white mates"),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2", "insufficient material"),
        ("7k/8/6K1/8/8/8/7P/8 b - - 100 90", "1/2-1/2", "fifty moves"),
    ],
)
def test_rules_end_games(fen: str, result: str, words: str) -> None:
    found = ended(chess.Board(fen))
    assert found is not None
    assert (found.result, found.words) == (result, words)


def test_rules_let_other_games_go_on() -> None:
    assert ended(chess.Board()) is None
    assert ended(chess.Board("7k/8/6K1/8/8/8/7P/8 b - - 99 90")) is None


@pytest.mark.parametrize(
    ("fen", "at_end", "result"),
    [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", AtEnd.DRAW, "1/2-1/2"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", AtEnd.MATERIAL, "1-0"),
        ("4k2r/8/8/8/8/8/8/4K3 w - - 0 1", AtEnd.MATERIAL, "0-1"),
        ("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", AtEnd.MATERIAL, "1/2-1/2"),
    ],
)
def test_long_games_are_stopped(fen: str, at_end: AtEnd, result: str) -> None:
    white, black = Scripted("Kd1", "Ke1"), Scripted("Kd8", "Ke8")
    played = play(white, black, Opening(fen), GameRules(max_plies=3, at_end=at_end))
    assert played.ending.result == result
    assert played.ending.words.startswith("stopped after 3 plies")
    assert played.game.headers["Termination"] == "adjudication"


@pytest.mark.parametrize(
    ("white", "black", "result"),
    [(700, -800, "1-0"), (-700, 800, "0-1"), (700, -400, None), (700, None, None)],
)
def test_game_is_over_when_both_see_it(
    white: int | None, black: int | None, result: str | None
) -> None:
    players = Scripted("Kd1", "Ke1", score=white), Scripted("Kd8", "Ke8", score=black)
    played = play(*players, ROOKS, GameRules(resign=600))
    if result is None:
        assert played.ending.words == "threefold repetition"
    else:
        assert played.ending.result == result
        assert played.ending.words.endswith("both see it")
        assert len(list(played.game.mainline_moves())) == 6


def test_illegal_move_of_any_player_loses() -> None:
    played = play(Scripted("e4"), Scripted("e2e4"))
    assert played.ending.result == "1-0"
    assert played.ending.forfeit is chess.BLACK
    assert played.ending.words.startswith("black forfeits: illegal move e2e4 in rnbqkbnr/")
    assert played.game.headers["Termination"] == "rules infraction"
    assert str(played.game).endswith("1-0")


class Leaving(Scripted):
    """Does not move but leaves."""

    def __init__(self, error: Exception) -> None:
        super().__init__("e4")
        self.error = error

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        raise self.error


def test_fault_loses() -> None:
    played = play(Leaving(PlayerFaultError(Fault.HUNG, "gave no move")), Scripted("e5"))
    assert played.ending.result == "0-1"
    assert played.ending.forfeit is chess.WHITE
    assert played.game.headers["Ending"] == "white forfeits: gave no move"
    assert played.game.headers["Termination"] == "time forfeit"


def test_resigning_is_no_fault() -> None:
    played = play(Scripted("e4"), Leaving(ResignError()))
    assert played.ending.result == "1-0"
    assert played.ending.words == "black resigns"
    assert played.ending.forfeit is None


class Meddling(Scripted):
    """Moves on the board that it is shown."""

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        choice = super().choose(board, limit)
        board.push(choice.move)
        return choice


def test_player_cannot_move_on_the_board_of_the_game() -> None:
    played = play(Scripted("g4"), Meddling("Qh4#"), MATE_IN_TWO)
    assert played.ending.words == "black mates"
