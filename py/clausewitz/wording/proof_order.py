"""Proofs in the order of what they speak of: best_first/3 of logic/english says the same."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import chess

from clausewitz.position.board import PIECE_VALUES

KING = 99
"""What a king is worth here, beside the values of other pieces."""
AnyProof = TypeVar("AnyProof", bound=Mapping[str, str | int])


def best_first(after: chess.Board, proofs: Iterable[AnyProof]) -> list[AnyProof]:
    """The proof with the dearest pieces first, on the board after the move; of equals, that whose
    squares the mover sees first."""
    seen = sorted(proofs, key=lambda proof: _places(proof, not after.turn))
    return sorted(seen, key=lambda proof: _worths(after, proof), reverse=True)


def _places(proof: Mapping[str, str | int], mover: chess.Color) -> list[chess.Square]:
    squares = (value for value in proof.values() if value in chess.SQUARE_NAMES)
    places = (chess.SQUARE_NAMES.index(str(square)) for square in squares)
    return [place if mover else chess.square_mirror(place) for place in places]


def _worths(board: chess.Board, proof: Mapping[str, str | int]) -> list[int]:
    squares = {value for value in proof.values() if value in chess.SQUARE_NAMES}
    pieces = (board.piece_type_at(chess.SQUARE_NAMES.index(str(square))) for square in squares)
    return dearest_first(PIECE_VALUES.get(piece, KING) for piece in pieces if piece)


def dearest_first(worths: Iterable[int]) -> list[int]:
    """What proofs are compared by: their dearest piece decides, of equals the next one."""
    return sorted(worths, reverse=True)
