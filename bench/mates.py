"""Forced mates: clingo's proofs and the kernel's beside Popeye, Stockfish and a plain search.

    python bench/mates.py                     some of each file
    python bench/mates.py --most 0            all of them (long)
    python bench/mates.py --only mate4 -m 20  twenty mates in four
    python bench/mates.py --file MATES.epd    those of a file, which says dm
    python bench/mates.py --popeye PATH       beside Popeye, which the user has built

Seconds are means of CPU for a position: of this process once it has started for clingo, the kernel
and the plain python-chess search; of Popeye with its start, which finds all keys. Stockfish's
(`go mate N`) are on the clock. A rival's mean is over the positions that it decided in time; how
many these are follows where some are missing. Every proof is given to the checker of tests/mates.
The mates and puzzles are public files that `clausewitz data` lists, where they are found, and else
those that ship. Near misses are mates in two with one piece moved so that no mate in two is left.

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
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import chess
import chess.engine

from popeye import Popeye

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, whose mates.py is this file

from clausewitz.games.epd import EpdPosition, read_epds  # noqa: E402
from clausewitz.games.published_files import Source  # noqa: E402
from clausewitz.mates import By, Verdict, kernel_search, prove  # noqa: E402
from clausewitz.position.facts import asp_facts  # noqa: E402
from clausewitz.support.data import data_dir, example_file, public_files  # noqa: E402
from mates.plain_search import TooLongError, keys, mating_moves  # noqa: E402
from mates.positions import mates_of_games  # noqa: E402
from mates.proof_checker import complaint  # noqa: E402

PLAIN_LIMIT = 5.0  # seconds after which the plain search gives up
RIVAL_LIMIT = 30.0  # and after which Stockfish and Popeye do


class Problem(NamedTuple):
    """A position, and what is known of it."""

    board: chess.Board
    n: int
    mate: bool = True


class Rivals(NamedTuple):
    """Those that are there."""

    stockfish: chess.engine.SimpleEngine | None
    popeye: Popeye | None


class Row(NamedTuple):
    """What became of one position: seconds, and whether both answers are right and accepted."""

    asp: float
    kernel: float
    right: bool
    accepted: bool
    plain: float | None
    popeye: float | None
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
        others = [s for s, piece in board.piece_map().items() if piece.piece_type != chess.KING]
        piece = board.remove_piece_at(rng.choice(others))
        square = rng.choice([s for s in chess.SQUARES if not board.piece_at(s)])
        board.set_piece_at(square, piece)
        if board.is_valid() and any(board.legal_moves) and not keys(board, 2):
            yield board


def composed() -> Iterator[Problem]:
    """The puzzles that ship."""
    yield from of_file(example_file("puzzles.epd"))


def of_file(path: Path) -> Iterator[Problem]:
    def read(position: EpdPosition, _: str) -> Problem:
        return Problem(position.board, position.mate or 2)

    yield from read_epds(path.read_text(encoding="utf-8"), str(path), read)


def measure(problem: Problem, rivals: Rivals, limit: float) -> Row:
    board, n, _ = problem
    seconds, verdicts = {}, {}
    for by in By:
        kernel_search._known.cache_clear()  # begin with an empty table, as a new process does
        start = time.process_time()
        verdicts[by] = prove(board, n, seconds=limit, by=by)
        seconds[by] = time.process_time() - start
    right = all(is_right(problem, verdict) for verdict in verdicts.values())
    accepted = not problem.mate or all(map(is_accepted, verdicts.values()))
    if not right or not accepted:
        answer = verdicts[By.ASP]
        words = f"{answer.result} in {answer.n}, {seconds[By.ASP]:.1f} s"
        print(f"  {words}: {board.fen()}", file=sys.stderr)
    plain = plain_seconds(board, n, verdicts[By.ASP])
    popeye = popeye_seconds(rivals.popeye, problem)
    # Stockfish cannot say that there is no mate: it would think until its time is over.
    fish = stockfish_seconds(rivals.stockfish, board, n) if problem.mate else None
    return Row(seconds[By.ASP], seconds[By.KERNEL], right, accepted, plain, popeye, fish)


def is_right(problem: Problem, verdict: Verdict) -> bool:
    expected = "mate" if problem.mate else "none"
    return (verdict.result, verdict.n) == (expected, problem.n)


def is_accepted(verdict: Verdict) -> bool:
    return verdict.result == "mate" and complaint(verdict.as_dict()) is None


def plain_seconds(board: chess.Board, n: int, verdict: Verdict) -> float | None:
    if n > 3:  # it would take minutes
        return None
    start = time.process_time()
    try:
        end = start + PLAIN_LIMIT  # depth by depth, as one would look for a mate
        found = any(any(mating_moves(board.copy(), m, end)) for m in range(1, n + 1))
    except TooLongError:
        return None
    if verdict.result != "unknown" and found != (verdict.result == "mate"):
        print(f"  the plain search disagrees: {board.fen()}", file=sys.stderr)
    return time.process_time() - start


def popeye_seconds(popeye: Popeye | None, problem: Problem) -> float | None:
    answer = popeye.seconds(problem.board, problem.n) if popeye else None
    if answer is None:
        return None
    seconds, mate = answer
    if mate != problem.mate:
        print(f"  Popeye disagrees: {problem.board.fen()}", file=sys.stderr)
    return seconds


def stockfish_seconds(
    engine: chess.engine.SimpleEngine | None, board: chess.Board, n: int
) -> float | None:
    if engine is None:
        return None
    start = time.perf_counter()
    engine.play(board, chess.engine.Limit(mate=n, time=RIVAL_LIMIT), game=object())
    return time.perf_counter() - start


HEAD = (
    f"{'':12}{'':>5}{'right':>7}{'accepted':>10}{'clingo':>9}{'median':>9}{'most':>8}"
    f"{'kernel':>10}{'popeye':>14}{'stockfish':>14}{'plain':>14}"
)


def report(name: str, rows: list[Row]) -> None:
    asp = sorted(row.asp for row in rows)
    print(
        f"{name:12}{len(rows):5}{sum(row.right for row in rows):7}"
        f"{sum(row.accepted for row in rows):10}{sum(asp) / len(asp):9.3f}"
        f"{asp[len(asp) // 2]:9.3f}{asp[-1]:8.2f}"
        f"{sum(row.kernel for row in rows) / len(rows):10.4f}"
        f"{mean([row.popeye for row in rows]):>14}"
        f"{mean([row.stockfish for row in rows]):>14}"
        f"{mean([row.plain for row in rows]):>14}",
        flush=True,
    )


def mean(seconds: list[float | None]) -> str:
    """The mean of those that are there, and how many they are if some are missing."""
    there = [one for one in seconds if one is not None]
    if not there:
        return "-"
    some = f" ({len(there)})" if len(there) < len(seconds) else ""
    return f"{sum(there) / len(there):.4f}{some}"


def taken(boards: Iterator[chess.Board], n: int, mate: bool = True) -> Iterator[Problem]:
    return (Problem(board, n, mate) for board in boards)


# The problems of each set, and how many are taken if nothing is said.
SETS: dict[str, tuple[Callable[[], Iterator[Problem]], int]] = {
    "mate2": (lambda: taken(mates(2), 2), 30),
    "mate3": (lambda: taken(mates(3), 3), 20),
    "mate4": (lambda: taken(mates(4), 4), 5),
    "puzzles2": (lambda: taken(puzzles(2), 2), 30),
    "puzzles3": (lambda: taken(puzzles(3), 3), 20),
    "composed": (composed, 30),
    "near misses": (lambda: taken(near_misses(), 2, mate=False), 20),
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
    parser.add_argument("--file", type=Path, help="EPD file with dm, in place of the sets")
    parser.add_argument("--popeye", type=Path, help="the program py that Popeye's makefile builds")
    parser.add_argument("--seconds", type=float, default=120.0, help="limit of a proof")
    options = parser.parse_args()
    stockfish = shutil.which("stockfish") or shutil.which("stockfish", path="/usr/games")
    rivals = Rivals(
        chess.engine.SimpleEngine.popen_uci(stockfish) if stockfish else None,
        Popeye(options.popeye, RIVAL_LIMIT) if options.popeye else None,
    )
    for by in By:  # what is loaded once is no part of an answer
        prove(chess.Board("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 1, by=by)
    print(HEAD)
    sets = SETS
    if file := options.file:
        sets = {file.name: (partial(of_file, file), 1000)}
    for name in options.only or sets:
        problems, some = sets[name]
        most = some if options.most is None else options.most or ALL.get(name, 1000)
        rows = [measure(one, rivals, options.seconds) for one in islice(problems(), most)]
        report(name, rows)
    if rivals.stockfish:
        rivals.stockfish.quit()
    if not options.only and not options.file:
        run_programs(25)


if __name__ == "__main__":
    main()
