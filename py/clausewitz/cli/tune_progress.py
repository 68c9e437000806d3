"""What tuning tells meanwhile and in the end."""

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clausewitz.tune.genetic import GeneticResult, Progress
    from clausewitz.tune.tournament import AgentStanding

_SHOWN = 5  # of the agents in a standing


class Standings:
    """A line for each tournament that ended; on a terminal, and now and then, how it stands."""

    def __init__(self) -> None:
        self.shown = time.monotonic()
        self.is_terminal = sys.stderr.isatty()

    def __call__(self, progress: "Progress") -> None:
        now, ended = time.monotonic(), progress.played == progress.games
        if not ended and now - self.shown < (0.2 if self.is_terminal else 30):
            return
        self.shown = now
        leading = "; ".join(_standing(standing) for standing in progress.standings[:_SHOWN])
        line = f"{progress.name}, {progress.played} of {progress.games} games: {leading}"
        start, rest = ("\r", "\033[K") if self.is_terminal else ("", "")
        if self.is_terminal and not ended:
            line = line[: os.get_terminal_size(sys.stderr.fileno()).columns - 1]
        end = "\n" if ended or not self.is_terminal else ""
        print(f"{start}{line}{rest}", end=end, file=sys.stderr, flush=True)


def _standing(standing: "AgentStanding") -> str:
    return f"{standing.agent.text} +{standing.wins} ={standing.draws} -{standing.losses}"


def in_words(found: "GeneticResult", file: Path) -> str:
    lines = [
        f"{'':12}{'material':>10}{'places':>10}{'threats':>10}{'wins':>8}{'draws':>8}{'losses':>8}"
    ]
    for standing in found.last:
        agent = standing.agent
        label = found.names.get(agent.number, f"agent {agent.number}")
        cells = "".join(f"{weight / 1000:>10.3f}" for weight in agent.weights)
        counts = "".join(f"{n:>8}" for n in (standing.wins, standing.draws, standing.losses))
        lines.append(f"{label:12}{cells}{counts}")
    return "\n".join([*lines, f"the best is in {file}"])


class Steps:
    """What is being done, and how far it is."""

    def __init__(self) -> None:
        self.what, self.shown = "", 0.0
        self.is_terminal = sys.stderr.isatty()

    def __call__(self, what: str, done: int, of: int) -> None:
        now, ended = time.monotonic(), done == of
        if not ended and what == self.what and now - self.shown < (0.2 if self.is_terminal else 30):
            return
        self.what, self.shown = what, now
        line = what if not done else f"{what} {done}" if not of else f"{what}: {done} of {of}"
        start, rest = ("\r", "\033[K") if self.is_terminal else ("", "")
        end = "\n" if ended or not self.is_terminal else ""
        print(f"{start}{line}{rest}", end=end, file=sys.stderr, flush=True)
