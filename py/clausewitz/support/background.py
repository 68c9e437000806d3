"""Work that nothing can interrupt, such as clingo's grounding, done in a background thread.

Whoever waits for it hears Ctrl-C; the work itself goes on until it is done, or until the program
leaves, which does not wait for it.
"""

import time
from collections.abc import Callable
from threading import Event, Thread

_PATIENCE = 0.25  # seconds before whoever waits may look up
_at_work: list[Event] = []


def run_interruptibly(work: Callable[[], None], seconds: float | None = None) -> None:
    """Do it and wait for its end; its error is raised here.

    Or else a TimeoutError, if it has not ended within so many seconds; then it goes on alone.
    """
    end = float("inf") if seconds is None else time.monotonic() + seconds
    failed: list[BaseException] = []
    done = Event()

    def run() -> None:
        try:
            work()
        except BaseException as error:
            failed.append(error)
        finally:
            _at_work.remove(done)
            done.set()

    _at_work.append(done)
    Thread(target=run, name="background").start()
    # Not join: to Python 3.11 a join that is interrupted is a thread that has ended.
    while not done.wait(min(_PATIENCE, max(0.0, end - time.monotonic()))):
        if time.monotonic() >= end:
            raise TimeoutError
    if failed:
        raise failed[0]


def is_busy() -> bool:
    """Whether work goes on that nobody waits for any more."""
    return bool(_at_work)
