"""Forced mates: the prover beside a plain python-chess search and Stockfish's `go mate N`.

    python bench/mates.py                     some of each file
    python bench/mates.py --most 0            all of them (long)
    python bench/mates.py --only mate4 -m 20  twenty mates in four

Seconds are CPU seconds of this process, a mean per position; Stockfish's are on the clock. Ratios
are to the plain search, on the positions that it decides in time. Every proof is given to the
checker of tests/mates. The mates and puzzles are public files that `clausewitz data` lists, where
they are found, and else those that ship. Near misses are mates in two with one man moved so that no
mate in two is left.

Then the script-free programs, run by the clingo command: the set of keys of asp/mate2.lp compared
with that of a plain search, and how many mates the programs that try only checks find.
"""

import argparse
import csv
import json
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import chess
import chess.engine

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, whose mates.py is this file

from clausewitz.data import data_dir, example_file, public_files  # noqa: E402
from clausewitz.facts import asp_facts  # noqa: E402
from clausewitz.games import Source  # noqa: E402
from clausewitz.mates import Verdict, prove  # noqa: E402
from mates.plain_search import TooLongError, keys, mating_moves  # noqa: E402
from mates.positions import mates_of_games  # noqa: E402
from mates.proof_checker import complaint  # noqa: E402

PLAIN_LIMIT = 5.0  # seconds after which the plain search gives up
STOCKFISH_LIMIT = 10.0


class Row(NamedTuple):
    """What became of one position."""

    ours: float
    right: bool
    accepted: bool
    plain: float | None
    stockfish: float | None


def mates(n: int) -> Iterator[chess.Board]:
    public = [path for path in public_files("mates") if path.name == f"mate{n}.epd"]
    if not public:
        yield from mates_of_games(n)
        return
    for line in public[0].read_text(encoding="utf-8").splitlines():
        yield chess.Board(" ".join(line.split()[:4]) + " 0 1")


def puzzles(n: int) -> Iterator[chess.Board]:
    """Puzzles of mates in n: the position after the first of their moves."""
    source = Source([*public_files("puzzles"), example_file("puzzles.csv")][0])
    text = (line.decode() for line in source.lines())
    rows = [row for row in csv.DictReader(text) if f"mateIn{n}" in row["Themes"].split()]
    for row in random.Random(1).sample(rows, len(rows)):
        board = chess.Board(row["FEN"])
        board.push_uci(row["Moves"].split()[0])
        yield board.copy(stack=False)


def near_misses() -> Iterator[chess.Board]:
    rng = random.Random(2)
    boards = list(mates(2))
    while True:
        board = rng.choice(boards).copy()
        men = [s for s, piece in board.piece_map().items() if piece.piece_type != chess.KING]
        piece = board.remove_piece_at(rng.choice(men))
        square = rng.choice([s for s in chess.SQUARES if not board.piece_at(s)])
        board.set_piece_at(square, piece)
        if board.is_valid() and any(board.legal_moves) and not keys(board, 2):
            yield board


def measure(
    board: chess.Board, n: int, mate: bool, engine: chess.engine.SimpleEngine | None, limit: float
) -> Row:
    start = time.process_time()
    verdict = prove(board, n, seconds=limit)
    ours = time.process_time() - start
    right = (verdict.result, verdict.n) == ("mate" if mate else "none", n)
    accepted = not mate or (verdict.result == "mate" and complaint(verdict.as_json()) is None)
    if not right:
        print(f"  {verdict.result} in {verdict.n}, {ours:.1f} s: {board.fen()}", file=sys.stderr)
    return Row(ours, right, accepted, _plain_seconds(board, n, verdict), _asked(engine, board, n))


def _plain_seconds(board: chess.Board, n: int, verdict: Verdict) -> float | None:
    start = time.process_time()
    try:
        end = start + PLAIN_LIMIT  # depth by depth, as one would look for a mate
        found = any(any(mating_moves(board.copy(), m, end)) for m in range(1, n + 1))
    except TooLongError:
        return None
    if verdict.result != "unknown" and found != (verdict.result == "mate"):
        print(f"  the plain search disagrees: {board.fen()}", file=sys.stderr)
    return time.process_time() - start


def _asked(engine: chess.engine.SimpleEngine | None, board: chess.Board, n: int) -> float | None:
    if engine is None:
        return None
    start = time.perf_counter()
    engine.play(board, chess.engine.Limit(mate=n, time=STOCKFISH_LIMIT), game=object())
    return time.perf_counter() - start


def report(name: str, rows: list[Row]) -> None:
    both = [row for row in rows if row.plain is not None]
    plain = sum(row.plain or 0 for row in both)
    ratio = sum(row.ours for row in both) / plain if plain else float("nan")
    fish = [row.stockfish for row in rows if row.stockfish is not None]
    ours = sorted(row.ours for row in rows)
    print(
        f"{name:12}{len(rows):5}{sum(row.right for row in rows):8}"
        f"{sum(row.accepted for row in rows):10}{sum(ours) / len(ours):9.3f}"
        f"{ours[len(ours) // 2]:9.3f}{ours[-1]:9.2f}"
        f"{plain / len(both) if both else float('nan'):9.3f}{len(both):5}{ratio:8.2f}"
        f"{sum(fish) / len(fish) if fish else float('nan'):11.3f}",
        flush=True,
    )


SETS: dict[str, tuple[Callable[[], Iterator[chess.Board]], int, bool, int]] = {
    "mate2": (lambda: mates(2), 2, True, 30),
    "mate3": (lambda: mates(3), 3, True, 20),
    "mate4": (lambda: mates(4), 4, True, 5),
    "puzzles2": (lambda: puzzles(2), 2, True, 30),
    "puzzles3": (lambda: puzzles(3), 3, True, 20),
    "near misses": (near_misses, 2, False, 20),
}
ALL = {"puzzles2": 200, "puzzles3": 100, "near misses": 100}


def run_programs(most: int) -> None:
    """Ask the clingo command about the first mates of each file."""
    if shutil.which("clingo") is None:
        print("the clingo command is absent")
        return
    for program, n in (("mate2", 2), ("mate2_checks", 2), ("mate3_checks", 3)):
        boards = [board for board, _ in zip(mates(n), range(most), strict=False)]
        start = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        found = [clingo_keys(program, board) for board in boards]
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - start
        exact = ""
        if program == "mate2":
            right = sum(k == keys(board, n) for k, board in zip(found, boards, strict=True))
            exact = f", {right} exact sets of keys"
        print(
            f"clingo asp/{program}.lp: {len(boards)} positions, {sum(map(bool, found))} mates"
            f"{exact}, {seconds / len(boards):.3f} s"
        )


def clingo_keys(program: str, board: chess.Board) -> list[str]:
    with tempfile.NamedTemporaryFile("w", suffix=".lp") as position:
        position.write(asp_facts(board))
        position.flush()
        files = [str(data_dir("asp") / f"{program}.lp"), position.name]
        done = subprocess.run(["clingo", "--outf=2", *files], capture_output=True, text=True)
    (answer,) = json.loads(done.stdout)["Call"][0]["Witnesses"]
    return sorted(_uci(atom) for atom in answer["Value"] if atom.startswith("key"))


def _uci(atom: str) -> str:
    """The move of key(N,(Row0,Col0,Row,Col,Promotion),T)."""
    row0, col0, row, col, promotion = atom.partition("(")[2].split("(")[1].split(")")[0].split(",")
    letter = {"none": "", "knight": "n"}.get(promotion, promotion[0])
    return f"{chess.FILE_NAMES[int(col0) - 1]}{row0}{chess.FILE_NAMES[int(col) - 1]}{row}{letter}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("-m", "--most", type=int, help="positions of each set; 0 is all")
    parser.add_argument("--only", action="append", choices=SETS, help="this set; again for more")
    parser.add_argument("--seconds", type=float, default=120.0, help="limit of a proof")
    options = parser.parse_args()
    stockfish = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    engine = chess.engine.SimpleEngine.popen_uci(stockfish) if stockfish else None
    print(
        f"{'':12}{'':>5}{'right':>8}{'accepted':>10}{'mean':>9}{'median':>9}{'most':>9}"
        f"{'plain':>9}{'of':>5}{'ratio':>8}{'stockfish':>11}"
    )
    for name in options.only or SETS:
        boards, n, mate, some = SETS[name]
        most = some if options.most is None else options.most or ALL.get(name, 1000)
        taken = [board for board, _ in zip(boards(), range(most), strict=False)]
        report(name, [measure(board, n, mate, engine, options.seconds) for board in taken])
    if engine:
        engine.quit()
    if not options.only:
        run_programs(25)


if __name__ == "__main__":
    main()
