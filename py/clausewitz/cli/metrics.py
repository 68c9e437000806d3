"""What tactics are worth: metrics."""

from typing import TYPE_CHECKING, Annotated, Any

from clausewitz import __version__
from clausewitz.clauses import read_theory
from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.modes import PATIENCE, Mode
from clausewitz.metrics.results import Rank
from clausewitz.runs.run_folder import RunFolder, digest

if TYPE_CHECKING:
    from clausewitz.metrics.panel import Panel
    from clausewitz.metrics.results import Estimate, Metrics

_SHOWN = 5  # tactics in the table

_FAST_HELP = "Search each position once for all its moves, not after each move."
_PART_HELP = "Part of the examples, where they are split."
_RANK_HELP = (
    "Order in which the policy prefers tactics: that of the file, or by accuracy on the train "
    "part, which is then not measured."
)


def metrics(
    tactics: arg.TacticsFile,
    examples: arg.ExamplesFile,
    output: arg.RunOutput,
    engine: arg.Engines = None,
    fast: Annotated[bool, arg.flag("--fast", _FAST_HELP)] = False,
    plies: Annotated[int, arg.depth("of an engine", 50)] = 1,
    jobs: arg.Jobs = 0,
    scheduler: arg.Scheduler = None,
    part: Annotated[arg.Part | None, arg.choice(_PART_HELP, shown="all")] = None,
    rank: Annotated[Rank, arg.choice(_RANK_HELP)] = Rank.ORDER,
    cache: arg.Cache = None,
    patience: arg.Patience = PATIENCE,
    resume: arg.Resume = False,
    as_json: arg.Json = False,
) -> None:
    """Measure tactics on played moves.

    The figures are coverage, accuracy and divergence. Engine values are cached: a stopped run loses
    nothing, and a second run needs no engine.
    """
    from clausewitz.engines.value_cache import opened
    from clausewitz.games.example_table import read_examples
    from clausewitz.metrics.figure_files import as_json as to_json
    from clausewitz.metrics.figure_files import csv_text, json_text
    from clausewitz.metrics.measurement import MetricsRequest, run
    from clausewitz.metrics.measurement import digest as digest_of_examples
    from clausewitz.metrics.panel import Panel

    theory, played = read_theory(tactics), list(read_examples(examples))
    mode = Mode.ROOT if fast else Mode.CHILD
    panel = Panel(engine or ["stockfish"], mode, plies, arg.cores(jobs), patience, scheduler)
    folder = RunFolder(output)
    folder.start(_settings(str(theory), digest_of_examples(played), panel, rank, part), resume)
    saved = "engine values are cached"
    with stoppable(output, saved), opened(cache) as values, ProgressLine() as tell:
        found = run(theory, played, MetricsRequest(panel, rank, part), values, tell)
    result = to_json(found, examples.name)
    folder.write("metrics.json", json_text(result))
    folder.write("metrics.csv", csv_text(found))
    if as_json:
        print(json_text(result), end="")
    else:
        print(_in_words(found))
        print(f"{len(found.tactics)} tactics on {found.positions} positions: {output}/metrics.json")


def _settings(
    theory: str, examples: str, panel: "Panel", rank: str, split: str | None
) -> dict[str, Any]:
    return {
        "examples": examples,
        "tactics": digest(theory),
        "engines": list(panel.engines),
        "mode": str(panel.mode),
        "depth": panel.depth,
        "rank": str(rank),
        "split": None if split is None else str(split),
        "version": __version__,
    }


def _in_words(found: "Metrics") -> str:
    """Baselines, the policy and the most accurate tactics, of those that behave alike the first."""
    engines = [one.name for one in found.engines]
    heads = "".join(f"{'divergence, ' + name:>26}" for name in engines)
    lines = [f"{'':24}{'coverage':>10}{'accuracy':>10}{'chance':>10}{heads}"]
    tactics = [(tactic.name, tactic.figures) for tactic in found.tactics]
    tactics.sort(key=lambda row: -(row[1].accuracy.value or 0.0))
    different = list({id(one): (name, one) for name, one in reversed(tactics)}.values())[::-1]
    for name, one in [*found.baselines, ("policy", found.policy), *different[:_SHOWN]]:
        shares = "".join(map(_share, (one.coverage, one.accuracy, one.chance)))
        lines.append(f"{name:24}{shares}{''.join(map(_centipawns, one.divergence.values()))}")
    return "\n".join(lines)


def _share(estimate: "Estimate") -> str:
    return f"{'-' if estimate.value is None else f'{estimate.value:.1%}':>10}"


def _centipawns(estimate: "Estimate") -> str:
    if estimate.value is None:
        return f"{'-':>26}"
    return f"{f'{estimate.value:.0f} ({estimate.low:.0f} to {estimate.high:.0f})':>26}"
