#!/usr/bin/env python3
"""Compare the verdicts of logic/judgement on random endings with Syzygy tables.

    python tools/endings_check.py FOLDER [-n 5000] [--seed 7] [--pieces KPk ...]

A position without a known ending, or with one that decides nothing, is not judged. The time is that
of one position, with everything loaded.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import chess
import chess.syzygy

from clausewitz.advice.endings import known_endings
from clausewitz.endgames.endgame_tables import tables

_EDGES = list(chess.SquareSet(chess.BB_FILE_A | chess.BB_FILE_H))
_SECOND_RANK = list(chess.SquareSet(chess.BB_RANK_2))
CLASSES: dict[str, Sequence[chess.Square]] = {
    "KPk": chess.SQUARES,
    "KPkp": chess.SQUARES,
    "KPPk": chess.SQUARES,
    "KBPk": _EDGES,
    "KQkp": _SECOND_RANK,
    "KQk": chess.SQUARES,
    "KRk": chess.SQUARES,
    "KBBk": chess.SQUARES,
    "KBNk": chess.SQUARES,
    "KBk": chess.SQUARES,
    "KNk": chess.SQUARES,
}
"""Pieces, White's in capitals, and the squares on which pawns stand."""


def main() -> None:
    request = _options()
    with tables(request.folder) as base:
        known_endings(chess.Board("8/8/8/8/8/4k3/8/R3K3 w - - 0 1"))  # everything is loaded
        print("| pieces | judged | right | CPU: median, 99 %, ms |\n| --- | ---: | ---: | ---: |")
        for pieces in request.pieces or CLASSES:
            print(_row(pieces, request.n, request.seed, base), flush=True)


def _row(pieces: str, count: int, seed: int, base: chess.syzygy.Tablebase) -> str:
    judged = right = 0
    times = []
    for board in random_boards(pieces, count, seed, CLASSES[pieces]):
        start = time.process_time()
        endings = known_endings(board)
        times.append(1000 * (time.process_time() - start))
        verdicts = {ending.verdict for ending in endings if ending.is_decided}
        judged += bool(verdicts)
        right += verdicts == {table_result(board, base)}
    slow = statistics.quantiles(times, n=100)[-1]
    known, agreed = f"{judged:,} of {count:,}", f"{right:,} of {judged:,}"
    return f"| {pieces} | {known} | {agreed} | {statistics.median(times):.1f}, {slow:.1f} |"


def random_boards(
    pieces: str, count: int, seed: int, pawns: Sequence[chess.Square] = chess.SQUARES
) -> Iterator[chess.Board]:
    """Legal positions of the pieces, in letters as in a FEN, with pawns on some of these squares.

    In half of them the colours are exchanged. None is the end of a game.
    """
    chance = random.Random(seed)
    while count:
        board = chess.Board(None)
        for letter in pieces:
            square = chance.choice(pawns if letter in "Pp" else chess.SQUARES)
            board.set_piece_at(square, chess.Piece.from_symbol(letter))
        board.turn = chance.choice(chess.COLORS)
        if chance.random() < 0.5:
            board = board.mirror()
        everything = board.occupied.bit_count() == len(pieces)
        if everything and board.is_valid() and any(board.legal_moves):
            count -= 1
            yield board


def table_result(board: chess.Board, base: chess.syzygy.Tablebase) -> str:
    """The verdict of the tables, as known_ending/4 writes it; the fifty moves do not count."""
    result = base.probe_wdl(board)
    if not result:
        return "drawn"
    return "won(white)" if (result > 0) == board.turn else "won(black)"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="Syzygy tables of three and four pieces")
    parser.add_argument("--pieces", nargs="*", choices=CLASSES, help="classes; all if none")
    parser.add_argument("-n", type=int, default=5000, help="positions of each class")
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


if __name__ == "__main__":
    main()
