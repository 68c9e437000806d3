"""A part that is broken on purpose: the trial's own tests see whether each fault is found."""

import os
import signal
import time
from pathlib import Path

from clausewitz.support.errors import ClausewitzError
from trial.case_process import Try
from trial.verdicts import ACCEPTED

RIGHT, REFUSED, RAISES, DIES, HANGS, WORKS_LONG, LONG_ONCE = range(7)


def opened(_seed: int, _folder: Path) -> Try:
    tried: set[int] = set()

    def try_case(number: int) -> str:
        match number:
            case 1:
                raise ClausewitzError("one clear line")
            case 2:
                raise KeyError("not for users")
            case 3:
                os.kill(os.getpid(), signal.SIGSEGV)
            case 4:
                time.sleep(600)
            case 5:
                _work(0.3)
            case 6 if 6 not in tried:
                tried.add(6)
                _work(0.3)
        print("what a case prints is no verdict")
        return ACCEPTED

    return try_case


def _work(seconds: float) -> None:
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
