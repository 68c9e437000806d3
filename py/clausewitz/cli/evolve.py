"""Endgame players that are bred: evolve."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.cli.arguments import Json, print_json
from clausewitz.cli.endgame import tally_words
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.tune import Jobs, Resume, Scheduler

if TYPE_CHECKING:
    from clausewitz.evolve.final import EvolutionResult

_PAPER = "As in the paper"
_OPEN = "What the paper leaves open"

Classes = Annotated[
    str,
    typer.Argument(
        metavar="CLASSES",
        help="KRKR, KQRKQR …, several between commas, or multiple for the paper's four.",
        show_default=False,
    ),
]


def _share(help_text: str) -> Any:
    return typer.Option(min=0, max=1, help=help_text, rich_help_panel=_PAPER)


def _open(help_text: str, least: int = 0) -> Any:
    return typer.Option(min=least, help=help_text, rich_help_panel=_OPEN)


def evolve(
    classes: Classes,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")],
    population: Annotated[int, typer.Option(min=2, help="Players.", rich_help_panel=_PAPER)] = 80,
    generations: Annotated[
        int, typer.Option(min=1, max=999, help="After the first.", rich_help_panel=_PAPER)
    ] = 150,
    reproduction: Annotated[float, _share("Of those born: as a parent.")] = 0.35,
    crossover: Annotated[float, _share("Of those born: of two parents.")] = 0.5,
    mutation: Annotated[float, _share("Of those born: changed.")] = 0.15,
    peers: Annotated[
        int, typer.Option(min=1, help="That each player meets.", rich_help_panel=_PAPER)
    ] = 5,
    master: Annotated[
        int,
        typer.Option(
            min=1, help="Starts of a match with Master, two games each.", rich_help_panel=_PAPER
        ),
    ] = 75,
    every: Annotated[
        int, typer.Option(min=1, help="Generations between matches.", rich_help_panel=_PAPER)
    ] = 10,
    starts: Annotated[int, _open("Positions from which two players meet.", 1)] = 4,
    hunter: Annotated[
        int, _open("Positions from which each meets Hunter, who looks three plies ahead.")
    ] = 0,
    taught: Annotated[int, _open("Positions from which each meets Master.")] = 0,
    ancestor: Annotated[
        str,
        typer.Option(
            metavar="PLAYER",
            help="In the first generation, as it is and mutated: master.",
            show_default=False,
            rich_help_panel=_OPEN,
        ),
    ] = "",
    selection: Annotated[int, _open("The fittest of so many breeds.", 1)] = 7,
    elite: Annotated[int, _open("Of the fittest live on.")] = 0,
    memory: Annotated[
        int,
        _open("All games of a player's life count, and so many average ones."),
    ] = 0,
    fair: Annotated[
        bool,
        typer.Option(
            "--fair",
            help="With --memory: less what all of a generation earned by good starts.",
            rich_help_panel=_OPEN,
        ),
    ] = False,
    gentle: Annotated[
        float,
        typer.Option(
            min=0, max=1, help="Of mutations: change a word or a rule.", rich_help_panel=_OPEN
        ),
    ] = 0.0,
    depth: Annotated[int, _open("Of a tree.", 2)] = 8,
    nodes: Annotated[int, _open("Of a tree.", 8)] = 80,
    plies: Annotated[int, _open("Of a game.", 1)] = 100,
    final: Annotated[int, _open("Starts of the last tournament.", 1)] = 250,
    judge: Annotated[
        str,
        typer.Option(
            metavar="ENGINE",
            help="Whom the last meet beside Master, not each other: stockfish:depth=4.",
            show_default=False,
            rich_help_panel=_OPEN,
        ),
    ] = "",
    judged: Annotated[int, _open("Starts with the judge.", 1)] = 10,
    seed: Annotated[int, typer.Option(min=0, help="Of all that is drawn.")] = 0,
    name: Annotated[
        str | None,
        typer.Option(help="Of the player.", show_default="that of the class"),
    ] = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    resume: Resume = False,
    as_json: Json = False,
) -> None:
    """Evolve a player for endgames: trees that weigh boards, bred from those that win games.

    The folder gets a file for each generation, the best player as NAME.pl with its picture, and
    results.json. The player plays as endgame:RUN/NAME.pl.
    """
    from clausewitz import __version__
    from clausewitz.endgames.player_files import check_name
    from clausewitz.endgames.tree_pictures import trees_svg
    from clausewitz.evolve.evolution import evolve as run
    from clausewitz.evolve.evolution_plan import EvolutionPlan
    from clausewitz.evolve.player_export import player_of, player_text
    from clausewitz.runs.pool import Workers
    from clausewitz.runs.run_folder import RunFolder

    called = check_name(name or classes.lower().replace(",", "_"))
    plan = EvolutionPlan(
        classes=classes,
        population=population,
        generations=generations,
        reproduction=reproduction,
        crossover=crossover,
        mutation=mutation,
        peers=peers,
        starts=starts,
        hunter=hunter,
        taught=taught,
        ancestor=ancestor,
        selection=selection,
        elite=elite,
        memory=memory,
        fair=fair,
        gentle=gentle,
        depth=depth,
        nodes=nodes,
        plies=plies,
        master=master,
        every=every,
        final=final,
        judge=judge,
        judged=judged,
        seed=seed,
    )
    plan.check()
    workers = Workers(jobs or len(os.sched_getaffinity(0)), scheduler)
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, resume)
    with stoppable(output):
        found = run(plan, folder, workers, ProgressLine())
    folder.write(f"{called}.pl", player_text(found, called))
    folder.write(f"{called}.svg", trees_svg(player_of(found, called)))
    folder.write("results.json", json.dumps(found.as_dict(), indent=1) + "\n")
    print_json(found.as_dict()) if as_json else print(_in_words(found, output / f"{called}.pl"))


def _in_words(found: "EvolutionResult", file: Path) -> str:
    lines = [f"{'generation':>10}{'against Master':>16}"]
    lines += [f"{number:>10}{score['score']:>16.3f}" for number, score in found.history]
    lines += ["", f"the best, of generation {found.generation}: {tally_words(found.master)}"]
    return "\n".join([*lines, f"it is in {file}"])
