"""Wrong answers to puzzles beside Stockfish: is the reply that refutes them a good one?

    python bench/refutations.py PUZZLES --first 1 --puzzles 100 --count 100

Of wrong answers to Lichess puzzles, drawn at random among checks and captures and among all other
moves, those whose reply is as good as the best one by Stockfish: it gives away less than a tenth of
the chances, which go from -1, lost, to 1, won.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import chess

from clausewitz.advice.lines.judged_line import chances
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.engines.engine_names import find_engine
from clausewitz.engines.move_values import Value
from clausewitz.engines.own.search_limit import MATE
from clausewitz.engines.uci.uci_evaluator import UciEngine
from clausewitz.position.board import after_move, fen_of
from clausewitz.tactics.ranking.precision import wilson
from clausewitz.training.explained_puzzles import EFFORT, explain_puzzles
from clausewitz.training.puzzle_choice import PuzzleChoice
from clausewitz.training.wanted_puzzles import read_puzzles

PATIENCE = 600.0  # seconds for one search on a machine that has other work
GIVEN_AWAY = 0.1


class Tried(NamedTuple):
    """A wrong answer, and what was said of it."""

    board: chess.Board
    """After the answer."""
    reply: chess.Move
    why: str
    tempts: bool


def tried(options: argparse.Namespace) -> Iterator[Tried]:
    search = LineSearch(EFFORT)
    found = read_puzzles([options.file], PuzzleChoice(), print)
    first = options.first - 1
    for puzzle in islice(found, first, first + options.puzzles):
        for turn in explain_puzzles([puzzle], search, wrong=True)[0].turns:
            board = turn.turn.board
            for move, answer in turn.wrong.items():
                tempts = board.is_capture(move) or board.gives_check(move)
                if answer.reply is not None:
                    yield Tried(after_move(board, move), answer.reply, answer.why, tempts)


def hundredths(value: Value) -> int:
    if value.mate is None:
        return round(value.centipawns)
    return MATE if value.mate > 0 else -MATE


def share(drawn: Sequence[Tried], engine: UciEngine) -> str:
    """How many replies are as good as the best one."""
    right = 0
    for one in drawn:
        lost = given_away(one, engine)
        right += lost < GIVEN_AWAY
        if lost >= GIVEN_AWAY:
            print(f"{fen_of(one.board)} {one.reply} gives {lost:.2f}: {one.why}", flush=True)
    low, high = wilson(right, len(drawn))
    return f"{right} of {len(drawn)}, {right / len(drawn):.1%} [{low:.1%}, {high:.1%}]"


def given_away(one: Tried, engine: UciEngine) -> float:
    after = after_move(one.board, one.reply)
    if not any(after.legal_moves):
        return 0.0 if after.is_checkmate() else 1.0
    best = hundredths(engine.lines(one.board, 1)[0].value)
    ours = -hundredths(engine.lines(after, 1)[0].value)
    return chances(best) - chances(ours)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, metavar="PUZZLES", help="Lichess puzzles (CSV)")
    parser.add_argument("--first", type=int, default=1, help="number of the first puzzle")
    parser.add_argument("--puzzles", type=int, default=100, help="number of puzzles")
    parser.add_argument("--count", type=int, default=100, help="answers drawn of either kind")
    parser.add_argument("--depth", type=int, default=16, help="plies of Stockfish's search")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    found = list(tried(options))
    engine = find_engine("stockfish", depth=options.depth, patience=PATIENCE).searcher()
    try:
        for name, tempts in (("checks and captures", True), ("other moves", False)):
            of_kind = [one for one in found if one.tempts == tempts]
            drawn = random.Random(options.seed).sample(of_kind, min(options.count, len(of_kind)))
            print(f"{name}, {len(of_kind)}:", share(drawn, engine), flush=True)
    finally:
        engine.close()


if __name__ == "__main__":
    main()
