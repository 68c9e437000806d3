"""Tactics as advisers of the search: what ordering quiet moves by them saves, and what it costs.

    python bench/advice.py [--tactics yes|all|FILE.pl] [--depth N] [--from DEPTH]
    python bench/advice.py [--tactics …] [--from DEPTH] --games N [--nodes N | --seconds S]

Nodes and processor time to a depth, with tactics against without, both in one process: as ratios of
sums, and by position. With --games, a match of pairs from the same openings instead: Elo of the
engine with tactics against it without, with its interval of 95 %.
"""

import argparse
import statistics
import time
from collections.abc import Sequence

import chess

import middlegames
from clausewitz.play.advising import Program, find_advisers
from clausewitz.play.games import Rules
from clausewitz.play.match import play_match
from clausewitz.play.players import Limit
from clausewitz.play.searching import Searcher
from clausewitz.play.starts import RANDOM_PLIES, openings
from clausewitz.play.table import Seat, Setting

POSITIONS = (
    *middlegames.POSITIONS,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
)
LONGEST = 240  # plies of a game
HOPELESS = 900  # hundredths of a pawn that both players see: the game is over


def look(searcher: Searcher, depth: int) -> tuple[list[float], list[float]]:
    """Nodes and seconds for each position."""
    nodes, seconds = list[float](), list[float]()
    for fen in POSITIONS:
        searcher.new_game()
        started = time.process_time()
        nodes.append(searcher.search(chess.Board(fen), Limit(depth=depth))[0].nodes)
        seconds.append(time.process_time() - started)
    return nodes, seconds


def compare(tactics: tuple[Program, ...], depth: int, least: int | None) -> None:
    plain, advised = Searcher(megabytes=16), Searcher(megabytes=16)
    advised.take_advice(tactics, least)
    for searcher in (plain, advised):
        searcher.search(chess.Board(), Limit(depth=2))  # compiled or loaded
    before, after = look(plain, depth), look(advised, depth)
    print(f"{len(tactics)} clauses, {len(POSITIONS)} positions to depth {depth}")
    print(f"{'':10}{'without':>12}{'with':>12}{'ratio':>8}{'of positions':>15}")
    tell("nodes", before[0], after[0], 0)
    tell("seconds", before[1], after[1], 2)


def tell(name: str, old: Sequence[float], new: Sequence[float], digits: int) -> None:
    each = statistics.geometric_mean(n / o for n, o in zip(new, old, strict=True))
    sums = f"{sum(old):>12.{digits}f}{sum(new):>12.{digits}f}"
    print(f"{name:10}{sums}{sum(new) / sum(old):>8.2f}{each:>15.2f}")


def play(player: str, games: int, limit: Limit, seed: int) -> None:
    setting = Setting(
        Seat(player, limit),
        Seat("clausewitz:hash=8", limit),
        Rules(max_plies=LONGEST, resign=HOPELESS),
    )
    found = play_match(setting, openings(seed, RANDOM_PLIES), games)
    tally, elo = found.tally, found.elo
    print(f"{player}: {tally.wins} won, {tally.draws} drawn, {tally.losses} lost")
    print(f"Elo {elo.value:.0f}, {elo.low:.0f} to {elo.high:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tactics", default="yes", help="yes, all or a file")
    parser.add_argument("--depth", type=int, default=11)
    parser.add_argument("--from", dest="least", type=int, help="the least depth of advice")
    parser.add_argument("--games", type=int, default=0, help="an even number")
    parser.add_argument("--nodes", type=int, default=8000, help="for a move")
    parser.add_argument("--seconds", type=float, help="for a move, instead of nodes")
    parser.add_argument("--seed", type=int, default=0, help="of the openings")
    options = parser.parse_args()
    if options.games:
        timed = options.seconds is not None
        limit = Limit(seconds=options.seconds) if timed else Limit(nodes=options.nodes)
        depth = "" if options.least is None else f",from={options.least}"
        player = f"clausewitz:hash=8,tactics={options.tactics}{depth}"
        play(player, options.games, limit, options.seed)
    else:
        compare(find_advisers(options.tactics), options.depth, options.least)


if __name__ == "__main__":
    main()
