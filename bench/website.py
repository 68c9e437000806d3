"""The website: seconds to Prolog's first answer, for a new visitor and for one who comes back.

    python bench/website.py [--visits 5] [FOLDER]

FOLDER is a built site (else one is built). A visit opens the playground in headless Chromium with a
query in mind; the time is from the address to the answer. A new visitor has an empty profile, one
who comes back has been here before. The visit without Prolog, to a page of the book, shows what
the browser itself takes. The weight of a page is all that it requests. What is transferred until an
answer is what the page and its workers request, as a web host that compresses would send it.
"""

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import quote

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder

from clausewitz.website.site_builder import PLAYGROUND, build_site  # noqa: E402
from clausewitz.website.site_server import SiteServer  # noqa: E402
from metrics.report.browser import Browser  # noqa: E402
from website.site_pages import FORK, Visit  # noqa: E402

LIMITS = {"new": 2.0, "back": 1.0}
MOST_BYTES = 300_000
WEIGHT = """["resource", "navigation"].flatMap((type) => performance.getEntriesByType(type))
    .reduce((sum, one) => sum + one.decodedBodySize, 0)"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--visits", type=int, default=5)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = wish.folder or Path(temporary) / "site"
        if wish.folder is None:
            build_site(folder)
        with SiteServer(folder, port=0) as server:
            starts(server.address, wish.visits)
            transfers(server.address, folder)
            weights(server.address, folder)


class Requesting(Browser):
    """A browser that notes what is requested."""

    def __init__(self, profile: Path, allowed: tuple[str, ...]) -> None:
        self.requested: set[str] = set()
        super().__init__(profile, allowed)

    def _hear(self, event: dict[str, Any]) -> None:
        super()._hear(event)
        if event.get("method") == "Network.requestWillBeSent":
            self.requested.add(event["params"]["request"]["url"])


def transfers(address: str, folder: Path) -> None:
    """What a new visitor gets before the first answer of each kind."""
    answers = {
        "start page": ("index.html", "document.querySelector('.sentence')"),
        "analysis": (f"{PLAYGROUND}#tab=analysis", "document.querySelector('#engine-lines li')"),
        "tactics": (
            f"{PLAYGROUND}#fen={quote(FORK)}&tab=tactics",
            "document.querySelector('#suggested li, #tactics-moves li')",
        ),
        "editor": (f"{PLAYGROUND}#tab=prolog", "document.getElementById('program').editor"),
    }
    print("until the answer   | files |   kB | kB compressed")
    for name, (page, answer) in answers.items():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            browser = Requesting(Path(profile), (address, "blob:", "data:"))
            browser.open(f"{address}{page}")
            Visit(browser, address).wait(f"!!({answer})")
            requested = {url.removeprefix(address).partition("#")[0] for url in browser.requested}
            browser.close()
        files = [folder / one for one in requested if (folder / one).is_file()]
        contents = [file.read_bytes() for file in files]
        whole, packed = sum(map(len, contents)), sum(len(gzip.compress(one)) for one in contents)
        print(f"{name:18} | {len(files):5} | {whole / 1e3:4.0f} | {packed / 1e3:4.0f}")


def starts(address: str, visits: int) -> None:
    """New visitors, each of whom comes back once."""
    found: dict[str, list[float]] = {"new": [], "back": [], "book": []}
    for _ in range(visits):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            browser = Browser(Path(profile), (address, "blob:", "data:"))
            visit = Visit(browser, address)
            found["book"].append(seconds_to_page(visit, "book/fork.html"))
            found["new"].append(seconds_to_answer(visit))
            visit.wait("navigator.serviceWorker.ready.then(({active}) => active !== null)")
            found["back"].append(seconds_to_answer(visit))
            browser.close()
    plain = statistics.median(found["book"])
    print("visit              | median s | slowest s | limit s | times a plain page")
    for name, title in (("new", "first answer, new"), ("back", "first answer, back")):
        median = statistics.median(found[name])
        print(
            f"{title:18} | {median:8.2f} | {max(found[name]):9.2f} | {LIMITS[name]:7.1f} | "
            f"{median / plain:.1f}"
        )
    print(f"{'a page of the book':18} | {plain:8.2f} | {max(found['book']):9.2f} |         | 1.0")


def seconds_to_answer(visit: Visit) -> float:
    visit.browser.open("about:blank")
    start = time.perf_counter()
    visit.open(f"fen={quote(FORK)}&tab=prolog")
    visit.ask("fork(P, From, To)")
    return time.perf_counter() - start


def seconds_to_page(visit: Visit, page: str) -> float:
    start = time.perf_counter()
    visit.browser.open(f"{visit.address}{page}")
    return time.perf_counter() - start


def weights(address: str, folder: Path) -> None:
    """The heaviest pages of the book."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(Path(profile), (address, "blob:", "data:"))
        found = []
        for page in sorted((folder / "book").glob("*.html")):
            browser.open(f"{address}book/{page.name}")
            found.append((int(browser.evaluate(WEIGHT)), page.stem))
        browser.close()
    found.sort(reverse=True)
    over = sum(size > MOST_BYTES for size, _ in found)
    heaviest = ", ".join(f"{name} {size / 1000:.0f} kB" for size, name in found[:3])
    print(f"{len(found)} pages of the book, {over} over {MOST_BYTES // 1000} kB: {heaviest}")


if __name__ == "__main__":
    main()
