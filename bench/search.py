"""The search: nodes per second of the kernel, of its slow twin, and of other programs.

    python bench/search.py [--nodes N]

The engine, threats in its evaluation, and a twin of it with python-chess look at the same positions
of games and visit the same nodes, the engine further on; the paper's Base and Pruning Player and
their twins each look as deep as is quick. Times are of the processor, in one process. Stockfish is
measured too where it is at hand; sunfish, a small engine in plain Python, is known for about 9,000
nodes a second.
"""

import argparse
import resource
import shutil
import sys
import time
from functools import partial
from pathlib import Path

import chess
import chess.engine
import numpy as np

from clausewitz import kernel
from clausewitz.engines.own.evaluation_kinds import NETWORK, WORDS
from clausewitz.engines.own.evaluation_weights import features, named
from clausewitz.engines.own.search_limit import Limit
from clausewitz.engines.own.searcher import Searcher
from clausewitz.kernel import search
from clausewitz.play.players import paper_heuristic
from clausewitz.play.players.base_and_pruning import BasePlayer, PruningPlayer
from middlegames import POSITIONS

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from play.twin_evaluation import evaluate  # noqa: E402
from play.twin_minimax import PAPERS, Memory, TwinPlayer, TwinRules  # noqa: E402
from play.twin_search import Twin  # noqa: E402

TWINS_DEPTH, PAPERS_DEPTH = 4, 3


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", type=int, default=1_000_000, help="for each position")
    nodes = parser.parse_args().nodes
    print(f"{'':24}{'states':>10}{'seconds':>9}{'a second':>12}{'ratio':>8}")
    ours = search_speed("kernel", nodes, WORDS)
    search_speed("kernel, by network", nodes, NETWORK)
    compare_twins(ours)
    compare_papers()
    ask_stockfish(nodes)


def tell(name: str, states: int, seconds: float, ratio: str = "") -> float:
    """A line of the table; returns the states per second."""
    speed = states / seconds
    print(f"{name:24}{states:>10}{seconds:>9.2f}{speed:>12.0f}{ratio:>8}", flush=True)
    return speed


def search_speed(name: str, nodes: int, evaluation: str) -> float:
    """The engine as it plays, to so many nodes a position."""
    searcher = Searcher(evaluation=evaluation)
    searcher.search(chess.Board(), Limit(nodes=10_000))  # compiles or loads
    visited, seconds = 0, 0.0
    for fen in POSITIONS:
        searcher.new_game()
        started = time.process_time()
        searcher.search(chess.Board(fen), Limit(nodes=nodes))
        seconds += time.process_time() - started
        visited += searcher.nodes
    return tell(name, visited, seconds)


def compare_twins(ours: float) -> None:
    """The same tree by the kernel and by its twin, whose speed the kernel's is compared with."""
    weights = named("clausewitz")
    known = {
        name: (int(weights.values[places[0][0], 0]), int(weights.values[places[0][0], 1]))
        for name, places in features()
    }
    twins = seconds = kernels = 0.0
    for fen in POSITIONS[::2]:
        board = chess.Board(fen)
        state = search.search_state(weights.packed(), search.ALL_SWITCHES)
        state["rows"][0, 0] = kernel.from_board(board)
        table = np.zeros((1 << 16, 2), np.uint64)
        twin = Twin(board, partial(evaluate, weights=known), set(search.SWITCHES))
        for depth in range(1, TWINS_DEPTH + 1):
            search.look(state, table, depth, -31_000, 31_000)
            started = time.process_time()
            twin.look(depth)
            seconds += time.process_time() - started
        twins, kernels = twins + twin.nodes, kernels + int(state["nodes"][0])
    if twins != kernels:
        sys.exit(f"the twin visited {twins:.0f} nodes, the kernel {kernels:.0f}")
    tell("python-chess twin", int(twins), seconds, f"{ours * seconds / twins:.0f}")


def compare_papers() -> None:
    """The paper's players, at a fixed depth."""
    table = paper_heuristic.places()
    places = {(p, s): int(table[p << 6 | s]) for p in chess.PIECE_TYPES for s in chess.SQUARES}
    values = paper_heuristic.weights("winning").values()
    for player, rules in ((BasePlayer("winning"), None), (PruningPlayer("winning"), PAPERS)):
        name, states, seconds = type(player).__name__, 0, 0.0
        for round_ in range(2):  # the first one compiles or loads
            player.states, started = 0, time.process_time()
            for fen in POSITIONS:
                BasePlayer.choose(player, chess.Board(fen), Limit(depth=PAPERS_DEPTH + round_))
            states, seconds = player.states, time.process_time() - started
        ours = tell(name, states, seconds)
        states, started = 0, time.process_time()
        for fen in POSITIONS[::4]:
            twin = TwinPlayer(values, Memory(places), rules or TwinRules())
            twin.choose(chess.Board(fen), PAPERS_DEPTH - 1)
            states += twin.states
        seconds = time.process_time() - started
        tell("  its twin", states, seconds, f"{ours * seconds / states:.0f}")


def ask_stockfish(nodes: int) -> None:
    """Stockfish's nodes by the processor's time that it took, the start included."""
    program = shutil.which("stockfish") or shutil.which("/usr/games/stockfish")
    if program is None:
        return
    visited, before = 0, _time_of_others()
    with chess.engine.SimpleEngine.popen_uci(program) as stockfish:
        stockfish.configure({"Threads": 1, "Hash": 64})
        for fen in POSITIONS:
            found = stockfish.analyse(chess.Board(fen), chess.engine.Limit(nodes=nodes))
            visited += found["nodes"]
        stockfish.quit()  # which waits until it has ended: only then its time is known
    tell("stockfish", visited, _time_of_others() - before)


def _time_of_others() -> float:
    """Of the processor, by programs that this one started and that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
