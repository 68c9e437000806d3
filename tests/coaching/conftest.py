"""Browsers to look at the coach's page with."""

from collections.abc import Iterator

import pytest

from metrics.report.browser import Browser
from metrics.report.conftest import browser as browser
from metrics.report.firefox import FIREFOX, Firefox
from running import long

AnyBrowser = Browser | Firefox


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if FIREFOX is None:
        pytest.skip("firefox is not installed")
    found = Firefox(tmp_path_factory.mktemp("firefox"))
    yield found
    found.close()


@pytest.fixture(params=["browser", long("firefox")], ids=["chromium", "firefox"])
def any_browser(request: pytest.FixtureRequest) -> AnyBrowser:
    """Each of the browsers that are installed."""
    found: AnyBrowser = request.getfixturevalue(request.param)
    return found
