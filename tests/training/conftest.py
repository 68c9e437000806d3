"""A browser to look at the trainer's page with, and searches that are short."""

from collections.abc import Iterator

import pytest

from clausewitz.training import explained_puzzles, wrong_answers
from metrics.report.conftest import browser as browser

FEW = {
    "wrong_answers._TEMPTING": 8_000,
    "wrong_answers._OTHERS": 2_000,
    "explained_puzzles._NODES": 10_000,
}
"""Nodes that are enough for the puzzles of these tests."""
WHOLE = {
    "wrong_answers._TEMPTING": wrong_answers._TEMPTING,
    "wrong_answers._OTHERS": wrong_answers._OTHERS,
    "explained_puzzles._NODES": explained_puzzles._NODES,
}


@pytest.fixture(autouse=True, scope="module")
def short_searches() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, nodes in FEW.items():
            patch.setattr(f"clausewitz.training.{name}", nodes)
        yield


@pytest.fixture
def whole_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as in other processes, which know nothing of the short ones."""
    for name, nodes in WHOLE.items():
        monkeypatch.setattr(f"clausewitz.training.{name}", nodes)
