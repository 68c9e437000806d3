"""The site, built once and served on this machine, and a browser that opens it."""

import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.website.npm_packages import OfflineError
from clausewitz.website.site_builder import build_site
from clausewitz.website.site_server import SiteServer
from metrics.report.browser import CHROMIUM, Browser
from website.site_pages import Visit


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site."""
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    folder = tmp_path_factory.mktemp("site")
    # What takes long is in the cache: other processes of this run wait, and find it there.
    with (tmp_path_factory.getbasetemp().parent / "building.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            build_site(folder, with_kernel=False)
        except OfflineError as error:
            pytest.skip(str(error))
    return folder


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    with SiteServer(site, port=0) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    found = Browser(tmp_path_factory.mktemp("profile"), (address, "blob:", "data:"))
    found.look(1280, 900)
    yield found
    found.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """The playground, which may not complain."""
    browser.errors.clear()
    made = Visit(browser, address)
    yield made
    assert browser.errors == []
