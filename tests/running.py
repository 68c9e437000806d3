"""What a command says and how it ends; and cases that only the long tests try."""

import shutil
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from clausewitz.support.systems import HAS_LOCKS

LONG = 900.0
"""Seconds for what has to come: the machine may be busy, or stand still. Nobody waits for them."""

NEEDS_STOCKFISH = pytest.mark.skipif(
    shutil.which("stockfish", path="/usr/games:/usr/bin:/usr/local/bin") is None,
    reason="Stockfish is not installed",
)
"""One that is installed and does not work is a failure."""


NEEDS_LOCKS = pytest.mark.skipif(not HAS_LOCKS, reason="this system has no locks")


class Result(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Result]


def long(*values: Any) -> Any:
    """A case of a parametrized test that `make test` leaves to `make test-long`."""
    return pytest.param(*values, marks=pytest.mark.long)
