"""Selective search against the same program without patterns, at the same depth and in equal time.

    python bench/selective.py [--games N] [--patterns NAME|FILE] [--depth D] [--seconds S]
                              [--lots] [-o RUN]

The program is the paper's: alpha-beta by material. At the first and the second ply the best five
moves and all captures are looked at, the others are not. Of equally good moves it takes the one
that patterns like best, or with --lots a random one, as the other does. Games are pairs from random
openings, colours changed; points of the selective side with their 95 % interval, and what a move
took it beside the other: positions, time. With -o games are saved, and the same command goes on.

Before that, what patterns do as an order of moves: positions that the paper's program looks at when
nothing is left out, but the moves of its first two plies are tried as patterns rank them.
"""

import argparse
import math
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from clausewitz.games.whole_games import read_games
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.papers.finkelstein_markovitch.selective_search import (
    Program,
    SelectiveMatchPlan,
    in_a_line,
    selective_match,
)
from clausewitz.patterns.graphs.pattern_files import read_patterns, shipped
from clausewitz.patterns.ranking.ranker import ranker_of
from clausewitz.runs.progress import Progress
from clausewitz.runs.run_folder import RunFolder

GAMES = Path(__file__).parents[1] / "examples" / "games.pgn"
ORDERED = 100  # positions

K = 5
DEPTH = 4
SECONDS = 0.15


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--patterns", default="masters")
    parser.add_argument("--depth", type=int, default=DEPTH)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--lots", action="store_true")
    parser.add_argument("-o", "--output", type=Path, default=None)
    chosen = parser.parse_args()
    print_ordering(chosen.patterns)
    rank = ranker_of(read_patterns(shipped(chosen.patterns))).rank
    with TemporaryDirectory() as temporary:
        folder = RunFolder(chosen.output or Path(temporary))
        limits = ((f"depth {chosen.depth}", 0.0), (f"{chosen.seconds:g} s a move", chosen.seconds))
        for words, seconds in limits:
            name = f"paper, k = {K}, {words}{', lots' if chosen.lots else ''}"
            match = SelectiveMatchPlan(K, 2, chosen.depth, seconds, chosen.games, lots=chosen.lots)
            found = selective_match(rank, match, folder, name, say)
            print(f"{name}: {in_a_line(found)}, {interval(found)}", flush=True)


def print_ordering(patterns: str) -> None:
    rank = ranker_of(read_patterns(shipped(patterns))).rank
    steps = [step for game in read_games([GAMES]) for step in game.steps()]
    random.Random(1).shuffle(steps)
    for depth in (4, 5, 6):
        wish = SelectiveMatchPlan(k=MAX_MOVES, plies=2, depth=depth)
        ordered, plain = Program(wish, rank), Program(wish)
        chooser = random.Random(0)
        for board, _ in steps[:ORDERED]:
            ordered.choose(board, chooser)
            plain.choose(board, chooser)
        print(
            f"all moves in the order of patterns, depth {depth}, {ORDERED} positions:"
            f" {ordered.nodes / plain.nodes:.1%} of the positions,"
            f" {ordered.seconds / plain.seconds:.0%} of the time",
            flush=True,
        )


def interval(found: dict[str, float]) -> str:
    """By the spread of single games, which pairs make smaller."""
    games = max(1, found["games"])
    mean = found["score"]
    spread = (found["wins"] + found["draws"] / 4) / games - mean * mean
    half = 1.96 * math.sqrt(max(0.0, spread) / games)
    return f"95 %: {mean - half:.1%} to {mean + half:.1%}"


def say(progress: Progress) -> None:
    print(progress, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
