"""Run a Popper 5 that you have on a folder, and bring its best program back as tactics.

    python tools/popper_run.py FOLDER --popper CHECKOUT -o RUN [--seconds 300] [--noisy]
                               [--grace 60] [--python FILE]

FOLDER has bk.pl, bias.pl and exs.pl (`clausewitz task export`). RUN gets popper.log, program.pl,
results.json and, if the folder is of chess, tactics.pl: tried in SWI-Prolog on all examples of the
folder. Popper runs bk.pl as Prolog with all its powers, so run no folder of a stranger.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

from clausewitz.cli.interrupts import stoppable
from clausewitz.cli.progress import ProgressLine
from clausewitz.support.exit_status import run_and_exit
from popper_runner import RivalRequest, checkout, run_task
from popper_runner.rival_run import after_start


def options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser("popper_run.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--popper", type=Path, required=True, help="folder of popper.py")
    parser.add_argument("-o", "--output", type=Path, required=True, help="new run folder")
    parser.add_argument("--seconds", type=float, default=300.0, help="limit for Popper (300)")
    parser.add_argument("--noisy", action="store_true", help="let Popper leave examples out")
    parser.add_argument("--grace", type=float, default=60.0, help="seconds beyond the limit (60)")
    parser.add_argument("--python", type=Path, help="Python of Popper (.venv there, or uv run)")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    chosen = options(words)
    request = RivalRequest(chosen.seconds, chosen.noisy, chosen.grace)
    rival = checkout(chosen.popper, chosen.python)
    with stoppable(), ProgressLine() as tell:
        outcome = run_task(chosen.folder, chosen.output, rival, request, tell)
    for program in outcome.run.log.found:
        at = after_start(outcome.run, program.at)
        counts = f"{program.false} false + {program.missed} missed + {program.size} literals"
        print(f"{at.cpu:.1f} s: {counts} = {program.description_length}")
    start, best = outcome.run.log.begun, outcome.best
    print(f"start-up {start.cpu if start else 0:.1f} s of CPU; {outcome.run.ended}")
    file = chosen.output / ("program.pl" if outcome.tactics is None else "tactics.pl")
    print(f"{len(best.rules)} rules, description length {best.description_length}: {file}")


if __name__ == "__main__":
    run_and_exit("popper_run.py", partial(main, sys.argv[1:]))
