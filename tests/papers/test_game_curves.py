"""Curves of a game: what the points say, and how smooth a curve is."""

import io
from pathlib import Path

import chess
import chess.pgn
import pytest
import zstandard

from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.games.pgn import read_game
from clausewitz.papers.han_lavelle_wilkerson.game_curves import (
    Point,
    curve,
    evaluated_by_all,
    in_pawns,
    seconds_per_state,
    smoothness,
)
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer
from clausewitz.play.players.parameters import parse_player
from clausewitz.support.errors import ClausewitzError

GAME = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0"


def game_of(text: str) -> chess.pgn.Game:
    game = chess.pgn.read_game(io.StringIO(text))
    assert game is not None
    return game


class GivenScores:
    """A player with these scores; knows more states than it visits in every second position."""

    name = "given scores"

    def __init__(self, *scores: int | None) -> None:
        self._scores = iter([None, *scores])  # the first position is for loading
        self.known = 0
        self.games = 0

    def new_game(self) -> None:
        self.games += 1

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        score = next(self._scores)
        self.known += 3
        return Choice(next(iter(board.legal_moves)), score, nodes=10)

    def close(self) -> None:
        pass


def points(*evaluations: float | None) -> list[Point]:
    return [
        Point(ply, "e4", "e4", value, 0, 0.5, 100 if value is not None else 0)
        for ply, value in enumerate(evaluations)
    ]


def test_evaluations_are_white_s() -> None:
    scores = (10, 20, None, -30, MATE - 2, MATE - 1, 5)
    found = curve(game_of(GAME), GivenScores(*scores), clock=iter(range(100)).__next__)
    assert [point.evaluation for point in found] == [0.1, -0.2, None, 0.3, None, None, 0.05]
    assert [point.mate for point in found] == [0, 0, 0, 0, 1, -1, 0]
    assert [point.ply for point in found] == list(range(7))
    assert found[-1].move == "Qxf7#"
    assert [point.seconds for point in found] == [1] * 7
    assert [point.states for point in found] == [7] * 7  # less those known before
    assert found[0].seconds_per_state == pytest.approx(1 / 7)


def test_smoothness_is_the_mean_change_and_gaps_do_not_count() -> None:
    assert smoothness(points(0, 1, 3, 0)) == pytest.approx((1 + 2 + 3) / 3)
    assert smoothness(points(0, 1, None, 5, 6)) == pytest.approx(1)
    assert smoothness(points(0, 5, 0, 5, 0), step=2) == 0
    assert smoothness(points(0, 1, 3, 0), {0, 1}) == 1
    assert smoothness(points(1.0, None)) != smoothness(points(1.0, None))  # not a number


def test_curves_are_compared_where_all_have_values() -> None:
    both = [points(1, None, 2, 3), points(None, 1, 2, 3)]
    assert evaluated_by_all(both) == {2, 3}
    assert seconds_per_state(both[0]) == pytest.approx(1.5 / 300)


def test_pawns_of_the_paper_s_players() -> None:
    (point,) = in_pawns(points(9.752), parse_player("base:winning"))
    assert point.evaluation == pytest.approx(1)
    assert in_pawns(points(1.0, None), parse_player("clausewitz"))[0].evaluation == 1.0


def test_players_of_the_paper_on_a_game() -> None:
    base = curve(game_of(GAME), BasePlayer(), Limit(depth=2))
    pruning = curve(game_of(GAME), PruningPlayer(), Limit(depth=2))
    assert len(base) == len(pruning) == 7
    assert base[-1].mate == 1  # the mate that was played
    assert base[-1].advised == "Qxf7#"
    assert pruning[0].reason == "B00 King's pawn opening"
    assert (pruning[0].evaluation, pruning[0].states) == (None, 0)
    assert all(point.states > 0 for point in base)
    again = curve(game_of(GAME), BasePlayer(), Limit(depth=2))
    assert [point.evaluation for point in again] == [point.evaluation for point in base]


def test_game_of_a_file_by_its_number(tmp_path: Path) -> None:
    text = '[White "Émile"]\n\n1. e4 *\n\n[White "B"]\n\n1. d4 d5 *\n'
    plain, old, packed = (tmp_path / name for name in ("a.pgn", "b.pgn", "c.pgn.zst"))
    plain.write_text("\ufeff" + text, encoding="utf-8")
    old.write_bytes(text.encode("latin-1"))
    packed.write_bytes(zstandard.compress(text.encode()))
    for file in (plain, old, packed):
        assert read_game(file).headers["White"] == "Émile"
        assert len(list(read_game(file, 2).mainline_moves())) == 2
        with pytest.raises(ClausewitzError, match="there are 2 games in it, no game 3"):
            read_game(file, 3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no game in it"),
        ("garbage\x00\xff", "game 1: it has no moves"),
        ('[Event "x"]\n\n*\n', "game 1: it has no moves"),
        ("1. e4 e5 2. Ke3 *\n", "game 1: illegal san: 'Ke3'"),
        ('[Variant "Atomic"]\n\n1. e4 *\n', "game 1: one of Atomic, not of standard chess"),
    ],
)
def test_files_without_a_game(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "games.pgn"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(ClausewitzError, match=f"games.pgn: {words}"):
        read_game(file)
