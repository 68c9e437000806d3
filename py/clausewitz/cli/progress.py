"""How far long work is, on stderr: a bar on a terminal, elsewhere a line now and then."""

import shutil
import sys
import time
from typing import Self

from clausewitz.cli import terminal
from clausewitz.runs.progress import Progress, step
from clausewitz.support.escapes import for_line

_BAR = 20
_OFTEN, _RARELY, _TENTHS = 0.2, 30.0, 5.0  # seconds between lines


class ProgressLine:
    """Shows the reports of long work; `with` leaves the terminal's line clean at the end."""

    def __init__(self) -> None:
        self._is_terminal = terminal.is_terminal(sys.stderr)
        self._shown = time.monotonic()
        self._began: tuple[str, float, int] = ("", self._shown, 0)
        self._tenth = 0
        self._is_open = False

    def __call__(self, progress: Progress) -> None:
        now = time.monotonic()
        if progress.done is not None and progress.what != self._began[0]:
            self._began, self._tenth = (progress.what, now, progress.done), _tenth(progress)
        stays = progress.milestone or (progress.ended and self._is_open)
        if not stays and not self._is_due(progress, now):
            return
        self._shown, self._tenth = now, _tenth(progress)
        if self._is_terminal and not stays:
            self._is_open = True
            print(f"\r{self._with_bar(progress, now)}\033[K", end="", file=sys.stderr, flush=True)
        else:
            self.clear()
            print(for_line(str(progress)), file=sys.stderr, flush=True)

    def say(self, words: str) -> None:
        """A line that stays."""
        self(step(words))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def clear(self) -> None:
        """Make way for a line on the same terminal."""
        if self._is_terminal and self._is_open:
            self._is_open = False
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def _is_due(self, progress: Progress, now: float) -> bool:
        passed = now - self._shown
        if self._is_terminal:
            return passed >= _OFTEN
        return passed >= _RARELY or (passed >= _TENTHS and _tenth(progress) > self._tenth)

    def _with_bar(self, progress: Progress, now: float) -> str:
        """The report with a bar before it and the time after it, cut to the terminal's width."""
        line = f"{_bar(progress)}{for_line(str(progress))}{self._pace(progress, now)}"
        return line[: shutil.get_terminal_size().columns - 1]

    def _pace(self, progress: Progress, now: float) -> str:
        _, start, first = self._began
        done = (progress.done or 0) - first
        if done <= 0 or now - start < 1:
            return ""
        rate = done / (now - start)
        if progress.total is None:
            return f", {rate:,.1f}/s"
        left = round((progress.total - first - done) / rate)
        return f", {rate:,.1f}/s, {left // 3600}:{left // 60 % 60:02}:{left % 60:02} left"


def _tenth(progress: Progress) -> int:
    return 10 * (progress.done or 0) // progress.total if progress.total else 0


def _bar(progress: Progress) -> str:
    if not progress.total or progress.done is None:
        return ""
    filled = _BAR * progress.done // progress.total
    return f"{'█' * filled}{'░' * (_BAR - filled)} "
