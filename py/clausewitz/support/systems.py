"""What operating systems do differently: locks, owners of files, limits, signals, processors.

Other modules call these functions and name no system. Where a system lacks a thing it is done
without: there is no lock on Windows, say, so two runs into one folder are not refused there.
"""

import contextlib
import os
import signal
from collections.abc import Iterator
from typing import IO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

HAS_LOCKS = fcntl is not None
"""Whether two processes that write into one folder or file are noticed."""

HAS_OWNERS = hasattr(os, "getuid")
"""Whether a file says to whom it belongs, and who else may write to it."""

STOPPING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl-C, a kill, a closed terminal."""

NOT_A_LINK = getattr(os, "O_NOFOLLOW", 0)
A_FOLDER = getattr(os, "O_DIRECTORY", 0)
"""For os.open."""

INSTALL_PROLOG = (
    "install SWI-Prolog 9 or newer (Debian, Ubuntu: apt install swi-prolog-nox; Fedora: dnf "
    "install pl; Arch: pacman -S swi-prolog; macOS: brew install swi-prolog; Windows: winget "
    "install SWI-Prolog.SWI-Prolog)"
)
"""How to get it, on each of them."""

_KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


def user_number() -> int:
    """Of whoever runs this process; 0 where users have no numbers."""
    return os.getuid() if HAS_OWNERS else 0


def lock_at_once(number: int) -> None:
    """Lock an open file until it is closed; a BlockingIOError if another process has done so."""
    if fcntl is not None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def wait_for_lock(file: IO[bytes]) -> None:
    """Lock an open file against other processes, not against this one."""
    if fcntl is not None:
        fcntl.lockf(file, fcntl.LOCK_EX)


def copy_mode(number: int, mode: int) -> None:
    """Give an open file the permissions of another."""
    if hasattr(os, "fchmod"):
        os.fchmod(number, mode)


def limit_this_process(bytes_of_memory: int, seconds: int) -> None:
    """It gets no more memory, and ends after so many seconds of processor time."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (bytes_of_memory, bytes_of_memory))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))


def is_out_of_time(status: int) -> bool:
    """Whether a process has ended because of that limit of time."""
    return hasattr(signal, "SIGXCPU") and status == -signal.SIGXCPU


def kill(process: int) -> None:
    """End a process at once; one that is gone is an OSError."""
    os.kill(process, _KILL)


def kill_group(process: int) -> None:
    """End a process that leads a group, and the group."""
    if hasattr(os, "killpg"):
        os.killpg(process, _KILL)
    else:
        kill(process)


def bytes_of_memory() -> int:
    """That this machine has; 0 where it does not say."""
    if not hasattr(os, "sysconf"):
        return 0
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def processors() -> int:
    """How many of them this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C is heard a moment later; processes that are started in here do not hear it at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
