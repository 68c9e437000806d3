"""What clingo derives from a bias, in a process of its own.

A bias is the file of a stranger, and clingo takes as long and as much memory as it needs:
`n(1..999999999).` is enough. It counts no steps, and nothing interrupts it while it grounds. So it
works where it has a limit of processor time and of memory, and where it may die.
"""

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

from clausewitz.asp import Enumerator, Plain
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.systems import is_out_of_time, limit_this_process

SECONDS = 3
"""Of processor time; a bias in use takes some hundredths."""
MEGABYTES = 400
_PROGRAM = f"import sys; sys.path[:] = sys.argv[1:]; import {__name__} as own; own.main()"
_TOO_LONG = f"took too long: clingo has {SECONDS} seconds of processor time for a bias"
_TOO_DEEP = "a term is nested too deeply"
_LIMIT = f"it has {MEGABYTES} MB for a bias"
_TOO_LARGE = f"clingo needs too much memory: {_LIMIT}"

Facts = dict[str, list[tuple[Plain, ...]]]
"""The arguments of atoms, by their predicate."""


def derived(program: str, names: Sequence[str]) -> Facts:
    """The atoms of these predicates; or a ClausewitzError that says why there are none."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", _PROGRAM, *sys.path],  # it finds modules where this one does
        input=json.dumps({"program": program, "names": list(names)}).encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    if is_out_of_time(done.returncode):
        raise ClausewitzError(_TOO_LONG)
    if done.returncode:  # terms within terms within terms, say, or no memory at a bad moment
        raise ClausewitzError(f"clingo died of it with status {done.returncode}; {_LIMIT}")
    try:
        answer = json.loads(done.stdout)
        found = {name: list(map(_tuples, facts)) for name, facts in answer["facts"].items()}
    except RecursionError:
        raise ClausewitzError(_TOO_DEEP) from None
    if answer["error"]:
        raise ClausewitzError(answer["error"])
    return found


def main() -> None:
    """The process: a request is read, limits are set, and the answer is printed."""
    request = json.load(sys.stdin)
    most = MEGABYTES * 1_000_000
    limit_this_process(most, int(time.process_time()) + 1 + SECONDS)
    try:
        solved = Enumerator("popper_bias.lp", request["program"])
        facts = {name: list(solved.atoms(name)) for name in request["names"]}
        print(json.dumps({"error": "", "facts": facts}))
    except ClausewitzError as error:
        _refuse(str(error))
    except MemoryError:
        _refuse(_TOO_LARGE)
    except RecursionError:
        _refuse(_TOO_DEEP)


def _refuse(reason: str) -> None:
    print(json.dumps({"error": reason, "facts": {}}))


def _tuples(fact: list[Any]) -> tuple[Plain, ...]:
    return tuple(_tuples(item) if isinstance(item, list) else item for item in fact)
