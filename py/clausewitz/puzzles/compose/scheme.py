"""Schemes of themes, guessed by asp/scheme.lp: a key and the replies that show the theme."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import chess

from clausewitz import asp
from clausewitz.position.facts import atom_parts, move_from_asp, put_chessman
from clausewitz.puzzles.compose.guess import constants, denied_squares

# How schemes were found soonest in trials: crossing lines with the king and the crossing drawn
# before, and a search that is soon given up; others with some squares empty.
_ANY_WAY = ["--rand-freq=0.01", "--sign-def=rnd"]
_CROSSING_WAY = ["--configuration=crafty", "--solve-limit=1500"]
_OTHER_WAY = ["--configuration=handy", "--solve-limit=3000"]
_FEW, _MANY = 5, 6  # pieces that a side of a scheme may have, without and with crossing lines
_CROSSING = {"grimshaw", "novotny"}  # in the first two replies
_FLIGHT = {"flight_giving_key"}  # in the last
_SET_PLAY = {"changed_mates"}


class Line(NamedTuple):
    """A reply of Black and the mate that has to meet it, and no other."""

    is_set: bool
    """It is of set play, where Black moves in the diagram."""
    reply: chess.Move
    mate: chess.Move


@dataclass(slots=True)
class Scheme:
    """A diagram with a key and the lines of a theme; all else may be unsound."""

    board: chess.Board
    key: chess.Move = field(default_factory=chess.Move.null)
    lines: tuple[Line, ...] = ()
    faults: dict[str, int] = field(default_factory=dict)
    """What each fault of a board weighs."""
    least_replies: int = 0
    """Fewer are a fault."""
    is_key_square_fixed: bool = False
    threats_allowed: bool = False
    """The key may threaten the mates of the lines."""
    new_replies: tuple[chess.Move, ...] = ()
    """Black cannot play so before the key."""


class Schemer:
    """Schemes that show all of some themes."""

    def __init__(self, themes: Sequence[str], seed: int) -> None:
        crossing, flight = (bool(kind.intersection(themes)) for kind in (_CROSSING, _FLIGHT))
        replies = max(1, 2 * crossing + flight)
        set_play = len(_SET_PLAY.intersection(themes))
        pieces = _MANY if crossing else _FEW
        values = {"w": pieces, "b": pieces, "r": replies, "s": set_play}
        text = "".join(f"wanted({theme}).\n" for theme in themes)
        self._is_crossing = crossing
        options = [*constants(values), *_ANY_WAY]
        options += _CROSSING_WAY if crossing else _OTHER_WAY
        self._guesser = asp.Guesser("scheme.lp", text, [*options, f"--seed={seed % 2**31}"])

    def guess(self, random: Random) -> Scheme | None:
        """A scheme, never one with all moves of another; None if none is found soon."""
        if self._is_crossing:  # not at the edge, where no diagonal goes on
            assumed = [
                f"chessman(king,black,{random.randint(1, 8)},{random.randint(1, 8)},0)",
                f"arrives(({random.randint(2, 7)},{random.randint(2, 7)}),slot(1))",
            ]
            atoms = self._guesser.guess(assumed)
        else:
            atoms = self._guesser.guess((), [*denied_squares(random, 8)])
        if atoms is None:
            return None
        self._guesser.forbid(atom for atom in atoms if atom.startswith("move("))
        return _read(atoms)


def _read(atoms: Sequence[str]) -> Scheme:
    board = chess.Board(None)
    board.turn = chess.WHITE
    scheme = Scheme(board)
    moves = {}
    for name, arguments in map(atom_parts, atoms):
        match name:
            case "chessman":
                put_chessman(board, *arguments[:-1])
            case "move":
                moves[arguments[-1]] = move_from_asp(*arguments[:-1])
            case "fault":
                scheme.faults[arguments[0]] = int(arguments[1])
            case "least_replies":
                scheme.least_replies = int(arguments[0])
            case "key_square":
                scheme.is_key_square_fixed = True
            case "threats_allowed":
                scheme.threats_allowed = True
            case "new_reply":
                scheme.new_replies += (move_from_asp(*[*arguments, "none"]),)
    scheme.key = moves["0"]
    slots = sorted(time[5:-1] for time in moves if time.startswith("slot("))
    scheme.lines = tuple(
        Line(slot.startswith("set"), moves[f"slot({slot})"], moves[f"reply({slot})"])
        for slot in slots
    )
    return scheme
