"""What is wished for: which way of planning, how many boards, which pieces."""

from dataclasses import dataclass
from enum import StrEnum

import chess

from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_squares import LARGEST, SMALLEST, check_size
from clausewitz.support.errors import ClausewitzError

MOST_STEPS = 12
MOST_MEN = 16
MOST_MODELS = 10_000


class Way(StrEnum):
    """Who moves, and what for; each is a program asp/WAY.lp."""

    STATIC = "static"
    DYNAMIC = "dynamic"
    HELP = "help"


class Checks(StrEnum):
    """Which checks there may be before the mate in a static or dynamic plan that is guessed."""

    # In the order of the constant `checks` of the programs.

    NONE = "none"
    UNPLAYED = "unplayed"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """What every plan has to be."""

    way: Way
    board: chess.Board | None = None
    """The position, or none: then boards are guessed."""
    size: int = 8
    steps: int = 4
    """Boards, the first and the mate among them; the constant k of the programs."""
    white: int = 3
    black: int = 2
    """So many pieces at most, kings included, where boards are guessed."""
    pawns: bool = True
    checks: Checks = Checks.NONE

    def constants(self) -> list[str]:
        """The options that tell clingo so."""
        numbers = {"n": self.size, "k": self.steps, "w": self.white, "b": self.black}
        numbers["pawns"] = int(self.pawns)
        if self.way is not Way.HELP:
            numbers["checks"] = list(Checks).index(self.checks)
        return [f"--const={name}={number}" for name, number in numbers.items()]

    def attacker(self) -> chess.Color:
        """The side that is to mate."""
        if self.board is None or self.way is Way.HELP:
            return chess.WHITE
        return self.board.turn

    def turn(self, time: int) -> chess.Color:
        """The side that moves on this board, the first being 1."""
        if self.way is Way.STATIC:
            return self.attacker()
        first = self._first()
        return first if time % 2 else not first

    def _first(self) -> chess.Color:
        if self.board is not None:
            return self.board.turn
        return self.way is not Way.HELP or self.steps % 2 == 0


def checked(wish: PlanRequest) -> PlanRequest:
    """The wish, or one line that says why it cannot come true."""
    if not SMALLEST <= wish.size <= LARGEST:
        reason = f"plans are for boards of {SMALLEST} to {LARGEST} rows, not {wish.size}"
        raise ClausewitzError(reason)
    if not 2 <= wish.steps <= MOST_STEPS:
        reason = f"a plan has 2 to {MOST_STEPS} boards from the first to the mate, not {wish.steps}"
        raise ClausewitzError(reason)
    if wish.board is not None:
        _check_given(wish.board, wish.size)
    else:
        _check_men(wish)
    return wish


def _check_men(wish: PlanRequest) -> None:
    for side, men in (("white", wish.white), ("black", wish.black)):
        if not 1 <= men <= MOST_MEN:
            reason = f"{side} has 1 to {MOST_MEN} pieces, the king among them, not {men}"
            raise ClausewitzError(reason)
    if wish.white + wish.black > wish.size**2:
        men = wish.white + wish.black
        raise ClausewitzError(f"{men} pieces do not fit on a board of {wish.size} by {wish.size}")
    if wish.way is Way.DYNAMIC and wish.steps % 2:
        reason = f"White begins and Black is mated on an even board, not on board {wish.steps}"
        raise ClausewitzError(reason)


def _check_given(board: chess.Board, size: int) -> None:
    check_size(board, size)
    last = chess.BB_RANKS[size - 1]
    if size < LARGEST and board.pawns & last:
        raise ClausewitzError(f"a pawn stands on the last row of {size}: {fen_of(board)}")
