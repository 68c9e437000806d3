"""Literals about lines of moves as goals: which row of its line each position of a clause is."""

from typing import NamedTuple

from clausewitz import kernel
from clausewitz.matching.join_plan import FITS, OTHERS_FIT, Goal, variable_bit

MOST_PLIES = (256 - kernel.LINE) // kernel.LINE_ROWS
"""Half moves whose positions a clause may speak of: a position is written in a byte."""


class Frame(NamedTuple):
    """A literal that names a half move, its squares and its positions.

    `row` is how many rows after that of the half move Ply the position after the move stands:
    1 is the position after Ply itself, 0 that before it.
    """

    plies: str
    row: int
    before: int | None
    """Which argument is the position before the move, if it is given."""
    after: int | None


FRAMES = {
    "played": Frame("ply", 1, 3, 4),
    "solver_move": Frame("solver_ply", 1, 3, 4),
    "reply": Frame("solver_ply", 2, None, 3),
    "next_move": Frame("solver_ply", 3, 3, 4),
    "move_before": Frame("solver_ply", 0, 3, None),
    "earlier_move": Frame("solver_ply", -1, 3, 4),
    "last_move": Frame("last_ply", 1, 3, 4),
    "first_move": Frame("solver_ply", 1, 3, 4),
}
"""By name. Their arguments are Ply, From, To, positions and the line; first_move has no Ply."""

OF_LINE = ("solver_ply", "last_ply", "solver_side")
"""Words of the line alone: their argument is looked for in its last row."""
OF_PLY = kernel.DEEDS
"""Words of a half move: Ply, an argument or none, and the line."""


def row_code(ply: int, offset: int) -> int:
    """The code, in a program, of the row at some distance from that of a half move."""
    return kernel.LINE + kernel.LINE_ROWS * ply + offset + kernel.LOOK_BACK


def row_of_code(code: int) -> tuple[int, int]:
    """The half move and the distance from it that row_code encoded."""
    ply, packed = divmod(code - kernel.LINE, kernel.LINE_ROWS)
    return ply, packed - kernel.LOOK_BACK


def frame_goals(frame: Frame, ply: int, squares: tuple[int, int]) -> list[tuple[Goal, int]]:
    """The goals of a frame, each with the code of its row."""
    number = variable_bit(ply)
    exists = Goal(kernel.RELATIONS[frame.plies], (ply,), 0, number)
    goals = [(exists, kernel.LAST_OF_LINE)]
    goals += [
        (exists._replace(ply=ply), row_code(ply, offset))
        for offset in (frame.row - 1, frame.row)
        if offset not in (0, 1)  # which every half move has
    ]
    for name, square in zip(("moved_from", "moved_to"), squares, strict=True):
        needs = number | variable_bit(square)
        goal = Goal(kernel.RELATIONS[name], (square,), 0, needs, ply=ply)
        goals.append((goal, row_code(ply, frame.row)))
    return goals


def ply_goal(name: str, ply: int, arguments: tuple[int, ...], negated: bool) -> tuple[Goal, int]:
    """The goal of a word of a half move, and the code of its row."""
    needs = variable_bit(ply) | sum(map(variable_bit, arguments))
    kind = OTHERS_FIT if negated else FITS
    # A word without an argument holds of any value: that of the half move will do.
    goal = Goal(kernel.RELATIONS[name], arguments or (ply,), 0, needs, kind, ply=ply)
    return goal, row_code(ply, 1)
