"""Endgame players that are bred: evolve."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz import __version__
from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.option_groups import grouped
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.runs.run_folder import RunFolder

if TYPE_CHECKING:
    from clausewitz.tuning.evolution.evolution import EvolutionResult
    from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan

_PAPER = "As in the paper"
_OPEN = "What the paper leaves open"

_CLASSES_HELP = "Endgame classes: KRKR, KRKR,KQKQ … or multiple for the paper's four."
_REPRODUCTION_HELP = "of new players that are copies of a parent."
_CROSSOVER_HELP = "of new players that have two parents."
_MUTATION_HELP = "of new players that are changed at random."
_MASTER_HELP = "Starting positions of a match against Master, two games each."
_HUNTER_HELP = "Starting positions against Hunter, who looks three plies ahead."
_ANCESTOR_HELP = "Endgame player in the first generation, unchanged and mutated, such as master."
_MEMORY_HELP = "Average games added to all games of a player's life; 0 disables the memory."
_FAIR_HELP = "With --memory: subtract what a whole generation earned by good starts."
_GENTLE_HELP = "of mutations that change one predicate or rule only."
_JUDGE_HELP = "Engine that the finalists play instead of each other, such as stockfish:depth=4."


def _paper(help_text: str, least: int = 1) -> Any:
    return arg.number(help_text, least, panel=_PAPER)


def _open(help_text: str, least: int = 0) -> Any:
    return arg.number(help_text, least, panel=_OPEN)


def _of_tree(name: str, help_text: str, least: int) -> Any:
    return arg.option("N", help_text, name, min=least, panel=_OPEN)


@dataclass(frozen=True)
class PaperSettings:
    """What the paper names."""

    population: Annotated[int, _paper("Players per generation.", 2)] = 80
    generations: Annotated[
        int, arg.option("N", "Number of generations.", min=1, max=999, panel=_PAPER)
    ] = 150
    reproduction: Annotated[float, arg.share(_REPRODUCTION_HELP, panel=_PAPER)] = 0.35
    crossover: Annotated[float, arg.share(_CROSSOVER_HELP, panel=_PAPER)] = 0.5
    mutation: Annotated[float, arg.share(_MUTATION_HELP, panel=_PAPER)] = 0.15
    peers: Annotated[int, _paper("Opponents of each player per generation.")] = 5
    master: Annotated[int, _paper(_MASTER_HELP)] = 75
    every: Annotated[int, _paper("Generations between matches against Master.")] = 10


@dataclass(frozen=True)
class OpenSettings:
    """What the paper does not say."""

    starts: Annotated[int, _open("Random starting positions of each pair of players.", 1)] = 4
    hunter: Annotated[int, _open(_HUNTER_HELP)] = 0
    taught: Annotated[int, _open("Starting positions against Master.")] = 0
    ancestor: Annotated[str, arg.endgame_player(_ANCESTOR_HELP, shown="none", panel=_OPEN)] = ""
    selection: Annotated[int, _open("Random players of whom the fittest breeds.", 1)] = 7
    elite: Annotated[int, _open("Fittest players that survive unchanged.")] = 0
    memory: Annotated[int, _open(_MEMORY_HELP)] = 0
    fair: Annotated[bool, arg.choice(_FAIR_HELP, "--fair", panel=_OPEN)] = False
    gentle: Annotated[float, arg.share(_GENTLE_HELP, panel=_OPEN)] = 0.0
    depth: Annotated[int, _of_tree("--tree-depth", "Maximum depth of a tree.", 2)] = 8
    nodes: Annotated[int, _of_tree("--tree-nodes", "Maximum number of nodes of a tree.", 8)] = 80
    plies: Annotated[int, _of_tree("--max-plies", "Maximum length of a game in plies.", 1)] = 100
    final: Annotated[int, _open("Starting positions of the final tournament.", 1)] = 250
    judge: Annotated[str, arg.player(_JUDGE_HELP, shown="none", panel=_OPEN)] = ""
    judged: Annotated[int, _open("Starting positions of games against the judge.", 1)] = 10


@grouped
def evolve(
    classes: Annotated[str, arg.argument("CLASSES", _CLASSES_HELP)],
    output: arg.RunOutput,
    *,
    paper: PaperSettings,
    own: OpenSettings,
    seed: arg.Seed = 0,
    name: Annotated[
        str | None, arg.option("NAME", "Name of the player.", shown="that of the class")
    ] = None,
    work: arg.Work,
) -> None:
    """Evolve a player for endgames.

    Players are trees that evaluate positions; those that win games breed. The folder gets a file
    for each generation, the best player as NAME.pl with its picture, and results.json. The player
    plays as endgame:RUN/NAME.pl.
    """
    from clausewitz.endgames.player_files import check_name
    from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan

    plan = EvolutionPlan(classes, seed=seed, **asdict(paper), **asdict(own))
    called = check_name(name or classes.lower().replace(",", "_"))
    plan.check()
    found = _evolved(plan, called, output, work)
    print_json(found.as_dict()) if work.as_json else print(_in_words(found, output, called))


def _evolved(plan: "EvolutionPlan", called: str, output: Path, work: arg.Work) -> "EvolutionResult":
    """The run, and the files of its best player."""
    from clausewitz.endgames.tree_pictures import trees_svg
    from clausewitz.tuning.evolution.evolution import evolve as run
    from clausewitz.tuning.evolution.evolution import player_of, player_text

    folder = RunFolder(output)
    folder.start(plan.as_dict() | {"version": __version__}, work.resume)
    with stoppable(output), ProgressLine() as tell:
        found = run(plan, folder, work.workers, tell)
    folder.write(f"{called}.pl", player_text(found, called))
    folder.write(f"{called}.svg", trees_svg(player_of(found, called)))
    folder.write_json("results.json", found.as_dict(), indent=1)
    return found


def _in_words(found: "EvolutionResult", output: Path, called: str) -> str:
    lines = [f"{'generation':>10}{'against Master':>16}"]
    lines += [f"{number:>10}{score['score']:>16.3f}" for number, score in found.history]
    lines += ["", f"the best, of generation {found.generation}: {found.master}"]
    return "\n".join([*lines, f"it is in {output / called}.pl"])
