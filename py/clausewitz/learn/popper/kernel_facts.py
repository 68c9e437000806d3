"""Facts that the kernel computes: far quicker than Prolog, and the same."""

from collections.abc import Collection, Iterable, Iterator, Sequence

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Signature, vocabulary
from clausewitz.kernel.relations.image_table import WORDS_OF_ONE, WORDS_OF_TWO, write_memory
from clausewitz.learn.popper.positions import Positions, Where

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


class KernelFacts:
    """Answers about positions, each of which is made a row for the kernel once."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._rows: dict[Where, kernel.Row] = {}

    def facts(self, signature: Signature, where: Where) -> Iterator[str]:
        """All that a word says of the positions there."""
        place = [parameter.type for parameter in signature.parameters].index("position")
        answers = self._answers(signature, where)
        for name, held in zip(self._positions.at(where), answers, strict=True):
            for squares in held:
                arguments = ", ".join([*squares[:place], name, *squares[place:]])
                yield f"{signature.name}({arguments})."

    def _answers(self, signature: Signature, where: Where) -> Iterator[Iterable[Squares]]:
        """For each position, the squares that the word holds of, in the order of its arguments."""
        number = np.uint64(kernel.RELATIONS[signature.name])
        squares = len(signature.parameters) - 1
        size = WORDS_OF_TWO if squares == _MOST_SQUARES else WORDS_OF_ONE
        rows = self._rows_at(where)
        for start in range(0, len(rows), _BATCH):
            batch = rows[start : start + _BATCH]
            images = np.empty((len(batch), size), np.uint64)
            write_memory(number, batch, images)
            yield from map(_READERS[squares], images.tolist())

    def _rows_at(self, where: Where) -> kernel.Row:
        if where not in self._rows:
            self._rows[where] = (
                np.concatenate([self._rows_at(Where.BEFORE), self._rows_at(Where.AFTER)])
                if where is Where.EVERYWHERE
                else _rows(self._positions.at(where).values())
            )
        return self._rows[where]


def _rows(fens: Collection[str]) -> kernel.Row:
    rows = [kernel.from_board(chess.Board(fen)) for fen in fens]
    return np.array(rows, np.uint64).reshape(len(fens), len(kernel.from_board(chess.Board())))


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


_READERS = (_of_position, _of_square, _of_two)
