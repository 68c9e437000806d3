"""Stipulations of chess problems: who moves, who chooses, what is wanted, in how many moves.

| written | play |
| --- | --- |
| `#n` | the side to move mates in n moves, whatever the other side does |
| `s#n` | it forces the other side to mate it |
| `r#n` | the same, but each side must mate at once if it can |
| `semi-r#n` | the same, but only the other side must |
| `h#n`, `h#n.5` | both help to mate Black, who begins; at n.5 White begins |
| `hs#n`, `hs#n.5` | both help until White's last move forces Black to mate; at n.5 Black begins |
| `ser-#n` | White makes n moves in a row, the last of which mates |
| `ser-h#n` | Black makes n moves in a row, then White mates |
| `ser-s#n` | White makes n moves in a row, then Black has to mate |

`=` in place of `#` means stalemate. In a series no move but the last may give check.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

import chess

from clausewitz.kernel import problems as kernel
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

MOST_MOVES = 30
"""Longer problems are not looked at: they would never be decided."""

_WRITTEN = re.compile(r"(ser-h|ser-s|ser-|semi-r|hs|h|s|r|)([#=])(\d{1,3})(\.5)?", re.ASCII)


class Play(StrEnum):
    """Kinds of play, as they are written before the goal."""

    DIRECT = ""
    SELF = "s"
    REFLEX = "r"
    SEMI_REFLEX = "semi-r"
    HELP = "h"
    HELP_SELF = "hs"
    SERIES = "ser-"
    SERIES_HELP = "ser-h"
    SERIES_SELF = "ser-s"


# What a ply of each side is like, the last first: that of the side that reaches the goal, that of
# the other, and so on. In a series the second repeats.
_DIRECT = kernel.SEEKS | kernel.CHECKS_FIRST | kernel.REMEMBERED, kernel.ANY
_SELF = kernel.ANY | kernel.ENDS, kernel.CHECKS_FIRST | kernel.REMEMBERED
_REFLEX = kernel.ANY | kernel.SEEKS, kernel.SHUNS | kernel.REMEMBERED
_SEMI_REFLEX = kernel.ANY | kernel.SEEKS, kernel.REMEMBERED
_CYCLES = {
    Play.DIRECT: _DIRECT,
    Play.SELF: _SELF,
    Play.REFLEX: _REFLEX,
    Play.SEMI_REFLEX: _SEMI_REFLEX,
}
# Of other plays: the last ply, the last but one, and all before.
_ALL_HELP = kernel.REMEMBERED
_IN_SERIES = kernel.AGAIN | kernel.REMEMBERED
_SOUGHT = kernel.SEEKS | kernel.REMEMBERED
_FORCED = kernel.ANY | kernel.ENDS
_TAILS = {
    Play.HELP: (_SOUGHT, _ALL_HELP, _ALL_HELP),
    Play.HELP_SELF: (_FORCED, _ALL_HELP, _ALL_HELP),
    Play.SERIES: (_SOUGHT, _IN_SERIES, _IN_SERIES),
    Play.SERIES_HELP: (_SOUGHT, _ALL_HELP, _IN_SERIES),
    Play.SERIES_SELF: (_FORCED, _ALL_HELP, _IN_SERIES),
}
_SERIES = (Play.SERIES, Play.SERIES_HELP, Play.SERIES_SELF)
_BY_WHITE = (Play.HELP, Play.SERIES_HELP)  # White reaches the goal, and Black begins


@dataclass(frozen=True, slots=True)
class Stipulation:
    """What a problem requires."""

    play: Play
    goal: str
    """`#` mate or `=` stalemate."""
    moves: int
    half: bool = False
    """Half a move more."""

    def __str__(self) -> str:
        return f"{self.play}{self.goal}{self.moves}{'.5' if self.half else ''}"

    @property
    def plies(self) -> int:
        """How many half moves the play takes."""
        if self.play in _CYCLES:
            return 2 * self.moves - (self.play == Play.DIRECT)
        if self.is_series:
            return self.moves + (self.play != Play.SERIES)
        return 2 * self.moves + self.half

    @property
    def plan(self) -> list[int]:
        """A word of the kernel for each ply."""
        if cycle := _CYCLES.get(self.play):
            backwards = [cycle[number % 2] for number in range(self.plies)]
        else:
            last, before, others = _TAILS[self.play]
            backwards = [last, before, *[others] * self.plies][: self.plies]
        return backwards[::-1]

    @property
    def prefix(self) -> int:
        """How many plies are chosen before the first that has to be met whatever it is."""
        plan = self.plan
        return next((ply for ply, rule in enumerate(plan) if rule & kernel.ANY), len(plan))

    @property
    def is_help(self) -> bool:
        """Whether solutions are lines, not trees after a key."""
        return self.play not in _CYCLES

    @property
    def is_series(self) -> bool:
        """Whether one side makes all moves but perhaps the last."""
        return self.play in _SERIES

    def side(self, ply: int, turn: chess.Color) -> chess.Color:
        """Who makes a ply, if this side makes the first."""
        if self.is_series:
            return turn if ply < self.moves else not turn
        return turn if ply % 2 == 0 else not turn

    def first_side(self, turn: chess.Color) -> chess.Color:
        """Who begins, where the position says that this side is to move.

        Who helps is fixed by convention: the position of a helpmate is often written without it.
        """
        if self.play == Play.HELP:
            return self.half
        if self.play == Play.HELP_SELF:
            return not self.half
        return chess.BLACK if self.play == Play.SERIES_HELP else turn

    def search(self, end: float) -> kernel.PlannedPlay:
        """What decides positions of this play until a monotonic time."""
        goal = kernel.MATE if self.goal == "#" else kernel.STALEMATE
        return kernel.PlannedPlay(self.plan, goal, list(Play).index(self.play), end)


def read_stipulation(text: str) -> Stipulation:
    """The stipulation that is written so; whatever is none is an error."""
    found = _WRITTEN.fullmatch("".join(text.split()).replace("ser#", "ser-#"))
    if found is None:
        raise ClausewitzError(
            f'"{shortened(text)}" is no stipulation: #2, s#2, r#2, h#2, h#2.5, hs#2, ser-#5, '
            "ser-h#5, ser-s#5; = in place of # for stalemate"
        )
    play, goal, moves, half = Play(found[1]), found[2], int(found[3]), bool(found[4])
    least = 0 if half else 1
    if not least <= moves <= MOST_MOVES:
        raise ClausewitzError(f"{shortened(text)}: {least} to {MOST_MOVES} moves are looked at")
    if half and play not in (Play.HELP, Play.HELP_SELF):
        raise ClausewitzError(f"{shortened(text)}: half a move is for h and hs alone")
    return Stipulation(play, goal, moves, half)
