"""What it costs to try all tactics of one move that ship: in the kernel, and in SWI-Prolog.

    python bench/tactics_speed.py [FILE] [-n N] [--prolog N] [--seed N]

Positions are drawn from FILE, games (PGN) or Lichess puzzles (CSV), packed or not; by default from
the games that ship. CPU time on one core for a position, tactic by tactic, and for all together.
Four ways, all of which have to propose the same moves:

    kernel     the clauses as one network, steps and clauses in the order of the planner
    one by one clause after clause, its steps as soon as they can be taken: as learning plans them
    Prolog     the clauses as they are written, with all proofs, all on the moves that are made once
    plain      the same with the literals of learned clauses in the order that binds least

and, with all clauses as they are written, each tactic queried by itself, by hand as it were.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Theory
from clausewitz.clauses.quick_order import plain_order
from clausewitz.games.lichess_puzzles import all_puzzles
from clausewitz.games.published_files import Source
from clausewitz.games.whole_games import read_games
from clausewitz.matching.compiler import without_promotion
from clausewitz.matching.goals import ClauseReader
from clausewitz.matching.join_plan import program
from clausewitz.matching.legal_cases import Cases, cases_of
from clausewitz.matching.looked_up import Relations
from clausewitz.matching.tactic_network import Matches, TacticNetwork
from clausewitz.matching.unfolding import unfolded
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.support.data import example_file
from clausewitz.support.exit_status import run_and_exit
from clausewitz.tactics.by_prolog import enter_theory, suggest_all
from clausewitz.tactics.shipped import learned, literature

POSITIONS, BY_PROLOG = 10_000, 50
INFERENCES = 10**10
Result = TypeVar("Result")
Moves = list[set[tuple[int, str]]]
"""For each tactic the moves that it proposes: the number of the position, and four letters."""


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """What work gives, and the CPU seconds that it took."""
    start = time.process_time()
    result = work()
    return result, time.process_time() - start


def positions(file: Path, number: int, seed: int) -> list[chess.Board]:
    """So many of a file, in random order."""
    if ".csv" in file.suffixes:
        puzzles = list(all_puzzles(Source(file)))
        random.Random(seed).shuffle(puzzles)
        return [next(iter(puzzle.solution()))[0] for puzzle in puzzles[:number]]
    boards = [board for game in read_games([file]) for board, _ in game.steps()]
    random.Random(seed).shuffle(boards)
    return boards[:number]


def in_plain_order(theory: Theory) -> Theory:
    tactics = (
        replace(
            tactic,
            clauses=tuple(
                replace(clause, body=tuple(plain_order(clause, clause.head.variables)))
                for clause in tactic.clauses
            ),
        )
        for tactic in theory.tactics
    )
    return replace(theory, tactics=tuple(tactics))


def one_by_one(theory: Theory, cases: Cases) -> Matches:
    """For each tactic of a theory, whether it proposes each case; nothing is said of knights."""
    held = np.zeros((len(theory.tactics), len(cases)), np.bool_)
    for number, tactic in enumerate(theory.tactics):
        for clause in tactic.clauses:
            if without_promotion(clause, "knight") is None:
                for plain in unfolded(clause, theory.helpers):
                    words = program(ClauseReader(plain, Relations()).steps())
                    held[number] |= kernel.try_cases(
                        words, cases.rows, kernel.NO_TABLES, cases.table
                    )
    return held


@dataclass(frozen=True, slots=True)
class Answer:
    """What the tactics propose: of all cases, and of those that promote to a knight."""

    held: Matches
    promotions: Sequence[int]
    knights: Matches

    def moves(self, cases: Cases, most: int) -> Moves:
        """In so many positions, the first."""
        first = cases.table[:, 0] < most
        found: Moves = []
        for column, to_knight in zip(self.held, self.knights, strict=True):
            chosen = [*(column & first).nonzero()[0].tolist()]
            chosen += [self.promotions[place] for place in to_knight.nonzero()[0].tolist()]
            found.append({(cases.position(case), cases.move(case)) for case in chosen})
        return [{(place, move) for place, move in some if place < most} for some in found]


def by_network(theories: Sequence[Theory], cases: Cases) -> Answer:
    network = TacticNetwork(theories, Relations())
    held = network.matches(cases)
    promotions, knights = network.knight_matches(cases)
    return Answer(held, promotions.tolist(), knights)


def by_prolog(theories: Sequence[Theory], boards: Sequence[chess.Board]) -> Moves:
    moves: dict[str, set[tuple[int, str]]] = {
        tactic.name: set() for theory in theories for tactic in theory.tactics
    }
    for number, here in enumerate(suggest_all(boards, theories, INFERENCES)):
        for suggestion in here:
            moves[suggestion.tactic.name].add((number, suggestion.move.uci()[:4]))
    return list(moves.values())


def by_hand(theories: Sequence[Theory], boards: Sequence[chess.Board]) -> None:
    """All answers to name(Position, From, To), for each tactic and position."""
    for theory in theories:
        module = enter_theory(theory)
        for tactic in theory.tactics:
            for board in boards:
                goal = f"aggregate_all(count, {module}:{tactic.name}(P, _, _), Count)"
                goal = f'fen_position("{fen_of(board)}", P), {goal}'
                prolog().query(goal, inferences=INFERENCES)


@dataclass(frozen=True, slots=True)
class Times:
    """CPU seconds of the ways, and whether they agree."""

    kernel: float
    one_by_one: float
    prolog: float
    plain: float
    by_hand: float
    same: bool

    def row(self, name: str, many: int, few: int) -> str:
        micro = (1e6 * seconds / many for seconds in (self.kernel, self.one_by_one))
        milli = (1e3 * seconds / few for seconds in (self.prolog, self.plain, self.by_hand))
        numbers = "".join(f"{n:>12.1f}" for n in micro) + "".join(f"{n:>10.2f}" for n in milli)
        return f"{name:<27}{numbers}  {'yes' if self.same else 'NO'}"


def measured(theories: Sequence[Theory], cases: Cases, boards: Sequence[chess.Board]) -> Times:
    """All ways; Prolog has the first positions of the cases only."""
    written = literature().source  # by people, in an order of theirs
    plain = [one if one.source == written else in_plain_order(one) for one in theories]
    answer, quick = timed(partial(by_network, theories, cases))
    columns, slow = timed(lambda: [one_by_one(one, cases) for one in theories])
    answers, seconds = timed(partial(by_prolog, theories, boards))
    plain_answers, plainly = timed(partial(by_prolog, plain, boards))
    _, hand = timed(partial(by_hand, theories, boards))
    same = bool((np.concatenate(columns) == answer.held).all())
    same &= answer.moves(cases, len(boards)) == answers == plain_answers
    return Times(quick, slow, seconds, plainly, hand, same)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path, default=example_file("games.pgn"))
    parser.add_argument("-n", type=int, default=POSITIONS, help="positions (%(default)s)")
    parser.add_argument("--prolog", type=int, default=BY_PROLOG, help="for Prolog (%(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="of the draw (%(default)s)")
    chosen = parser.parse_args()
    boards = positions(chosen.file, chosen.n, chosen.seed)
    theories, few = [literature(), *learned()], boards[: chosen.prolog]
    measured(theories, cases_of(boards[:1]), few[:1])  # loads what was compiled
    cases, seconds = timed(partial(cases_of, boards))
    name = chosen.file.name
    print(f"{len(boards):,} positions of {name}, {len(cases):,} moves: made for the kernel")
    print(f"in {1e6 * seconds / len(boards):.1f} µs a position; Prolog has {len(few)} of them\n")
    print(f"{'':<27}{'µs a position':>24}{'ms a position':>30}")
    print(
        f"{'':<27}{'kernel':>12}{'one by one':>12}{'Prolog':>10}{'plain':>10}{'by hand':>10}  same"
    )
    for theory in theories:
        for tactic in theory.tactics:
            alone = theory.alone(tactic)
            print(measured([alone], cases, few).row(tactic.name, len(boards), len(few)), flush=True)
    print(measured(theories, cases, few).row("all together", len(boards), len(few)))


if __name__ == "__main__":
    run_and_exit("tactics_speed.py", main)
