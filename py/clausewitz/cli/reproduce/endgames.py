"""The experiments with evolved endgame players once more: reproduce endgames."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from clausewitz.cli.arguments import print_json
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.papers.hauptman_sipper import Course

_QUICK = ("KRKR", "multiple")


def endgames(
    output: Path | None,
    seed: int,
    jobs: int,
    engines: list[str] | None,
    *,
    only: bool,
    quick: bool,
    as_json: bool,
) -> None:
    """Repeat what the paper on evolved players did, and print it beside the paper's figures.

    `only` is whether nothing else was asked for.
    """
    from clausewitz.papers.hauptman_sipper import (
        ENGINE,
        EXPERIMENTS,
        EvolutionExperiment,
        reproduce,
    )
    from clausewitz.runs.pool import Workers

    engine = (engines or [ENGINE])[0]
    if not only or len(engines or []) > 1:
        raise ClausewitzError("endgames takes -o, --seed, --jobs, --quick and one --engine")
    if output is None:
        raise ClausewitzError("endgames are evolved in a folder: name it with -o RUN")
    wish = EvolutionExperiment(
        output,
        classes=_QUICK if quick else EXPERIMENTS,
        generations=20 if quick else 150,
        engine=None if engine == "none" else engine,
        engine_starts=3 if quick else 25,
        seed=seed,
    )
    with stoppable(kept="what was played is kept: the same command goes on"):
        courses = reproduce(wish, Workers(jobs or len(os.sched_getaffinity(0))), ProgressLine())
    if as_json:
        found = [course.as_dict() for course in courses]
        print_json({"experiment": "endgames", "courses": found})
    else:
        print(_in_words(courses, output))


def _in_words(courses: "list[Course]", output: Path) -> str:
    lines = [
        f"{'':10}{'opponent':10}{'best':>8}{'won':>7}{'ahead':>7}{'drawn':>7}{'last':>8}   paper"
    ]
    for course in courses:
        told = course.as_dict()
        for opponent, played in (("master", course.master), ("engine", course.engine)):
            if not played:
                continue
            best, last = course.best(opponent), played[-1][1]
            shares = "".join(f"{best[k] / best['games']:7.0%}" for k in ("won", "ahead", "drawn"))
            paper = told["paper"][opponent] or "not shown"
            lines.append(
                f"{course.classes:10}{opponent:10}{best['score']:8.3f}{shares}"
                f"{last['score']:8.3f}   {paper}"
            )
    return "\n".join([*lines, "", f"{output}/figure1.svg and figure2.svg show the generations"])
