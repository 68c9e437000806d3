"""A paper's experiment once more: reproduce."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from clausewitz.cli import arguments as arg
from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.cli.results import print_json
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError

if TYPE_CHECKING:
    from clausewitz.games.example import Example
    from clausewitz.metrics.panel import Panel
    from clausewitz.papers.krishnan_martens.held_out import HeldOut

_METRICS = "With --metrics"
_LEAST = 1000
_ENGINES = ("stockfish", "maia")

_EXAMPLES_HELP = "Games or CSV file of examples to learn from."
_METRICS_HELP = "Measure what is found, and compare it with the paper's figures."
_GAMES_HELP = "Games to read, as test examples."
_TEST_HELP = "CSV file of test examples, instead of games."
_POSITIONS_HELP = "Maximum number of positions in total from the games."


def tactics(
    examples: Annotated[
        Path | None, arg.option("FILE", _EXAMPLES_HELP, shown="90 positions of the built-in games")
    ] = None,
    seed: arg.Seed = 0,
    metrics: Annotated[bool, arg.flag("--metrics", _METRICS_HELP)] = False,
    output: arg.OptionalRunOutput = None,
    games: Annotated[
        Path | None, arg.option("FILE", _GAMES_HELP, shown="the built-in games", panel=_METRICS)
    ] = None,
    test: Annotated[Path | None, arg.option("FILE", _TEST_HELP, panel=_METRICS)] = None,
    positions: Annotated[int, arg.number(_POSITIONS_HELP, 1, panel=_METRICS)] = _LEAST,
    engine: arg.Engines = None,
    jobs: arg.Jobs = 0,
    cache: arg.Cache = None,
    as_json: arg.Json = False,
) -> None:
    """Learn and measure tactics as Krishnan and Martens did.

    Without --engine, moves are measured by Stockfish and by the Maia network $CLAUSEWITZ_MAIA.
    """
    from clausewitz.metrics.panel import Panel
    from clausewitz.papers.krishnan_martens.held_out import to_learn_from

    file = examples or _games_that_ship("--examples")
    train = to_learn_from(file, seed)
    with ProgressLine() as tell:
        if not metrics:
            if output or games or test or engine:
                raise ClausewitzError(
                    "-o, --games, --test and --engine ask for figures: add --metrics"
                )
            _count(train, as_json, tell)
            return
        if output is None:
            raise ClausewitzError("--metrics writes a folder: name it with -o RUN")
        held_out = _held_out(games, test, positions, train, seed, tell)
        words = f"{len(train):,} positions of {file.name}"
        panel = Panel(engine or _ENGINES, jobs=arg.cores(jobs))
        result = _measure((train, words), held_out, panel, cache, output, tell)
    print_json(result) if as_json else print(_in_words(result, output))


def _games_that_ship(option: str) -> Path:
    games = data_dir("logic").parent / "examples" / "games.pgn"
    if not games.exists():
        raise ClausewitzError(f"the games that ship are in the repository only: use {option} FILE")
    return games


def _count(train: "list[Example]", as_json: bool, tell: ProgressLine) -> None:
    """What is found, without measuring it."""
    from clausewitz.games.example import moves_of
    from clausewitz.papers.krishnan_martens.published_space import PUBLISHED_TACTICS
    from clausewitz.papers.krishnan_martens.published_space import reproduce as run_again

    rows = run_again(moves_of(train), tell)
    if as_json:
        print_json(
            {
                "experiment": "tactics",
                "positions": len(train),
                "paper": {"tactics": PUBLISHED_TACTICS},
                "ours": [row.counts() for row in rows],
            }
        )
        return
    print(f"{len(train)} positions\n")
    print(f"{'meaning':24}{'tactics':>9}{'paper':>9}{'behaviours':>12}")
    for row, paper in zip(rows, (str(PUBLISHED_TACTICS), ""), strict=True):
        print(f"{row.meaning:24}{row.tactics:>9}{paper:>9}{row.behaviours:>12}")


def _held_out(
    games: Path | None,
    test: Path | None,
    positions: int,
    train: "list[Example]",
    seed: int,
    tell: ProgressLine,
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
        tell.say(f"only {len(found.examples):,} of {positions:,} positions are there …")
    return found


def _measure(
    train: "tuple[list[Example], str]",
    test: "HeldOut",
    panel: "Panel",
    cache: Path | None,
    output: Path,
    tell: ProgressLine,
) -> dict[str, Any]:
    from clausewitz.engines.value_cache import opened
    from clausewitz.papers.krishnan_martens import experiment

    request = experiment.TacticsExperiment(*train, test, panel)
    saved = "engine values are cached: the same command continues"
    with stoppable(saved=saved), opened(cache) as values:
        return experiment.repeat(request, output, values, tell)


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
