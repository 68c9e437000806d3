"""Runs to report on, and a browser to look at the page with."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from metrics.report.browser import CHROMIUM, Browser
from metrics.report.samples import small, write_run


@pytest.fixture
def measured(tmp_path: Path) -> Path:
    """A run with three tactics."""
    return write_run(tmp_path / "run", small())


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    found = Browser(tmp_path_factory.mktemp("profile"))
    yield found
    found.close()
