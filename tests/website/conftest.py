"""The site, built once and served on this machine, and a browser that opens it."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from clausewitz.website.kernel_module import WASM
from clausewitz.website.npm_packages import OfflineError
from clausewitz.website.site_builder import LISTING, build_site
from clausewitz.website.site_server import SiteServer
from metrics.report.browser import CHROMIUM, Browser
from metrics.report.firefox import FIREFOX, Firefox
from website.site_pages import Visit


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built site."""
    if shutil.which("npm") is None:
        pytest.skip("npm is not installed")
    return built(tmp_path_factory, with_kernel=False)


def built(tmp_path_factory: pytest.TempPathFactory, *, with_kernel: bool) -> Path:
    """Built by the first process of this run that wants it; no test writes into it."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / ("site-with-kernel" if with_kernel else "site-without")
    with (shared / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / LISTING).is_file():
            try:
                build_site(folder, with_kernel)
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


@pytest.fixture(scope="session")
def kernel_site(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a site that has the engine; compiling it takes a minute, once."""
    folder = built(tmp_path_factory, with_kernel=True)
    if not (folder / WASM).is_file():
        pytest.skip("no wasm-ld is installed")
    return folder


@pytest.fixture(scope="session")
def kernel_address(kernel_site: Path) -> Iterator[str]:
    with SiteServer(kernel_site, port=0) as server:
        yield server.address


@pytest.fixture(scope="session", params=["chromium", "firefox"])
def engine_visit(
    request: pytest.FixtureRequest, kernel_address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visit]:
    """The playground with the engine, in each of the browsers that are installed."""
    allowed = kernel_address, "blob:", "data:", "about:"
    profile = tmp_path_factory.mktemp("profile")
    if not (CHROMIUM if request.param == "chromium" else FIREFOX):
        pytest.skip(f"{request.param} is not installed")
    browser: Browser | Firefox
    browser = (Browser if request.param == "chromium" else Firefox)(profile, allowed)
    browser.look(1280, 900)
    yield Visit(browser, kernel_address)
    browser.close()
    # Firefox complains of what was still loading, for workers or by them, when its page was left: a
    # part of a file has another digest. Chromium would say so if a whole one had.
    words = ['"url": "blob:', "A ServiceWorker intercepted", "NS_BINDING_ABORTED", "computed hash"]
    left = words if request.param == "firefox" else []
    assert [error for error in browser.errors if not any(word in error for word in left)] == []
