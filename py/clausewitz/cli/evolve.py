"""Endgame players that are bred: evolve."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.pool import Workers
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.tuning.evolution.evolution import EvolutionResult

_PAPER = "As in the paper"
_OPEN = "What the paper leaves open"

_CLASSES_HELP = "Endgame classes: KRKR, KRKR,KQKQ … or multiple for the paper's four."
_REPRODUCTION_HELP = "of new players that are copies of a parent."
_CROSSOVER_HELP = "of new players that have two parents."
_MUTATION_HELP = "of new players that are changed at random."
_MASTER_HELP = "Starting positions of a match with Master, two games each."
_HUNTER_HELP = "Starting positions from which each meets Hunter, who looks three plies ahead."
_ANCESTOR_HELP = "Endgame player in the first generation, as it is and mutated: master."
_MEMORY_HELP = "Average games that are added to all games of a player's life; 0: no memory."
_FAIR_HELP = "With --memory: subtract what a whole generation earned by good starts."
_GENTLE_HELP = "of mutations that change one predicate or rule only."
_JUDGE_HELP = "Engine that the finalists meet in place of each other: stockfish:depth=4."


def _paper(help_text: str, least: int = 1) -> Any:
    return arg.number(help_text, least, panel=_PAPER)


def _open(help_text: str, least: int = 0) -> Any:
    return arg.number(help_text, least, panel=_OPEN)


def _of_tree(name: str, help_text: str, least: int) -> Any:
    return arg.option("N", help_text, name, min=least, panel=_OPEN)


def evolve(
    classes: Annotated[str, arg.argument("CLASSES", _CLASSES_HELP)],
    output: arg.RunOutput,
    population: Annotated[int, _paper("Players in a generation.", 2)] = 80,
    generations: Annotated[
        int, arg.option("N", "Generations.", min=1, max=999, panel=_PAPER)
    ] = 150,
    reproduction: Annotated[float, arg.share(_REPRODUCTION_HELP, panel=_PAPER)] = 0.35,
    crossover: Annotated[float, arg.share(_CROSSOVER_HELP, panel=_PAPER)] = 0.5,
    mutation: Annotated[float, arg.share(_MUTATION_HELP, panel=_PAPER)] = 0.15,
    peers: Annotated[int, _paper("Players that each player meets.")] = 5,
    master: Annotated[int, _paper(_MASTER_HELP)] = 75,
    every: Annotated[int, _paper("Generations between matches with Master.")] = 10,
    starts: Annotated[int, _open("Random starting positions from which two players meet.", 1)] = 4,
    hunter: Annotated[int, _open(_HUNTER_HELP)] = 0,
    taught: Annotated[int, _open("Starting positions from which each meets Master.")] = 0,
    ancestor: Annotated[str, arg.player(_ANCESTOR_HELP, shown="none", panel=_OPEN)] = "",
    selection: Annotated[int, _open("Players of whom the fittest breeds.", 1)] = 7,
    elite: Annotated[int, _open("Fittest players that live on unchanged.")] = 0,
    memory: Annotated[int, _open(_MEMORY_HELP)] = 0,
    fair: Annotated[bool, arg.choice(_FAIR_HELP, "--fair", panel=_OPEN)] = False,
    gentle: Annotated[float, arg.share(_GENTLE_HELP, panel=_OPEN)] = 0.0,
    depth: Annotated[int, _of_tree("--tree-depth", "Depth of a tree, at most.", 2)] = 8,
    nodes: Annotated[int, _of_tree("--tree-nodes", "Nodes of a tree, at most.", 8)] = 80,
    plies: Annotated[int, _of_tree("--max-plies", "Plies of the longest game.", 1)] = 100,
    final: Annotated[int, _open("Starting positions of the final tournament.", 1)] = 250,
    judge: Annotated[str, arg.player(_JUDGE_HELP, shown="none", panel=_OPEN)] = "",
    judged: Annotated[int, _open("Starting positions of games with the judge.", 1)] = 10,
    seed: arg.Seed = 0,
    name: Annotated[
        str | None, arg.option("NAME", "Name of the player.", shown="that of the class")
    ] = None,
    jobs: arg.Jobs = 1,
    scheduler: arg.Scheduler = None,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Evolve a player for endgames.

    Players are trees that weigh boards; those that win games breed. The folder gets a file for each
    generation, the best player as NAME.pl with its picture, and results.json. The player plays as
    endgame:RUN/NAME.pl.
    """
    from clausewitz import __version__
    from clausewitz.endgames.player_files import check_name
    from clausewitz.endgames.tree_pictures import trees_svg
    from clausewitz.tuning.evolution.evolution import evolve as run
    from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
    from clausewitz.tuning.evolution.player_export import player_of, player_text

    plan = EvolutionPlan(**arg.chosen(EvolutionPlan, locals()))
    called = check_name(name or classes.lower().replace(",", "_"))
    plan.check()
    workers = Workers(arg.cores(jobs), scheduler)
    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, resume)
    with stoppable(output), ProgressLine() as tell:
        found = run(plan, folder, workers, tell)
    folder.write(f"{called}.pl", player_text(found, called))
    folder.write(f"{called}.svg", trees_svg(player_of(found, called)))
    folder.write_json("results.json", found.as_dict(), indent=1)
    print_json(found.as_dict()) if as_json else print(_in_words(found, output / f"{called}.pl"))


def _in_words(found: "EvolutionResult", file: Path) -> str:
    lines = [f"{'generation':>10}{'against Master':>16}"]
    lines += [f"{number:>10}{score['score']:>16.3f}" for number, score in found.history]
    lines += ["", f"the best, of generation {found.generation}: {found.master}"]
    return "\n".join([*lines, f"it is in {file}"])
