"""Two searches one after the other: a worker of a page has one processor."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def both(one: Callable[[], T], other: Callable[[], T]) -> tuple[T, T]:
    """What both come to."""
    return one(), other()
