"""Make py/clausewitz/coaching/rating_rates.json: what players of a rating find, by motif.

    python tools/rating_rates.py GAMES… [--first N] [--most N] [--jobs 2] [--table FILE] [--resume]

Rated games are judged as `clausewitz coach` judges games. Of large files some games are enough; a
run with fewer nodes is quicker, and sees fewer tactics that are deep. With --first 73, what
simulated players are drawn from (tests/coaching/counted_games.jsonl) is left out.

Whole games take long, and of what players find and miss many chances are needed. So what was
counted in the first moves of many more games (early_moves.json) is added to that.
"""

import argparse
import json
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from clausewitz.coaching.game_parts import IN_PART, settings
from clausewitz.coaching.judges import JudgeRequest
from clausewitz.coaching.rating_rates import TABLE
from clausewitz.games.line_files import LineFile, LinePart
from clausewitz.runs.part_runs import FileOutput, work_through
from clausewitz.runs.pool import Workers
from clausewitz.runs.progress import Progress
from clausewitz.support.exit_status import run_and_exit
from clausewitz.support.files import write_text
from rate_counts import COUNTING, count_part, table_of

EARLY = Path(__file__).with_name("early_moves.json")
"""What was found and missed in 24 half moves of each of 3,086 games, counted before."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="+", type=Path, help="PGN files, perhaps packed")
    parser.add_argument("--first", type=int, default=1, help="game of each file; an odd number")
    parser.add_argument("--most", type=int, help="games of each file; all unless told")
    parser.add_argument("--nodes", type=int, default=JudgeRequest().nodes)
    parser.add_argument("--jobs", type=int, default=1, help="processes at work at once")
    parser.add_argument("--counts", type=Path, default=Path("rating_counts.jsonl"))
    parser.add_argument("--table", type=Path, default=TABLE, help="the one that ships by default")
    parser.add_argument("--resume", action="store_true", help="go on with a run that was stopped")
    options = parser.parse_args()
    request = JudgeRequest(nodes=options.nodes)
    made = settings(request, options.games, first=options.first, most=options.most)
    work_through(
        [_SomeGames(path, options.first, options.most) for path in options.games],
        partial(count_part, request),
        Workers(options.jobs),
        FileOutput(options.counts, made, options.resume, COUNTING),
        COUNTING,
        _tell,
    )
    names = " ".join(path.name for path in options.games)
    some = f" --first {options.first}" if options.first > 1 else ""
    some += f" --most {options.most}" if options.most else ""
    command = f"tools/rating_rates.py {names} --nodes {options.nodes}{some}"
    with options.counts.open(encoding="utf-8") as lines:
        early = json.loads(EARLY.read_text(encoding="utf-8"))
        table = table_of(lines, command, early)
    write_text(options.table, json.dumps(table, indent=1) + "\n")
    print(f"{table['games']:,} games: {options.table}")


class _SomeGames(LineFile):
    """A file of games, from one of them on, up to a number of them; both in whole parts."""

    def __init__(self, path: Path, first: int, most: int | None) -> None:
        super().__init__(path, IN_PART)
        self._skipped = (first - 1) // IN_PART
        self._end = None if most is None else self._skipped - (-most // IN_PART)

    def parts(self) -> Iterator[LinePart]:
        return islice(super().parts(), self._skipped, self._end)


def _tell(progress: Progress) -> None:
    if progress.milestone or (progress.done or 0) % 10 == 0:
        print(progress, flush=True)


if __name__ == "__main__":
    run_and_exit("rating_rates", main)
