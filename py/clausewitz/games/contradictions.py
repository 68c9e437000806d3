"""Examples that say yes and no to the same question."""

from collections.abc import Iterable, Sequence

from clausewitz.board import fen_of, parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.games.example import Example

_SQUARES = 4  # letters of a move before the one for the piece that a pawn becomes
_CLOCKS = 2  # fields of a FEN that tell how the position was reached, not what it is


def refuse_contradictions(examples: Iterable[Example]) -> None:
    """Refuse a move that is both positive and negative in one position, with one line.

    Moves are compared by their squares, since that is all a clause f(Position, From, To) knows of
    them; positions without their clocks.
    """
    first: dict[tuple[str, str], Example] = {}
    for example in examples:
        known = first.setdefault((_position(example), example.move[:_SQUARES]), example)
        if known.label != example.label:
            raise ClausewitzError(_complaint(known, example))


def without_contradictions(examples: Sequence[Example]) -> list[Example]:
    """The examples less the negative sources with a move that is positive elsewhere.

    Two puzzles may come to the same position, and one of them go on to what the theme asks for.
    """
    positive = {(_position(e), e.move[:_SQUARES]) for e in examples if e.label}
    gone = {
        _source(e)
        for e in examples
        if not e.label and (_position(e), e.move[:_SQUARES]) in positive
    }
    return [e for e in examples if e.label or _source(e) not in gone]


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
