"""Folders as version 0.1.0 wrote them before there was one run folder: each goes on.

The texts are literal: settings with and without a last line end, on one line or on many; arrays
compressed or not; half a game at the end of a match.
"""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pytest

from clausewitz.learn.search.search_levels import SearchFolder
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.learn.space.lattice import Lattice
from clausewitz.learn.space.task import read_task
from clausewitz.patterns.learning.from_masters import MasterLesson
from clausewitz.patterns.learning.pattern_run import learn_from_games
from clausewitz.play.matches.match_folder import MatchFolder
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.evolution.evolution import all_generations
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.weights.genetic import evolve
from clausewitz.tuning.weights.genetic_plan import GeneticPlan
from running import Run

MATCH_SETTINGS = """{
 "a": {
  "limit": {
   "depth": null,
   "nodes": 10000,
   "seconds": null
  },
  "text": "random"
 },
 "b": {
  "limit": {
   "depth": null,
   "nodes": 10000,
   "seconds": null
  },
  "text": "random"
 },
 "openings": null,
 "random plies": 8,
 "rules": {
  "at_end": "draw",
  "max_plies": 2,
  "resign": null
 },
 "seed": 1,
 "sprt": null,
 "version": "0.1.0"
}
"""
MATCH = ["match", "random", "random", "-n", 4, "--max-plies", 2, "--seed", 1, "--json"]
EFFORT = """0,a,1,0,0.00031826099984755274,0.00031826099984755274
0,b,1,0,0.0002403200001026562,0.0002403200001026562
1,a,1,0,0.00023872000019764528,0.00023872000019764528
1,b,1,0,0.000298805999591
"""
GAME = """[Event "random against random (2)"]
[Site "?"]
[Date "????.??.??"]
[Round "1.1"]
[White "random"]
[Black "random (2)"]
[Result "1/2-1/2"]
[Termination "adjudication"]
[Ending "stopped after 2 plies"]

1. a3 e6 2. a4 Bd6 3. e4 Bf8 4. Ra3 f5 5. Qf3 g5 1/2-1/2

"""


class NobodyWorks(Workers):
    """For runs in which nothing is left to do."""

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Any:
        yield from (self._refuse(task) for task in tasks)

    def _refuse(self, task: object) -> NoReturn:
        raise AssertionError(f"{task} was done before")


def folder_of(path: Path, **files: str) -> Path:
    path.mkdir()
    for name, text in files.items():
        (path / name.replace("__", "-").replace("_", ".")).write_text(text)
    return path


@pytest.mark.parametrize(
    "text", ['{\n "seed": 1,\n "sizes": [\n  2\n ]\n}', '{"sizes": [2], "seed": 1}']
)
def test_settings_in_any_layout_are_the_same(tmp_path: Path, text: str) -> None:
    path = folder_of(tmp_path / "run", settings_json=text)
    assert RunFolder(path).start({"seed": 1, "sizes": (2,)}, resume=True)
    with pytest.raises(ClausewitzError, match="holds a run with another seed"):
        RunFolder(path).start({"seed": 2, "sizes": (2,)}, resume=True)


def test_a_match_that_another_version_began_is_refused(run: Run, tmp_path: Path) -> None:
    settings = MATCH_SETTINGS.replace("0.1.0", "0.0.9")
    path = folder_of(tmp_path / "run", settings_json=settings, games_pgn=GAME)
    done = run(*MATCH, "--resume", "-o", path)
    assert (done.status, done.err) == (
        2,
        f"clausewitz: {path} holds a match with another version\n",
    )


def test_a_match_goes_on(run: Run, tmp_path: Path) -> None:
    half = GAME.replace("1.1", "1.2")[:-30]
    files = {"settings_json": MATCH_SETTINGS, "effort_csv": EFFORT, "games_pgn": GAME + half}
    path = folder_of(tmp_path / "run", **files)
    done = run(*MATCH, "--resume", "-o", path)
    assert (done.status, json.loads(done.out)["games"]) == (0, 4), done.err
    text = (path / "games.pgn").read_text()
    assert text.startswith(GAME)
    assert text.count("[Event ") == 4
    first, *_ = MatchFolder(path).games()
    assert (first.pgn, first.effort_a.seconds) == (GAME, 0.00031826099984755274)


def save_search(file: Path, saved: dict[str, Any], proposed: bytes = b"") -> None:
    arrays = {
        "text": np.frombuffer(json.dumps(saved).encode(), np.uint8),
        "sizes": np.array([2], np.int64),
        "supports": np.array([3, 5], np.uint64),
        "proposed": np.frombuffer(proposed, np.uint8),
    }
    np.savez(file, **arrays)  # type: ignore[arg-type]


def published_space() -> Space:
    return Space(read_task(data_dir("logic") / "tasks" / "published").bias)


TYPES = ("position", "square", "square")


def test_rounds_of_a_search_are_read(tmp_path: Path) -> None:
    space = published_space()
    atoms = sorted(space.atoms())
    saved = {"atoms": atoms, "tried": 4, "found": [[[7, 66], TYPES]], "failed": [[[0], TYPES]]}
    save_search(tmp_path / "round-2.npz", saved)
    done = SearchFolder(tmp_path).load_round(2, space)
    assert done is not None
    (hit,) = done.found
    assert (done.tried, hit.body, hit.types) == (4, (atoms[7], atoms[66]), TYPES)
    assert hit.support.tolist() == [3, 5]
    assert done.failed == [((atoms[0],), TYPES)]


def test_levels_of_a_search_are_read(tmp_path: Path) -> None:
    lattice = Lattice(published_space())
    saved = {"atoms": lattice.atoms, "tried": 9, "nodes": [[[7, 66], TYPES, [3, 8]]]}
    save_search(tmp_path / "level-2.npz", saved, proposed=b"\x90")
    level = SearchFolder(tmp_path).load_level(2, lattice)
    assert level is not None
    ((body, node),) = level.nodes.items()
    assert (level.tried, body, node.types, node.dead) == (9, (7, 66), TYPES, {3, 8})
    assert (node.support.tolist(), node.proposed) == ([3, 5], b"\x90")


@pytest.mark.long
def test_patterns_go_on(tmp_path: Path) -> None:
    lesson = MasterLesson(patterns=20, rounds=1, looked_at=20, pieces=4)
    settings = (
        '{"games": ["games.pgn"], "positions": 100, "without": "", "patterns": 20, "rounds": 1, '
        '"seed": 0, "looked_at": 20, "pieces": 4, "largest": 5, "places": 0.15, "general": 0.3, '
        '"rate": 0.1, "sure": 2.0, "often": 30, "passes": [0.05, 0.05, 0.05, 0.03, 0.02, 0.01]}'
    )
    state = (
        '{"round": 1, "graphs": [[[16, 4096], [[0, 0, 1]]], [[8, 4096], [[0, 0, 1]]]], '
        '"learned": [[-0.3, 28.4, 2116.0, 29.0, 10.5, 28.4], [0.2, 8.4, 116.0, 9.0, 1.5, 8.4]]}'
    )
    path = folder_of(tmp_path / "run", settings_json=settings, state_json=state)
    said = list[Progress]()
    games = data_dir("logic").parent / "examples" / "games.pgn"
    found = learn_from_games([games], lesson, path, said.append, positions=100, resume=True)
    assert next(str(one) for one in said if one.milestone) == "continues after round 1"
    assert len(found) == 2


def test_a_tournament_is_not_played_again(tmp_path: Path) -> None:
    plan = GeneticPlan(population=2, generations=1, fittest=1, survivors=1, openings=1, final=0)
    agents = '[{"agent": 0, "weights": [1, 2, 3], "parents": []}]'
    games = f'{{"agents": {agents},\n "games": [\n [0, 1, "0="]]}}\n'
    path = folder_of(tmp_path / "run", generation__01_json=games)
    (last,) = evolve(plan, RunFolder(path), NobodyWorks()).winners
    assert (last.agent.number, *last.games) == (1, 1, 1, 0)


def test_generations_are_not_played_again(tmp_path: Path) -> None:
    text = (
        '{"number": 0, "players": [["00ff", "01", "02"], ["03", "04", "05"]], '
        '"fitness": [0.25, 0.75], "master": {"games": 8, "score": 0.5}}\n'
    )
    lives = text.replace('"number": 0', '"number": 1')[:-2] + ', "lives": [[1.5, 8.0, "a"]]}\n'
    path = folder_of(tmp_path / "run", generation__000_json=text, generation__001_json=lives)
    plan = EvolutionPlan("KRKR", population=2, peers=1, generations=1)
    first, second = all_generations(plan, RunFolder(path), NobodyWorks())
    assert (first.players[0], first.best, first.lives) == ((b"\x00\xff", b"\x01", b"\x02"), 1, [])
    assert (second.number, second.lives[0].games, second.master["score"]) == (1, 8.0, 0.5)


def test_compressed_arrays_are_read(tmp_path: Path) -> None:
    labels = np.array([0.5, np.nan])
    np.savez_compressed(tmp_path / "labels.npz", allow_pickle=False, labels=labels)
    read = RunFolder(tmp_path).read_arrays("labels.npz")
    assert read is not None
    assert np.array_equal(read["labels"], labels, equal_nan=True)
