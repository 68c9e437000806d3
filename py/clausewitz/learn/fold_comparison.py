"""Learners on the same folds: means with intervals, and whether differences could be chance."""

import csv
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import product
from math import sqrt
from random import Random

from clausewitz.learn.table_format import TableFormat, table_text
from clausewitz.support.errors import ClausewitzError

COLUMNS = ("task", "learner", "fold", "score", "cpu")
_HEAD = ("task", "learner", "folds", "mean", "95 %", "CPU", "p")
_NAMES = 2  # columns of names, which begin at the left
# Student's t with 1, 2, … degrees of freedom: within it lie 95 % of all.
_T = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160),
    *(2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056),
    *(2.052, 2.048, 2.045, 2.042),
)
_NORMAL = 1.96
_ALL_SIGNS = 16  # differences of which all combinations of signs are tried; else some are drawn
_DRAWN = 20_000
_EQUAL = 1e-12


@dataclass(frozen=True, slots=True)
class FoldResult:
    """What a learner reached on one fold of a task."""

    task: str
    learner: str
    fold: str
    score: float
    cpu: float | None = None


def read_folds(text: str, name: str) -> list[FoldResult]:
    """The results in a CSV text with the columns task, learner, fold, score and perhaps cpu."""
    reader = csv.DictReader(StringIO(text))
    missing = [column for column in COLUMNS[:-1] if column not in (reader.fieldnames or ())]
    if missing:
        raise ClausewitzError(f"{name} has no column {', '.join(missing)}: {','.join(COLUMNS)}")
    found = []
    for row in reader:
        try:
            score, cpu = float(row["score"]), float(row["cpu"]) if row.get("cpu") else None
        except (TypeError, ValueError) as error:
            raise ClausewitzError(f"{name}:{reader.line_num}: score or cpu is no number") from error
        found.append(FoldResult(row["task"], row["learner"], row["fold"], score, cpu))
    if not found:
        raise ClausewitzError(f"{name} has no results")
    return found


def folds_table(results: Iterable[FoldResult], form: TableFormat) -> str:
    """For each task its learners in the order of the results; p compares each with the first."""
    tasks: dict[str, dict[str, dict[str, FoldResult]]] = {}
    for one in results:
        of_learner = tasks.setdefault(one.task, {}).setdefault(one.learner, {})
        if one.fold in of_learner:
            raise ClausewitzError(f"{one.task}: {one.learner} has fold {one.fold} twice")
        of_learner[one.fold] = one
    rows = [row for task, learners in tasks.items() for row in _rows(task, learners)]
    return table_text([_HEAD, *rows], form, _NAMES)


def _rows(task: str, learners: Mapping[str, Mapping[str, FoldResult]]) -> Iterable[list[str]]:
    first = next(iter(learners.values()))
    for learner, own in learners.items():
        if own.keys() != first.keys():
            raise ClausewitzError(f"{task}: {learner} has other folds than the learner before it")
        scores = [one.score for one in own.values()]
        seconds = [one.cpu for one in own.values() if one.cpu is not None]
        pairs = [one.score - first[fold].score for fold, one in own.items()]
        yield [
            task,
            learner,
            str(len(scores)),
            f"{statistics.mean(scores):.3f}",
            f"{half_interval(scores):.3f}" if len(scores) > 1 else "",
            f"{statistics.mean(seconds):.1f}" if seconds else "",
            "" if own is first else f"{chance(pairs):.3f}",
        ]


def half_interval(values: Sequence[float]) -> float:
    """Half of the 95 % interval of the mean, by Student's t."""
    freedom = len(values) - 1
    often = _T[freedom - 1] if freedom <= len(_T) else _NORMAL
    error: float = statistics.stdev(values) / sqrt(len(values))
    return often * error


def chance(differences: Sequence[float]) -> float:
    """How often differences of these sizes, with signs by chance, sum up to as much or more.

    A permutation test for pairs, on both sides: exact for few pairs, else from signs drawn with a
    seed.
    """
    sizes = [abs(one) for one in differences if abs(one) > _EQUAL]
    reached = abs(sum(differences)) - _EQUAL
    if len(sizes) <= _ALL_SIGNS:
        signs: Iterable[Sequence[int]] = product((-1, 1), repeat=len(sizes))
        count: int = 2 ** len(sizes)
    else:
        chooser, count = Random(0), _DRAWN
        signs = (chooser.choices((-1, 1), k=len(sizes)) for _ in range(count))
    return sum(abs(sum(map(_product, each, sizes))) >= reached for each in signs) / count


def _product(sign: int, size: float) -> float:
    return sign * size
