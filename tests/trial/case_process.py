"""The process that tries cases, so that what dies or hangs there is seen from outside.

    python -m trial.case_process PART SEED FOLDER

A line with a number on standard input is a case to try; the verdict is a line of JSON. What the
cases themselves write to standard output goes to a file in the folder.
"""

import faulthandler
import importlib
import json
import os
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from clausewitz.support.errors import ClausewitzError
from trial.verdicts import ACCEPTED, FAULT, REFUSED, Verdict

Try = Callable[[int], Verdict | str]
"""Tries a case of a number: its verdict, or the word for its outcome."""


def judged(try_case: Try, number: int) -> Verdict:
    """A case tried: only an error that is the user's own may come out."""
    began = time.process_time()
    try:
        verdict = try_case(number)
    except ClausewitzError as error:
        words = str(error)
        verdict = Verdict(REFUSED) if words.strip() else Verdict(FAULT, "an error without words")
    except BaseException as error:
        verdict = fault_of(error)
    if isinstance(verdict, str):
        verdict = Verdict(verdict)
    return verdict._replace(seconds=time.process_time() - began)


def fault_of(error: BaseException) -> Verdict:
    """An exception that should not have come out, and where it was raised."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if "clausewitz" in f.filename]
    place = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    kind = f"{type(error).__name__} at {place}"
    words = " ".join(str(error).split())[:200]
    return Verdict(FAULT, f"{kind}: {words}", kind)


def _own_output(folder: Path) -> TextIO:
    """Standard output as it was; whatever is printed from now on goes to a file."""
    own = os.fdopen(os.dup(1), "w")
    with (folder / "printed").open("w") as printed:
        os.dup2(printed.fileno(), 1)
    return own


def main() -> None:
    part, seed, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    faulthandler.enable()
    own = _own_output(folder)
    module = importlib.import_module(f"trial.{part}")
    try_case: Try = module.opened(seed, folder)
    print(json.dumps({"ready": ACCEPTED}), file=own, flush=True)
    for line in iter(sys.stdin.readline, ""):
        verdict = judged(try_case, int(line))
        os.ftruncate(1, 0)
        print(json.dumps(verdict._asdict()), file=own, flush=True)


if __name__ == "__main__":
    main()
