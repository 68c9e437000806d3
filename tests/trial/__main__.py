"""The whole on trial: PYTHONPATH=py:tests python -m trial [PART …] [--seed N] [--size SHARE]

Every part prints a line of counts, and each kind of fault with the command that repeats it. The
exit status is 1 if there was a fault.
"""

import argparse
import importlib
import signal
import sys
import tempfile
from pathlib import Path

from clausewitz.cli.progress import ProgressLine
from trial.plan import Plan
from trial.verdicts import PartReport

PARTS = {
    "readers": "100,000 mutated files: accepted and used, or refused with one line",
    "commands": "2,000 mutated command lines and files: no traceback, no signal, no hang",
    "folders": "every command in a folder full of decoys: none is run, the answer is the same",
    "places": "400 commands with odd files, homes, dates and locales: an answer or one line",
    "refusals": "2,000 commands with odd files that may be refused: a refusal changes nothing",
    "kills": "runs killed 20 times each at random moments, resumed: the same results",
    "disk": "runs on a disk that is full, at every write: one line, and the next run works",
    "damage": "200 damaged files of caches and runs: the right answer or one line",
    "uci": "1,000 games, 500 starts and stops, and races of the engine",
    "ends": "500 ends of processes after mixed use, under faulthandler",
    "orders": "the tests in five random orders",
    "bombs": "small files that grow when they are read or run: 500 MB and 10 s at most",
    "memory": "packed input, 5,000 positions and 500 mates: memory stays flat",
}


def main() -> None:
    wish = _wish()
    # A shell starts what runs in the background without it, and so would start all our processes.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    clean = True
    for part in wish.parts or PARTS:
        report = PartReport(part, wish.seed)
        with tempfile.TemporaryDirectory(prefix="trial-") as folder, ProgressLine() as progress:
            options = dict(word.partition("=")[::2] for word in wish.option)
            plan = Plan(wish.seed, wish.size, wish.case, progress, Path(folder), options)
            importlib.import_module(f"trial.{part}").run(plan, report)
        print(report.text(), flush=True)
        clean = clean and report.is_clean
    sys.exit(0 if clean else 1)


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="trial",
        description="Try the project hard. Parts: "
        + "; ".join(f"{name}: {what}" for name, what in PARTS.items()),
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="part to try; default: all")
    parser.add_argument("--seed", type=int, default=0, help="seed of all that is random; default 0")
    parser.add_argument("--size", type=float, default=1.0, help="share of the cases; default 1")
    parser.add_argument("--case", default="", help="case to try alone, as a fault names it")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="option of a part: budget=SECONDS (readers, commands, bombs), "
        "kinds=NAME,NAME (kills, disk, damage, memory, bombs), games=N, "
        "rivals=gnuchess,itself, seconds=S, increment=S, quick=N, "
        "lines=N, starts=N (uci), unpacked=MB (memory), caches=made (damage), "
        "tests=FILES (orders); may be given again",
    )
    wish = parser.parse_args()
    for part in wish.parts:
        if part not in PARTS:
            parser.error(f"no part {part}: there are {', '.join(PARTS)}")
    return wish


if __name__ == "__main__":
    main()
