"""The network of the evaluation once more, with python-chess and numpy: slow and from scratch."""

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.search import NETWORK_SIZES, WholeNetwork, whole_network
from play.twin_evaluation import chances


def random_network(seed: int) -> WholeNetwork:
    """As large as the kernel takes it, and with numbers as large as those of one that learned."""
    chance = np.random.default_rng(seed)
    inputs, hidden, outputs = NETWORK_SIZES
    return whole_network(
        chance.integers(-90, 91, inputs * hidden).astype(np.int16),
        chance.integers(-50, 200, hidden).astype(np.int16),
        chance.integers(-127, 128, outputs * 2 * hidden).astype(np.int16),
        chance.integers(-9000, 9000, outputs),
        300,
        60,
    )


def score(board: chess.Board, network: WholeNetwork) -> int:
    """For the side to move, in hundredths of a pawn."""
    bucket = (len(board.piece_map()) - 2) // 4
    total = 0
    for number, side in enumerate((board.turn, not board.turn)):
        cut = np.clip(_view(board, side, network), 0, 255)
        total += int((cut * cut * network.output_weights[bucket, number].astype(np.int64)).sum())
    value = (total // 255 + int(network.output_biases[bucket])) * network.network_scale
    value //= 255 * 64
    size = min(abs(value), 10_000)
    size = min(size, 400) + max(0, size - 400) * network.network_share // 100
    sign, ahead = (1, board.turn) if value > 0 else (-1, not board.turn)
    return sign * size * chances(board, ahead) // 8


def _view(board: chess.Board, side: chess.Color, network: WholeNetwork) -> NDArray[np.int64]:
    """The sum of the weights of what a side sees: it plays up the board, its king on the left."""
    king = board.king(side)
    assert king is not None
    view = network.view_biases.astype(np.int64)
    for square, piece in board.piece_map().items():
        seen = square if side else chess.square_mirror(square)
        if chess.square_file(king) > 3:
            seen = chess.square(7 - chess.square_file(seen), chess.square_rank(seen))
        other = piece.color != side
        view += network.input_weights[64 * (6 * other + piece.piece_type - 1) + seen]
    return view
