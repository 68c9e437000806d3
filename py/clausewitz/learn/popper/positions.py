"""Which positions a folder describes: those of the examples, and those that a move leads to."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import chess

from clausewitz.learn.space.bias import Bias, Place, Word
from clausewitz.position.board import fen_of

MAKE_MOVE = "make_move"
_WITH_PROMOTION = 5
"""Arguments of the make_move that names the piece a pawn becomes; the other means a queen."""

Fens = dict[str, str]
"""Positions by the name that they have in facts."""


class Where(StrEnum):
    """Positions that a word may speak of; each is the name of a predicate that lists them."""

    BEFORE = "a_position_before"
    AFTER = "a_position_after"
    EVERYWHERE = "a_position"


@dataclass(frozen=True, slots=True)
class Made:
    """A move that is made: the names of the positions before and after it."""

    before: str
    move: chess.Move
    after: str


@dataclass(frozen=True, slots=True)
class Positions:
    """The positions to describe; those after a second move are left out."""

    before: Fens
    after: Fens = field(default_factory=dict)
    made: list[Made] = field(default_factory=list)

    def at(self, where: Where) -> Fens:
        if where is Where.BEFORE:
            return self.before
        return self.after if where is Where.AFTER else self.before | self.after


def spoken_of(word: Word, bias: Bias) -> Where:
    """Where the bias lets a word speak, which has one position among its arguments.

    Variable 0 is the position of the head; any other of this type comes from a move.
    """
    if word.label not in bias.fixed:
        return Where.EVERYWHERE
    place = bias.fixed[word.label][word.types.index("position")]
    if place == 0:
        return Where.BEFORE
    return Where.AFTER if isinstance(place, int) else Where.EVERYWHERE


def positions_of(bias: Bias, fens: Fens, moves: Iterable[tuple[str, str]]) -> Positions:
    """The positions that a bias can reach from these, which have names.

    Where it makes no move but that of the head, `moves` are all that are made: the name of a
    position and the squares of the move. Else every legal move is.
    """
    maker = next((word for word in bias.body if word.name == MAKE_MOVE), None)
    found = Positions(fens)
    if maker is None:
        return found
    wanted = dict.fromkeys(moves) if makes_own_move_only(bias, maker) else None
    for name, move in _moves(fens, wanted):
        if move.promotion in (None, chess.QUEEN) or maker.arity == _WITH_PROMOTION:
            made = Made(name, move, f"{name}_{_word(move)}")
            board = chess.Board(fens[name])
            board.push(move)
            found.after[made.after] = fen_of(board)
            found.made.append(made)
    return found


def makes_own_move_only(bias: Bias, maker: Word) -> bool:
    """Whether the bias fixes the squares and the position of a move to those of the head."""
    fixed = bias.fixed.get(maker.label, ())
    places: tuple[Place, ...] = fixed if maker.arity < _WITH_PROMOTION else (*fixed[:2], *fixed[3:])
    return places[:3] == (1, 2, 0)


def _moves(
    fens: Fens, wanted: Mapping[tuple[str, str], None] | None
) -> Iterator[tuple[str, chess.Move]]:
    """Legal moves; of those wanted by their squares, every promotion."""
    for name, fen in fens.items():
        for move in chess.Board(fen).legal_moves:
            if wanted is None or (name, move.uci()[:4]) in wanted:
                yield name, move


def _word(move: chess.Move) -> str:
    """The move as part of a name; the piece that a pawn becomes is named unless it is a queen."""
    return move.uci().removesuffix("q")


def move_facts(word: Word, made: Iterable[Made]) -> Iterator[str]:
    """The moves that are made as facts of make_move/4, or make_move/5."""
    for one in made:
        squares = [chess.square_name(s) for s in (one.move.from_square, one.move.to_square)]
        if word.arity == _WITH_PROMOTION:
            promotion = one.move.promotion
            squares.append(chess.piece_name(promotion) if promotion else "none")
        yield f"{MAKE_MOVE}({', '.join([*squares, one.before, one.after])})."
