"""What tactics are worth: metrics."""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.cli.arguments import ExamplesFile, Json
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.task import Part
from clausewitz.engines.modes import PATIENCE, Mode
from clausewitz.metrics.results import Rank

if TYPE_CHECKING:
    from clausewitz.metrics.panel import Panel
    from clausewitz.metrics.results import Estimate, Metrics, Missing

_TOLD = 5  # tactics in the table


def metrics(
    tactics: Annotated[Path, typer.Argument(metavar="TACTICS", help="A file of tactics.")],
    examples: ExamplesFile,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="RUN", help="A folder.")],
    engine: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ENGINE",
            help="stockfish, uci:/path/engine or maia:FILE; may be given again.",
            show_default="stockfish",
        ),
    ] = None,
    fast: Annotated[
        bool,
        typer.Option(
            "--fast", help="One search for all moves of a position, not one after each move."
        ),
    ] = False,
    depth: Annotated[int, typer.Option(min=1, max=50, help="Of an engine's searches.")] = 1,
    jobs: Annotated[
        int,
        typer.Option(min=0, metavar="N", help="Engines at work at once; 0 is one for each core."),
    ] = 0,
    split: Annotated[
        Part | None, typer.Option(help="Measure on this part of the examples only.")
    ] = None,
    rank: Annotated[
        Rank,
        typer.Option(
            help="Which tactic the policy follows where several apply: the first in the file, "
            "or the most accurate on the train part (which is then not measured on)."
        ),
    ] = Rank.ORDER,
    cache: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where values are kept.", show_default="the user's cache"
        ),
    ] = None,
    patience: Annotated[
        float,
        typer.Option(min=0.1, metavar="SECONDS", help="How long an engine may take to answer."),
    ] = PATIENCE,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a run.")] = False,
    as_json: Json = False,
) -> None:
    """Measure tactics on moves that were played: coverage, accuracy, divergence.

    Values of moves are kept: a run that was stopped loses nothing, a second one asks no engine.
    """
    from clausewitz.clauses import read_theory
    from clausewitz.engines.value_cache import opened
    from clausewitz.games import read_examples
    from clausewitz.metrics.figure_files import as_json as to_json
    from clausewitz.metrics.figure_files import csv_text, json_text
    from clausewitz.metrics.measurement import MetricsRequest, digest, run
    from clausewitz.metrics.panel import Panel
    from clausewitz.runs.run_folder import RunFolder

    theory, played = read_theory(tactics), list(read_examples(examples))
    panel = Panel(
        engine or ["stockfish"],
        Mode.ROOT if fast else Mode.CHILD,
        depth,
        jobs or len(os.sched_getaffinity(0)),
        patience,
    )
    folder = RunFolder(output)
    folder.start(_settings(str(theory), digest(played), panel, rank, split), resume)
    with stoppable(output, "what was answered is kept"), opened(cache) as values:
        found = run(theory, played, MetricsRequest(panel, rank, split), values, _Progress(), _tell)
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
    from clausewitz import __version__
    from clausewitz.runs.run_folder import digest

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


def _tell(missing: "Missing") -> None:
    print(f"{missing.engine} is not measured: {missing.reason}", file=sys.stderr)


class _Progress:
    """How many positions an engine has answered: on a terminal a counter, elsewhere the sum."""

    def __init__(self) -> None:
        self.shown = 0.0
        self.is_terminal = sys.stderr.isatty()

    def __call__(self, name: str, done: int, whole: int) -> None:
        finished, now = done == whole, time.monotonic()
        if not finished and (not self.is_terminal or now - self.shown < 0.2):
            return
        self.shown = now
        start, end = ("\r", "\033[K") if self.is_terminal else ("", "")
        line = f"{start}{name}: {done:,} of {whole:,} positions answered{end}"
        print(line, end="\n" if finished else "", file=sys.stderr, flush=True)


def _in_words(found: "Metrics") -> str:
    """Baselines, the policy and the most accurate tactics, of those that behave alike the first."""
    engines = [one.name for one in found.engines]
    heads = "".join(f"{'divergence, ' + name:>26}" for name in engines)
    lines = [f"{'':24}{'coverage':>10}{'accuracy':>10}{'chance':>10}{heads}"]
    tactics = [(tactic.name, tactic.figures) for tactic in found.tactics]
    tactics.sort(key=lambda row: -(row[1].accuracy.value or 0.0))
    different = list({id(one): (name, one) for name, one in reversed(tactics)}.values())[::-1]
    for name, one in [*found.baselines, ("policy", found.policy), *different[:_TOLD]]:
        shares = "".join(map(_share, (one.coverage, one.accuracy, one.chance)))
        lines.append(f"{name:24}{shares}{''.join(map(_centipawns, one.divergence.values()))}")
    return "\n".join(lines)


def _share(estimate: "Estimate") -> str:
    return f"{'-' if estimate.value is None else f'{estimate.value:.1%}':>10}"


def _centipawns(estimate: "Estimate") -> str:
    if estimate.value is None:
        return f"{'-':>26}"
    return f"{f'{estimate.value:.0f} ({estimate.low:.0f} to {estimate.high:.0f})':>26}"
