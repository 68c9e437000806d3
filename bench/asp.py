"""Legal moves by ASP: lines from the king against a board for every move, and python-chess.

    python bench/asp.py [POSITIONS]

Facts in, moves out, for positions of games played at random (with a fixed seed). Ratios are to
python-chess, measured in the same process on the same positions; every answer is compared with
its own. Times are of the processor, best of three rounds. Atoms are what the grounder derives,
facts of the position included, those of the empty board left out.
"""

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import chess

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder

from agree.sources import random_positions  # noqa: E402
from clausewitz import asp  # noqa: E402
from clausewitz.asp import Encoding  # noqa: E402
from clausewitz.position.facts import asp_facts  # noqa: E402

ROUNDS = 3
FEW = 40  # so many are enough where each takes milliseconds

Moves = list[list[chess.Move]]


class Way(NamedTuple):
    name: str
    moves: Callable[[Sequence[chess.Board]], Moves]
    few: bool
    encoding: Encoding | None = None


def by_python(boards: Sequence[chess.Board]) -> Moves:
    return [sorted(board.legal_moves, key=chess.Move.uci) for board in boards]


def batched(encoding: Encoding) -> Callable[[Sequence[chess.Board]], Moves]:
    return lambda boards: asp.legal_moves_batch(boards, encoding)


def one_by_one(encoding: Encoding) -> Callable[[Sequence[chess.Board]], Moves]:
    return lambda boards: [asp.legal_moves(board, encoding) for board in boards]


# The first is what the others are compared with.
WAYS = [
    Way("python-chess", by_python, few=False),
    Way("rays, batched", batched(Encoding.RAYS), few=False, encoding=Encoding.RAYS),
    Way("rays, one by one", one_by_one(Encoding.RAYS), few=True),
    Way("declarative, batched", batched(Encoding.DECLARATIVE), True, Encoding.DECLARATIVE),
    Way("declarative, one by one", one_by_one(Encoding.DECLARATIVE), few=True),
]


def rate(way: Way, boards: Sequence[chess.Board], known: Moves) -> float:
    """Positions per second of processor time, at best."""
    some = boards[:FEW] if way.few else boards
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        moves = way.moves(some)
        best = min(best, time.process_time() - start)
        if moves != known[: len(some)]:
            raise ValueError(f"{way.name} disagrees with python-chess")
    return len(some) / best


def atoms(encoding: Encoding, boards: Sequence[chess.Board]) -> float:
    """How many a position adds to the empty board's."""
    text = "".join(asp_facts(board, number) for number, board in enumerate(boards))
    return (asp.atom_count(encoding, text) - asp.atom_count(encoding, "")) / len(boards)


def main() -> None:
    boards = random_positions(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    known = by_python(boards)
    rates = {way.name: rate(way, boards, known) for way in WAYS}
    base = rates[WAYS[0].name]
    print(f"{'legal moves':<26}{'positions/s':>12}{'ratio':>10}{'atoms':>9}")
    for way in WAYS:
        count = f"{atoms(way.encoding, boards[:FEW]):9.0f}" if way.encoding else ""
        ratio = rates[way.name] / base
        print(f"{way.name:<26}{rates[way.name]:>12,.0f}{ratio:>9.4f}x{count}")
    faster = rates["rays, batched"] / rates["declarative, batched"]
    print(
        f"\nbatched, rays are {faster:.1f} times as fast as a board for every move; in the paper a"
    )
    print(
        "board for every move was about twice as fast as brute force, its rules of pins and checks"
    )


if __name__ == "__main__":
    main()
