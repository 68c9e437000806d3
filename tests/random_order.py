"""Tests in a random order: none may need what another has left behind."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

_Item = TypeVar("_Item")


def shuffled(items: Sequence[_Item], seed: str) -> list[_Item]:
    """The items in the order of this seed, the same in every process."""
    return Random(f"order {seed}").sample(items, len(items))
