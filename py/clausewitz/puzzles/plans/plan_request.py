"""What is requested: which way of planning, how many boards, which pieces."""

from dataclasses import dataclass
from enum import StrEnum

import chess

from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_squares import LARGEST, SMALLEST, check_size
from clausewitz.support.errors import ClausewitzError

MOST_STEPS = 12
MOST_PIECES = 16
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


def checked(request: PlanRequest) -> PlanRequest:
    """The request, or one line that says why it cannot be met."""
    if not SMALLEST <= request.size <= LARGEST:
        reason = f"plans are for boards of {SMALLEST} to {LARGEST} rows, not {request.size}"
        raise ClausewitzError(reason)
    if not 2 <= request.steps <= MOST_STEPS:
        reason = (
            f"a plan has 2 to {MOST_STEPS} boards from the first to the mate, not {request.steps}"
        )
        raise ClausewitzError(reason)
    if request.board is not None:
        _check_given(request.board, request.size)
    else:
        _check_pieces(request)
    return request


def _check_pieces(request: PlanRequest) -> None:
    for side, pieces in (("white", request.white), ("black", request.black)):
        if not 1 <= pieces <= MOST_PIECES:
            reason = f"{side} has 1 to {MOST_PIECES} pieces, the king among them, not {pieces}"
            raise ClausewitzError(reason)
    if request.white + request.black > request.size**2:
        pieces = request.white + request.black
        raise ClausewitzError(
            f"{pieces} pieces do not fit on a board of {request.size} by {request.size}"
        )
    if request.way is Way.DYNAMIC and request.steps % 2:
        reason = f"White begins and Black is mated on an even board, not on board {request.steps}"
        raise ClausewitzError(reason)


def _check_given(board: chess.Board, size: int) -> None:
    check_size(board, size)
    last = chess.BB_RANKS[size - 1]
    if size < LARGEST and board.pawns & last:
        raise ClausewitzError(f"a pawn stands on the last row of {size}: {fen_of(board)}")
