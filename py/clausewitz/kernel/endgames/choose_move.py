"""A player's move: each legal one is tried, and the board after it weighed by a tree."""

import numpy as np
from numpy.typing import NDArray

from clausewitz.kernel.board.bits import U0, U1, Words
from clausewitz.kernel.board.row import TURN
from clausewitz.kernel.endgames.board_counts import worth
from clausewitz.kernel.endgames.hunter import hunt
from clausewitz.kernel.endgames.language import (
    ADVANTAGE,
    DISADVANTAGE,
    EVEN,
    FIRST_CONSTANT,
    FIRST_FUNCTION,
)
from clausewitz.kernel.endgames.steps import list_moves, make_move, tie_break
from clausewitz.kernel.endgames.terminal_values import EVERYTHING, survey
from clausewitz.kernel.endgames.workspace import (
    AFTER,
    BEFORE,
    CHOICE,
    CONSTANT_VALUES,
    I64,
    Player,
    Workspace,
)
from clausewitz.kernel.jit.compile import jit, pasted, recursive

# The functions, in the order of the language.
_IF3, _OR2, _OR3, _AND2, _AND3, _SMALLER = range(FIRST_FUNCTION, FIRST_FUNCTION + 6)

SURVEY, WEIGH, CHOOSE, PLAY = (I64(number) for number in range(4))
"""What is done: write all terminals of the board after; its score by a tree whose status is given;
the move for the board before; whole games."""


@recursive
def run(s: Workspace, nodes: NDArray[np.uint8], length: I64) -> np.float64:
    """The value of a program, given the values of the terminals."""
    top, number, stack = 0, 0, s.stack
    while number < length:
        node = int(nodes[number])
        number += 1
        if node < FIRST_CONSTANT:
            stack[top] = s.values[node]
            top += 1
        elif node < FIRST_FUNCTION:
            stack[top] = CONSTANT_VALUES[node - FIRST_CONSTANT]
            top += 1
        elif node == _IF3:
            top -= 2
            stack[top - 1] = stack[top] if stack[top - 1] != 0.0 else stack[top + 1]
        elif node == _OR2:
            top -= 1
            stack[top - 1] = stack[top - 1] != 0.0 or stack[top] != 0.0
        elif node == _OR3:
            top -= 2
            stack[top - 1] = stack[top - 1] != 0.0 or stack[top] != 0.0 or stack[top + 1] != 0.0
        elif node == _AND2:
            top -= 1
            stack[top - 1] = stack[top - 1] != 0.0 and stack[top] != 0.0
        elif node == _AND3:
            top -= 2
            stack[top - 1] = stack[top - 1] != 0.0 and stack[top] != 0.0 and stack[top + 1] != 0.0
        elif node == _SMALLER:
            top -= 1
            stack[top - 1] = stack[top - 1] < stack[top]
        else:
            stack[top - 1] = stack[top - 1] == 0.0
    return np.float64(stack[0])


@jit
def status_of(row: Words) -> I64:
    """How the material of the side to move stands."""
    mine, opp = worth(row, row[TURN]), worth(row, row[TURN] ^ U1)
    if mine > opp:
        return I64(ADVANTAGE)
    return I64(EVEN) if mine == opp else I64(DISADVANTAGE)


@pasted
def choose(s: Workspace, player: Player, deed: I64, status: I64) -> I64:
    """The number of the player's move among the legal ones, which are listed; -1 without any.

    What else is done with a board is done here, too, so that the code for it is there once: to
    write all terminals of the board after, or only its score by a tree.
    """
    moving = deed >= CHOOSE
    if moving and player.hunts:
        return hunt(s)
    count, wanted = I64(1), EVERYTHING
    if moving:
        count, status = I64(list_moves(s, BEFORE, CHOICE)), status_of(s.rows[BEFORE])
    if deed != SURVEY:
        wanted = player.wanted[status]
    best, number, best_tie_break = I64(-1), I64(0), U0
    while number < count:
        if moving:
            make_move(s, BEFORE, s.moves[CHOICE][number], AFTER)
        survey(s, wanted)
        if deed == SURVEY:
            break
        score = run(s, player.nodes[status], player.lengths[status])
        drawn = tie_break(s.rows[AFTER])
        if best < 0 or score > s.score or (score == s.score and drawn > best_tie_break):
            best, best_tie_break = number, drawn
            s.score = score
        number += I64(1)
    return best
