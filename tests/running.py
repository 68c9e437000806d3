"""What a command says and how it ends."""

from collections.abc import Callable
from typing import NamedTuple


class Result(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Result]
