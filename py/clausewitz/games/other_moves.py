"""Other legal moves, as negative examples beside the move that was played."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

from clausewitz.games.example import Example

_SQUARES = 4  # promotions of one pawn on one square are one move: a clause does not tell them apart


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
