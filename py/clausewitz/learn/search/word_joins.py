"""What a helper says of many positions, by the kernel: its clauses are tried on all its arguments.

They are written out over what the kernel computes, and tried as clauses about moves are: on cases,
whose two squares are the helper's arguments, of whatever type. A clause that makes a move and then
calls other helpers is tried in two steps: only where the rest of it holds are these listed.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.goals import variables_of
from clausewitz.matching.legal_cases import Cases, with_listed
from clausewitz.matching.looked_up import (
    CODES,
    POSITION,
    LookedUpWord,
    UnknownToKernelError,
    helper_words,
)
from clausewitz.matching.tactic_network import matches
from clausewitz.matching.unfolding import unfolded

_ROWS = 2_000  # tried together: a row may have some thousand cases
_MOVES = ("legal_move", "make_move")


def listed_by_kernel(
    word: LookedUpWord, helpers: Sequence[Clause], rows: kernel.Row
) -> kernel.Listing:
    """All that holds of each row, or an UnknownToKernelError."""
    values = word.values
    if len(values) > 2 or not {*values} <= CODES.keys():
        raise UnknownToKernelError(f"the kernel does not list {word.name}")
    clauses = _clauses_of(word, helpers)
    counts, tuples = [np.zeros(0, np.int64)], [np.zeros((0, len(values)), np.int64)]
    for start in range(0, len(rows), _ROWS):
        some = rows[start : start + _ROWS]
        found = np.concatenate([_found(clause, word, helpers, some) for clause in clauses])
        found = np.unique(found, axis=0)
        counts.append(np.bincount(found[:, 0], minlength=len(some)))
        tuples.append(found[:, 1:])
    return kernel.Listing(np.concatenate(counts), np.concatenate(tuples))


def _clauses_of(word: LookedUpWord, helpers: Sequence[Clause]) -> list[Clause]:
    """The clauses of a word, as listed(Position, Value, …)."""
    arguments = [Variable(f"Argument{place}") for place in range(len(word.types))]
    types = dict(zip(arguments, word.types, strict=True))
    positions = [v for v in arguments if types[v] == POSITION] or [Variable("Position")]
    values = [v for v in arguments if types[v] != POSITION]
    head = Literal("listed", (*positions, *values))
    clause = Clause(head, (Literal(word.name, tuple(arguments)),), types | {positions[0]: POSITION})
    defined = [h for h in helpers if h.head.key == (word.name, len(word.types))]
    if not defined:
        raise UnknownToKernelError(f"the kernel does not know {word.name}")
    return unfolded(clause, defined)


def _found(
    clause: Clause, word: LookedUpWord, helpers: Sequence[Clause], rows: kernel.Row
) -> NDArray[np.int64]:
    """Lines of a row's number and values that fit."""
    move = _own_move(clause)
    if move is not None and _helpers_in(clause, helpers):
        try:
            return _in_two_steps(clause, move, helpers, rows)
        except UnknownToKernelError:
            pass
    plain = unfolded(clause, helpers)
    return np.concatenate([_found_at_once(one, word, rows) for one in plain])


def _helpers_in(clause: Clause, helpers: Sequence[Clause]) -> list[LookedUpWord]:
    """The helpers that a clause uses."""
    used = {literal.key for literal in clause.body}
    return helper_words(helper for helper in helpers if helper.head.key in used)


def _own_move(clause: Clause) -> Literal | None:
    """The move that the clause makes in its position, if its arguments are squares of that."""
    position, *values = clause.head.variables
    for literal in clause.body:
        if literal.predicate == "make_move" and len(literal.variables) == 4 and not literal.negated:
            *squares, before, _ = literal.variables
            if before == position and {*values} <= {*squares}:
                return literal
    return None


def _in_two_steps(
    clause: Clause, move: Literal, helpers: Sequence[Clause], rows: kernel.Row
) -> NDArray[np.int64]:
    words = _helpers_in(clause, helpers)
    names = {word.name for word in words}
    head = Literal(clause.head.predicate, (clause.head.arguments[0], *move.arguments[:2]))
    said = [lit for lit in clause.body if not lit.negated and lit.predicate not in names]
    made, table = kernel.cases(list(rows))
    lines = table[matches(Clause(head, tuple(said), clause.types), Cases(made, table))]
    numbers, places = np.unique(lines[:, :2], return_inverse=True)
    renumbered = lines.copy()
    renumbered[:, :2] = places.reshape(-1, 2)
    cases = Cases(np.ascontiguousarray(made[numbers]), np.ascontiguousarray(renumbered))
    listings = [listed_by_kernel(word, helpers, cases.rows) for word in words]
    whole = Clause(head, clause.body, clause.types)
    held = lines[matches(whole, with_listed(cases, words, listings))]
    columns = [2 + move.arguments.index(value) for value in clause.head.arguments[1:]]
    return held[:, [0, *columns]].astype(np.int64)


def _found_at_once(clause: Clause, word: LookedUpWord, rows: kernel.Row) -> NDArray[np.int64]:
    """Lines for a clause over the vocabulary alone."""
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
        part = Clause(head, _without_denials_of(values[known:], clause), clause.types)
        lines = lines[matches(part, Cases(rows, lines))]
    return _columns(lines, len(values))


def _without_denials_of(values: Sequence[Variable], clause: Clause) -> tuple[Literal, ...]:
    """The literals, but for denials of values that are not known yet: they would deny them all."""
    return tuple(
        literal
        for literal in clause.body
        if not (literal.negated and not {*values}.isdisjoint(variables_of(literal)))
    )


def _makes_its_move(clause: Clause) -> bool:
    """Whether it makes the move of its arguments, or tests if it is legal: a case knows that."""
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
