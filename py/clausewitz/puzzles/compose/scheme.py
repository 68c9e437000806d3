"""Schemes of themes, guessed by asp/scheme.lp: a key and the replies that show the theme."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import chess

from clausewitz import asp
from clausewitz.position.facts import atom_parts, move_from_asp, put_chessman

_OPTIONS = ["--rand-freq=1", "--sign-def=rnd", "--solve-limit=3000"]
_CROSSING = {"grimshaw", "novotny"}
_LEFT_TO_CHANCE = {"changed_mates"}  # where lines cross: more are met so than schemes have both
_OF_ONE_KIND = 16  # schemes with the same king and crossing: to ground these takes longer


class Line(NamedTuple):
    """A reply of Black and the mate that has to meet it, and no other."""

    is_set: bool
    """It is of set play, where Black moves in the diagram."""
    reply: chess.Move
    mate: chess.Move


@dataclass(slots=True)
class Scheme:
    """A diagram with a key and the lines of a theme, in which no check need be mate."""

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


def schemes(themes: Sequence[str], random: Random) -> Iterator[Scheme]:
    """Some schemes that show all of these themes, perhaps none: the black king and the crossing are
    the same in each, and no two have the same moves."""
    is_crossing = bool(_CROSSING.intersection(themes))
    planned = [theme for theme in themes if not (is_crossing and theme in _LEFT_TO_CHANCE)]
    text = "".join(f"wanted({theme}).\n" for theme in planned)
    text += f"king(black, {_square(random, 1)}).\n"
    if is_crossing:  # not at the edge, where no diagonal goes on
        text += f"crossing({_square(random, 2)}).\n"
    guesser = asp.Guesser("scheme.lp", text, [*_OPTIONS, f"--seed={random.randrange(2**31)}"])
    for _ in range(_OF_ONE_KIND):
        atoms = guesser.guess()
        if atoms is None:
            return
        guesser.forbid(atom for atom in atoms if atom.startswith("move("))
        yield _read(atoms)


def _square(random: Random, first: int) -> str:
    row, column = (random.randint(first, 9 - first) for _ in range(2))
    return f"({row},{column})"


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
