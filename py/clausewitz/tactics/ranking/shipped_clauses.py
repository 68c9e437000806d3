"""The clauses that ranking speaks of: features that have weights, and reasons that are named."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from clausewitz.clauses import Theory, read_text, read_theory
from clausewitz.matching.clause_matrix import TacticProgram, programs_of
from clausewitz.matching.clause_programs import ClauseProgram, program_sources
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.tactics.ranking.precision import Worth, worths_in
from clausewitz.tactics.ranking.weights import shipped_weights
from clausewitz.tactics.shipped import learned, literature, tactic_files

NOT_NAMED = frozenset({"fork"})
"""Tactics that hold of so many moves that they are no reason: the paper's fork."""


@cache
def feature_theories() -> tuple[Theory, ...]:
    """All that a weight may speak of: the tactics that ship, and the features of ranking."""
    return (*_tactics(), *map(read_theory, _feature_files()))


@cache
def reason_theories() -> tuple[Theory, ...]:
    """All that is said of a move: the tactics that ship, and plain reasons."""
    return (*_tactics(), plain_reasons())


@cache
def plain_reasons() -> Theory:
    """What can be said of moves that no tactic fits."""
    return read_theory(data_dir("logic") / "ranking" / "reasons.pl")


@cache
def _tactics() -> tuple[Theory, ...]:
    return tuple(
        replace(theory, tactics=tuple(t for t in theory.tactics if t.name not in NOT_NAMED))
        for theory in (literature(), *learned())
    )


def _feature_files() -> list[Path]:
    return sorted((data_dir("logic") / "ranking" / "features").glob("*.pl"))


@cache
def feature_programs() -> list[ClauseProgram]:
    """The features that have weights. They are cached: to make them takes longer than to rank."""
    files = (*tactic_files(), *_feature_files())
    makers = package_sources(
        "matching/clause_matrix.py", "tactics/ranking/shipped_clauses.py", "tactics/shipped.py"
    )

    def make() -> list[list[Any]]:
        return [each.program.row() for each in programs_of(feature_theories())]

    rows = cached("features", [*map(read_text, files), *makers, *program_sources()], make)
    found = map(ClauseProgram.of_row, rows)
    return [each for each in found if each.predicate in shipped_weights().names]


def reason_names() -> set[str]:
    """What may be said of a move."""
    return {tactic.name for theory in reason_theories() for tactic in theory.tactics}


@cache
def reason_programs() -> list[TacticProgram]:
    return programs_of(reason_theories())


@cache
def reason_worths() -> dict[str, Worth]:
    """What each reason is worth, as the headers of the files say."""
    found: dict[str, Worth] = {}
    for theory in reason_theories():
        worths = worths_in(theory.source)
        names = [tactic.name for tactic in theory.tactics if tactic.name in worths]
        found |= {name: worths[name] for name in names}
    return found


@cache
def claim_programs() -> list[TacticProgram]:
    """When a move is said to win."""
    return programs_of([read_theory(data_dir("logic") / "ranking" / "claims.pl")])
