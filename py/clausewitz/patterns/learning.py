"""Runs that learn patterns: from files of games, resumable after every round."""

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from clausewitz.errors import ClausewitzError
from clausewitz.kernel.patterns.fitting import COLUMNS
from clausewitz.patterns.fitter import Fitter
from clausewitz.patterns.folder import (
    RunFolder,
    array_from_lists,
    graph_as_lists,
    graph_from_lists,
)
from clausewitz.patterns.games import Step, read_games
from clausewitz.patterns.masters import MasterLearner, MasterWish, positions_of
from clausewitz.patterns.model import PatternSet

Say = Callable[[str], None]

PER_GAME = 12
"""Positions that are drawn from a game: many games tell more than many moves of a few."""

APART = 20
"""Of so many games one is not learned from."""


def learn_from_games(
    games: Sequence[Path],
    wish: MasterWish,
    output: Path,
    say: Say,
    *,
    positions: int = 100_000,
    without: str = "",
    resume: bool = False,
) -> PatternSet:
    """Learn from the moves of all players; a snapshot after every round."""
    folder = RunFolder(output)
    names = [path.name for path in games]
    settings = {"games": names, "positions": positions, "without": without, **asdict(wish)}
    known = folder.start(settings, resume)
    steps, apart = drawn(games, positions, without, wish.seed, say)
    learner = MasterLearner(wish, positions_of(steps), positions_of(apart))
    if known is not None:
        _recall(learner, known)
        say(f"goes on after round {learner.round}")
    while not learner.done:
        words = learner.learn()
        folder.save(_state(learner))
        header = _header(names, len(steps), without, wish, learner.round)
        folder.snapshot(learner.patterns(header), learner.round)
        say(f"round {learner.round} of {wish.rounds + 1}: {words}")
    return learner.patterns(_header(names, len(steps), without, wish, learner.round))


def drawn(
    games: Sequence[Path], positions: int, without: str, seed: int, say: Say
) -> tuple[list[Step], list[Step]]:
    """So many positions with their moves, a few from each game, in random order; and some of games
    that are set apart."""
    chooser = random.Random(seed)
    steps, apart = list[Step](), list[Step]()
    for number, game in enumerate(read_games(games, without), 1):
        line = list(game.steps())
        few = chooser.sample(line, min(PER_GAME, len(line)))
        (steps if number % APART else apart).extend(few)
        if number % 1000 == 0:
            say(f"{number} games read")
    if not steps:
        raise ClausewitzError("there is no game to learn from")
    chooser.shuffle(steps)
    return steps[:positions], apart


def _state(learner: MasterLearner) -> dict[str, Any]:
    return {
        "round": learner.round,
        "graphs": [graph_as_lists(graph) for graph in learner.fitter.graphs],
        "learned": learner.fitter.learned.tolist(),
    }


def _recall(learner: MasterLearner, known: dict[str, Any]) -> None:
    try:
        graphs = [graph_from_lists(lists) for lists in known["graphs"]]
        learner.fitter = Fitter(graphs, array_from_lists(known["learned"], COLUMNS))
        learner.round = int(known["round"])
    except (KeyError, TypeError, ValueError) as error:
        raise ClausewitzError("the run's state.json is not one of a run from games") from error


def _header(names: list[str], count: int, without: str, wish: MasterWish, rounds: int) -> list[str]:
    files = " ".join(f"--games {name}" for name in names)
    apart = f' --without "{without}"' if without else ""
    return [
        f"Move patterns learned from {count} positions of {', '.join(names)},",
        f"without games of {without}," if without else "with all their games,",
        "with weights fitted to the moves that were played. As they are after round"
        f" {rounds} of {wish.rounds + 1} of",
        f"clausewitz patterns learn {files}{apart} --positions {count}"
        f" --patterns {wish.patterns} --rounds {wish.rounds} --seed {wish.seed} -o RUN",
    ]
