"""Spaced repetition: on which day a puzzle comes again after it was solved, or was not.

The model of memory is FSRS-6 with its default weights, in whole days and without steps inside a
day: https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm. `trainer.js` states
it once more for the page; tests compare the two with each other and with the package `fsrs`.
"""

import math
from dataclasses import dataclass
from datetime import date, timedelta
from enum import IntEnum

WEIGHTS = (
    *(0.212, 1.2931, 2.3065, 8.2956),  # stability after the first answer, by grade
    *(6.4133, 0.8334, 3.0194, 0.001),  # difficulty
    *(1.8722, 0.1666, 0.796),  # stability after a right answer
    *(1.4835, 0.0614, 0.2629, 1.6483),  # after a wrong one
    *(0.6014, 1.8729),  # after one that was hard, or easy
    *(0.5425, 0.0912, 0.0658),  # on the same day
    0.1542,  # how the curve of forgetting falls
)
_WANTED = 0.9  # chance to remember a puzzle on the day on which it comes again
_LONGEST = 36_500  # days
_LEAST_STABILITY = 0.001
_HARDEST = 10.0
_EASY = 4  # a grade that the model knows and nobody is given: time is not measured
_DECAY = -WEIGHTS[20]
_FACTOR = _WANTED ** (1 / _DECAY) - 1


class Grade(IntEnum):
    """How a puzzle was answered."""

    AGAIN = 1
    """A wrong move, or the move itself had to be shown."""
    HARD = 2
    """Right, with a hint."""
    GOOD = 3
    """Right at once."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of somebody and a puzzle."""

    stability: float
    """Days until the chance to remember it has fallen to nine in ten."""
    difficulty: float
    """From 1 to 10."""
    last: date
    due: date

    @property
    def days(self) -> int:
        """From the last answer to the next."""
        return (self.due - self.last).days


def reviewed(memory: Memory | None, grade: Grade, day: date) -> Memory:
    """The same after an answer on a day; None before the first one."""
    if memory is None:
        stability, difficulty = WEIGHTS[grade - 1], _bounded(_first_difficulty(grade))
    else:
        stability = _next_stability(memory, grade, max(0, (day - memory.last).days))
        difficulty = _next_difficulty(memory.difficulty, grade)
    stability = max(stability, _LEAST_STABILITY)
    return Memory(stability, difficulty, day, day + timedelta(days=_interval(stability)))


def _interval(stability: float) -> int:
    """Whole days until the chance to remember has fallen to what is wanted."""
    return min(max(math.floor(stability + 0.5), 1), _LONGEST)


def _first_difficulty(grade: int) -> float:
    return WEIGHTS[4] - math.exp(WEIGHTS[5] * (grade - 1)) + 1


def _next_difficulty(difficulty: float, grade: Grade) -> float:
    """Changed the less the nearer it is to the hardest, and drawn to that of what is easy."""
    change = -WEIGHTS[6] * (grade - Grade.GOOD) * (_HARDEST - difficulty) / 9
    drawn = WEIGHTS[7] * _first_difficulty(_EASY) + (1 - WEIGHTS[7]) * (difficulty + change)
    return _bounded(drawn)


def _next_stability(memory: Memory, grade: Grade, days: int) -> float:
    before = memory.stability
    if days < 1:
        growth = math.exp(WEIGHTS[17] * (grade - 3 + WEIGHTS[18])) * math.pow(before, -WEIGHTS[19])
        return before * (growth if grade is Grade.AGAIN else max(growth, 1.0))
    recall = math.pow(1 + _FACTOR * days / before, _DECAY)
    if grade is Grade.AGAIN:
        return min(
            WEIGHTS[11]
            * math.pow(memory.difficulty, -WEIGHTS[12])
            * (math.pow(before + 1, WEIGHTS[13]) - 1)
            * math.exp((1 - recall) * WEIGHTS[14]),
            before / math.exp(WEIGHTS[17] * WEIGHTS[18]),
        )
    penalty = WEIGHTS[15] if grade is Grade.HARD else 1.0
    growth = (
        math.exp(WEIGHTS[8])
        * (11 - memory.difficulty)
        * math.pow(before, -WEIGHTS[9])
        * (math.exp((1 - recall) * WEIGHTS[10]) - 1)
        * penalty
    )
    return before * (1 + growth)


def _bounded(difficulty: float) -> float:
    return min(max(difficulty, 1.0), _HARDEST)
