"""Suggestions in the page: seconds to the first one and to those after it, and what is transferred.

    python bench/page_answers.py [--visits 5] [--positions 50] [FOLDER]

FOLDER is a site built with the engine (else one is built). A visit opens the playground in headless
Chromium, once that is at rest, at one of five positions in turn; the first answer is there when the
suggested move and its reason are shown. A new visitor has an empty profile, one who comes back has
been here before. The positions after it are middle games, each with the whole search of the command
line. CPU seconds are those of all processes of the browser, which also keeps the site for later
after a first answer.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder

from clausewitz.website.site_builder import build_site  # noqa: E402
from clausewitz.website.site_server import SiteServer  # noqa: E402
from metrics.report.browser import Browser  # noqa: E402
from website.site_pages import Visit  # noqa: E402
from website.test_page_suggestions import positions_of_games  # noqa: E402

FIRST = (
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",  # where the page opens
    "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R b KQkq - 0 4",  # many equal moves
    "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1",
    "r2q1rk1/ppp2ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPP2PPP/R2Q1RK1 w - - 0 8",
    "8/5pk1/4p1p1/p2pP2p/P2P1P1P/1r4P1/5RK1/8 w - - 0 40",
)
ANSWER = "document.querySelector('#suggested .why')"
LIMITS = {"new": 3.0, "back": 1.5, "full": 1.0}
FEWEST, MOST = 20, 32  # pieces of a full position
PAUSE, RESTING = 1.0, 0.05
"""Seconds between two looks at a browser, and the part of a processor that it takes at rest."""
TICK = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--visits", type=int, default=5)
    parser.add_argument("--positions", type=int, default=50)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = wish.folder or Path(temporary) / "site"
        if wish.folder is None:
            build_site(folder)
        with SiteServer(folder, port=0) as server:
            found = visits(server.address, wish.visits, wish.positions)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("answer                | median s | slowest s | limit s | median CPU s")
    titles = {"new": "first, empty cache", "back": "first, on return", "full": "a full position"}
    for name, title in titles.items():
        seconds, spent = zip(*found[name], strict=True)
        print(
            f"{title:21} | {statistics.median(seconds):8.2f} | {max(seconds):9.2f} | "
            f"{LIMITS[name]:7.1f} | {statistics.median(spent):6.2f}"
        )
    for name in ("new", "back"):
        times = [found[name][first :: len(FIRST)] for first in range(min(wish.visits, len(FIRST)))]
        medians = (f"{statistics.median(seconds for seconds, _ in some):.2f}" for some in times)
        print(f"{titles[name]}, where the page opens, then the other four: {', '.join(medians)} s")


Times = list[tuple[float, float]]
"""Seconds of the clock and of the processors."""


def visits(address: str, count: int, positions: int) -> dict[str, Times]:
    found: dict[str, Times] = {"new": [], "back": [], "full": []}
    fens = positions_of_games(FEWEST, MOST)
    for number in range(count):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            browser = Browser(Path(profile), (address, "blob:", "data:"))
            visit = Visit(browser, address)
            first = FIRST[number % len(FIRST)]
            found["new"].append(first_answer(visit, first))
            visit.wait("navigator.serviceWorker.ready.then(({active}) => active !== null)")
            found["back"].append(first_answer(visit, first))
            if number == 0:
                found["full"] = [next_answer(visit, fen) for fen in fens[:: len(fens) // positions]]
            browser.close()
    return found


def first_answer(visit: Visit, fen: str) -> tuple[float, float]:
    visit.browser.open("about:blank")
    at_rest(visit)
    start, spent = time.perf_counter(), cpu_seconds(visit)
    visit.open(f"fen={quote(fen)}&tab=tactics")
    visit.wait(f"!!{ANSWER}")
    return time.perf_counter() - start, cpu_seconds(visit) - spent


def at_rest(visit: Visit) -> None:
    """Wait until the browser, which loads pages of its own when it starts, hardly works."""
    before = float("-inf")
    while (spent := cpu_seconds(visit)) - before > RESTING * PAUSE:
        before = spent
        time.sleep(PAUSE)


def next_answer(visit: Visit, fen: str) -> tuple[float, float]:
    """Of the workers that have answered before; the page measures it."""
    module = "import('./playground/start.js')"
    ask = f"const before = performance.now(); await answers.suggest({json.dumps(fen)});"
    seconds_of = f"async ({{ answers }}) => {{ {ask} return (performance.now() - before) / 1000; }}"
    spent = cpu_seconds(visit)
    seconds = float(visit.get(f"{module}.then({seconds_of})"))
    return seconds, cpu_seconds(visit) - spent


def cpu_seconds(visit: Visit) -> float:
    """Of the browser's processes that are there now."""
    parents, ticks = dict[int, int](), dict[int, int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        number = int(stat.parent.name)
        parents[number], ticks[number] = int(fields[1]), int(fields[11]) + int(fields[12])
    assert isinstance(visit.browser, Browser)
    own = {visit.browser.process_id}
    while more := {number for number, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks.get(number, 0) for number in own) / TICK


if __name__ == "__main__":
    main()
