"""A clause that takes the kernel too many steps: one line that names it, and the position."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from clausewitz import kernel
from clausewitz.board import fen_of
from clausewitz.limits import TookTooLongError, too_long


@contextmanager
def step_limit(rows: kernel.Row, name: Callable[[int], str]) -> Iterator[None]:
    """Around a trial on these rows; `name` is that of each refinement that is tried."""
    try:
        yield
    except kernel.StepLimitError as error:
        fen = fen_of(kernel.to_board(rows[error.row]))
        words = too_long(name(error.refinement), fen, kernel.STEPS)
        raise TookTooLongError(words) from None
