"""Matching move patterns: time for a position, beside a naive matcher and plain Prolog.

    python bench/patterns.py [--positions N] [--most N] [FILE.pl …]

Sets of patterns as the paper's learner takes them from moves (positional patterns, and half as many
of what two of them have in common), of the paper's size and larger, and the sets that ship or are
named. CPU time in one process: the median over positions, each the best of three. The naive matcher
is the same code with a path of its own for each pattern; both look at the same edges.
"""

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Tactic, Theory
from clausewitz.games.whole_games import read_games
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import Row
from clausewitz.kernel.patterns import edges, entries, pack_layout
from clausewitz.patterns.graphs.canonical_form import canonical
from clausewitz.patterns.graphs.extraction import common, positional
from clausewitz.patterns.graphs.pattern import Graph
from clausewitz.patterns.graphs.pattern_clauses import clause_of
from clausewitz.patterns.graphs.pattern_files import read_patterns
from clausewitz.patterns.ranking.packer import pack_graphs
from clausewitz.support.data import data_dir, example_file
from clausewitz.tactics.by_prolog import proposals

GAMES = example_file("games.pgn")
SIZES = {4614: 1.0, 20_000: 3.0, 50_000: 8.0}
"""How many patterns, and the milliseconds they may take."""
PAPER_MS = 400.0
SLOW = 20  # positions for the slow ways


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--most", type=int, default=max(SIZES), help="patterns taken from games")
    parser.add_argument("files", nargs="*", type=Path)
    wish = parser.parse_args()
    steps = [step for game in read_games([GAMES]) for step in game.steps()]
    random.Random(1).shuffle(steps)
    boards = [board for board, _ in steps[: wish.positions]]
    rows = [kernel.from_board(board) for board in boards]
    print_edges(rows)
    print(f"{'patterns':34}{'median':>9}{'mean':>9}{'matches':>9}{'naive':>9}")
    learned = taken(wish.most)
    for size, allowed in SIZES.items():
        if size > len(learned):  # only with a smaller --most
            continue
        measure(f"{size:,} of games (< {allowed:g} ms)", learned[:size], rows)
    shipped = sorted((data_dir("logic") / "patterns").glob("*.pl"))
    for file in [*shipped, *wish.files]:
        graphs = [canonical(pattern.graph) for pattern in read_patterns(file).patterns]
        measure(f"{len(graphs):,} of {file.name}", graphs, rows)
    print_prolog(learned[:4614], boards[:3], rows)


def taken(most: int) -> list[Graph]:
    """Positional patterns of moves, and what neighbours of one kind have in common, mixed. Where
    the games are too few, what those farther apart have in common as well."""
    found: dict[Graph, None] = {}
    alike: dict[tuple[object, ...], list[Graph]] = defaultdict(list)
    for game in read_games([GAMES]):
        for graph in (positional(*step) for step in game.steps()):
            found.setdefault(graph)
            before = alike[graph.edges[0].type, *graph.contents[:2]]
            if before and (shared := common(graph, before[-1])):
                found.setdefault(shared)
            before.append(graph)
        if len(found) >= most:
            break
    for apart in range(2, max(map(len, alike.values()))):
        if len(found) >= most:
            break
        for several in alike.values():
            pairs = zip(several[apart:], several, strict=False)
            found |= {part: None for one, other in pairs if (part := common(one, other))}
    graphs = list(found)
    random.Random(2).shuffle(graphs)
    return graphs[:most]


def print_edges(rows: Sequence[Row]) -> None:
    buffer = np.zeros(edges.BUFFER_SIZE, np.uint64)
    counts = [int(entries.write_edges(row, buffer)) for row in rows]
    start = time.process_time()
    for _ in range(50):
        for row in rows:
            entries.write_edges(row, buffer)
    spent = (time.process_time() - start) / 50 / len(rows)
    print(f"edges of a board: {mean(counts):.0f} in {1e6 * spent:.1f} µs")


def times(pack: Row, rows: Sequence[Row], repeats: int = 3) -> tuple[list[float], float]:
    """Milliseconds for each position, and matches in the mean."""
    buffer, moves = pack_layout.buffer_for(pack), np.zeros(MAX_MOVES, np.uint64)
    found = np.zeros(pack_layout.FOUND * pack_layout.MAX_FOUND, np.uint64)
    best = [float("inf")] * len(rows)
    matches = 0
    for _ in range(repeats):
        matches = 0
        for number, row in enumerate(rows):
            start = time.process_time_ns()
            answer = int(entries.match_all(pack, buffer, found, row, moves))
            best[number] = min(best[number], (time.process_time_ns() - start) / 1e6)
            matches += answer >> int(pack_layout.ALL_FOUND)
    return best, matches / len(rows)


def measure(name: str, graphs: Sequence[Graph], rows: Sequence[Row]) -> None:
    spent, matches = times(pack_graphs(graphs), rows)
    naive, _ = times(pack_graphs(graphs, shared=False), rows[:SLOW], 1)
    share = sum(spent[:SLOW]) / sum(naive)
    print(
        f"{name:34}{median(spent):6.2f} ms{mean(spent):6.2f} ms{matches:9.0f}{share:8.0%}",
        flush=True,
    )


def print_prolog(
    graphs: Sequence[Graph], boards: Sequence[chess.Board], rows: Sequence[Row]
) -> None:
    """The same clauses in SWI-Prolog, one after the other."""
    tactics = tuple(
        Tactic(f"p{number}", (clause_of(graph, f"p{number}"),))
        for number, graph in enumerate(graphs)
    )
    theory = Theory("patterns", tactics)
    proposals(boards[:1], theory)
    start = time.process_time()
    proposals(boards, theory)
    slow = (time.process_time() - start) / len(boards) * 1e3
    quick = mean(times(pack_graphs(graphs), rows)[0])
    print(
        f"{len(graphs):,} patterns in SWI-Prolog: {slow:.0f} ms, {slow / quick:.0f} times as long"
    )
    print(f"the paper: 300-500 ms for 4,614, {PAPER_MS / quick:.0f} times as long")


if __name__ == "__main__":
    main()
