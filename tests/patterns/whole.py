"""Kernel and plain Prolog on 500 patterns and 200 positions: `make agree-patterns`."""

import random
import sys
from pathlib import Path

from clausewitz.games.whole_games import read_games
from patterns.prolog_twin import mined, moves_by_kernel, moves_by_prolog

GAMES = Path(__file__).parents[2] / "examples" / "games.pgn"
PATTERNS, POSITIONS = 500, 200


def main() -> int:
    steps = [step for game in read_games([GAMES]) for step in game.steps()]
    graphs = mined(steps, PATTERNS, seed=11)
    boards = [board for board, _ in random.Random(12).sample(steps, POSITIONS)]
    kernel, prolog = moves_by_kernel(graphs, boards), moves_by_prolog(graphs, boards)
    wrong = 0
    for board, one, other in zip(boards, kernel, prolog, strict=True):
        for number, (ours, theirs) in enumerate(zip(one, other, strict=True)):
            if ours != theirs:
                wrong += 1
                print(f"{graphs[number]} on {board.fen()}: {sorted(ours ^ theirs)}")
    matches = sum(len(moves) for one in prolog for moves in one)
    print(f"{PATTERNS} patterns, {POSITIONS} positions, {matches} matches, {wrong} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
