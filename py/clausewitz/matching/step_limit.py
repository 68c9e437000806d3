"""A clause that takes the kernel too many steps: one line that names it, and the position."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from clausewitz import kernel
from clausewitz.position.board import fen_of
from clausewitz.support.limits import TookTooLongError, too_long


@contextmanager
def step_limit(rows: kernel.Row, name: Callable[[int], str]) -> Iterator[None]:
    """Around a trial on these rows; `name` is that of each refinement that is tried."""
    try:
        yield
    except kernel.StepLimitError as error:
        words = too_long(name(error.refinement), _fen(rows, error.row), error.steps)
        raise TookTooLongError(words) from None


def _fen(rows: kernel.Row, first: int) -> str:
    """The position of a case, or that in which its line begins: the row before it may be empty."""
    board = kernel.to_board(rows[first])
    return fen_of(board if board.occupied else kernel.to_board(rows[first + 1]))
