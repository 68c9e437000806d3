"""Selective search against the same program without patterns, at the same depth and in equal time.

    python bench/selective.py [--games N] [--patterns NAME|FILE] [--depth D] [--seconds S]
                              [--of paper|engine|engine-less] [--lots] [-o RUN]

Two programs: the paper's, alpha-beta by material, and our engine. At the first and the second ply
the best five moves and all captures are looked at, the others are not, or (engine-less) one ply
less deep. Of equally good moves the paper's program takes the one that patterns like best, or with
--lots one by lot, as the other does. Games are pairs from drawn openings, colours changed; points
of the selective side with their 95 % interval, and what a move took it beside the other: positions,
time. With -o the games are kept, and the same command goes on.

Before that, what patterns do as an order of moves: positions that the paper's program looks at when
nothing is left out, but the moves of its first two plies are tried as patterns rank them.
"""

import argparse
import math
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import chess

from clausewitz.kernel.moves import MAX_MOVES
from clausewitz.patterns.files import read_patterns, shipped
from clausewitz.patterns.folder import RunFolder
from clausewitz.patterns.games import read_games
from clausewitz.patterns.ranking import ranker_of
from clausewitz.patterns.selective import MatchWish, Program, in_a_line, selective_match, summary
from clausewitz.play.players import Limit
from clausewitz.play.searching import Searcher, best
from clausewitz.play.selecting import find_selection

GAMES = Path(__file__).parents[1] / "examples" / "games.pgn"
ORDERED = 100  # positions

K = 5
DEPTHS = {"paper": 4, "engine": 8, "engine-less": 8}
SECONDS = {"paper": 0.15, "engine": 0.2, "engine-less": 0.2}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--patterns", default="masters")
    parser.add_argument("--depth", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--of", choices=list(DEPTHS), default=None)
    parser.add_argument("--lots", action="store_true")
    parser.add_argument("-o", "--output", type=Path, default=None)
    wish = parser.parse_args()
    print_ordering(wish.patterns)
    with TemporaryDirectory() as temporary:
        folder = RunFolder(wish.output or Path(temporary))
        for program in [wish.of] if wish.of else list(DEPTHS):
            depth = wish.depth or DEPTHS[program]
            seconds = wish.seconds or SECONDS[program]
            for words, limit in ((f"depth {depth}", 0.0), (f"{seconds:g} s a move", seconds)):
                name = f"{program}, k = {K}, {words}{', lots' if wish.lots else ''}"
                if program == "paper":
                    asked = MatchWish(K, 2, depth, limit, wish.games, lots=wish.lots)
                    rank = ranker_of(read_patterns(shipped(wish.patterns))).rank
                    found = selective_match(rank, asked, folder, name, say)
                else:
                    less = int(program == "engine-less")
                    found = of_engine(wish.patterns, depth, limit, wish.games, folder, name, less)
                print(f"{name}: {in_a_line(found)}, {interval(found)}", flush=True)


def print_ordering(patterns: str) -> None:
    rank = ranker_of(read_patterns(shipped(patterns))).rank
    steps = [step for game in read_games([GAMES]) for step in game.steps()]
    random.Random(1).shuffle(steps)
    for depth in (4, 5, 6):
        wish = MatchWish(k=MAX_MOVES, plies=2, depth=depth)
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


def of_engine(
    patterns: str, depth: int, seconds: float, games: int, folder: RunFolder, name: str, less: int
) -> dict[str, float]:
    chosen, plain = Searcher(megabytes=16), Searcher(megabytes=16)
    chosen.select(find_selection(patterns, K, less=less))
    limit = Limit(seconds=seconds) if seconds else Limit(depth=depth)
    known = folder.read(f"{name}.json") or {"games": []}
    played: list[dict[str, float]] = known["games"]
    while len(played) < games:
        played.append(game(chosen, plain, limit, len(played)))
        folder.write(f"{name}.json", {"games": played})
        if len(played) % 10 == 0:
            say(f"{name}: {in_a_line(summary(played))}")
    return summary(played[:games])


def game(chosen: Searcher, plain: Searcher, limit: Limit, number: int) -> dict[str, float]:
    chooser = random.Random(f"0 {number // 2}")
    side = chess.WHITE if number % 2 == 0 else chess.BLACK
    board = chess.Board()
    for _ in range(6):
        board.push(chooser.choice(sorted(board.legal_moves, key=chess.Move.uci)))
    result = dict.fromkeys(
        ("nodes", "moves", "seconds", "plain_nodes", "plain_moves", "plain_seconds"), 0.0
    )
    chosen.new_game()
    plain.new_game()
    while not board.is_game_over(claim_draw=True) and len(board.move_stack) < 300:
        who, word = (chosen, "") if board.turn == side else (plain, "plain_")
        started = time.process_time()
        found = best(who.search(board, limit))
        result[f"{word}seconds"] += time.process_time() - started
        result[f"{word}nodes"] += found.nodes or 0
        result[f"{word}moves"] += 1
        board.push(found.move)
    end = board.outcome(claim_draw=True)
    won = end.winner if end is not None else None
    return result | {"points": 0.5 if won is None else float(won == side), "ahead": 0.0}


def interval(found: dict[str, float]) -> str:
    """By the spread of single games, which pairs make smaller."""
    games = max(1, found["games"])
    mean = found["score"]
    spread = (found["wins"] + found["draws"] / 4) / games - mean * mean
    half = 1.96 * math.sqrt(max(0.0, spread) / games)
    return f"95 %: {mean - half:.1%} to {mean + half:.1%}"


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
