"""The nouns: an example, and what may become some."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

import chess

from clausewitz.games.move_lines import MoveLine

SPLITS = ("train", "validation", "test")

_LICHESS_GAME = re.compile(r"lichess\.org/(\w{8})")


@dataclass(frozen=True, slots=True)
class Example:
    """A move in a position; whoever makes one has checked that the move is legal there.

    Or a line of moves: then the first of them is the opponent's, or - if it is not known.
    """

    fen: str  # the position before the move
    move: str  # UCI; the moves of a line stand behind each other
    label: bool = True  # whether the move is a case of what is to be learned
    split: str = ""  # one of SPLITS, or nothing
    source: str = ""  # where it comes from: a game and the plies before the move, or a puzzle
    themes: tuple[str, ...] = ()
    rating: int | None = None  # of the player to move, or of the puzzle

    @property
    def is_line(self) -> bool:
        return " " in self.move

    def board(self) -> chess.Board:
        """The position before the move."""
        return chess.Board(self.fen)


def moves_of(examples: Iterable[Example]) -> list[tuple[chess.Board, chess.Move]]:
    """The moves of the examples, each with its position."""
    return [(example.board(), chess.Move.from_uci(example.move)) for example in examples]


class RatingRange(NamedTuple):
    low: int
    high: int

    def refusal(self, ratings: tuple[int | None, ...]) -> str | None:
        """Why these ratings are not wanted, if they are not."""
        if None in ratings:
            return "of unknown rating"
        inside = all(r is not None and self.low <= r <= self.high for r in ratings)
        return None if inside else "rated outside the range"


class PassedOverError(Exception):
    """This record gives no example; the message says why, in words that follow a number."""


class Record(NamedTuple):
    """A game or puzzle that may be drawn. Its moves are read only if it is."""

    name: str  # two records of one name are one record, met twice
    game: str  # records of one game stay in one split
    label: bool
    examples: Callable[[Random], list[Example]]
    """The examples in it, in a random order, or PassedOverError."""


def lichess_game(address: str) -> str | None:
    """The game that an address on Lichess leads to, from whichever side and ply."""
    found = _LICHESS_GAME.search(address)
    return f"lichess.org/{found[1]}" if found else None


def rating_of(text: str) -> int | None:
    """A rating; `?`, `-`, nothing and the like mean that it is unknown."""
    return int(text) if re.fullmatch(r"[0-9]{1,5}", text) else None


def example_line(example: Example) -> MoveLine:
    moves = tuple(example.move.split())
    known = moves[0] != "-"
    name = example.source or f"{example.fen} {example.move}"
    return MoveLine(name, example.fen, moves if known else moves[1:], known, example.themes)
