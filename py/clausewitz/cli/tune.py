"""Weights that are found: tune genetic, tune evaluation."""

import json
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from clausewitz.cli.arguments import Json, print_json
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.tune_progress import in_words
from clausewitz.errors import ClausewitzError

app = typer.Typer(
    help="Find weights: of the paper's heuristic by games, of the engine's evaluation by fitting.",
    no_args_is_help=True,
)

_PLAN = "The plan"


class As(StrEnum):
    PAPER = "paper"
    OWN = "own"


class Kind(StrEnum):
    BASE = "base"
    PRUNING = "pruning"


class Draw(StrEnum):
    EVENLY = "evenly"
    BY_SIZE = "by-size"


Output = Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a run.")]
Jobs = Annotated[int, typer.Option(min=0, metavar="N", help="Processes; 0 is one for each core.")]
Scheduler = Annotated[
    str | None,
    typer.Option(metavar="tcp://HOST:PORT", help="A Dask cluster that does the work instead."),
]
_Wins = typer.Option(
    "--by-wins/--by-points", help="What makes an agent fit.", rich_help_panel=_PLAN
)


def _number(help_text: str, least: int, paper: int, own: int) -> typer.models.OptionInfo:
    shown = f"{own}; paper {paper}"
    info: typer.models.OptionInfo = typer.Option(
        min=least, help=help_text, show_default=shown, rich_help_panel=_PLAN
    )
    return info


@app.command()
def genetic(
    output: Output,
    as_: Annotated[
        As, typer.Option("--as", help="As the paper did it, or our own larger run.")
    ] = As.OWN,
    player: Annotated[
        Kind | None,
        typer.Option(
            help="Whose weights.", show_default="base; paper pruning", rich_help_panel=_PLAN
        ),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=12,
            help="How far searches look.",
            show_default="paper 4",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="Or as far as so many states last.",
            show_default="2000",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    population: Annotated[int | None, _number("Agents in a generation.", 2, 5, 12)] = None,
    generations: Annotated[int | None, _number("How many.", 1, 10, 20)] = None,
    fittest: Annotated[
        int | None, _number("How many breed; 0 is whoever has won a game.", 0, 3, 5)
    ] = None,
    survivors: Annotated[
        int | None, _number("How many of them play on in the next generation.", 0, 0, 3)
    ] = None,
    crossover: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=1,
            help="That a weight is of the first parent.",
            show_default="0.5",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    mutation: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=1,
            help="That a weight is drawn anew.",
            show_default="0.05",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    draw: Annotated[
        Draw | None,
        typer.Option(
            help="New weights: from 0 to 10, or from 0.01 to 10 in any order of magnitude.",
            show_default="by-size; paper evenly",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    nudge: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=2,
            help="By what share an inherited weight mostly changes.",
            show_default="0.2; paper 0",
            rich_help_panel=_PLAN,
        ),
    ] = None,
    by_wins: Annotated[bool | None, _Wins] = None,
    openings: Annotated[
        int | None,
        _number("Openings that two agents play with both colours; 0 is the start.", 0, 0, 2),
    ] = None,
    plies: Annotated[int | None, _number("Of an opening, drawn by lot.", 0, 0, 8)] = None,
    final: Annotated[
        int | None,
        _number("Openings of a last tournament with the paper's weights; 0: none.", 0, 0, 12),
    ] = None,
    finalists: Annotated[int | None, _number("Of all generations.", 1, 6, 6)] = None,
    seed: Annotated[int, typer.Option(min=0, help="Of all that is drawn.")] = 0,
    name: Annotated[str, typer.Option(help="Of the weights that are found.")] = "tuned",
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Find weights of material, places and threats: agents play round robins, the fittest breed.

    A run folder gets a file for each generation, weights.pl and results.json. The weights play as
    base:RUN/weights.pl or pruning:RUN/weights.pl.
    """
    from clausewitz import __version__
    from clausewitz.runs.pool import Workers
    from clausewitz.runs.run_folder import RunFolder
    from clausewitz.tune.agents import Drawn
    from clausewitz.tune.genetic import evolve, weights_text
    from clausewitz.tune.genetic_plan import OWN, PAPER, planned

    if not name.isidentifier() or not name[0].islower():
        raise ClausewitzError(f'--name "{name}" is not a name: small letters first, then any')
    plan = planned(
        PAPER if as_ == As.PAPER else OWN,
        player=None if player is None else str(player),
        depth=depth,
        nodes=nodes,
        population=population,
        generations=generations,
        fittest=fittest,
        survivors=survivors,
        crossover=crossover,
        mutation=mutation,
        drawn=None if draw is None else Drawn(draw),
        nudge=nudge,
        by_wins=by_wins,
        openings=openings,
        plies=plies,
        final=final,
        finalists=finalists,
        seed=seed,
    )
    workers = Workers(jobs or len(os.sched_getaffinity(0)), scheduler)
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, resume)
    with stoppable(output):
        found = evolve(plan, folder, workers, ProgressLine())
    folder.write("weights.pl", weights_text(found, name))
    folder.write("results.json", json.dumps(found.as_dict(), indent=1) + "\n")
    if as_json:
        print_json(found.as_dict())
    else:
        print(in_words(found, output / "weights.pl"))


@app.command()
def evaluation(
    output: Output,
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[GAMES]...", help="PGN, perhaps packed (.zst, .bz2).", show_default=False
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=0, help="Games that the engine plays with itself besides.")
    ] = 2000,
    nodes: Annotated[int, typer.Option(min=1, help="Of a move in them.")] = 1000,
    per_game: Annotated[int, typer.Option(min=1, help="Positions of a game, at most.")] = 30,
    positions: Annotated[int, typer.Option(min=1, help="Positions of all, at most.")] = 100_000,
    labels: Annotated[
        str,
        typer.Option(
            metavar="PLAYER",
            help="Who says what positions are worth: stockfish:depth=8, clausewitz:nodes=4000 …",
            show_default="the engine, at 4000 nodes",
        ),
    ] = "",
    start: Annotated[
        str, typer.Option(metavar="WEIGHTS", help="To begin with: a name, or a file.")
    ] = "handset",
    blend: Annotated[
        float, typer.Option(min=0, max=1, help="How much labels count; results are the rest.")
    ] = 0.9,
    spread: Annotated[
        float,
        typer.Option(
            min=0.1, help="How far weights may be from the first ones, in hundredths of a pawn."
        ),
    ] = 50.0,
    seed: Annotated[int, typer.Option(min=0, help="Of all that is drawn.")] = 0,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Fit all weights of the engine's evaluation to quiet positions of games.

    A run folder gets the games of self-play, the positions, their labels, weights.pl and
    results.json. A finished run is fitted anew by --resume with another --blend or --spread. The
    weights play as clausewitz:weights=RUN/weights.pl.
    """
    from clausewitz.runs.pool import Workers
    from clausewitz.runs.run_folder import RunFolder
    from clausewitz.tune.evaluation_fit import TuningRequest, tune_evaluation

    if not games and not files:
        raise ClausewitzError("there are no games: name some, or let the engine play (--games)")
    found_files = tuple(files or ())
    wish = TuningRequest(found_files, games, nodes, per_game, positions, labels, start, seed)
    jobs = jobs or len(os.sched_getaffinity(0))
    folder = RunFolder(output)
    folder.start(wish.settings(), resume)
    workers = Workers(jobs, scheduler)
    with stoppable(output):
        found = tune_evaluation(wish, folder, workers, jobs, blend, spread, ProgressLine())
    file = output / "weights.pl"
    if as_json:
        print_json(found.as_dict() | {"weights": str(file)})
    else:
        print(
            f"{found.positions} positions of {found.games} games; loss {found.before[0]:.5f} "
            f"before, {found.after[0]:.5f} after; on games held out {found.before[1]:.5f} and "
            f"{found.after[1]:.5f}: {file}"
        )
