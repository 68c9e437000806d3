"""Facts that the kernel computes: a thousand times quicker than Prolog, and of the same meaning."""

from collections.abc import Iterator, Sequence

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Signature, vocabulary
from clausewitz.kernel.relations.image_table import WORDS_OF_ONE, WORDS_OF_TWO, write_memory

_MOST_SQUARES = 2  # an image has all values of one argument, for all values of another
_SQUARES = 64
_BATCH = 1000

Squares = tuple[str, ...]


def knows(signature: Signature) -> bool:
    """Whether the kernel answers: words of one position and up to two squares, if it has them."""
    types = [parameter.type for parameter in signature.parameters]
    return (
        signature.name in kernel.RELATIONS
        and vocabulary().get((signature.name, len(types))) is signature
        and types.count("position") == 1
        and types.count("square") == len(types) - 1 <= _MOST_SQUARES
    )


def answers(signature: Signature, fens: Sequence[str]) -> Iterator[list[Squares]]:
    """For each position, the squares that the word holds of, in the order of its arguments."""
    number = np.uint64(kernel.RELATIONS[signature.name])
    squares = len(signature.parameters) - 1
    size = WORDS_OF_TWO if squares == _MOST_SQUARES else WORDS_OF_ONE
    for start in range(0, len(fens), _BATCH):
        boards = map(chess.Board, fens[start : start + _BATCH])
        rows = np.array([kernel.from_board(board) for board in boards], np.uint64)
        images = np.empty((len(rows), size), np.uint64)
        write_memory(number, rows, images)
        for words in images.tolist():
            yield list(_TOLD[squares](words))


def _of_position(words: Sequence[int]) -> Iterator[Squares]:
    if words[0]:
        yield ()


def _of_square(words: Sequence[int]) -> Iterator[Squares]:
    for square in chess.scan_forward(words[0]):
        yield (chess.SQUARE_NAMES[square],)


def _of_two(words: Sequence[int]) -> Iterator[Squares]:
    for name, image in zip(chess.SQUARE_NAMES, words[_SQUARES:], strict=True):
        for square in chess.scan_forward(image):
            yield name, chess.SQUARE_NAMES[square]


_TOLD = (_of_position, _of_square, _of_two)
