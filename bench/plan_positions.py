"""Quiet positions of real games with the points of their moves, for `bench/test_suite.py`.

    python bench/plan_positions.py -n 300 --seed 1 > plans.epd

Like the Strategic Test Suite, but drawn. By Stockfish at depth 18 the best move gets ten points,
and others one less for each five hundredths of a pawn that they are worth less. Of the positions
of `bench/quiet_positions.py` those are taken in which the best move neither takes nor checks nor
promotes, and three moves at most get eight points or more. `bm` has the moves with ten points.
"""

import argparse
import sys
from collections.abc import Iterator

import chess
import chess.engine

from clausewitz.cli.progress import ProgressLine
from clausewitz.engines.engine_names import find_engine
from clausewitz.runs.progress import Progress
from clausewitz.support.errors import ClausewitzError
from puzzle_draws import Part
from quiet_positions import quiet_positions

DEPTH, LINES = 18, 10
MOST, HUNDREDTHS_A_POINT = 10, 5
NEARLY, MOST_CHOICES = 8, 3
_SPARE = 4  # quiet positions drawn for each wanted


def points(engine: chess.engine.SimpleEngine, board: chess.Board) -> dict[chess.Move, int]:
    """Of the best moves, the best first; none if that is not a quiet one, or there are many."""
    found = engine.analyse(board, chess.engine.Limit(depth=DEPTH), multipv=LINES, game=object())
    values = {line["pv"][0]: line["score"].relative.score(mate_score=3000) for line in found}
    best = max(values, key=values.__getitem__)
    if board.is_capture(best) or best.promotion or board.gives_check(best):
        return {}
    lost = {move: values[best] - value for move, value in values.items()}
    each = {move: MOST - less // HUNDREDTHS_A_POINT for move, less in lost.items()}
    if sum(worth >= NEARLY for worth in each.values()) > MOST_CHOICES:
        return {}
    return {move: worth for move, worth in each.items() if worth > 0}


def plans(part: Part, number: int, seed: int) -> Iterator[str]:
    """So many lines of EPD."""
    engine = chess.engine.SimpleEngine.popen_uci(find_engine("stockfish").path)
    with ProgressLine() as tell:
        drawn, _ = quiet_positions(part, _SPARE * number, seed, tell)
        count = 0
        for looked in drawn:
            board = chess.Board(looked.fen)
            worth = points(engine, board)
            if worth and count < number:
                count += 1
                tell(Progress("positions", count, number))
                yield board.epd(
                    bm=[move for move, one in worth.items() if one == MOST],
                    id=f"quiet {part.value} {seed}.{count:03}",
                    c8=" ".join(map(str, worth.values())),
                    c9=" ".join(move.uci() for move in worth),
                )
            if count == number:
                break
    engine.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--part", type=Part, choices=list(Part), default=Part.TEST)
    parser.add_argument("-n", type=int, default=300, help="positions, 300 by default")
    parser.add_argument("--seed", type=int, default=1, help="of the draw, 1 by default")
    chosen = parser.parse_args()
    try:
        for line in plans(chosen.part, chosen.n, chosen.seed):
            print(line, flush=True)
    except ClausewitzError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
