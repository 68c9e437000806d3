"""Runs that learn from a teacher: games against it, then games that it plays with itself.

After every game the run can be killed and goes on with the next. A snapshot of the patterns is
saved after every tenth game, as in the paper, so that progress can be measured.
"""

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

import chess

from clausewitz.games.whole_games import Step
from clausewitz.patterns.graphs.pattern import PatternSet
from clausewitz.patterns.graphs.pattern_files import pattern_as_lists, pattern_from_lists, text_of
from clausewitz.patterns.learning.sylph import Sylph
from clausewitz.runs.progress import Progress, Tell, step
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError

EVERY = 10
"""Games between snapshots."""

AUGMENTED = 500
"""Snapshots with this and more in their number were made after augmentation games."""


STATE, PATTERNS = "state.json", "patterns.pl"


def snapshot(folder: RunFolder, patterns: PatternSet, number: int) -> None:
    """Save the patterns as they are now, under a number, and as the latest."""
    if patterns.patterns:
        for name in (f"patterns-{number:03}.pl", PATTERNS):
            folder.write(name, text_of(patterns))


class Teacher(Protocol):
    """A stronger player; what goes wrong with it is a ClausewitzError."""

    name: str

    def new_game(self) -> None: ...

    def choose(self, board: chess.Board) -> chess.Move: ...


@dataclass(frozen=True, slots=True)
class TeacherLesson:
    """How many games, and how long they may be."""

    training: int = 100
    augmentation: int = 50
    seed: int = 0
    plies: int = 160
    opening: int = 4  # random plies before the teacher plays with itself


def learn_from_teacher(
    teacher: Teacher, lesson: TeacherLesson, output: Path, tell: Tell, resume: bool = False
) -> PatternSet:
    """Play, learn, and keep what was learned after each game."""
    folder = RunFolder(output)
    goes_on = folder.start({"teacher": teacher.name, **asdict(lesson)}, resume)
    known = folder.read_json(STATE) if goes_on else None
    learner, games, starts = _recall(known)
    if games:
        tell(step(f"continues after game {len(games)}"))
    whole = lesson.training + lesson.augmentation
    while len(games) < whole:
        number = len(games) + 1
        if number <= lesson.training:
            steps, words = _train(learner, teacher, lesson, number)
        else:
            steps, words = _augment(learner, teacher, lesson, number)
        games.append(" ".join(move.uci() for _, move in steps))
        starts.append(steps[0][0].fen())
        found = PatternSet(tuple(learner.patterns), tuple(_header(teacher, lesson, number)))
        if number % EVERY == 0 or number == lesson.training:
            snapshot(folder, found, number + (AUGMENTED if number > lesson.training else 0))
        state = {
            "games": games,
            "starts": starts,
            "patterns": [pattern_as_lists(p) for p in learner.patterns],
        }
        folder.write_json(STATE, state)
        tell(Progress("games", number, whole, f"{len(steps)} plies, {words}", milestone=True))
    found = PatternSet(tuple(learner.patterns), tuple(_header(teacher, lesson, len(games))))
    snapshot(folder, found, len(games) + (AUGMENTED if lesson.augmentation else 0))
    return found


def _recall(known: dict[str, Any] | None) -> tuple[Sylph, list[str], list[str]]:
    if known is None:
        return Sylph(), [], []
    try:
        patterns = [pattern_from_lists(lists) for lists in known["patterns"]]
        return Sylph(patterns), list(known["games"]), list(known["starts"])
    except (KeyError, TypeError, ValueError) as error:
        raise ClausewitzError("the run's state.json is not one of a run with a teacher") from error


def _train(
    learner: Sylph, teacher: Teacher, lesson: TeacherLesson, number: int
) -> tuple[list[Step], str]:
    """A game against the teacher, colours in turn, and what is learned from it."""
    chooser = random.Random(f"{lesson.seed} {number}")
    side = chess.WHITE if number % 2 else chess.BLACK
    steps = played(
        lambda board: (
            learner.choose(board, chooser) if board.turn == side else teacher.choose(board)
        ),
        teacher,
        chess.Board(),
        lesson.plies,
    )
    fresh = learner.learn_game(steps, not side)
    learner.count([(board, move) for board, move in steps if board.turn != side])
    return steps, f"{fresh} new patterns, {len(learner.patterns)} in all"


def _augment(
    learner: Sylph, teacher: Teacher, lesson: TeacherLesson, number: int
) -> tuple[list[Step], str]:
    """A game of the teacher with itself: what is known is counted, nothing new is learned."""
    steps = self_played(teacher, f"{lesson.seed} {number}", lesson.opening, lesson.plies)
    learner.count(steps)
    return steps, f"{len(learner.patterns)} patterns counted"


def self_played(teacher: Teacher, seed: str, opening: int, plies: int) -> list[Step]:
    """A game of the teacher with itself, after some random moves."""
    return played(teacher.choose, teacher, drawn_opening(random.Random(seed), opening), plies)


def drawn_opening(chooser: random.Random, plies: int) -> chess.Board:
    """The board after so many random moves."""
    board = chess.Board()
    for _ in range(plies):
        board.push(chooser.choice(sorted(board.legal_moves, key=chess.Move.uci)))
    return board


def played(
    choose: Callable[[chess.Board], chess.Move], teacher: Teacher, start: chess.Board, plies: int
) -> list[Step]:
    """The steps of a game, at most so many. The board keeps its moves for the teacher to see."""
    teacher.new_game()
    board = start.copy()
    steps: list[Step] = []
    while len(steps) < plies and not board.is_game_over(claim_draw=True):
        move = choose(board)
        if move not in board.legal_moves:
            raise ClausewitzError(f"{teacher.name} plays {move.uci()}, which is not legal")
        steps.append((board.copy(stack=False), move))
        board.push(move)
    return steps


def _header(teacher: Teacher, lesson: TeacherLesson, games: int) -> list[str]:
    trained = min(games, lesson.training)
    return [
        f"Move patterns learned in {trained} games against {teacher.name} and counted in"
        f" {games - trained} games that it played with itself. Made by:",
        f"clausewitz patterns learn --teacher {teacher.name} --training {lesson.training}"
        f" --augment {lesson.augmentation} --seed {lesson.seed} -o RUN",
    ]
