"""What measuring tactics costs: asking the engine once, then the figures from what is known.

    python bench/metrics.py [--positions N] [--jobs N] [--maia FILE] [GAMES …]

The tactics are those that `clausewitz reproduce tactics` finds with the words as published, every
renaming as one: 837. The positions are of the games named, one of each, or else of the games that
ship, several of each. Values go to a new file, so nothing is known before. The figures are those
of `clausewitz metrics`: suggestions, sums over positions, intervals.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import chess

from clausewitz.clauses import Literal, Tactic, Theory
from clausewitz.engines.engine_names import Engine, find_engine
from clausewitz.engines.modes import Mode
from clausewitz.engines.parallel_queries import fill
from clausewitz.engines.value_cache import ValueCache
from clausewitz.games.example import Example
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games
from clausewitz.learn.search.behaviours import readable
from clausewitz.learn.search.enumerator import ClauseEnumerator
from clausewitz.learn.search.learning_run import search_levels
from clausewitz.learn.search.testers import KernelTester
from clausewitz.learn.space.hypothesis_space import Space
from clausewitz.metrics.bootstrap import Resamples
from clausewitz.metrics.figure_files import as_json, csv_text, json_text
from clausewitz.metrics.figures import baselines, measure
from clausewitz.metrics.measurement import MetricsRequest, run
from clausewitz.metrics.move_table import LegalMoves, legal_moves, worth
from clausewitz.metrics.panel import Panel
from clausewitz.metrics.results import Metrics
from clausewitz.metrics.suggestions import behaviours
from clausewitz.support.errors import ClausewitzError
from learning_growth import several_of_each_game
from learning_rivals import examples_that_ship, published

POSITIONS = 1000

Result = TypeVar("Result")


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    start = time.perf_counter()
    result = work()
    return result, time.perf_counter() - start


def published_tactics() -> Theory:
    """The 837 tactics, with renamings: what differs in names only is work all the same."""
    task = published()
    tester = KernelTester(examples_that_ship(), task.own)
    found, _ = search_levels(ClauseEnumerator(Space(task.bias), tester, every_clause=True))
    clauses = [readable(hit.clause) for hit in found for _ in range(hit.models)]
    tactics = []
    for number, clause in enumerate(clauses, 1):
        head = Literal(f"tactic_{number}", clause.head.arguments)
        tactics.append(Tactic(head.predicate, (replace(clause, head=head),)))
    return Theory("published", tuple(tactics), task.own.helpers if task.own else ())


def positions(games: Sequence[Path], number: int) -> list[Example]:
    if not games:
        return several_of_each_game(number)
    return sample_games([Source(file) for file in games], number, GameSampleRequest()).examples


def evaluating(
    cache: ValueCache, engine: Engine, moves: LegalMoves, jobs: int
) -> tuple[str, float]:
    """Ask an engine about everything; the line that says how long, and the seconds."""
    identity = engine.identity(cache)
    _, seconds = timed(lambda: fill(cache, engine, identity, moves.fens, jobs))
    _, again = timed(lambda: fill(cache, engine, identity, moves.fens, jobs))
    name = f"ask {engine.label}"
    return f"{name:<40}{seconds:>9.2f}{again:>12.4f}", seconds


def costs(
    theory: Theory, examples: Sequence[Example], engines: Sequence[str], jobs: int, file: Path
) -> Iterator[str]:
    """Lines that tell what each step takes."""
    played = [(e.board(), chess.Move.from_uci(e.move)) for e in examples]
    legal_moves(played[:1])  # compiles, where that was never done
    moves, laying_out = timed(lambda: legal_moves(played))
    cache = ValueCache(file)
    yield f"{len(examples)} positions, {len(moves.ucis)} legal moves, {jobs} workers"
    yield f"{'':<40}{'seconds':>9}{'once known':>12}"
    ratio = dict[Mode, float]()
    for mode in Mode:
        line, ratio[mode] = evaluating(cache, find_engine("stockfish", mode), moves, jobs)
        yield line
    for name in engines[1:]:
        yield evaluating(cache, find_engine(name), moves, jobs)[0]
    yield f"after each move takes {ratio[Mode.CHILD] / ratio[Mode.ROOT]:.1f} times as long as once"
    yield from _figures(theory, examples, engines, cache, moves, laying_out)


def _figures(
    theory: Theory,
    examples: Sequence[Example],
    engines: Sequence[str],
    cache: ValueCache,
    moves: LegalMoves,
    laying_out: float,
) -> Iterator[str]:
    yield f"\n{len(theory.tactics)} tactics, all values known"
    identity = find_engine("stockfish").identity(cache)
    known, reading = timed(lambda: cache.known(identity, moves.fens))
    worths = {"stockfish": worth(moves, known)}
    found, suggesting = timed(lambda: behaviours(theory, moves))
    resamples, drawing = timed(lambda: Resamples(len(moves.fens)))
    _, measuring = timed(lambda: measure(found, moves, worths, resamples))
    _, comparing = timed(lambda: baselines(moves, worths, resamples))
    for name, seconds in (
        ("legal moves", laying_out),
        ("read values", reading),
        (f"suggestions ({len(found.packed)} behaviours)", suggesting),
        ("draw resamples", drawing),
        ("figures and intervals", measuring),
        ("baselines", comparing),
    ):
        yield f"{name:<40}{seconds:>9.2f}"
    whole, seconds = timed(lambda: _whole(theory, examples, engines, cache))
    yield f"{'all of it, with files':<40}{seconds:>9.2f}"
    for name, one in whole.baselines:
        divergence = ", ".join(f"{d.value:.0f} ({e})" for e, d in one.divergence.items())
        yield f"{name:<20} accuracy {one.chance.value:.1%}, divergence {divergence}"


def _whole(
    theory: Theory, examples: Sequence[Example], engines: Sequence[str], cache: ValueCache
) -> Metrics:
    found = run(theory, examples, MetricsRequest(Panel(engines)), cache)
    json_text(as_json(found, "examples"))
    csv_text(found)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What measuring tactics costs.")
    parser.add_argument("games", nargs="*", type=Path)
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--maia", metavar="FILE")
    options = parser.parse_args()
    engines = ["stockfish", *([f"maia:{options.maia}"] if options.maia else [])]
    with tempfile.TemporaryDirectory() as folder:
        examples = positions(options.games, options.positions)
        file = Path(folder) / "values.sqlite"
        for line in costs(published_tactics(), examples, engines, options.jobs, file):
            print(line, flush=True)


if __name__ == "__main__":
    try:
        main()
    except ClausewitzError as error:
        sys.exit(f"{error}")
