"""What a command says and how it ends; and cases that only the long tests try."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest


class Result(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Result]


def long(*values: Any) -> Any:
    """A case of a parametrized test that `make test` leaves to `make test-long`."""
    return pytest.param(*values, marks=pytest.mark.long)
