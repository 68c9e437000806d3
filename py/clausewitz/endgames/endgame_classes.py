"""Classes of endgames by their pieces, as KQRKQR, and random positions in which they start."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel import endgames
from clausewitz.kernel.board.row import SLOTS, Row
from clausewitz.support.errors import ClausewitzError

PAPER = ("KRKR", "KRRKRR", "KQKQ", "KQRKQR")
"""The classes that Hauptman and Sipper name."""
MULTIPLE = "multiple"
"""All of them by turns: the paper's third experiment."""

_MOST_PIECES, _MOST_PAWNS = 16, 8


@dataclass(frozen=True)
class Endgame:
    """Who stands on the board."""

    name: str
    pieces: tuple[chess.Piece, ...]


def parse_class(name: str) -> Endgame:
    """The class that is so named: White's pieces, then Black's, each beginning with the king."""
    text = name.upper()
    second = text.find("K", 1)
    if not text.startswith("K") or second < 0 or set(text) - set("KQRBNP"):
        raise ClausewitzError(f'"{name}" is not a class of endgames as KRKR or KQRKQR')
    sides = text[:second], text[second:]
    for side in sides:
        if side.count("K") != 1 or len(side) > _MOST_PIECES or side.count("P") > _MOST_PAWNS:
            raise ClausewitzError(f'"{name}": no side can have the pieces {side}')
    if len(text) == 2:
        raise ClausewitzError(f'"{name}": two kings have nothing to play for')
    white, black = sides
    return Endgame(text, tuple(map(chess.Piece.from_symbol, white + black.lower())))


def parse_classes(text: str) -> tuple[Endgame, ...]:
    """One class, several between commas, or `multiple` for the paper's four."""
    names = PAPER if text.lower() == MULTIPLE else text.split(",")
    return tuple(parse_class(name.strip()) for name in names)


def start_rows(classes: Sequence[Endgame], count: int, seed: int) -> Row:
    """Positions in which nobody is attacked and White is to move, of the classes by turns."""
    rows = np.zeros((count, SLOTS), np.uint64)
    for number in range(count):
        endgame = classes[number % len(classes)]
        row = endgames.random_start(endgame.pieces, _mixed(seed + number))
        if row is None:
            raise ClausewitzError(f"no position of {endgame.name} in which nobody is attacked")
        rows[number] = row
    return rows


def _mixed(seed: int) -> int:
    """A seed without kinship to its neighbours: the kernel takes random numbers from a row of
    states, and starts whose states are few steps apart would come to the same position."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest())


def start_boards(classes: Sequence[Endgame], count: int, seed: int) -> list[chess.Board]:
    """The same, for players that are not of the kernel."""
    return list(map(kernel.to_board, start_rows(classes, count, seed)))
