"""Programs of clauses: the cases for which they hold, and the proofs.

`compiler.py` makes them. That takes longer for the shipped clauses than trying them, so rows of
programs are cached between processes (`program_sources`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from typing import Any

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.matching.legal_cases import Cases, step_limit
from clausewitz.position.board import PIECES, SIDES
from clausewitz.support.data import data_dir, package_sources

Words = tuple[int, ...]
Columns = NDArray[np.bool_]
"""For each program or predicate a line, in it whether it holds for each case."""
Values = dict[str, str | int]
"""The proof of a clause: the value of each witness, by the name of its variable."""

NOTHING: Words = (0,)
"""The program of a clause without conditions."""

_MAKERS = ("position/board.py", "clauses", "kernel/__init__.py", "kernel/relations", "matching")


@cache
def program_sources() -> tuple[str, ...]:
    """What programs are made from beside the clauses: the vocabulary, and the modules that turn a
    clause into a program (see `data.cached`)."""
    vocabulary = data_dir("bk") / "signatures.pl"
    return (vocabulary.read_text(encoding="utf-8"), *package_sources(*_MAKERS))


@dataclass(frozen=True, slots=True)
class ClauseProgram:
    """A clause over the vocabulary alone, as the kernel tries it."""

    predicate: str
    """The name of the tactic or motif in its file."""
    words: Words = NOTHING
    squares: int = 0
    """The set of its variables that are squares."""
    plies: tuple[int, ...] = ()
    """The variables of half moves, in the order in which the clause speaks of them."""
    witnesses: tuple[tuple[str, str, int], ...] = ()
    """Name, type and number of each variable that proves it."""
    of_knights: bool = False
    """Whether it is about promotions to a knight; cases promote to a queen."""
    line: int = 0
    """Of the file in which the clause stands."""

    def row(self) -> list[Any]:
        """For the cache: as JSON can write it."""
        return list(astuple(self))

    @classmethod
    def of_row(cls, row: Sequence[Any]) -> "ClauseProgram":
        predicate, words, squares, plies, witnesses, *rest = row
        named = tuple(map(tuple, witnesses))
        return cls(predicate, tuple(words), squares, tuple(plies), named, *rest)


def held(
    programs: Sequence[Words],
    cases: Cases,
    chosen: NDArray[Any],
    name: Callable[[int], str],
    steps: int = kernel.STEPS,
) -> Columns:
    """Which programs hold for which of the chosen cases; `name` is for what takes too long."""
    numbers = chosen.astype(np.uint64)
    with step_limit(cases.rows, name):
        found, _ = kernel.try_refinements(
            NOTHING, programs, cases.rows, cases.listed, cases.table, numbers, steps=steps
        )
    return found


def solutions(
    found: ClauseProgram, cases: Cases, among: NDArray[np.int64], mover_row: int = 0
) -> Iterator[list[int]]:
    """For each of the cases, for all of which the program holds, the values of its variables.

    Of several proofs, the first as the mover sees the board in that row of the case.
    """
    chosen = among.astype(np.uint64)
    mirrored = kernel.is_blacks(cases.rows[cases.table[chosen, 0] + np.uint64(mover_row)])
    with step_limit(cases.rows, lambda _: found.predicate):
        values = kernel.solutions(
            found.words, found.squares, cases.rows, cases.listed, cases.table, chosen, mirrored
        )
    yield from values.tolist()


def named_values(found: ClauseProgram, values: Sequence[int]) -> Values:
    """What proves the clause, by the names of its variables."""
    return {name: value_of(values[number], kind) for name, kind, number in found.witnesses}


def value_of(value: int, kind: str) -> str | int:
    """As Prolog writes it."""
    match kind:
        case "square":
            return chess.square_name(value)
        case "piece":
            return PIECES[value - 1]
        case "side":
            return list(SIDES.values())[value]
    return value
