"""Runs that learn patterns: from files of games, resumable after every round."""

import random
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap
from typing import Any

import chess
import numpy as np

from clausewitz.games.whole_games import Step, read_games
from clausewitz.kernel.patterns.log_linear import COLUMNS
from clausewitz.patterns.graphs.pattern import PatternSet
from clausewitz.patterns.graphs.pattern_files import graph_as_lists, graph_from_lists
from clausewitz.patterns.learning.fitter import Fitter
from clausewitz.patterns.learning.from_masters import MasterLearner, MasterLesson, positions_of
from clausewitz.patterns.learning.from_teacher import STATE, Teacher, snapshot
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

PER_GAME = 12
"""Random positions of a game: many games tell more than many moves of a few."""

_ANSWERS = "answers.json"
APART = 20
"""Of so many games one is not learned from."""


def learn_from_games(
    games: Sequence[Path],
    lesson: MasterLesson,
    output: Path,
    tell: Tell,
    *,
    positions: int = 100_000,
    without: str = "",
    answering: Teacher | None = None,
    answers: int = 0,
    resume: bool = False,
) -> PatternSet:
    """Learn from the moves of all players; a snapshot after every round.

    A teacher may answer so many random moves, which masters do not make, so that there is something
    to learn about punishing them.
    """
    folder = RunFolder(output)
    names = [path.name for path in games]
    settings = {"games": names, "positions": positions, "without": without, **asdict(lesson)}
    if answering is not None:
        settings |= {"answering": answering.name, "answers": answers}
    known = folder.read_json(STATE) if folder.start(settings, resume) else None
    steps, apart = random_positions(games, positions, without, lesson.seed, tell)
    if answering is not None:
        steps += answered(steps, answering, answers, lesson.seed, folder, tell)
        random.Random(lesson.seed).shuffle(steps)
    learner = MasterLearner(lesson, positions_of(steps), positions_of(apart))
    if known is not None:
        _recall(learner, known)
        tell(step(f"continues after round {learner.round}"))
        _save(learner, settings, lesson, folder)  # what a kill or a full disk has left undone
    while not learner.done:
        words = learner.learn()
        _save(learner, settings, lesson, folder)
        tell(Progress("rounds", learner.round, lesson.rounds + 1, words, milestone=True))
    return learner.patterns(_header(settings, lesson, learner.round))


def _save(
    learner: MasterLearner, settings: dict[str, Any], lesson: MasterLesson, folder: RunFolder
) -> None:
    found = learner.patterns(_header(settings, lesson, learner.round))
    snapshot(folder, found, learner.round)
    folder.write_json(STATE, _state(learner))


def random_positions(
    games: Sequence[Path], positions: int, without: str, seed: int, tell: Tell
) -> tuple[list[Step], list[Step]]:
    """So many positions with their moves, a few from each game, in random order; and some of games
    that are set apart."""
    chooser = random.Random(seed)
    steps, apart = list[Step](), list[Step]()
    for number, game in enumerate(read_games(games, without), 1):
        line = list(game.steps())
        few = chooser.sample(line, min(PER_GAME, len(line)))
        (steps if number % APART else apart).extend(few)
        tell(Progress("games read", number))
    if not steps:
        raise ClausewitzError("there is no game to learn from")
    chooser.shuffle(steps)
    return steps[:positions], apart


def answered(
    steps: Sequence[Step], teacher: Teacher, many: int, seed: int, folder: RunFolder, tell: Tell
) -> list[Step]:
    """What a teacher answers to random moves in some of the positions; saved in the folder."""
    known = folder.read_json(_ANSWERS)
    if known is None:
        chooser = random.Random(f"answers {seed}")
        found: list[list[str]] = []
        for board, _ in chooser.choices(steps, k=many):
            after = board.copy(stack=False)
            after.push(chooser.choice(sorted(board.legal_moves, key=chess.Move.uci)))
            if not after.is_game_over():
                found.append([after.fen(), teacher.choose(after).uci()])
            tell(Progress("moves answered", len(found), many))
        known = {"answers": found}
        folder.write_json(_ANSWERS, known)
    return [(chess.Board(fen), chess.Move.from_uci(uci)) for fen, uci in known["answers"]]


def _state(learner: MasterLearner) -> dict[str, Any]:
    return {
        "round": learner.round,
        "graphs": [graph_as_lists(graph) for graph in learner.fitter.graphs],
        "learned": learner.fitter.learned.tolist(),
    }


def _recall(learner: MasterLearner, known: dict[str, Any]) -> None:
    try:
        graphs = [graph_from_lists(lists) for lists in known["graphs"]]
        learned = np.array(known["learned"], np.float64).reshape(-1, COLUMNS)
        learner.fitter = Fitter(graphs, learned)
        learner.round = int(known["round"])
    except (KeyError, TypeError, ValueError) as error:
        raise ClausewitzError("the run's state.json is not one of a run from games") from error


def _header(settings: dict[str, Any], lesson: MasterLesson, rounds: int) -> list[str]:
    names, without = settings["games"], settings["without"]
    words = [f"Move patterns learned from {settings['positions']} positions of {', '.join(names)},"]
    words.append(f"without games of {without}" if without else "with all their games,")
    command = ["clausewitz patterns learn", *(f"--games {name}" for name in names)]
    if without:
        command.append(f'--without "{without}"')
    command.append(f"--positions {settings['positions']}")
    if "answers" in settings:
        many, who = settings["answers"], settings["answering"]
        words.append(f"and from {many} answers of {who} to random moves,")
        command.append(f"--answering {who} --answers {many}")
    command.append(
        f"--patterns {lesson.patterns} --rounds {lesson.rounds} --seed {lesson.seed} -o RUN"
    )
    words.append(
        "with weights fitted to the moves that were played. As they are after round"
        f" {rounds} of {lesson.rounds + 1} of"
    )
    return [
        line
        for part in (words, command)
        for line in wrap(" ".join(part), 98, break_long_words=False, break_on_hyphens=False)
    ]
