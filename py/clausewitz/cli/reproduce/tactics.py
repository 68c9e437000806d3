"""A paper's experiment once more: reproduce."""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clausewitz.cli.arguments import Json, print_json
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.reproduce.endgames import endgames
from clausewitz.cli.reproduce.patterns import patterns
from clausewitz.cli.reproduce.pruning import pruning
from clausewitz.cli.reproduce.puzzles import puzzles
from clausewitz.data import data_dir
from clausewitz.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games import Example
    from clausewitz.metrics.results import Missing
    from clausewitz.papers.krishnan_martens.held_out import HeldOut

_METRICS = "With --metrics"
_PUZZLES = "Of puzzles"
_LEAST = 1000
_ENGINES = ("stockfish", "maia")


class Experiment(StrEnum):
    TACTICS = "tactics"
    PUZZLES = "puzzles"
    PRUNING = "pruning"
    ENDGAMES = "endgames"
    PATTERNS = "patterns"


def reproduce(
    experiment: Annotated[Experiment, typer.Argument(help="Which experiment.")],
    examples: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Games or a CSV file of examples.",
            show_default="90 positions of the games that ship",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="For samples from games.")] = 0,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Measure what is found, beside the paper's figures.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="RUN", help="A folder.", rich_help_panel=_METRICS),
    ] = None,
    games: Annotated[
        str | None,
        typer.Option(
            metavar="FILE",
            help="Games to test on; for pruning a number.",
            show_default="the games that ship",
            rich_help_panel=_METRICS,
        ),
    ] = None,
    test: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Or a CSV file of examples to test on.", rich_help_panel=_METRICS
        ),
    ] = None,
    positions: Annotated[
        int, typer.Option(min=1, help="So many, from the games.", rich_help_panel=_METRICS)
    ] = _LEAST,
    engine: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ENGINE",
            help="stockfish, uci:/path/engine or maia:FILE; may be given again.",
            show_default="stockfish and the file that $CLAUSEWITZ_MAIA names",
            rich_help_panel=_METRICS,
        ),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="N",
            help="Engines at work at once; 0 is one for each core.",
            rich_help_panel=_METRICS,
        ),
    ] = 0,
    cache: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Where values are kept.",
            show_default="the user's cache",
            rich_help_panel=_METRICS,
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option(help="The longest a search may take.", rich_help_panel=_PUZZLES)
    ] = 120.0,
    quick: Annotated[
        bool,
        typer.Option(
            "--quick", help="Only what is quick; of pruning too.", rich_help_panel=_PUZZLES
        ),
    ] = False,
    as_json: Json = False,
) -> None:
    """Repeat a paper's experiment and print its figures beside ours.

    tactics: the clauses that are learned, and with --metrics what they are worth. puzzles: plans
    and mates in two. pruning: Base against Pruning Player, --games N of them with each set of
    weights (40), kept in -o RUN to go on with; and three rated games, or those of --examples FILE.
    endgames: players evolve in -o RUN and meet Master and --engine, stockfish:depth=4 or none.
    patterns: learned in -o RUN from --engine, gnuchess:depth=4, and tested on it and on --games.
    """
    if experiment is Experiment.PUZZLES:
        if metrics or examples or output or games or test or engine or cache:
            raise ClausewitzError("puzzles are made, not measured: it takes --seconds and --quick")
        puzzles(seconds, quick=quick, as_json=as_json)
        return
    if experiment is Experiment.PRUNING:
        if metrics or test or engine or cache:
            raise ClausewitzError(
                "pruning is played: it takes --games N, --seed, --jobs, --quick, -o and --examples"
            )
        pruning(games, seed, jobs, examples, output, quick=quick, as_json=as_json)
        return
    if experiment is Experiment.ENDGAMES:
        only = not (metrics or examples or games or test or cache)
        endgames(output, seed, jobs, engine, only=only, quick=quick, as_json=as_json)
        return
    if experiment is Experiment.PATTERNS:
        only = not (metrics or examples or test or cache or jobs)
        patterns(output, games, seed, engine, only=only, quick=quick, as_json=as_json)
        return
    from clausewitz.papers.krishnan_martens.held_out import to_learn_from

    file = examples or _games_that_ship("--examples")
    train = to_learn_from(file, seed)
    if not metrics:
        if output or games or test or engine:
            raise ClausewitzError("-o, --games, --test and --engine ask for figures: add --metrics")
        _count(experiment, train, as_json)
        return
    output = _folder(output)
    held_out = _held_out(Path(games) if games else None, test, positions, train, seed)
    words = f"{len(train):,} positions of {file.name}"
    engines = engine or _ENGINES
    result = _measure((train, words), held_out, engines, jobs, cache, output)
    print_json(result) if as_json else print(_in_words(result, output))


def _folder(output: Path | None) -> Path:
    if output is None:
        raise ClausewitzError("--metrics writes a folder: name it with -o RUN")
    return output


def _games_that_ship(option: str) -> Path:
    games = data_dir("logic").parent / "examples" / "games.pgn"
    if not games.exists():
        raise ClausewitzError(f"the games that ship are in the repository only: use {option} FILE")
    return games


def _count(experiment: Experiment, train: "list[Example]", as_json: bool) -> None:
    """What is found, without measuring it."""
    from clausewitz.games import moves_of
    from clausewitz.papers.krishnan_martens.published_space import PUBLISHED_TACTICS
    from clausewitz.papers.krishnan_martens.published_space import reproduce as run_again

    rows = run_again(moves_of(train), lambda meaning: _step(f"searching: {meaning}"))
    if as_json:
        print_json(
            {
                "experiment": experiment,
                "positions": len(train),
                "paper": {"tactics": PUBLISHED_TACTICS},
                "ours": [row.counts() for row in rows],
            }
        )
        return
    print(f"{len(train)} positions\n")
    print(f"{'meaning of the words':24}{'tactics':>9}{'paper':>9}{'behaviours':>12}")
    for row, paper in zip(rows, (str(PUBLISHED_TACTICS), ""), strict=True):
        print(f"{row.meaning:24}{row.tactics:>9}{paper:>9}{row.behaviours:>12}")


def _held_out(
    games: Path | None, test: Path | None, positions: int, train: "list[Example]", seed: int
) -> "HeldOut":
    from clausewitz.papers.krishnan_martens.held_out import from_games, from_table

    if games and test:
        raise ClausewitzError("--games or --test, not both")
    if test:
        found = from_table(test, train)
    else:
        found = from_games(games or _games_that_ship("--games"), positions, train, seed)
    if not found.examples:
        raise ClausewitzError(f"nothing to test on: {found.words}")
    if not test and len(found.examples) < positions:
        _step(f"only {len(found.examples):,} of {positions:,} positions are there")
    return found


def _measure(
    train: "tuple[list[Example], str]",
    test: "HeldOut",
    engines: "list[str] | tuple[str, ...]",
    jobs: int,
    cache: Path | None,
    output: Path,
) -> dict[str, Any]:
    from clausewitz.engines.value_cache import opened
    from clausewitz.metrics.panel import Panel
    from clausewitz.papers.krishnan_martens import experiment

    panel = Panel(engines, jobs=jobs or len(os.sched_getaffinity(0)))
    wish = experiment.TacticsExperiment(*train, test, panel)
    kept = "what was answered is kept: the same command goes on"
    with stoppable(kept=kept), opened(cache) as values:
        return experiment.repeat(wish, output, values, experiment.Told(_step, _Progress(), _miss))


def _step(words: str) -> None:
    print(f"{words} …", file=sys.stderr, flush=True)


def _miss(missing: "Missing") -> None:
    print(f"{missing.engine} is not measured: {missing.reason}", file=sys.stderr)


class _Progress:
    """A line for every tenth of the positions that an engine has answered."""

    def __init__(self) -> None:
        self.told = ("", 0)

    def __call__(self, name: str, done: int, whole: int) -> None:
        now = (name, 10 * done // whole)
        if now != self.told:
            print(f"{name}: {done:,} of {whole:,} positions answered", file=sys.stderr, flush=True)
        self.told = now


def _in_words(result: dict[str, Any], output: Path) -> str:
    """What the paper claims of its tactics, and of how many of ours it is true."""
    folders = [one["folder"] for one in result["sets"]]
    lines = [f"tested on {result['tested_on']}", ""]
    lines.append(f"{'figure, and tactics that …':62}{''.join(f'{name:>14}' for name in folders)}")
    for one in result["figures"]:
        ours = one["ours"]
        counts = [f"{ours[f]['as_claimed']} of {ours[f]['tactics']}" for f in folders if f in ours]
        cells = "".join(f"{count:>14}" for count in counts or ["not measured"])
        claim = f"{one['figure']}, {one['of']}: {one['claim']}"
        lines.append(f"{claim:62}{cells}")
    lines += ["", f"{output}/report.html"]
    return "\n".join(lines)
