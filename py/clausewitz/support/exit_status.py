"""The exit of every program of the project: one line for what a user can mend.

A mistake of the program itself stays a traceback, with a line that asks to report it.
"""

import atexit
import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn, TextIO

from clausewitz.support.background import is_busy
from clausewitz.support.errors import words_of
from clausewitz.support.files import refusals_change_nothing
from clausewitz.support.working_folder import never_run_files_here

_MEND, _FAULT = 2, 1
"""Exit status of an error that the user can mend; of a mistake of ours, or a reader who left."""
_REPORT = "this is a mistake in the program, not yours: please report it with the lines above"

Paint = Callable[[str, TextIO], str]


def run_and_exit(
    program: str, run: Callable[[], object], paint: Paint = lambda text, stream: text
) -> NoReturn:
    """Run a program and leave: with the status it gives, or with that of its error."""
    # Whoever leaves need not look through all that was loaded for garbage: that takes a while.
    atexit.register(gc.freeze)
    open_streams()
    never_run_files_here()
    prefix = f"{program}:"
    try:
        with refusals_change_nothing():
            status = run()
        sys.stdout.flush()
    except SystemExit as end:
        _settle_output()
        _exit(end.code)
    except BrokenPipeError:
        # The reader of our output went away, as head does; there is nobody left to tell.
        _drop(sys.stdout)
        _exit(_FAULT)
    except BaseException as error:
        words = words_of(error)
        with suppress(OSError, ValueError):  # standard error may be full, or closed
            if words is None:
                import traceback  # which takes long to load

                traceback.print_exc()
            print(paint(prefix, sys.stderr), words or _REPORT, file=sys.stderr, flush=True)
        _settle_output()
        _exit(_FAULT if words is None else _MEND)
    _exit(status if isinstance(status, int) else 0)


def _exit(status: str | int | None) -> NoReturn:
    """End the process; work that nothing can stop is not waited for."""
    if is_busy():
        os._exit(status if isinstance(status, int) else _FAULT if status else 0)
    sys.exit(status)


def open_streams() -> None:
    """See to it that there are streams: a program that was started without would fail anywhere.

    Where there was none to write to, to write is an error; and nothing is read where there was
    nothing to read. Nor does a file that is opened later get the number of one of them.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            # Read only, also for the output: what is written there is refused, and not lost.
            opened = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if opened != number:
                os.dup2(opened, number)
            mode = "r" if name == "stdin" else "w"
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - it stays
            setattr(sys, name, stream)


def _drop(stream: TextIO) -> None:
    """What is left in the stream is lost: it cannot be written."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _settle_output() -> None:
    """Write what is left, or lose it: else Python would complain of it at its end, or change the
    exit status (since 3.15 for standard error too)."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            _drop(stream)
