"""The coach in the browser beside `clausewitz coach`: the same page, and CPU seconds of both.

    python bench/page_coach.py GAMES.pgn --player NAME

Both look as long as they do without options; the command line has one process, the page as many
workers as there are cores. Loading Python, Prolog and the kernel counts on both sides.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder

from clausewitz.coaching.game_records import read_records  # noqa: E402
from clausewitz.coaching.page.coach_page import coach_page  # noqa: E402
from clausewitz.coaching.player_figures import PlayerFigures  # noqa: E402
from clausewitz.website.site_builder import build_site  # noqa: E402
from clausewitz.website.site_server import SiteServer  # noqa: E402
from metrics.report.browser import Browser  # noqa: E402
from website.site_pages import Visit, dropped  # noqa: E402

_TICKS = os.sysconf("SC_CLK_TCK")
_IS_DONE = "!document.getElementById('judge').disabled"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path)
    parser.add_argument("--player", required=True)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        build_site(folder / "site")
        there, here = _by_command(folder, options), _by_page(folder, options)
        records = read_records(folder / "coach" / "judged.jsonl").games
        wanted = coach_page(PlayerFigures(records, Path("coach")), is_alone=True)
        is_same = wanted == (folder / "page.html").read_text(encoding="utf-8")
    chances = sum(len(game.chances) for game in records)
    print(f"{len(records)} games, {chances} chances, {'the same' if is_same else 'another'} page")
    print(f"CPU: command line {there:.1f} s, page {here:.1f} s, {here / there:.2f} times")


def _by_command(folder: Path, options: argparse.Namespace) -> float:
    command = [sys.executable, "-m", "clausewitz", "coach", str(options.games)]
    command += ["--player", options.player, "-j", "1", "-o", str(folder / "coach")]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _by_page(folder: Path, options: argparse.Namespace) -> float:
    with SiteServer(folder / "site", port=0) as server:
        browser = Browser(folder / "profile", (server.address, "blob:", "data:", "about:"))
        visit = Visit(browser, server.address)
        browser.open(f"{server.address}coach.html")
        visit.get(dropped(options.games.read_text(encoding="utf-8"), options.games.name))
        visit.wait("!document.getElementById('order').hidden")
        visit.fill("player", options.player)
        before = _cpu_below(os.getpid())
        visit.click("#judge")
        while not visit.get(_IS_DONE):
            time.sleep(1)
        taken = _cpu_below(os.getpid()) - before
        text = visit.get("document.getElementById('page').srcdoc")
        (folder / "page.html").write_text(text, encoding="utf-8")
        browser.close()
    return taken


def _cpu_below(root: int) -> float:
    """CPU seconds of all processes that a process has started, and that these have."""
    fields = dict(_running())
    below, found = {root}, 0.0
    while new := {pid for pid, (parent, _) in fields.items() if parent in below} - below:
        below |= new
        found += sum(fields[pid][1] for pid in new)
    return found


def _running() -> Iterator[tuple[int, tuple[int, float]]]:
    """Every process: its parent, and its CPU seconds."""
    for place in Path("/proc").glob("[0-9]*"):
        try:
            fields = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        yield int(place.name), (int(fields[1]), (int(fields[11]) + int(fields[12])) / _TICKS)


if __name__ == "__main__":
    main()
