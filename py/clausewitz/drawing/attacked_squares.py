"""Which squares each side attacks: what the paper's pictures mark with O and X."""

from typing import NamedTuple

import chess


class Attacks(NamedTuple):
    """The squares that a man of each side attacks, whoever is to move; a pinned man attacks too."""

    white: chess.SquareSet
    black: chess.SquareSet


def attacks_of(board: chess.Board, size: int = 8) -> Attacks:
    corner = chess.SquareSet(
        chess.square(file, rank) for rank in range(size) for file in range(size)
    )
    return Attacks(*(_attacked(board, side) & corner for side in (chess.WHITE, chess.BLACK)))


def _attacked(board: chess.Board, side: chess.Color) -> chess.SquareSet:
    attacked = chess.SquareSet()
    for square in chess.SquareSet(board.occupied_co[side]):
        attacked |= board.attacks(square)
    return attacked
