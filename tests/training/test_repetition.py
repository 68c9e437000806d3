"""When puzzles come again: the laws of the model, and its other statements."""

from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any

import pytest

from clausewitz.training.repetition import Grade, Memory, reviewed

START = date(2026, 1, 1)

Step = tuple[Grade, date]


def random_steps(chooser: Random) -> list[Step]:
    """Answers on the day they were due, before it, on the same day, or much later."""
    day, memory = START, None
    steps: list[Step] = []
    for _ in range(chooser.randint(1, 12)):
        grade = chooser.choice(list(Grade))
        steps.append((grade, day))
        memory = reviewed(memory, grade, day)
        day = max(day, memory.due + timedelta(days=chooser.choice((-100, -1, 0, 1, 5, 40))))
    return steps


def after(steps: list[Step]) -> Memory:
    memory = None
    for grade, day in steps:
        memory = reviewed(memory, grade, day)
    assert memory is not None
    return memory


def test_a_better_answer_comes_again_later() -> None:
    first = [reviewed(None, grade, START).days for grade in Grade]
    assert first == [1, 1, 2]
    known = after([(Grade.GOOD, START)])
    later = [reviewed(known, grade, known.due).days for grade in Grade]
    assert later == sorted(set(later))


def test_days_between_right_answers_grow_and_fall_after_a_wrong_one() -> None:
    memory = reviewed(None, Grade.GOOD, START)
    days = [memory.days]
    for _ in range(4):
        memory = reviewed(memory, Grade.GOOD, memory.due)
        days.append(memory.days)
    assert days == sorted(set(days))
    assert reviewed(memory, Grade.AGAIN, memory.due).days < days[-1] / 2


def test_once_more_on_the_same_day_changes_little() -> None:
    known = after([(Grade.GOOD, START)])
    assert reviewed(known, Grade.GOOD, START).days <= known.days + 1


def test_a_clock_that_was_put_back_does_no_harm() -> None:
    known = after([(Grade.GOOD, START)])
    assert reviewed(known, Grade.GOOD, START - timedelta(days=400)).days >= 1


def test_the_package_fsrs_says_the_same() -> None:
    fsrs: Any = pytest.importorskip("fsrs")
    scheduler = fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    chooser = Random(1)
    for _ in range(200):
        card, memory = fsrs.Card(), None
        for grade, day in random_steps(chooser):
            moment = datetime(day.year, day.month, day.day, tzinfo=UTC)
            card, _ = scheduler.review_card(card, fsrs.Rating(grade), moment)
            memory = reviewed(memory, grade, day)
            assert memory.stability == pytest.approx(card.stability)
            assert memory.difficulty == pytest.approx(card.difficulty)
            assert memory.due == card.due.date()
