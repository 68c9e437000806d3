"""Weights that are found: tune genetic, evaluation, positions, lessons, network."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz import __version__
from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.agents import Drawn
from clausewitz.tuning.weights.genetic_plan import OWN, PAPER, planned

if TYPE_CHECKING:
    from clausewitz.tuning.weights.genetic import GeneticResult

app = group("Tune the weights of evaluations.")

_PLAN = "The plan"

_PRESET_HELP = "Plan to start from: the paper's or our own larger one."
_FITTEST_HELP = "Fittest agents that breed; 0 means all that have won a game."
_SURVIVORS_HELP = "Fittest agents that play on in the next generation."
_CROSSOVER_HELP = "of weights inherited from the first parent."
_MUTATION_HELP = "of weights drawn at random."
_DRAWN_HELP = "Distribution of new weights: even from 0 to 10, or by size from 0.01 to 10."
_NUDGE_HELP = "Share by which an inherited weight typically changes."
_BY_WINS_HELP = "Fitness of an agent: its wins or its points."
_OPENINGS_HELP = "Random starting positions of each pair, with both colours; 0: the usual start."
_PLIES_HELP = "Random plies at the start of a game."
_FINAL_HELP = "Starting positions of the final tournament, with the paper's weights."
_FINALISTS_HELP = "Agents of all generations in the final tournament."
_FILES_HELP = "PGN files, optionally compressed (.zst, .bz2)."
_POSITION_FILES_HELP = "PGN files and Lichess puzzles (.csv), optionally compressed (.zst, .bz2)."
_LABELS_HELP = "Player that evaluates the positions: stockfish:depth=8, clausewitz:nodes=4000 …"
_BLEND_HELP = "of the labels in the target; the rest is the result of the game."
_START_HELP = "Weights to begin with: a name or a file."
_LABELLED_HELP = "File of labelled positions, written by `tune positions`, in place of games."
_LESSONS_HELP = "Files written by `tune lessons`."
_LESSONS_COUNT_HELP = "Number of positions; the last part of them is finished."
_LABELLER_HELP = "Program that labels positions: see `make label-program`."
_LEARN_ON_HELP = "Network that learns on, instead of a new one."
_BESIDE_HELP = "Weights of the readable evaluation, for its scale: a name or a file."
_SPREAD_HELP = "Typical distance from the initial weights, in centipawns."


class Preset(StrEnum):
    PAPER = "paper"
    OWN = "own"


class Kind(StrEnum):
    BASE = "base"
    PRUNING = "pruning"


def _shown(own: object, paper: object) -> dict[str, Any]:
    """Defaults: ours, and the paper's where it had another."""
    words = f"{own}" if own == paper else f"{own}; paper {paper}"
    return {"shown": words, "panel": _PLAN}


def _number(help_text: str, least: int, own: int, paper: int) -> Any:
    return arg.number(help_text, least, **_shown(own, paper))


@dataclass(frozen=True)
class PlanChanges:
    """What is other than in the preset plan; None leaves it."""

    player: Annotated[
        Kind | None,
        arg.choice("Player whose weights are tuned.", "--tuned", **_shown("base", "pruning")),
    ] = None
    depth: Annotated[int | None, arg.depth("per move", 12, **_shown("none", 4))] = None
    nodes: Annotated[int | None, arg.nodes("per move.", **_shown(2000, "none"))] = None
    population: Annotated[int | None, _number("Players per generation.", 2, 12, 5)] = None
    generations: Annotated[int | None, _number("Number of generations.", 1, 20, 10)] = None
    fittest: Annotated[int | None, _number(_FITTEST_HELP, 0, 5, 3)] = None
    survivors: Annotated[int | None, _number(_SURVIVORS_HELP, 0, 3, 0)] = None
    crossover: Annotated[float | None, arg.share(_CROSSOVER_HELP, **_shown(0.5, 0.5))] = None
    mutation: Annotated[float | None, arg.share(_MUTATION_HELP, **_shown(0.05, 0.05))] = None
    drawn: Annotated[
        Drawn | None, arg.choice(_DRAWN_HELP, "--draw", **_shown("by-size", "evenly"))
    ] = None
    nudge: Annotated[
        float | None, arg.option("SHARE", _NUDGE_HELP, min=0, max=2, **_shown(0.2, 0))
    ] = None
    by_wins: Annotated[
        bool | None,
        arg.choice(_BY_WINS_HELP, "--by-wins/--by-points", **_shown("points", "wins")),
    ] = None
    openings: Annotated[
        int | None, arg.option("N", _OPENINGS_HELP, "--starts", min=0, **_shown(2, 0))
    ] = None
    plies: Annotated[
        int | None, arg.option("N", _PLIES_HELP, "--random-plies", min=0, **_shown(8, 0))
    ] = None
    final: Annotated[int | None, _number(_FINAL_HELP, 0, 12, 0)] = None
    finalists: Annotated[int | None, _number(_FINALISTS_HELP, 1, 6, 6)] = None


@app.command()
@grouped
def genetic(
    output: arg.RunOutput,
    *,
    preset: Annotated[Preset, arg.choice(_PRESET_HELP)] = Preset.OWN,
    changes: PlanChanges,
    seed: arg.Seed = 0,
    name: Annotated[str, arg.option("NAME", "Name of the weights.")] = "tuned",
    work: arg.Work,
) -> None:
    """Tune weights of material, places and threats by a genetic algorithm.

    Agents play round robins, and the fittest breed. The run folder gets a file for each generation,
    weights.pl and results.json. The weights play as base:RUN/weights.pl or pruning:RUN/weights.pl.
    """
    from clausewitz.tuning.weights.genetic import evolve, weights_text

    if not name.isidentifier() or not name[0].islower():
        raise ClausewitzError(f'--name "{name}" is not a name: small letters first, then any')
    base = PAPER if preset == Preset.PAPER else OWN
    plan = planned(base, seed=seed, **asdict(changes))
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, work.resume)
    with stoppable(output), ProgressLine() as tell:
        found = evolve(plan, folder, work.workers, tell)
    folder.write("weights.pl", weights_text(found, name))
    folder.write_json("results.json", found.as_dict(), indent=1)
    print_json(found.as_dict()) if work.as_json else print(_in_words(found, output / "weights.pl"))


def _in_words(found: "GeneticResult", file: Path) -> str:
    lines = [
        f"{'':12}{'material':>10}{'places':>10}{'threats':>10}{'wins':>8}{'draws':>8}{'losses':>8}"
    ]
    for standing in found.last:
        agent = standing.agent
        label = found.names.get(agent.number, f"agent {agent.number}")
        cells = "".join(f"{weight / 1000:>10.3f}" for weight in agent.weights)
        counts = "".join(f"{n:>8}" for n in standing.games)
        lines.append(f"{label:12}{cells}{counts}")
    return "\n".join([*lines, f"the best is in {file}"])


@dataclass(frozen=True)
class DataSettings:
    """Which positions the weights are fitted to."""

    games: Annotated[int, arg.count("additional games of self-play.", 0)] = 2000
    nodes: Annotated[int, arg.nodes("per move of self-play.")] = 1000
    per_game: Annotated[int, arg.number("Maximum number of positions per game.", 1)] = 30
    positions: Annotated[int, arg.number("Maximum number of positions in total.", 1)] = 100_000
    labels: Annotated[str, arg.player(_LABELS_HELP, shown="the engine at 4000 nodes")] = ""
    start: Annotated[str, arg.option("WEIGHTS", _START_HELP)] = "handset"
    seed: arg.Seed = 0
    labelled: Annotated[list[Path] | None, arg.option("FILE", _LABELLED_HELP)] = None


@app.command()
@grouped
def evaluation(
    output: arg.RunOutput,
    files: Annotated[list[Path] | None, arg.argument("GAMES", _FILES_HELP)] = None,
    *,
    data: DataSettings,
    blend: Annotated[float, arg.share(_BLEND_HELP)] = 0.9,
    spread: Annotated[float, arg.option("CENTIPAWNS", _SPREAD_HELP, min=0.1)] = 50.0,
    work: arg.Work,
) -> None:
    """Fit all weights of the engine's evaluation to quiet positions of games.

    The run folder gets the games of self-play, the positions, their labels, weights.pl and
    results.json. A finished run is fitted again by --resume with another --blend or --spread. The
    weights play as clausewitz:weights=RUN/weights.pl.
    """
    from clausewitz.tuning.weights.evaluation_fit import TuningRequest, tune_evaluation

    if data.labelled and files:
        raise ClausewitzError("positions come from games or from --labelled, not from both")
    if not data.games and not files and not data.labelled:
        raise ClausewitzError("there are no games: name some, or let the engine play (-n)")
    settings = asdict(data) | {"labelled": tuple(data.labelled or ())}
    request = TuningRequest(tuple(files or ()), **settings)
    folder = RunFolder(output)
    folder.start(request.settings(), work.resume)
    with stoppable(output), ProgressLine() as tell:
        cores = arg.cores(work.jobs)
        found = tune_evaluation(request, folder, work.workers, cores, blend, spread, tell)
    file = output / "weights.pl"
    if work.as_json:
        print_json(found.as_dict() | {"weights": str(file)})
    else:
        print(
            f"{found.positions} positions of {found.games} games; loss {found.before[0]:.5f} "
            f"before, {found.after[0]:.5f} after; on games held out {found.before[1]:.5f} and "
            f"{found.after[1]:.5f}: {file}"
        )


@app.command()
@grouped
def positions(
    output: arg.RunOutput,
    files: Annotated[list[Path], arg.argument("FILES", _POSITION_FILES_HELP)],
    *,
    labels: Annotated[str, arg.player(_LABELS_HELP)] = "stockfish:nodes=500",
    most: Annotated[int, arg.most("positions.")] = 1_000_000,
    seed: arg.Seed = 0,
    work: arg.Work,
) -> None:
    """Make a file of labelled positions for `tune evaluation --labelled`.

    Positions of games and puzzles, about half of them with one to three random moves played, and
    what a player says about each: RUN/positions.txt has lines such as FEN;cp 31;e2e4.
    """
    from clausewitz.tuning.weights.position_maker import POSITIONS, PositionRequest, make_positions

    request = PositionRequest(tuple(files), labels, most, seed)
    folder = RunFolder(output)
    folder.start(request.settings(), work.resume)
    with stoppable(output), ProgressLine() as tell:
        found = make_positions(request, folder, work.workers, tell)
    file = output / POSITIONS
    if work.as_json:
        print_json({"positions": found, "file": str(file)})
    else:
        print(f"{arg.counted(found, 'position')}: {file}")


@app.command()
@grouped
def lessons(
    output: arg.RunOutput,
    files: Annotated[list[Path], arg.argument("GAMES", _FILES_HELP)],
    *,
    labeller: Annotated[Path, arg.option("PROGRAM", _LABELLER_HELP)],
    most: Annotated[int, arg.option("N", _LESSONS_COUNT_HELP, "-n", "--count", min=1)] = 60_000_000,
    seed: arg.Seed = 0,
    work: arg.Work,
) -> None:
    """Make lessons for `tune network`: positions that searches judge, labelled by a program.

    The engine plays against itself, half of the games from positions of the files, and looks at few
    positions for each move: some of those that it judges are lessons, in RUN/lessons.bin.
    """
    from clausewitz.tuning.network_learning.lesson_maker import LESSONS, LessonRequest, make_lessons

    request = LessonRequest(tuple(files), labeller, most, seed=seed)
    folder = RunFolder(output)
    folder.start(request.settings(), work.resume)
    with stoppable(output), ProgressLine() as tell:
        found = make_lessons(request, folder, work.workers, tell)
    file = output / LESSONS
    if work.as_json:
        print_json({"positions": found, "file": str(file)})
    else:
        print(f"{arg.counted(found, 'position')}: {file}")


@app.command()
@grouped
def network(
    files: Annotated[list[Path], arg.argument("LESSONS", _LESSONS_HELP)],
    output: arg.RunOutput,
    *,
    learn_on: Annotated[Path | None, arg.option("FILE", _LEARN_ON_HELP)] = None,
    epochs: Annotated[int, arg.number("Number of times that each lesson is learned.", 1)] = 8,
    weights: Annotated[str, arg.option("WEIGHTS", _BESIDE_HELP)] = "clausewitz",
    seed: arg.Seed = 0,
    jobs: arg.Jobs = 1,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Train the network of the engine's evaluation.

    The run folder gets network.bin and results.json. The network plays as
    clausewitz:evaluation=RUN/network.bin.
    """
    from clausewitz.tuning.network_learning.network_tuning import NetworkRequest, tune_network

    request = NetworkRequest(tuple(files), weights, learn_on, epochs, seed)
    folder = RunFolder(output)
    folder.start(request.settings(), resume)
    with stoppable(output), ProgressLine() as tell:
        found = tune_network(request, folder, tell, arg.cores(jobs))
    file = output / "network.bin"
    if as_json:
        print_json(found.as_dict() | {"network": str(file)})
        return
    words, learned = found.losses["words"], found.losses["network"]
    print(f"{found.positions} positions")
    print(f"loss of the readable evaluation {words:.6f}, of the network {learned:.6f}")
    print(f"the network is in {file}")
