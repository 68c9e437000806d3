"""Weights that are found: tune genetic, tune evaluation."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.groups import group
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.agents import Drawn

if TYPE_CHECKING:
    from clausewitz.tuning.weights.genetic import GeneticResult

app = group("Find weights for evaluations.")

_PLAN = "The plan"

_PRESET_HELP = "Plan to start from: the paper's, or our own larger one."
_FITTEST_HELP = "Fittest agents that breed; 0 is whoever has won a game."
_SURVIVORS_HELP = "Fittest agents that play on in the next generation."
_CROSSOVER_HELP = "of weights that come from the first parent."
_MUTATION_HELP = "of weights that are drawn anew."
_DRAWN_HELP = "New weights: from 0 to 10, or from 0.01 to 10 in any order of magnitude."
_NUDGE_HELP = "Share by which an inherited weight mostly changes."
_OPENINGS_HELP = "Random starting positions of two agents, with both colours; 0: the usual start."
_PLIES_HELP = "Random plies at the start of a game."
_FINAL_HELP = "Starting positions of the final tournament, with the paper's weights."
_FINALISTS_HELP = "Agents of all generations in the final tournament."
_FILES_HELP = "PGN files, perhaps packed (.zst, .bz2)."
_START_HELP = "Weights to begin with: a name, or a file."
_SPREAD_HELP = "Distance of the weights from the first ones, in hundredths of a pawn."


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


@app.command()
def genetic(
    output: arg.RunOutput,
    preset: Annotated[Preset, arg.choice(_PRESET_HELP)] = Preset.OWN,
    player: Annotated[
        Kind | None,
        arg.choice("Player whose weights are found.", "--tuned", **_shown("base", "pruning")),
    ] = None,
    depth: Annotated[int | None, arg.depth("for a move.", 12, **_shown("none", 4))] = None,
    nodes: Annotated[int | None, arg.nodes("for a move.", **_shown(2000, "none"))] = None,
    population: Annotated[int | None, _number("Players in a generation.", 2, 12, 5)] = None,
    generations: Annotated[int | None, _number("Generations.", 1, 20, 10)] = None,
    fittest: Annotated[int | None, _number(_FITTEST_HELP, 0, 5, 3)] = None,
    survivors: Annotated[int | None, _number(_SURVIVORS_HELP, 0, 3, 0)] = None,
    crossover: Annotated[float | None, arg.share(_CROSSOVER_HELP, **_shown(0.5, 0.5))] = None,
    mutation: Annotated[float | None, arg.share(_MUTATION_HELP, **_shown(0.05, 0.05))] = None,
    drawn: Annotated[
        Drawn | None, arg.choice(_DRAWN_HELP, "--draw", **_shown("by-size", "evenly"))
    ] = None,
    nudge: Annotated[
        float | None, arg.option("SHARE", _NUDGE_HELP, min=0, max=2, **_shown(0.2, 0))
    ] = None,
    by_wins: Annotated[
        bool | None,
        arg.choice("What makes an agent fit.", "--by-wins/--by-points", **_shown("points", "wins")),
    ] = None,
    openings: Annotated[
        int | None, arg.option("N", _OPENINGS_HELP, "--starts", min=0, **_shown(2, 0))
    ] = None,
    plies: Annotated[
        int | None, arg.option("N", _PLIES_HELP, "--random-plies", min=0, **_shown(8, 0))
    ] = None,
    final: Annotated[int | None, _number(_FINAL_HELP, 0, 12, 0)] = None,
    finalists: Annotated[int | None, _number(_FINALISTS_HELP, 1, 6, 6)] = None,
    seed: arg.Seed = 0,
    name: Annotated[str, arg.option("NAME", "Name of the weights.")] = "tuned",
    jobs: arg.Jobs = 1,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Find weights of material, places and threats: agents play round robins, the fittest breed.

    A run folder gets a file for each generation, weights.pl and results.json. The weights play as
    base:RUN/weights.pl or pruning:RUN/weights.pl.
    """
    from clausewitz import __version__
    from clausewitz.tuning.weights.genetic import evolve, weights_text
    from clausewitz.tuning.weights.genetic_plan import OWN, PAPER, GeneticPlan, planned

    options = arg.chosen(GeneticPlan, locals())
    if not name.isidentifier() or not name[0].islower():
        raise ClausewitzError(f'--name "{name}" is not a name: small letters first, then any')
    plan = planned(PAPER if preset == Preset.PAPER else OWN, **options)
    workers = Workers(arg.cores(jobs), scheduler)
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, resume)
    with stoppable(output), ProgressLine() as tell:
        found = evolve(plan, folder, workers, tell)
    folder.write("weights.pl", weights_text(found, name))
    folder.write_json("results.json", found.as_dict(), indent=1)
    print_json(found.as_dict()) if as_json else print(_in_words(found, output / "weights.pl"))


def _in_words(found: "GeneticResult", file: Path) -> str:
    lines = [
        f"{'':12}{'material':>10}{'places':>10}{'threats':>10}{'wins':>8}{'draws':>8}{'losses':>8}"
    ]
    for standing in found.last:
        agent = standing.agent
        label = found.names.get(agent.number, f"agent {agent.number}")
        cells = "".join(f"{weight / 1000:>10.3f}" for weight in agent.weights)
        counts = "".join(f"{n:>8}" for n in (standing.wins, standing.draws, standing.losses))
        lines.append(f"{label:12}{cells}{counts}")
    return "\n".join([*lines, f"the best is in {file}"])


@app.command()
def evaluation(
    output: arg.RunOutput,
    files: Annotated[list[Path] | None, arg.argument("GAMES", _FILES_HELP)] = None,
    games: Annotated[int, arg.count("games that the engine plays with itself besides.", 0)] = 2000,
    nodes: Annotated[int, arg.nodes("for a move of these games.")] = 1000,
    per_game: Annotated[int, arg.number("Positions taken from a game, at most.", 1)] = 30,
    positions: Annotated[int, arg.number("Positions in all, at most.", 1)] = 100_000,
    labels: Annotated[
        str,
        arg.player(
            "Player who says what positions are worth: stockfish:depth=8, clausewitz:nodes=4000 …",
            shown="the engine, at 4000 nodes",
        ),
    ] = "",
    start: Annotated[str, arg.option("WEIGHTS", _START_HELP)] = "handset",
    blend: Annotated[float, arg.share("of the labels; the rest is the result of the game.")] = 0.9,
    spread: Annotated[float, arg.option("CENTIPAWNS", _SPREAD_HELP, min=0.1)] = 50.0,
    seed: arg.Seed = 0,
    jobs: arg.Jobs = 1,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Fit all weights of the engine's evaluation to quiet positions of games.

    A run folder gets the games of self-play, the positions, their labels, weights.pl and
    results.json. A finished run is fitted anew by --resume with another --blend or --spread. The
    weights play as clausewitz:weights=RUN/weights.pl.
    """
    from clausewitz.tuning.weights.evaluation_fit import TuningRequest, tune_evaluation

    if not games and not files:
        raise ClausewitzError("there are no games: name some, or let the engine play (-n)")
    found_files = tuple(files or ())
    asked = TuningRequest(found_files, games, nodes, per_game, positions, labels, start, seed)
    folder = RunFolder(output)
    folder.start(asked.settings(), resume)
    workers = Workers(arg.cores(jobs), scheduler)
    with stoppable(output), ProgressLine() as tell:
        found = tune_evaluation(asked, folder, workers, arg.cores(jobs), blend, spread, tell)
    file = output / "weights.pl"
    if as_json:
        print_json(found.as_dict() | {"weights": str(file)})
    else:
        print(
            f"{found.positions} positions of {found.games} games; loss {found.before[0]:.5f} "
            f"before, {found.after[0]:.5f} after; on games held out {found.before[1]:.5f} and "
            f"{found.after[1]:.5f}: {file}"
        )
