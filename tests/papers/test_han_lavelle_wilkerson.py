"""The paper's experiments with Base and Pruning Player, in small."""

import json
from pathlib import Path

import chess
import chess.pgn
import pytest

from clausewitz.papers.han_lavelle_wilkerson import case_moves, published
from clausewitz.papers.han_lavelle_wilkerson.paper_games import match, single_game
from clausewitz.papers.han_lavelle_wilkerson.pruning_experiments import (
    RATED_GAMES,
    PruningExperiment,
    rated_games,
    reproduce,
)
from clausewitz.play.openings.book import PAPER, UNSORTED
from clausewitz.play.players import paper_heuristic
from clausewitz.support.errors import ClausewitzError
from running import Run


@pytest.mark.long
def test_a_small_run_fills_every_table() -> None:
    steps = list[str]()
    wish = PruningExperiment(games=2, depth=2, weights=("handmade", "winning"))
    found = reproduce(wish, steps.append)
    assert [duel.weights for duel in found.duels] == ["handmade", "winning"]
    for duel in found.duels:
        assert duel.standing is not None
        assert duel.standing.tally.games == 2
        for base, pruning in (duel.base_with_white, duel.pruning_with_white):
            assert base.seconds_per_state > 0
            assert pruning.states < base.states
            assert base.case_moves == 0 < pruning.case_moves
            assert (base.result, pruning.result) in {
                *(("won", "lost"), ("lost", "won"), ("drawn", "drawn")),
                *(("+", "-"), ("-", "+"), ("=", "=")),
            }
    assert {one.name for one in found.weights} >= set(published.WEIGHT_SETS)
    assert [one.opponent for one in found.case_moves] == ["pruning", "random", "base"]
    assert [game.level for game in found.rated] == ["low", "mid", "high"]
    assert steps
    json.dumps(found.as_dict(), allow_nan=False)


def test_a_single_game_is_always_the_same_but_for_time() -> None:
    games = [single_game("handmade", 2, base_is_white=True) for _ in range(2)]
    (base, pruning), (again, other) = games
    assert (base.states, base.result) == (again.states, again.result)
    assert (pruning.states, pruning.case_moves) == (other.states, other.case_moves)


def test_a_saved_match_is_not_played_again(tmp_path: Path) -> None:
    reported = list[int]()
    players = ("pruning:handmade,openings=no", "base:handmade")
    first = match(*players, 2, 4, 1, folder=tmp_path / "run", tell=reported.append)
    assert reported == [1, 2, 3, 4]
    again = match(*players, 2, 4, 1, folder=tmp_path / "run", tell=reported.append)
    assert reported == [1, 2, 3, 4]
    assert again.as_dict() == first.as_dict()
    with pytest.raises(ClausewitzError, match="another seed"):
        match(*players, 2, 4, 2, folder=tmp_path / "run")


def test_moves_by_cases_depend_on_their_order() -> None:
    assert case_moves.against_itself(PAPER) > case_moves.against_itself(UNSORTED) > 0
    assert case_moves.against_chance(PAPER, 4, 1) == case_moves.against_chance(PAPER, 4, 1) > 0
    assert case_moves.against_base(PAPER, "winning", 2) > 0


def test_moves_by_cases_are_counted_for_one_side() -> None:
    def silent(board: chess.Board) -> chess.Move:
        return next(iter(board.legal_moves))

    assert case_moves.against(silent, PAPER, chess.WHITE) >= 1


def test_the_games_that_ship_are_of_three_levels() -> None:
    for level, game in rated_games(RATED_GAMES).items():
        low, high = published.RATINGS[level]
        rating = (int(game.headers["WhiteElo"]) + int(game.headers["BlackElo"])) / 2
        assert low <= rating < high
        assert game.headers["Site"].startswith("https://lichess.org/")


def test_games_of_other_levels_or_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ClausewitzError, match="No such file"):
        rated_games(tmp_path / "none.pgn")
    some = tmp_path / "some.pgn"
    some.write_text('[WhiteElo "1200"]\n[BlackElo "1300"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n')
    with pytest.raises(ClausewitzError, match="and low ratings in it"):
        rated_games(some)


def test_odd_numbers_of_games_are_refused() -> None:
    with pytest.raises(ClausewitzError, match="games come in pairs"):
        reproduce(PruningExperiment(games=3))


def test_the_papers_sets_come_first() -> None:
    assert tuple(paper_heuristic.names()[:5]) == published.WEIGHT_SETS


@pytest.mark.long
def test_the_command_prints_all_tables(run: Run) -> None:
    status, out, err = run("reproduce", "pruning", "--quick", "-n", 2, "--jobs", 1, "--seed", 3)
    assert status == 0
    heads = ["Single games", "Pruning without", "Weights", "Moves of", "Evaluations"]
    tables = out.split("\n\n")
    assert all(table.startswith(h) for table, h in zip(tables, heads, strict=True))
    assert "13.0" in out
    assert "9.752" in out
    assert "1310 ± 2570" in out
    assert "weights winning: 2 of 2 games" in err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("-n", "5"), "an even number here, not 5"),
        (("-n", "many"), "Invalid value for '-n'"),
        (("--metrics",), "No such option: --metrics"),
        (("--rated", "nowhere.pgn"), "nowhere.pgn: No such file"),
    ],
)
def test_wrong_options_are_one_line(run: Run, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = run("reproduce", "pruning", *arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
