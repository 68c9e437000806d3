"""Negative examples: other legal moves beside those played, and contradictions with positive ones.

A clause f(Position, From, To) does not tell promotions of one pawn on one square apart, so moves
are compared by their squares.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from clausewitz.games.example import Example
from clausewitz.games.example_table import read_examples
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError

_SQUARES = 4  # letters of a move before the one for the piece that a pawn becomes
_CLOCKS = 2  # fields of a FEN that say how the position was reached, not what it is


def with_other_moves(examples: Iterable[Example], most: int, seed: int) -> Iterator[Example]:
    """The examples, and after each positive one up to so many other legal moves, at random."""
    for example in examples:
        yield example
        if example.label:
            yield from _others(example, most, Random(f"{seed} {example.fen} {example.move}"))


def _others(example: Example, most: int, chooser: Random) -> list[Example]:
    legal = {move.uci()[:_SQUARES]: move.uci() for move in example.board().legal_moves}
    legal.pop(example.move[:_SQUARES], None)
    moves = sorted(legal.values())
    drawn = chooser.sample(moves, min(most, len(moves)))
    return [
        replace(example, move=move, label=False, source=f"{example.source} {move}")
        for move in drawn
    ]


def refuse_contradictions(examples: Iterable[Example]) -> None:
    """Refuse a move that is both positive and negative in one position, whatever its clocks."""
    first: dict[tuple[str, str], Example] = {}
    for example in _suspects(list(examples)):
        known = first.setdefault((_position(example), _squares(example)), example)
        if known.label != example.label:
            raise ClausewitzError(_complaint(known, example))


def _suspects(examples: Sequence[Example]) -> list[Example]:
    """Those with both labels for a move on one board: few, and only they have to be read."""
    labels: dict[tuple[str, str], set[bool]] = {}
    for example in examples:
        labels.setdefault(_on_board(example), set()).add(example.label)
    return [example for example in examples if len(labels[_on_board(example)]) > 1]


def _on_board(example: Example) -> tuple[str, str]:
    return example.fen.split(maxsplit=1)[0], _squares(example)


def training_examples(path: Path) -> list[Example]:
    """The positive examples of a file, those of its training part where it is split."""
    examples = [e for e in read_examples(path) if e.split in ("", "train")]
    refuse_contradictions(examples)
    positive = [example for example in examples if example.label]
    if not positive:
        raise ClausewitzError(f"{path}: there is no positive example to learn from")
    return positive


def without_contradictions(examples: Sequence[Example]) -> list[Example]:
    """The examples less the negative sources with a move that is positive elsewhere.

    Two puzzles may come to the same position, and one of them go on to what the theme requires.
    """
    positive = {(_position(e), _squares(e)) for e in examples if e.label}
    gone = {_source(e) for e in examples if not e.label and (_position(e), _squares(e)) in positive}
    return [e for e in examples if e.label or _source(e) not in gone]


def _squares(example: Example) -> str:
    """The move, whatever it promotes to; a line is distinguished from others by all its moves."""
    return example.move if example.is_line else example.move[:_SQUARES]


def _source(example: Example) -> str:
    return example.source or f"{example.fen} {example.move}"


def _position(example: Example) -> str:
    return fen_of(parse_fen(example.fen)).rsplit(" ", _CLOCKS)[0]


def _complaint(one: Example, other: Example) -> str:
    positive, negative = (one, other) if one.label else (other, one)
    if positive.move == negative.move:
        return f"{one.move} is both a positive and a negative example in {one.fen}"
    return (
        f"{positive.move} is a positive and {negative.move} a negative example in {one.fen}, "
        "but a clause does not tell promotions apart"
    )
