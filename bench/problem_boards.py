"""Random sound problems, to fill up classes of which a collection has few.

    python bench/problem_boards.py --seed 1 --number 30 's#2' 'h#3' > boards.csv

Boards of five to eight pieces; those with just one solution, and no shorter one, are printed.
"""

import argparse
import random
from collections.abc import Iterator

import chess

from clausewitz.mates.problem_solver import Wanted, solve, with_castling
from clausewitz.mates.stipulations import Stipulation, read_stipulation
from clausewitz.support.errors import ClausewitzError

PIECES = "QRBNPqrbnp"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("stipulations", nargs="+")
    parser.add_argument("--number", type=int, default=10, help="problems of each class")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    print("FEN,Stipulation,Key,Keywords,Author,Source,Year")
    for written in options.stipulations:
        stipulation, seen = read_stipulation(written), set[str]()
        for board in sound(stipulation, rng):
            seen.add(board.fen())
            if len(seen) > options.number:
                break
            print(f"{board.fen()},{written},,,,,", flush=True)


def sound(stipulation: Stipulation, rng: random.Random) -> Iterator[chess.Board]:
    wanted = Wanted(variations=False, set_play=False, seconds=20)
    while True:
        board = chess.Board(None)
        letters = ["K", "k", *rng.choices(PIECES, k=rng.randint(3, 6))]
        for letter, square in zip(letters, rng.sample(range(64), len(letters)), strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        if board.status() != chess.STATUS_VALID:
            continue
        try:
            found = solve(with_castling(board), stipulation, wanted)
        except ClausewitzError:  # who begins could take the king
            continue
        if found.soundness == "sound" and len(found.lines or found.keys) == 1:
            yield board


if __name__ == "__main__":
    main()
