#!/usr/bin/env python3
"""Seed faults, one at a time, and see which test catches each: are the tests worth their time?

    python tools/seed_faults.py --related               only the tests nearest to each fault
    python tools/seed_faults.py --only NAME             one fault, by all tests
    python tools/seed_faults.py --related --tests v0.1  by the tests of another commit

The faults are those of tools/faults.toml. They are seeded in a copy of the last commit, in a
temporary folder. A result is a line of JSON; a fault that has one already is not seeded again.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from clausewitz.support.files import append_text, make_folder, write_text

ROOT = Path(__file__).resolve().parents[1]
TABLE = ROOT / "tools" / "faults.toml"
_LIMIT = 3600.0  # seconds for the tests of one fault: one that makes them hang is caught, too
# Names of tests may have a FEN in them, and so a dash; behind the name there is an error.
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - (?:assert |[\w.]+(?::|$)).*)?$", re.MULTILINE)


class Fault(NamedTuple):
    """A change of a text that occurs once in a file."""

    name: str
    file: str
    old: str
    new: str
    breaks: str
    tests: list[str]


class Verdict(NamedTuple):
    """The first test that fails, nothing if none does; and the seconds that it took."""

    test: str
    seconds: float


def faults() -> list[Fault]:
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return [Fault(name, **fields) for name, fields in table.items()]


def fault_texts(fault: Fault, root: Path = ROOT) -> tuple[str, str]:
    """The file of a fault as it is, and with the fault."""
    text = (root / fault.file).read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise SystemExit(f"{fault.name}: not once in {fault.file}: {fault.old!r}")
    return text, text.replace(fault.old, fault.new)


@contextmanager
def copy_of_commit(tests: str) -> Iterator[Path]:
    """The last commit in a folder of its own, with the tests of another commit if one is named."""
    with TemporaryDirectory(prefix="faults-") as folder:
        copy = Path(folder) / "copy"
        _git(ROOT, "worktree", "add", "--quiet", "--detach", str(copy))
        try:
            if tests:
                _git(copy, "rm", "-rq", "tests")
                _git(copy, "checkout", "--quiet", tests, "--", "tests")
            yield copy
        finally:
            _git(ROOT, "worktree", "remove", "--force", str(copy))


def _git(folder: Path, *words: str) -> None:
    subprocess.run(["git", "-C", folder, *words], check=True)


def tried(fault: Fault, copy: Path, related_only: bool) -> Verdict:
    """Seed a fault in the copy, run the tests until one fails, and take the fault back."""
    sound, faulty = fault_texts(fault, copy)
    write_text(copy / fault.file, faulty)
    start = time.monotonic()
    try:
        caught = first_failure(copy, fault.tests)
        if not caught and not related_only:
            caught = first_failure(copy, ["-n", "auto", "--dist", "worksteal", "tests"])
    finally:
        write_text(copy / fault.file, sound)
    seconds = time.monotonic() - start
    if "::" in caught and first_failure(copy, [caught]):
        raise SystemExit(f"{fault.name}: {caught} fails without the fault, too")
    return Verdict(caught, seconds)


def first_failure(copy: Path, arguments: Sequence[str]) -> str:
    """The first test that fails in the copy; nothing if all pass."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    # Without bytecode: two texts of one second and one length would pass for the same.
    own = {"PYTHONPATH": str(copy / "py"), "PYTHONDONTWRITEBYTECODE": "1"}
    own |= {"CLAUSEWITZ_COMPILE": "needed", "OPENBLAS_NUM_THREADS": "1"}
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=os.environ | own,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=_LIMIT,
        )
    except subprocess.TimeoutExpired:
        return f"none ended within {_LIMIT:,.0f} s"
    if done.returncode == 0:
        return ""
    found = _FAILED.search(done.stdout)
    return found[1] if found else f"pytest, status {done.returncode}"


def known(results: Path) -> set[tuple[str, bool, str]]:
    """The faults that were tried, how, and with which tests."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    rows: list[dict[str, Any]] = [json.loads(line) for line in lines]
    return {(row["fault"], row["related"], row["tests"]) for row in rows}


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", metavar="NAME", action="append", help="fault to seed; repeatable")
    parser.add_argument("--related", action="store_true", help="run the nearest tests alone")
    parser.add_argument("--tests", metavar="COMMIT", default="", help="take the tests of a commit")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "faults.jsonl")
    return parser.parse_args()


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and the copy goes
    wish = options()
    chosen = [fault for fault in faults() if not wish.only or fault.name in wish.only]
    if wish.only and len(chosen) != len(set(wish.only)):
        raise SystemExit(f"no such fault: {', '.join({*wish.only} - {f.name for f in chosen})}")
    make_folder(wish.results.parent)
    done = known(wish.results)
    with copy_of_commit(wish.tests) as copy:
        for fault in chosen:
            if (fault.name, wish.related, wish.tests) in done:
                continue
            verdict = tried(fault, copy, wish.related)
            row = {"fault": fault.name, "related": wish.related, "tests": wish.tests}
            row |= {"test": verdict.test, "seconds": round(verdict.seconds, 1)}
            append_text(wish.results, json.dumps(row) + "\n")
            words = f"caught by {verdict.test}" if verdict.test else f"NOT CAUGHT: {fault.breaks}"
            print(f"{fault.name}: {words} ({verdict.seconds:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
