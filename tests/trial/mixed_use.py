"""A process that uses several parts of the project, in an order of chance, and ends in some way.

    python -X faulthandler -m trial.mixed_use SEED NUMBER

It says on standard output how it is going to end.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from random import Random

import chess

_FEN = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
ENDS = ("return", "exit 3", "an exception", "SIGTERM", "SIGINT", "a thread at work")


def _prolog() -> None:
    from clausewitz.prolog import prolog

    prolog().legal_moves([chess.Board(_FEN)])


def _query() -> None:
    from clausewitz.prolog import prolog

    prolog().query("member(X, [1, 2, 3])")


def _clingo() -> None:
    from clausewitz import asp

    asp.legal_moves(chess.Board(_FEN))


def _kernel() -> None:
    from clausewitz import kernel

    kernel.perft(kernel.from_board(chess.Board(_FEN)), 2)


def _search() -> None:
    """By another thread, which is stopped from here."""
    from clausewitz.engines.own.search_limit import Limit
    from clausewitz.engines.own.searcher import Searcher

    searcher = Searcher(megabytes=1)
    thread = threading.Thread(target=searcher.search, args=(chess.Board(_FEN), Limit(nodes=50_000)))
    thread.start()
    searcher.stop()
    thread.join()


def _motifs() -> None:
    from trial.reader_uses import lines_tagged

    lines_tagged()


def _tactics() -> None:
    from pathlib import Path

    from clausewitz.clauses import read_theory
    from clausewitz.support.data import data_dir
    from clausewitz.tactics.by_prolog import suggest

    theory = read_theory(Path(data_dir("logic")) / "tactics" / "literature.pl")
    suggest(chess.Board(_FEN), [theory])


def _mate() -> None:
    from clausewitz.mates.prover import prove

    prove(chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), 1)


def _workers() -> None:
    from clausewitz.runs.pool import Workers

    assert sorted(Workers(2).map(abs, [-1, -2, -3])) == [1, 2, 3]


USES: tuple[Callable[[], None], ...] = (
    *(_prolog, _query, _clingo, _kernel, _search, _motifs, _tactics, _mate, _workers),
)


def _without_end() -> None:
    from clausewitz.engines.own.search_limit import Limit
    from clausewitz.engines.own.searcher import Searcher

    Searcher(megabytes=1).search(chess.Board(_FEN), Limit())


def main() -> None:
    chance = Random(f"{sys.argv[1]} ends {sys.argv[2]}")
    for use in chance.sample(USES, chance.randint(1, 4)):
        use()
    how = chance.choice(ENDS)
    print(how, flush=True)
    match how:
        case "exit 3":
            sys.exit(3)
        case "an exception":
            raise ZeroDivisionError("on purpose")
        case "SIGTERM" | "SIGINT":
            os.kill(os.getpid(), signal.Signals[how])
        case "a thread at work":
            threading.Thread(target=_without_end, daemon=True).start()


if __name__ == "__main__":
    main()
