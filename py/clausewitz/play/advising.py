"""Tactics as advisers of the search: the clauses that explain a move also say which to look at."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from clausewitz.clauses import Tactic, Theory, read_theory
from clausewitz.errors import ClausewitzError
from clausewitz.matching import UnknownToKernelError, unfolded
from clausewitz.matching.proving import without_promotion
from clausewitz.matching.reading import clause_program
from clausewitz.play.explaining import PLAIN, theories

Program = tuple[int, ...]


# Tactics that can be quiet moves, and of whose proposals more than half solve the puzzle; but no
# mates, which the search sees as soon.
_CHOSEN = frozenset(
    {
        "winning_fork",
        "skewer",
        "double_check",
        "trapped_piece",
        "learned_fork",
        "learned_skewer",
        "learned_trapped_piece",
    }
)


def find_advisers(name: str) -> tuple[Program, ...]:
    """Those of "no", "yes" (the chosen ones), "all" (that explain moves) or a file of tactics."""
    if name == "no":
        return ()
    if name in ("yes", "all"):
        return advisers(name == "all")
    found = tuple(dict.fromkeys(programs(read_theory(Path(name)))))
    if not found:
        raise ClausewitzError(f"{name}: no tactic in it is one that the search can try")
    return found


@cache
def advisers(everything: bool = False) -> tuple[Program, ...]:
    """The programs of the literature's and the learned tactics."""
    return tuple(
        dict.fromkeys(
            program
            for theory in theories()
            for tactic in theory.tactics
            if (tactic.name not in PLAIN if everything else tactic.name in _CHOSEN)
            for program in _of_tactic(tactic, theory)
        )
    )


def programs(theory: Theory) -> Iterator[Program]:
    """The programs of all tactics of a theory."""
    for tactic in theory.tactics:
        yield from _of_tactic(tactic, theory)


def _of_tactic(tactic: Tactic, theory: Theory) -> Iterator[Program]:
    """For moves that do not promote: a queen stands for whatever is said of that."""
    for clause in tactic.clauses:
        about = without_promotion(clause, "queen")
        for plain in unfolded(about, theory.helpers) if about is not None else ():
            try:
                yield tuple(clause_program(plain))
            except UnknownToKernelError:
                continue  # Prolog alone knows it
