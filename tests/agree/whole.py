"""The whole agreement of python-chess, Prolog, ASP and kernel: `make agree`.

Every line says what was compared and how many disagreements there were; any makes the exit
status 1. Names of PARTS as arguments choose some. What takes seconds is in test_agree.py. Public
games and perft suites in the folder that $CLAUSEWITZ_DATA names are taken before those that ship.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import TypeVar

import chess

from agree.clause_maker import words
from agree.comparing import (
    OTHERS,
    attack_disagreements,
    clause_disagreements,
    move_disagreements,
)
from agree.line_clauses import Tally, line_clause_disagreements
from agree.line_sources import shipped_lines
from agree.line_words import line_word_disagreements, line_words
from agree.searches import Searches
from agree.sources import GAMES, PERFT_SUITE, Perft, game_positions, perft_suite, public_or
from agree.words import word_disagreements
from clausewitz.games.game_stream import GameSampleRequest
from clausewitz.games.published_files import Source
from clausewitz.games.sampler import sample_games
from clausewitz.learn.space.task import read_task
from clausewitz.play import rules
from clausewitz.play.rules import By
from clausewitz.support.data import data_dir
from clausewitz.tactics.motifs.line_cases import line_cases
from play.minimax_modes import MODES, disagreements
from play.rules_agree import rule_disagreements

T = TypeVar("T")
W = TypeVar("W")

CHUNK = 100
GAME_POSITIONS = 2000
WORD_POSITIONS = 60
CLAUSES, FEW = 2000, 4
LINE_CLAUSES, LINES_EACH = 2000, 43
SEARCHED = 90
PLAYED = 4
DEEPER = 2


def main(wanted: Sequence[str] = ()) -> int:
    unknown = set(wanted) - PARTS.keys()
    if unknown:
        print(f"no such part: {', '.join(unknown)} (there are {', '.join(PARTS)})", file=sys.stderr)
        return 2
    return 1 if sum(PARTS[name]() for name in wanted or PARTS) else 0


@cache
def suite() -> list[Perft]:
    return perft_suite(public_or("perft", PERFT_SUITE))


@cache
def real() -> list[chess.Board]:
    return game_positions(GAME_POSITIONS, path=public_or("games", GAMES))


def legality() -> int:
    boards, wrong = [position.board for position in suite()], 0
    for by in OTHERS:
        wrong += compare(f"legal moves by {by}, perft suite", boards, by, move_disagreements)
        wrong += compare(f"legal moves by {by}, real games", real(), by, move_disagreements)
        wrong += compare(f"attacks by {by}, real games", real()[:500], by, attack_disagreements)
    return wrong


def perft() -> int:
    wrong = count(f"perft 4 by {By.KERNEL}", suite(), 4, By.KERNEL)
    deep = [position for position in suite() if max(position.counts) >= 5]
    wrong += count(f"perft 5 by {By.KERNEL}", deep[:DEEPER], 5, By.KERNEL)
    shallow = [position for position in suite() if 3 in position.counts]
    small = sorted(shallow, key=lambda position: position.counts[3])
    wrong += count(f"perft 3 by {By.PROLOG}", [suite()[0], *small[-40:-15]], 3, By.PROLOG)
    return wrong + count(f"perft 2 by {By.ASP}", shallow, 2, By.ASP)


def vocabulary() -> int:
    return compare_words(f"words by {By.KERNEL} and {By.PROLOG}", real()[:WORD_POSITIONS])


def clauses() -> int:
    return compare_clauses(f"clauses by {By.KERNEL} and {By.PROLOG}", real(), CLAUSES)


def lines() -> int:
    wrong = compare_line_words(f"words of lines by {By.KERNEL} and {By.PROLOG}")
    what = f"clauses of lines by {By.KERNEL} and {By.PROLOG}"
    return wrong + compare_line_clauses(what, LINE_CLAUSES)


def searches() -> int:
    return compare_searches("searches, direct and by clingo", "tactics")


def pruning() -> int:
    what = f"pruning rules, heuristic by {By.KERNEL} and {By.PROLOG}"
    return compare(what, real(), By.KERNEL, lambda some, _: rule_disagreements(some))


def players() -> int:
    return compare_players("the paper's players and their twins", real()[:PLAYED])


PARTS: dict[str, Callable[[], int]] = {
    part.__name__: part
    for part in (legality, perft, vocabulary, clauses, lines, searches, pruning, players)
}


def compare_players(what: str, boards: list[chess.Board]) -> int:
    """Depths 3 and 4 in all modes, on positions as they come."""
    start = time.perf_counter()
    found: list[str] = []
    for board in progress(what, boards):
        found += disagreements([board.fen()], (3, 4), MODES)
    return report(what, len(boards), found, start)


def compare_searches(what: str, name: str) -> int:
    """A task's whole space."""
    start = time.perf_counter()
    sample = sample_games([Source(public_or("games", GAMES))], SEARCHED, GameSampleRequest(), 0)
    moves = [(e.board(), chess.Move.from_uci(e.move)) for e in sample.examples]
    searches = Searches(read_task(data_dir("logic") / "tasks" / name), moves)
    found = ", ".join(f"{len(hits)} {way}" for way, hits in searches.found.items())
    print(f"{what}: clauses found: {found}; {len(searches.behaviours('direct'))} behaviours")
    return report(what, len(moves), searches.disagreements(), start)


def compare_words(what: str, boards: list[chess.Board]) -> int:
    start = time.perf_counter()
    found: list[str] = []
    for word in progress(what, words()):
        found += word_disagreements(boards, word)[1]
    print(f"{what}: {len(words())} of them")
    return report(what, len(boards), found, start)


def compare_clauses(what: str, boards: list[chess.Board], number: int) -> int:
    """Each seed draws its own clauses, on its own few positions."""
    start = time.perf_counter()
    found: list[str] = []
    for seed in progress(what, range(number // CHUNK)):
        few = boards[seed * FEW : (seed + 1) * FEW]
        found += clause_disagreements(few, CHUNK, seed)[1]
    print(f"{what}: {number} of them match something")
    return report(what, FEW * (number // CHUNK), found, start)


def compare_line_words(what: str) -> int:
    start = time.perf_counter()
    lines, found = line_cases(shipped_lines()), list[str]()
    for word in progress(what, line_words()):
        found += line_word_disagreements(lines, word)[1]
    print(f"{what}: {len(line_words())} of them")
    return report(what, len(lines), found, start, "lines")


def compare_line_clauses(what: str, number: int) -> int:
    """Each seed draws its own clauses, on its own part of the lines that ship."""
    start = time.perf_counter()
    lines, tallies = shipped_lines(), list[Tally]()
    for seed in progress(what, range(number // CHUNK)):
        at = seed * LINES_EACH % len(lines)
        part = [*lines[at:], *lines[:at]][:LINES_EACH]
        tallies.append(line_clause_disagreements(line_cases(part), CHUNK, seed))
    kinds = sorted({kind for tally in tallies for kind in tally.kinds})
    shown = [f"{sum(t.kinds.get(kind, 0) for t in tallies)} with {kind}" for kind in kinds]
    print(f"{what}: {sum(t.holding for t in tallies)} of them hold of a line, {', '.join(shown)}")
    found = [line for tally in tallies for line in tally.found]
    return report(what, LINES_EACH * len(tallies), found, start, "lines")


def compare(
    what: str,
    boards: list[chess.Board],
    by: W,
    disagreements: Callable[[list[chess.Board], W], list[str]],
) -> int:
    start = time.perf_counter()
    found: list[str] = []
    for at in progress(what, range(0, len(boards), CHUNK)):
        found += disagreements(boards[at : at + CHUNK], by)
    return report(what, len(boards), found, start)


def count(what: str, suite: list[Perft], depth: int, by: By) -> int:
    start = time.perf_counter()
    found = []
    suite = [position for position in suite if max(position.counts) >= depth]
    for board, counts in progress(what, suite):
        known = min(d for d in counts if d >= depth)  # one may be counted from depth 5 on
        leaves = rules.perft(board, known, by, bulk=True)
        if leaves != counts[known]:
            found.append(f"{board.fen()}: {leaves}, not {counts[known]}")
    return report(what, len(suite), found, start)


def progress(what: str, items: Iterable[T]) -> Iterator[T]:
    items = list(items)
    for number, item in enumerate(items):
        if sys.stderr.isatty():
            print(f"\r{what}: {number}/{len(items)} ", end="", file=sys.stderr)
        yield item


def report(
    what: str, number: int, found: list[str], start: float, things: str = "positions"
) -> int:
    seconds = time.perf_counter() - start
    clear = "\r" if sys.stderr.isatty() else ""
    print(f"{clear}{what}: {number} {things}, {len(found)} disagreements, {seconds:.1f} s")
    for line in islice(found, 10):
        print(f"  {line}")
    sys.stdout.flush()
    return len(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
