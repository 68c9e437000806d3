"""The experiments with evolved endgame players once more: reproduce endgames."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.pool import Workers

if TYPE_CHECKING:
    from clausewitz.papers.hauptman_sipper import Course

_QUICK = ("KRKR", "multiple")

_OPPONENT_HELP = "Opponent: a player besides Master, named as for match; or none."


def endgames(
    output: arg.RunOutput,
    opponent: Annotated[str, arg.player(_OPPONENT_HELP)] = "stockfish:depth=4",
    seed: arg.Seed = 0,
    jobs: arg.Jobs = 0,
    quick: arg.Quick = False,
    as_json: arg.Json = False,
) -> None:
    """Evolve endgame players as Hauptman and Sipper did."""
    from clausewitz.papers.hauptman_sipper import EXPERIMENTS, EvolutionExperiment, reproduce

    request = EvolutionExperiment(
        output,
        classes=_QUICK if quick else EXPERIMENTS,
        generations=20 if quick else 150,
        engine=None if opponent == "none" else opponent,
        engine_starts=3 if quick else 25,
        seed=seed,
    )
    saved = "finished games are saved: the same command continues"
    with stoppable(saved=saved), ProgressLine() as tell:
        courses = reproduce(request, Workers(arg.cores(jobs)), tell)
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
        shown = course.as_dict()
        for opponent, played in (("master", course.master), ("engine", course.engine)):
            if not played:
                continue
            best, last = course.best(opponent), played[-1][1]
            shares = "".join(f"{best[k] / best['games']:7.0%}" for k in ("won", "ahead", "drawn"))
            paper = shown["paper"][opponent] or "not shown"
            lines.append(
                f"{course.classes:10}{opponent:10}{best['score']:8.3f}{shares}"
                f"{last['score']:8.3f}   {paper}"
            )
    return "\n".join([*lines, "", f"{output}/figure1.svg and figure2.svg show the generations"])
