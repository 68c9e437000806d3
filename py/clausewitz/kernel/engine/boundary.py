"""python-chess and numpy on one side, the search on the other."""

import math
from collections.abc import Sequence

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.engine import advising, entries, filtering
from clausewitz.kernel.engine.state import I64, MAX_KEPT, STATE, States, Table
from clausewitz.kernel.joining import OPERATION_WORDS, STEP_WORDS
from clausewitz.kernel.patterns import layout

_LONGEST = 64


def search_state(weights: NDArray[np.int64], switches: int) -> States:
    """A state to search with, all but the position."""
    state = np.zeros(1, STATE)
    state["weights"] = weights
    state["switches"] = switches
    state["reductions"] = _reductions()
    return state


def take_advice(
    state: States, tactics: Sequence[Sequence[int]], least_depth: int, bonus: int
) -> advising.Advices:
    """Let tactics, as programs of kernel/joining.py, raise the moves that they propose by a bonus.

    What is answered has to live as long as the state. There may be too many: a ValueError.
    """
    starts, firsts, at = list[int](), [0], 0
    for program in tactics:
        place = 1
        for _ in range(program[0]):
            starts.append(at + place)
            place += STEP_WORDS + OPERATION_WORDS * program[place + 3]
        firsts.append(len(starts))
        at += len(program)
    fits = len(tactics) <= advising.MAX_TACTICS and len(starts) <= advising.MAX_STEPS
    if not fits or at > advising.MAX_WORDS:
        raise ValueError(f"{len(tactics)} clauses of {len(starts)} steps are too many tactics")
    advice = advising.new_advice()
    words = [word for program in tactics for word in program]
    for name, numbers in (("programs", words), ("starts", starts), ("firsts", firsts)):
        advice[name][0, : len(numbers)] = np.array(numbers, np.uint64)
    advice["count"] = len(tactics)
    state["advice"] = advice.ctypes.data
    state["advised_from"], state["bonus"] = least_depth, bonus
    state["adviser"] = advising.advise() if tactics else 0
    return advice


def filter_moves(
    state: States,
    pack: NDArray[np.uint64],
    weights: NDArray[np.int64],
    most: int,
    least_depth: int,
    less: int,
) -> filtering.Filters | None:
    """Let patterns choose so many answers to every first move, at this depth and beyond; none, with
    `most` 0, and all are looked at. The others are left out, or looked at so many plies less: then
    first moves are chosen, too.

    What is answered has to live as long as the state. There may be too much: a ValueError.
    """
    state["filter"] = state["filter_room"] = state["keeps"] = 0
    if most == 0:
        return None
    room = len(layout.room_for(pack))
    if len(pack) > filtering.MAX_PACK or room > filtering.MAX_ROOM:
        raise ValueError(f"{len(weights)} patterns are too many to choose moves in a search")
    if len(weights) > filtering.MAX_PATTERNS or most > MAX_KEPT:
        raise ValueError(f"{len(weights)} patterns or {most} moves are too many for a search")
    found = np.zeros(1, filtering.FILTER)
    found["pack"][0, : len(pack)] = pack
    found["weights"][0, : len(weights)] = weights
    found["most"] = most
    state["filter_room"], state["filtered_from"] = found.ctypes.data, least_depth
    state["filtered_less"] = less
    state["filter"] = filtering.keep_best()
    return found


def look(state: States, table: Table, depth: int, alpha: int, beta: int) -> int:
    """The score of the position in the state's first row, within the window."""
    return int(entries.look(state, table, I64(depth), I64(alpha), I64(beta)))


def move_word(board: chess.Board, move: chess.Move) -> int:
    """A move of the board as the kernel writes it."""
    piece = board.piece_type_at(move.from_square) or 0
    return move.from_square | move.to_square << 6 | (move.promotion or 0) << 12 | piece << 15


def _reductions() -> NDArray[np.int64]:
    """How many plies less the n-th move is looked at, by depth and n."""
    table = np.zeros((_LONGEST, _LONGEST), np.int64)
    for depth in range(1, _LONGEST):
        for number in range(1, _LONGEST):
            table[depth, number] = int(0.6 + math.log(depth) * math.log(number) / 2.2)
    return table
