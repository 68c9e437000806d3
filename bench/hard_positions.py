"""Hard test positions: the one move that wins is quiet, or gives something up.

    python bench/hard_positions.py PUZZLES.csv [-n N] [--part dev] > hard.epd
    python bench/test_suite.py hard.epd

They are mined from games: Lichess publishes as puzzles what Stockfish has found in games of its
players, positions in which one move wins or saves and all others do not. Taken are those that are
hard (rated 2300 and more) and begin with a move that neither takes nor promotes nor checks, or that
leaves a piece where it can be taken with profit: a sacrifice. Part `test` is of games that nothing
was learned from, `dev` of all others, to choose settings by.
"""

import argparse
import sys
from pathlib import Path
from random import Random

import chess

from puzzle_draws import DrawnPuzzle, Part, drawn_puzzle, part_of

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder
from play.twin_exchange import exchange_gain  # noqa: E402

HARD = 2300


def is_hard_to_see(puzzle: DrawnPuzzle) -> bool:
    """Whether the first move is quiet, or a sacrifice."""
    board, move = puzzle.board, puzzle.line[0]
    if move.promotion:
        return False
    loud = board.is_capture(move) or board.gives_check(move)
    return not loud or exchange_gain(board, move.from_square, move.to_square) < 0


def mates_at_once(board: chess.Board) -> bool:
    """Whether there are more solutions than the one that is given."""
    moves = list(board.legal_moves)
    return any(board.gives_check(move) and _after(board, move).is_checkmate() for move in moves)


def _after(board: chess.Board, move: chess.Move) -> chess.Board:
    after = board.copy(stack=False)
    after.push(move)
    return after


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("puzzles", type=Path, metavar="PUZZLES.csv")
    parser.add_argument("-n", type=int, default=200, help="positions, 200 by default")
    parser.add_argument("--part", type=Part, choices=list(Part), default=Part.TEST)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    known = [p for p in part_of(wish.puzzles, wish.part, None) if (p.rating or 0) >= HARD]
    Random(wish.seed).shuffle(known)
    left = wish.n
    for puzzle in (drawn for each in known for drawn in drawn_puzzle(each)):
        if left == 0:
            break
        if is_hard_to_see(puzzle) and not mates_at_once(puzzle.board):
            print(puzzle.board.epd(bm=[puzzle.line[0]], id=puzzle.name))
            left -= 1


if __name__ == "__main__":
    main()
