"""How fast each statement of the rules plays: nodes per second of perft, side by side.

    python bench/rules.py

Leaf by leaf every line is played to its end; in bulk the last moves are counted and not played.
Ratios are to python-chess, measured in the same process on the same positions. Every count is
compared with the known one. Rates of compiled code are for a warm cache. ASP always counts in bulk.
"""

import time
from statistics import geometric_mean
from typing import NamedTuple

import chess

from clausewitz.play import rules
from clausewitz.play.rules import By

SECONDS = 0.5  # a measurement is repeated until it has taken as long


class Engine(NamedTuple):
    """A statement of the rules, and the size of the trees it can count in time."""

    name: str
    by: By
    most_nodes: int

    def perft(self, fen: str, depth: int, bulk: bool) -> int:
        return rules.perft(chess.Board(fen), depth, self.by, bulk=bulk)


class Position(NamedTuple):
    name: str
    fen: str
    counts: tuple[int, ...]  # of depth 1, 2, …

    def depth(self, most_nodes: int) -> int:
        """The greatest depth of which no more nodes than that are counted, and at least 1."""
        return max(1, sum(count <= most_nodes for count in self.counts))


# The first is what the others are compared with.
ENGINES = [
    Engine("python-chess", By.PYTHON, most_nodes=200_000),
    Engine("Prolog", By.PROLOG, most_nodes=10_000),
    Engine("ASP", By.ASP, most_nodes=3_000),
    Engine("kernel", By.KERNEL, most_nodes=200_000),
]

POSITIONS = [
    Position("start", chess.STARTING_FEN, (20, 400, 8902, 197281)),
    Position(
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        (48, 2039, 97862),
    ),
    Position(
        "middlegame",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        (46, 2079, 89890),
    ),
    Position("rook endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", (14, 191, 2812, 43238)),
    Position("promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", (24, 496, 9483, 182838)),
]


def rate(engine: Engine, position: Position, bulk: bool) -> float:
    """Nodes per second; counted once unmeasured, to load and to check, then for SECONDS."""
    depth = position.depth(engine.most_nodes)
    count, known = engine.perft(position.fen, depth, bulk), position.counts[depth - 1]
    if count != known:
        raise ValueError(f"{engine.name} counts {count}, not {known}: {position.fen} to {depth}")
    nodes, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        nodes += engine.perft(position.fen, depth, bulk)
    return nodes / (time.perf_counter() - start)


def main() -> None:
    print(f"{'nodes per second':<18}{'':<14}{'depth':>5}{'leaf by leaf':>23}{'in bulk':>23}")
    ratios: dict[str, list[tuple[float, float]]] = {engine.name: [] for engine in ENGINES}
    for position in POSITIONS:
        rates = {e: (rate(e, position, False), rate(e, position, True)) for e in ENGINES}
        base = rates[ENGINES[0]]
        for engine, (leaf, bulk) in rates.items():
            against = leaf / base[0], bulk / base[1]
            ratios[engine.name].append(against)
            print(
                f"{position.name:<18}{engine.name:<14}{position.depth(engine.most_nodes):>5}"
                f"{leaf:>14,.0f}{against[0]:>8.4g}x{bulk:>14,.0f}{against[1]:>8.4g}x"
            )
    for name, pairs in ratios.items():
        leaf, bulk = map(geometric_mean, zip(*pairs, strict=True))
        print(f"{'geometric mean':<18}{name:<14}{leaf:>27.4g}x{bulk:>22.4g}x")


if __name__ == "__main__":
    main()
