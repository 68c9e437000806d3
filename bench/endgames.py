"""Evolved endgame players: games per second of the kernel and of the same players on python-chess.

    python bench/endgames.py [--games N]

Master and players with trees drawn by lot meet from random starts. The twin plays the first of the
same games and has to end them in the same way; it looks only at the terminals that a tree asks for,
and remembers them, as the paper's players did. Times are of the processor, in one process. Then the
time for one generation of 80 players as `clausewitz evolve` has them by default, from which that
for 150 follows.
"""

import argparse
import random
import sys
import time
from itertools import cycle, islice
from pathlib import Path

import numpy as np

from clausewitz import kernel
from clausewitz.endgames.endgame_classes import parse_class, start_rows
from clausewitz.endgames.player_files import EndgamePlayer, find_player
from clausewitz.kernel import endgames
from clausewitz.runs.pool import Workers
from clausewitz.tuning.evolution.breeding import Breeder
from clausewitz.tuning.evolution.evolution_plan import EvolutionPlan
from clausewitz.tuning.evolution.generations import random_pairs
from clausewitz.tuning.evolution.scoring import play_all

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from tuning.evolution.random_trees import random_trees  # noqa: E402
from tuning.evolution.twin_player import TwinPlayer, play  # noqa: E402

PLIES = 100
PLAYERS = 8


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    arguments.add_argument("--games", type=int, default=2000, help="of the kernel")
    games = arguments.parse_args().games
    for name in ("KRKR", "KQRKQR"):
        compare(name, games)
        generation(name)


def compare(name: str, games: int) -> None:
    """The same meetings by both."""
    drawn = [random_trees(random.Random(seed)) for seed in range(PLAYERS - 1)]
    players = [find_player("master"), *(EndgamePlayer("drawn", name, trees) for trees in drawn)]
    starts = start_rows([parse_class(name)], games // 2, seed=1)
    pairs = list(islice(cycle(random_pairs(PLAYERS, 4, random.Random(2))), games // 2))
    meetings = np.array([[a, b, start] for start, (a, b) in enumerate(pairs)], np.int64)
    compiled = endgames.players_of([player.programs() for player in players])
    endgames.play_meetings(compiled, starts, meetings[:1], PLIES)  # compiled code is loaded
    began = time.process_time()
    results = endgames.play_meetings(compiled, starts, meetings, PLIES)
    fast = games / (time.process_time() - began)

    twins = [TwinPlayer(player.trees) for player in players]
    few = max(1, games // 200)
    began = time.process_time()
    for (a, b, start), found in zip(meetings[:few], results, strict=False):
        board = kernel.to_board(starts[start])
        ends = [
            play(twins[a], twins[b], board, PLIES)[0],
            play(twins[b], twins[a], board, PLIES)[0],
        ]
        if ends != list(found):
            sys.exit(f"{name}: a game ended otherwise: {board.fen()}")
    slow = 2 * few / (time.process_time() - began)
    print(
        f"{name:8} kernel {fast:8,.0f} games/s   python-chess {slow:6.2f} games/s   "
        f"{fast / slow:,.0f} times"
    )


def generation(name: str) -> None:
    """One generation of the usual size."""
    plan = EvolutionPlan(name)
    players = Breeder(plan).first()
    pairs = random_pairs(plan.population, plan.peers, random.Random(0))
    starts = start_rows(plan.endgames(), plan.starts, seed=0)
    meetings = np.array([[a, b, s] for a, b in pairs for s in range(plan.starts)], np.int64)
    began = time.process_time()
    play_all(players, starts, meetings, plan.plies, Workers())
    seconds = time.process_time() - began
    print(
        f"{name:8} a generation of {plan.population}: {2 * len(meetings):,} games in "
        f"{seconds:.2f} s; {plan.generations} of them in "
        f"{plan.generations * seconds / 60:.1f} minutes"
    )


if __name__ == "__main__":
    main()
