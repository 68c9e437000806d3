"""GP-EndChess: using genetic programming to evolve chess endgame players (Hauptman, Sipper).

What `reproduce endgames` runs.

For every class an evolution; every ten generations its fittest player meets Master in 150 games and
an engine in 50. What was played is saved in the folder of the evolution, so a killed reproduction
goes on. The paper shows the best of 15 to 50 runs; here it is one run, unless more are requested.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from clausewitz import __version__
from clausewitz.endgames.endgame_classes import MULTIPLE, PAPER, start_boards
from clausewitz.play.players.player_names import find_player
from clausewitz.position.drawing.curves import Curve, CurvePanel, curves_svg
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Tell, step
from clausewitz.runs.run_folder import RunFolder
from clausewitz.tuning.evolution.engine_games import score_with
from clausewitz.tuning.evolution.evolution import all_generations
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.generations import Generation

EXPERIMENTS = (*PAPER, MULTIPLE)
ENGINE = "stockfish:depth=4"
ENGINE_STARTS = 25
_ENGINE_SEED = 1 << 44

# Read off the paper's figures 1 and 2, or stated in its text: the best score of the best run.
PAPERS_BEST: dict[tuple[str, str], str] = {
    ("KQRKQR", "master"): "0.63",
    ("KRKR", "master"): "about a draw",
    ("KRRKRR", "master"): "about a draw",
    ("KRKR", "engine"): "near a draw",
    ("KQKQ", "engine"): "near a draw",
    ("KQRKQR", "engine"): "near a draw",
    (MULTIPLE, "master"): "6 % won, 2 % ahead, 68 % drawn",
    (MULTIPLE, "engine"): "2 % won, 4 % ahead, 72 % drawn",
}

# The same as heights in the pictures: the best of figure 1; the shares of figure 2 in points.
_PAPERS_HEIGHT = {
    ("one", "master"): 0.63,
    ("one", "engine"): 0.5,
    (MULTIPLE, "master"): 0.06 + 0.02 * 0.75 + 0.68 * 0.5,
    (MULTIPLE, "engine"): 0.02 + 0.04 * 0.75 + 0.72 * 0.5,
}


@dataclass(frozen=True)
class EvolutionExperiment:
    output: Path
    classes: tuple[str, ...] = EXPERIMENTS
    generations: int = 150
    runs: int = 1
    """Of each class; shown is the one whose best match with Master was the best."""
    engine: str | None = ENGINE
    engine_starts: int = ENGINE_STARTS
    seed: int = 0
    population: int = 80
    starts: int = 4
    final: int = 10
    """Nothing here depends on the final."""


@dataclass(frozen=True)
class Course:
    """How the fittest players of a class fared, by generations."""

    classes: str
    seed: int
    master: list[tuple[int, dict[str, float]]]
    engine: list[tuple[int, dict[str, float]]]

    def played(self, opponent: str) -> list[tuple[int, dict[str, float]]]:
        return self.master if opponent == "master" else self.engine

    def best(self, opponent: str) -> dict[str, float]:
        """The best of the matches with Master, or with the engine; nothing if there was none."""
        scores = (score for _, score in self.played(opponent))
        return max(scores, key=lambda score: score["score"], default={})

    def as_dict(self) -> dict[str, Any]:
        def rows(played: list[tuple[int, dict[str, float]]]) -> list[dict[str, float]]:
            return [{"generation": number} | score for number, score in played]

        return {
            "classes": self.classes,
            "seed": self.seed,
            "master": rows(self.master),
            "engine": rows(self.engine),
            "best": {name: self.best(name) for name in ("master", "engine")},
            "paper": {name: PAPERS_BEST.get((self.classes, name)) for name in ("master", "engine")},
        }


def reproduce(request: EvolutionExperiment, workers: Workers, tell: Tell) -> list[Course]:
    """All experiments; figure1.svg, figure2.svg and results.json are in the folder afterwards."""
    if request.engine is not None:
        find_player(request.engine).close()  # reports a missing engine before the work
    courses = list[Course]()
    for classes in request.classes:
        runs = []
        for number in range(request.runs):
            tell(step(f"{classes}, run {number + 1} of {request.runs}"))
            runs.append(_course(classes, request.seed + number, request, workers, tell))
        shown = max(runs, key=lambda run: run[0].best("master").get("score", 0.0))
        courses.append(_with_engine(*shown, request, tell))
    _write(request, courses)
    return courses


def _plan(classes: str, seed: int, request: EvolutionExperiment) -> EvolutionPlan:
    return EvolutionPlan(
        classes,
        population=request.population,
        generations=request.generations,
        starts=request.starts,
        selection=3,
        elite=1,
        final=request.final,
        seed=seed,
    )


def _course(
    classes: str, seed: int, request: EvolutionExperiment, workers: Workers, tell: Tell
) -> tuple[Course, RunFolder, list[Generation]]:
    plan = _plan(classes, seed, request)
    plan.check()
    folder = RunFolder(request.output / f"{classes.lower()}-{seed}")
    folder.start(plan.as_dict() | {"version": __version__}, resume=True)
    measured = list[Generation]()
    for generation in all_generations(plan, folder, workers):
        if generation.master:
            measured.append(generation)
            score = generation.master["score"]
            tell(step(f"{classes}: generation {generation.number}, Master {score}"))
    master = [(generation.number, generation.master) for generation in measured]
    return Course(classes, seed, master, []), folder, measured


def _with_engine(
    course: Course,
    folder: RunFolder,
    measured: list[Generation],
    request: EvolutionExperiment,
    tell: Tell,
) -> Course:
    """The same players against an engine, if there is one."""
    if request.engine is None:
        return course
    played = list[tuple[int, dict[str, float]]]()
    for generation in measured:
        name = f"engine-{generation.number:03}.json"
        setting = {"engine": request.engine, "starts": request.engine_starts}
        known = folder.read_json(name) or {}
        if known.get("asked") != setting:
            plan = _plan(course.classes, course.seed, request)
            boards = start_boards(plan.endgames(), request.engine_starts, _ENGINE_SEED + plan.seed)
            best = generation.players[generation.best]
            tally = score_with(best, request.engine, boards, plan.plies)
            known = {"asked": setting, "score": tally.as_dict()}
            folder.write_json(name, known)
        played.append((generation.number, known["score"]))
        score = known["score"]["score"]
        tell(step(f"{course.classes}: generation {generation.number}, {request.engine} {score}"))
    return Course(course.classes, course.seed, course.master, played)


def _write(request: EvolutionExperiment, courses: list[Course]) -> None:
    """The pictures and the numbers."""
    single = [course for course in courses if course.classes != MULTIPLE]
    several = [course for course in courses if course.classes == MULTIPLE]
    folder = RunFolder(request.output)
    if single:
        folder.write("figure1.svg", _figure("Figure 1: one class of endgames", single, request))
    if several:
        folder.write("figure2.svg", _figure("Figure 2: all classes by turns", several, request))
    folder.write_json("results.json", [course.as_dict() for course in courses], indent=1)


def _figure(title: str, courses: list[Course], request: EvolutionExperiment) -> str:
    panels = [CurvePanel("score against Master, 150 games", _curves(courses, "master"))]
    if any(course.engine for course in courses):
        games = 2 * request.engine_starts
        words = f"score against {request.engine}, {games} games"
        panels.append(CurvePanel(words, _curves(courses, "engine")))
    return curves_svg(title, panels, across="generation")


def _curves(courses: list[Course], opponent: str) -> list[Curve]:
    """Of all courses, and where the paper's best run came to."""
    played = {course.classes: course.played(opponent) for course in courses}
    curves = [
        Curve(name, [(float(number), score["score"]) for number, score in scores])
        for name, scores in played.items()
    ]
    height = _PAPERS_HEIGHT[MULTIPLE if MULTIPLE in played else "one", opponent]
    numbers = [float(number) for scores in played.values() for number, _ in scores]
    ends = [(min(numbers), height), (max(numbers), height)]
    return [*curves, Curve("paper's best", ends)]
