"""The clauses that ranking speaks of: features that have weights, and reasons that are named."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from clausewitz.clauses import Clause, Theory, read_text, read_theory
from clausewitz.matching.clause_matrix import TacticProgram, programs_of
from clausewitz.matching.clause_programs import ClauseProgram, program_sources
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.tactics.ranking.precision import Worth, worths_in
from clausewitz.tactics.ranking.weights import shipped_weights
from clausewitz.tactics.shipped import shipped_theory, tactic_files

NOT_NAMED = frozenset({"fork"})
"""Tactics that fit too many moves to be a reason: the paper's fork."""


@dataclass(frozen=True, eq=False, slots=True)
class ShippedProgram:
    """A clause that ships, as the kernel tries it. Its source is parsed only when it is needed."""

    program: ClauseProgram
    file: Path
    source: str
    """The clause, and what it is with its helpers unfolded, as a row of the cache."""

    @property
    def name(self) -> str:
        return self.program.predicate

    @property
    def clause(self) -> Clause:
        return _clauses_of(self)[0]

    @property
    def plain(self) -> Clause:
        """With its helpers unfolded."""
        return _clauses_of(self)[1]


@cache
def _clauses_of(shipped: ShippedProgram) -> tuple[Clause, Clause]:
    clause, plain = map(Clause.of_row, json.loads(shipped.source))
    return clause, plain


@cache
def feature_theories() -> tuple[Theory, ...]:
    """Everything that can have a weight: the tactics that ship, and the features of ranking."""
    return (*map(_named_in, tactic_files()), *map(read_theory, _feature_files()))


@cache
def reason_theories() -> tuple[Theory, ...]:
    """Everything that is said about a move: the tactics that ship, and plain reasons."""
    return tuple(map(_named_in, _reason_files()))


def plain_reasons() -> Theory:
    """What can be said about moves that no tactic fits."""
    return shipped_theory(_plain_reasons_file())


def _reason_files() -> list[Path]:
    return [*tactic_files(), _plain_reasons_file()]


def _plain_reasons_file() -> Path:
    return data_dir("logic") / "ranking" / "reasons.pl"


@cache
def _named_in(file: Path) -> Theory:
    """The theory of a file, with those of its tactics that are named."""
    theory = shipped_theory(file)
    return replace(theory, tactics=tuple(t for t in theory.tactics if t.name not in NOT_NAMED))


def _feature_files() -> list[Path]:
    return sorted((data_dir("logic") / "ranking" / "features").glob("*.pl"))


@cache
def feature_programs() -> list[ClauseProgram]:
    """The features that have weights, cached because making them takes longer than ranking."""
    files = [*tactic_files(), *_feature_files()]

    def make() -> list[list[Any]]:
        return [each.program.row() for each in programs_of(feature_theories())]

    rows = cached("features", _made_from(files), make)
    found, weighed = map(ClauseProgram.of_row, rows), shipped_weights().names
    return [each for each in found if each.predicate in weighed]


def _made_from(files: Iterable[Path]) -> list[str]:
    """What the programs of clauses in these files depend on."""
    makers = package_sources(
        "matching/clause_matrix.py", "tactics/ranking/shipped_clauses.py", "tactics/shipped.py"
    )
    return [*map(read_text, files), *makers, *program_sources()]


def reason_names() -> set[str]:
    """The names of everything that can be said about a move."""
    return {tactic.name for theory in reason_theories() for tactic in theory.tactics}


@cache
def reason_programs() -> list[ShippedProgram]:
    return _cached_programs("reasons", _reason_files())


def _cached_programs(name: str, files: Sequence[Path]) -> list[ShippedProgram]:
    def make() -> list[list[list[Any]]]:
        return [[_row(each) for each in programs_of([_named_in(file)])] for file in files]

    return [
        ShippedProgram(ClauseProgram.of_row(program), file, source)
        for file, rows in zip(files, cached(name, _made_from(files), make), strict=True)
        for program, source in rows
    ]


def _row(each: TacticProgram) -> list[Any]:
    """The clauses are a text within it, since most of them are never read."""
    return [each.program.row(), json.dumps([each.clause.row(), each.plain.row()])]


@cache
def reason_worths() -> dict[str, Worth]:
    """What each reason is worth, as the headers of the files say."""
    found: dict[str, Worth] = {}
    for file in _reason_files():
        worths = worths_in(str(file))
        names = [each.name for each in reason_programs() if each.file == file]
        found |= {name: worths[name] for name in names if name in worths}
    return found


@cache
def claim_programs() -> list[ShippedProgram]:
    """When a move is said to win."""
    return _cached_programs("claims", [data_dir("logic") / "ranking" / "claims.pl"])
