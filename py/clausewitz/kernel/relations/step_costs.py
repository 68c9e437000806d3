"""For how many steps each relation counts: one is some ten nanoseconds, wherever that was measured.

What is a look at a table counts once. What plays moves or exchanges to answer counts for more, so
that a number of steps is a span of time, roughly, whatever a clause speaks of.
"""

import numpy as np

from clausewitz.kernel.board.bits import U0, U1, U64, Words
from clausewitz.kernel.jit.compile import jit
from clausewitz.kernel.relations import relation_numbers
from clausewitz.kernel.relations.program_words import (
    CHECK,
    FIRST_TABLE,
    OPERATION_WORDS,
    STEP_WORDS,
)

_MAKE_COST, _TABLE_COST = U64(20), U64(10)
COST, START = U64(32), U64(0xFFFF_FFFF)
"""By how many bits the cost of a step stands before its start, and which bits are the start."""
_CHECK, _FIRST_TABLE = U64(CHECK), U64(FIRST_TABLE)
_STEP, _OPERATION, _U3 = U64(STEP_WORDS), U64(OPERATION_WORDS), U64(3)

_OF_GROUPS = {
    relation_numbers.DUELS: 10,
    relation_numbers.MOVES: 10,
    relation_numbers.PROPERTIES: 100,
    relation_numbers.AHEAD: 300,
    relation_numbers.PROSPECTS: 200,
    relation_numbers.DEEDS: 10,
}
_OF_WORDS = {"check": 10, "checkmate": 20, "stalemate": 30, "has_moves": 30}
_BY_NAME = {name: cost for names, cost in _OF_GROUPS.items() for name in names} | _OF_WORDS
_COSTS = np.array([_BY_NAME.get(name, 1) for name in relation_numbers.NAMES], np.uint64)


@jit
def step_cost(program: Words, at: U64) -> U64:
    """For how many steps the step at `at` counts, each time that its values are looked for."""
    cost = U1 if program[at + U1] <= _CHECK else _MAKE_COST
    left = program[at + _U3]
    at += _STEP
    while left:
        relation = program[at]
        if relation < _FIRST_TABLE:
            cost += _COSTS[relation]
        else:
            cost += _TABLE_COST
        at += _OPERATION
        left -= U1
    return cost


@jit
def write_starts(programs: Words, count: int, starts: Words, firsts: Words) -> None:
    """Write where each step begins, of all programs, and what it costs, in one word; and the number
    of each program's first step."""
    at = step = U0
    for number in range(count):
        firsts[U64(number)] = step
        last = step + programs[at]
        at += U1
        while step < last:
            starts[step] = at | step_cost(programs, at) << COST
            at += _STEP + _OPERATION * programs[at + _U3]
            step += U1
    firsts[U64(count)] = step
