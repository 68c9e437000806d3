"""What a helper says of many positions, by the kernel: its clauses are tried on all its arguments.

They are written out over what the kernel computes, and tried as clauses about moves are: on cases,
whose two squares are the helper's arguments, of whatever type.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.tactics.by_kernel import Cases, UnknownToKernelError, matches, unfolded
from clausewitz.tactics.by_kernel.looked_up import CODES, POSITION, LookedUpWord

Flags = NDArray[np.bool_]
_ROWS = 2_000  # tried together: a row may have some thousand cases
_MOVES = ("legal_move", "make_move")


def listed_by_kernel(
    word: LookedUpWord, helpers: Sequence[Clause], rows: kernel.Row
) -> kernel.Listing:
    """All that holds of each row, or an UnknownToKernelError."""
    values = word.values
    if len(values) > 2 or not {*values} <= CODES.keys():
        raise UnknownToKernelError(f"the kernel does not list {word.name}")
    clauses = _written_out(word, helpers)
    counts, tuples = [np.zeros(0, np.int64)], [np.zeros((0, len(values)), np.int64)]
    for start in range(0, len(rows), _ROWS):
        some = rows[start : start + _ROWS]
        found = np.concatenate([_found(clause, word, some) for clause in clauses])
        found = np.unique(found, axis=0)
        counts.append(np.bincount(found[:, 0], minlength=len(some)))
        tuples.append(found[:, 1:])
    return kernel.Listing(np.concatenate(counts), np.concatenate(tuples))


def _written_out(word: LookedUpWord, helpers: Sequence[Clause]) -> list[Clause]:
    """The clauses listed(Position, Value, ...) over the vocabulary that the word stands for."""
    arguments = [Variable(f"Argument{place}") for place in range(len(word.types))]
    types = dict(zip(arguments, word.types, strict=True))
    positions = [v for v in arguments if types[v] == POSITION] or [Variable("Position")]
    values = [v for v in arguments if types[v] != POSITION]
    head = Literal("listed", (*positions, *values))
    clause = Clause(head, (Literal(word.name, tuple(arguments)),), types | {positions[0]: POSITION})
    return unfolded(clause, helpers)


def _found(clause: Clause, word: LookedUpWord, rows: kernel.Row) -> NDArray[np.int64]:
    """Lines of a row's number and values that fit."""
    if _makes_its_move(clause):
        made, table = kernel.cases(list(rows))
        return _columns(table[matches(clause, Cases(made, table))], 2)
    numbers = np.arange(len(rows), dtype=np.uint64)
    lines = np.stack([numbers, numbers, numbers * 0, numbers * 0], axis=1)
    position, *values = clause.head.variables
    domains = [np.array(list(CODES[name].values()), np.uint64) for name in word.values]
    # One argument after the other: what has no first argument needs no look at the second.
    for known in range(len(values) + 1):
        if known:
            lines = _with_values(lines, known, domains[known - 1])
        head = Literal(clause.head.predicate, (position, *values[:known]))
        part = Clause(head, clause.body, clause.types)
        lines = lines[matches(part, Cases(rows, lines))]
    return _columns(lines, len(values))


def _makes_its_move(clause: Clause) -> bool:
    """Whether it makes the move of its arguments, or asks if it is legal: a case knows that."""
    position, *squares = clause.head.variables
    return len(squares) == 2 and any(
        literal.predicate in _MOVES
        and not literal.negated
        and len(literal.variables) == len(literal.arguments)
        and literal.arguments[:3] == (*squares, position)
        and len(literal.arguments) <= 4
        for literal in clause.body
    )


def _with_values(lines: kernel.Row, known: int, domain: kernel.Row) -> kernel.Row:
    longer = np.repeat(lines, len(domain), axis=0)
    longer[:, 1 + known] = np.tile(domain, len(lines))
    return np.ascontiguousarray(longer)


def _columns(lines: kernel.Row, values: int) -> NDArray[np.int64]:
    """The row's number, and its values."""
    return lines[:, [0, *range(2, 2 + values)]].astype(np.int64)
