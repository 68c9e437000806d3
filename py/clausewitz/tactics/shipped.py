"""The tactics and motifs that ship: those of the literature, and those that were learned.

Whoever needs them calls this module: no other module knows where in `logic/` they stand.
"""

from functools import cache
from pathlib import Path

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.support.data import data_dir


@cache
def shipped_theory(file: Path) -> Theory:
    """The theory in one of the files."""
    return read_theory(file)


def literature() -> Theory:
    """The classical tactics."""
    return shipped_theory(_literature_file())


@cache
def learned() -> tuple[Theory, ...]:
    """The learned tactics, a theory for each file."""
    return tuple(map(shipped_theory, learned_files()))


def tactic_files() -> list[Path]:
    """Where all of them are, the literature first."""
    return [_literature_file(), *learned_files()]


def _literature_file() -> Path:
    return data_dir("logic") / "tactics" / "literature.pl"


def learned_files() -> list[Path]:
    """Where the learned ones are."""
    return sorted((data_dir("logic") / "tactics" / "learned").glob("*.pl"))


def theories() -> list[Theory]:
    """All that ship, the literature first."""
    return [literature(), *learned()]


@cache
def tactics_by_name() -> dict[str, tuple[Theory, Tactic]]:
    """All tactics that ship; where a learned one has the name of a classical one, the latter."""
    last_wins = reversed(theories())
    return {tactic.name: (theory, tactic) for theory in last_wins for tactic in theory.tactics}
