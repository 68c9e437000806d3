"""The one compiler from clause to kernel: its programs, the cases they hold for, and the proofs.

A clause over the vocabulary becomes a program; one that calls helpers becomes several, since these
are unfolded. Compiling the shipped clauses takes longer than trying them, so rows of programs are
cached between processes (see `program_sources.py`).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.goals import ClauseReader, Constant
from clausewitz.matching.join_plan import program
from clausewitz.matching.legal_cases import Cases
from clausewitz.matching.looked_up import Relations, remembered_numbers
from clausewitz.matching.step_limit import step_limit
from clausewitz.matching.unfolding import Helpers, unfolded
from clausewitz.position.board import PIECES, SIDES

Words = tuple[int, ...]
Columns = NDArray[np.bool_]
"""For each program or predicate a line, in it whether it holds for each case."""
Values = dict[str, str | int]
"""The proof of a clause: the value of each witness, by the name of its variable."""

NOTHING: Words = (0,)
"""The program of a clause without conditions."""
_PLY = "ply"


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
        head = [self.predicate, self.words, self.squares, self.plies]
        return [*head, self.witnesses, self.of_knights, self.line]

    @classmethod
    def of_row(cls, row: Sequence[Any]) -> "ClauseProgram":
        predicate, words, squares, plies, witnesses, *rest = row
        named = tuple(map(tuple, witnesses))
        return cls(predicate, tuple(words), squares, tuple(plies), named, *rest)


def compile_clause(
    clause: Clause, helpers: Sequence[Clause] | Helpers, remembered: Sequence[str] = ()
) -> list[tuple[ClauseProgram, Clause]]:
    """The programs of a clause, each with the clause that it was made from.

    A clause may speak of a promotion to a knight, but of no other. Raises UnknownToKernelError for
    what only Prolog knows.
    """
    of_line = len(clause.head.arguments) == 1
    of_knights = None if of_line else without_promotion(clause, "knight")
    return [
        (compile_plain(clause, plain, remembered, of_knights is not None), plain)
        for plain in unfolded(of_knights or clause, helpers)
    ]


def compile_plain(
    clause: Clause, plain: Clause, remembered: Sequence[str] = (), of_knights: bool = False
) -> ClauseProgram:
    """The program of a clause whose helpers are unfolded; witnesses are those of the clause."""
    reader = ClauseReader(plain, Relations())
    reader.known.remembered = remembered_numbers(remembered)
    words = tuple(program(reader.steps()))
    named = tuple(
        (variable.name, clause.types[variable], reader.numbers[variable])
        for variable in clause.witnesses
        if variable in reader.numbers
    )
    plies, name = _plies(clause, plain, reader), clause.head.predicate
    return ClauseProgram(name, words, reader.square_set, plies, named, of_knights, clause.line)


def _plies(clause: Clause, plain: Clause, reader: ClauseReader) -> tuple[int, ...]:
    """The numbers of the half moves in the clause itself, or else in what it calls."""
    for one in (clause, plain):
        said = (literal for literal in one.body if not literal.negated)
        variables = (v for literal in said for v in literal.variables if one.types[v] == _PLY)
        if found := tuple(reader.numbers[v] for v in variables if v in reader.numbers):
            return found
    return tuple(n for term, n in reader.numbers.items() if _is_constant_ply(term))


def _is_constant_ply(term: object) -> bool:
    return isinstance(term, Constant) and term.type == _PLY


def without_promotion(clause: Clause, promotion: str) -> Clause | None:
    """The clause for moves that promote so: what it says of that is left out of its words.

    None if it is about other promotions: where nothing is said, a pawn becomes a queen.
    """
    position, origin, target = clause.head.arguments
    said, body = "queen", []
    for literal in clause.body:
        match literal.predicate, literal.arguments:
            case "make_move", (o, t, becomes, p, after) if (o, t, p) == (origin, target, position):
                if isinstance(becomes, Variable) or literal.negated:
                    return None
                said = str(becomes)
                body.append(Literal("make_move", (o, t, p, after)))
            case _:
                body.append(literal)
    return (
        Clause(clause.head, tuple(body), clause.types, clause.line) if said == promotion else None
    )


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
