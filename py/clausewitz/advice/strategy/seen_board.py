"""A position as strategic words look at it: who bears on what, passed pawns, free squares."""

from collections.abc import Iterator
from functools import cached_property

import chess

from clausewitz.position.board import PIECE_VALUES

Found = Iterator[tuple[str, tuple[str | int, ...]]]
"""Words with their arguments: squares, the number of a file, a wing or a colour."""
CENTRE = chess.BB_D4 | chess.BB_E4 | chess.BB_D5 | chess.BB_E5
INNER_FILES = sum(chess.BB_FILES[2:6])
"""From c to f."""
COLOURS = {"light": chess.BB_LIGHT_SQUARES, "dark": chess.BB_DARK_SQUARES}
ROWS = {chess.WHITE: 8, chess.BLACK: -8}
"""What a step of a pawn adds to its square."""
RANK_FOR = {
    chess.WHITE: [chess.square_rank(square) + 1 for square in chess.SQUARES],
    chess.BLACK: [8 - chess.square_rank(square) for square in chess.SQUARES],
}
"""Ranks as a side counts them, from 1."""
FILE = [chess.BB_FILES[chess.square_file(square)] for square in chess.SQUARES]
"""The file of each square."""

_KING_VALUE = 100
_HOMES = {
    chess.KNIGHT: (chess.BB_B1 | chess.BB_G1, chess.BB_B8 | chess.BB_G8),
    chess.BISHOP: (chess.BB_C1 | chess.BB_F1, chess.BB_C8 | chess.BB_F8),
}


def ranks_for(side: chess.Color, first: int, last: int) -> int:
    """The ranks from the first to the last, as a side counts them."""
    return sum(chess.BB_RANKS[first - 1 : last] if side else chess.BB_RANKS[8 - last : 9 - first])


def _beside(square: chess.Square) -> int:
    file = chess.square_file(square)
    left = chess.BB_FILES[file - 1] if file else 0
    return left | (chess.BB_FILES[file + 1] if file < 7 else 0)


AHEAD = {
    side: [ranks_for(side, RANK_FOR[side][square] + 1, 8) for square in chess.SQUARES]
    for side in chess.COLORS
}
"""All ranks before each square."""
BESIDE = [_beside(square) for square in chess.SQUARES]
"""The files next to that of each square."""


def squares_of(mask: int) -> Iterator[chess.Square]:
    return chess.scan_forward(mask)


def shifted(mask: int, by: int) -> int:
    return (mask << by if by >= 0 else mask >> -by) & chess.BB_ALL


def pawn_attacks(pawns: int, side: chess.Color) -> int:
    """All squares that these pawns bear on."""
    left, right = pawns & ~chess.BB_FILE_A, pawns & ~chess.BB_FILE_H
    return shifted(left, ROWS[side] - 1) | shifted(right, ROWS[side] + 1)


class SeenBoard:
    """What several words look at, found once."""

    def __init__(self, board: chess.Board) -> None:
        self.board = board
        self.own = {side: board.occupied_co[side] for side in chess.COLORS}
        self.pawns = {side: board.pawns & self.own[side] for side in chess.COLORS}
        self.pawn_attacks = {side: pawn_attacks(self.pawns[side], side) for side in chess.COLORS}
        self.attacks = {square: board.attacks_mask(square) for square in squares_of(board.occupied)}
        """What the piece on each square bears on."""
        self.values = {
            square: PIECE_VALUES.get(board.piece_type_at(square) or 0, _KING_VALUE)
            for square in self.attacks
        }

    def bears_on(self, piece: chess.Square, square: chess.Square) -> bool:
        return bool(self.attacks[piece] >> square & 1)

    def guards(self, side: chess.Color, square: chess.Square) -> int:
        """How many pieces and pawns of a side bear on a square."""
        return sum(self.attacks[piece] >> square & 1 for piece in squares_of(self.own[side]))

    @cached_property
    def passed(self) -> dict[chess.Color, int]:
        """The passed pawns of each side."""
        return {side: self._passed(side) for side in chess.COLORS}

    def _passed(self, side: chess.Color) -> int:
        others = self.pawns[not side]
        return sum(
            1 << square
            for square in squares_of(self.pawns[side])
            if not others & AHEAD[side][square] & (FILE[square] | BESIDE[square])
        )

    @cached_property
    def freedom(self) -> dict[chess.Color, dict[chess.Square, int]]:
        """How many free squares the pieces of each side have: freedom/3."""
        pieces = self.board.occupied ^ self.board.pawns ^ self.board.kings
        return {
            side: {
                square: (
                    self.attacks[square] & ~self.own[side] & ~self.pawn_attacks[not side]
                ).bit_count()
                for square in squares_of(self.own[side] & pieces)
            }
            for side in chess.COLORS
        }

    def worst_piece(self, side: chess.Color) -> chess.Square | None:
        """The one piece of a side with the fewest free squares."""
        freedom = self.freedom[side]
        if len(freedom) < 2:
            return None
        worst, second = sorted(freedom, key=freedom.__getitem__)[:2]
        return worst if freedom[worst] < freedom[second] else None

    def is_isolated(self, side: chess.Color, pawn: chess.Square) -> bool:
        return not self.pawns[side] & BESIDE[pawn]

    def is_backward(self, side: chess.Color, pawn: chess.Square) -> bool:
        neighbours = self.pawns[side] & BESIDE[pawn]
        all_ahead = neighbours and not neighbours & ~AHEAD[side][pawn]
        return bool(all_ahead and self.pawn_attacks[not side] >> pawn + ROWS[side] & 1)

    def weak_pawns(self, side: chess.Color) -> int:
        """Isolated and backward pawns."""
        return sum(
            1 << pawn
            for pawn in squares_of(self.pawns[side])
            if self.is_isolated(side, pawn) or self.is_backward(side, pawn)
        )

    def undeveloped(self, side: chess.Color) -> int:
        """Knights and bishops that stand where they did at the beginning."""
        at = 0 if side else 1
        knights = self.board.knights & _HOMES[chess.KNIGHT][at]
        return self.own[side] & (knights | self.board.bishops & _HOMES[chess.BISHOP][at])

    def is_forcing(self, attacker: chess.Square, target: chess.Square, is_defended: bool) -> bool:
        """Whether an attacked piece has to be seen to."""
        return not is_defended or self.values[attacker] < self.values[target]
