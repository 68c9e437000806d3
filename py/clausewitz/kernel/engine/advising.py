"""Tactics in the search: quiet moves that a clause proposes are looked at early.

A tactic is a program of kernel/joining.py, as learning and explaining have it. Trying them all on a
position takes as long as looking at hundreds of positions, so it is done far from the end of a line
only, and what was found of a position is remembered.

The search calls this by address, so that its own machine code has nothing of it.
"""

from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.bits import U0, U1, U64
from clausewitz.kernel.compile import callback, numba, shared
from clausewitz.kernel.engine.instructions import stay_apart
from clausewitz.kernel.engine.listing import exposes_king
from clausewitz.kernel.engine.ordering import move_of, raised
from clausewitz.kernel.engine.state import I0, I1, I64, RECORD, State
from clausewitz.kernel.joining import ANY, FIRST_MADE, MAX_POSITIONS, MAX_VARIABLES, solve
from clausewitz.kernel.making import copy_row, make
from clausewitz.kernel.moves import MAX_MOVES, move_source, move_target
from clausewitz.kernel.position import SLOTS
from clausewitz.kernel.zobrist import key

MAX_TACTICS, MAX_WORDS, MAX_STEPS = 512, 1 << 15, 1 << 12
PLACES = 1 << 13  # of the memory for positions
_WORDS = 1 + (MAX_MOVES + 63) // 64  # of one place: the key, and which of the moves are proposed

ADVICE = np.dtype(
    [
        ("programs", "u8", MAX_WORDS),
        ("starts", "u8", MAX_STEPS),  # where each step of a program begins
        ("firsts", "u8", MAX_TACTICS + 1),  # the number of each program's first step
        ("count", "i8"),  # of the programs
        ("memory", "u8", (PLACES, _WORDS)),
        # Room to work in.
        ("values", "u8", MAX_VARIABLES + 1),
        ("positions", "u8", (FIRST_MADE + MAX_POSITIONS + 1, SLOTS)),
        ("open_steps", "u8", MAX_STEPS),
    ],
    align=True,
)

_U6, _BIT, _LAST_PLACE = U64(6), U64(63), U64(PLACES - 1)
# Tactics of the vocabulary alone look up nothing in tables.
_NO_TABLES, _NO_TUPLES = np.zeros((1, 1), np.uint64), np.zeros(1, np.uint64)

Advices: TypeAlias = NDArray[np.void]
"""An array of one advice."""


class Advice(Protocol):
    """What an adviser knows, in compiled code."""

    programs: Any
    starts: Any
    firsts: Any
    count: I64
    memory: Any
    values: Any
    positions: Any
    open_steps: Any


@shared
def is_proposed(s: State, a: Advice, ply: I64, move: U64) -> bool:
    """Whether a tactic proposes this legal move."""
    stay_apart()
    positions, values = a.positions, a.values
    copy_row(s.rows[ply], positions[U0])
    make(s.rows[ply], move, positions[U1])
    values[U0], values[U1] = move_source(move), move_target(move)
    tactic = I0
    while tactic < a.count:
        if solve(
            a.programs,
            a.starts,
            a.firsts[tactic],
            a.firsts[tactic + I1],
            False,
            positions,
            _NO_TABLES,
            _NO_TUPLES,
            _NO_TUPLES,
            _NO_TABLES,
            values,
            values,
            a.open_steps,
        ):
            return True
        tactic += I1
    return False


@shared
def find_proposed(s: State, a: Advice, ply: I64, place: U64) -> None:
    """Write into a place of the memory which of the quiet moves listed are proposed."""
    stay_apart()
    found, moves, number = a.memory[place], s.moves[ply], U0
    for word in range(1, _WORDS):
        found[U64(word)] = U0
    while number < s.end[ply]:
        move = move_of(moves[number])
        if not exposes_king(s.rows[ply], move) and is_proposed(s, a, ply, move):
            found[U1 + (number >> _U6)] |= U1 << (number & _BIT)
        number += U1
    found[U0] = key(s.rows[ply])


@callback(numba.void(RECORD, numba.from_dtype(ADVICE), numba.int64))
def advise(s: State, a: Advice, ply: I64) -> None:
    """Raise the quiet moves that tactics propose in the order of this ply's moves, just listed.

    The same position always lists the same moves in the same order.
    """
    here = key(s.rows[ply])
    place = here & _LAST_PLACE
    found = a.memory[place]
    if found[U0] != here:
        find_proposed(s, a, ply, place)
    moves, number = s.moves[ply], U0
    while number < s.end[ply]:
        if found[U1 + (number >> _U6)] >> (number & _BIT) & U1:
            moves[number] = raised(moves[number], s.bonus)
        number += U1


def new_advice() -> Advices:
    """Of no tactics."""
    advice = np.zeros(1, ADVICE)
    advice["values"][0, ANY] = ANY
    return advice
