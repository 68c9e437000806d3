"""Positions as facts for clingo, many together.

Positions of one game have most of their pieces in common, so each fact is stated once, for all the
positions in which it is true: that is read faster. The clocks are left out, since no rule about
mates reads them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import groupby

import chess

from clausewitz.position.board import SIDES

# So many items of a list are read quickly; the time for longer ones grows with their square.
_LONGEST = 50

_WINGS = {
    chess.BB_H1: "castling(white,kingside,%)",
    chess.BB_A1: "castling(white,queenside,%)",
    chess.BB_H8: "castling(black,kingside,%)",
    chess.BB_A8: "castling(black,queenside,%)",
}


class SharedFacts:
    """Facts with % in place of the position's number, and the positions in which each is true."""

    def __init__(self) -> None:
        self._numbers: dict[str, list[int]] = {}

    def add(self, fact: str, number: int) -> None:
        """Numbers have to come in ascending order for each fact."""
        self._numbers.setdefault(fact, []).append(number)

    def add_board(self, board: chess.Board, number: int) -> None:
        for colour in chess.COLORS:
            own = board.occupied_co[colour]
            for piece in chess.PIECE_TYPES:
                for square in chess.scan_forward(board.pieces_mask(piece, colour) & own):
                    self.add(_chessman(piece, colour, square), number)
        self.add(f"turn({SIDES[board.turn]},%)", number)
        if board.castling_rights:
            for rook, fact in _WINGS.items():
                if board.castling_rights & rook:
                    self.add(fact, number)
        if board.ep_square is not None:
            row, col = divmod(board.ep_square, 8)
            self.add(f"en_passant({row + 1},{col + 1},%)", number)

    def text(self) -> str:
        return "".join(
            f"{fact.replace('%', listed)}.\n"
            for fact, numbers in self._numbers.items()
            for listed in _lists(numbers)
        )


def _lists(numbers: Sequence[int]) -> Iterator[str]:
    """The numbers as lists of clingo's, none of them too long."""
    ranges = [*_ranges(numbers)]
    for start in range(0, len(ranges), _LONGEST):
        some = ";".join(ranges[start : start + _LONGEST])
        yield f"({some})" if ";" in some else some


def _ranges(numbers: Sequence[int]) -> Iterator[str]:
    """Ascending numbers as clingo's ranges: 0..3, 5, 7..8."""
    for _, run in groupby(enumerate(numbers), lambda item: item[1] - item[0]):
        (_, first), *rest = run
        yield f"{first}..{rest[-1][1]}" if rest else str(first)


@cache
def _chessman(piece: chess.PieceType, colour: chess.Color, square: chess.Square) -> str:
    row, col = divmod(square, 8)
    return f"chessman({chess.piece_name(piece)},{SIDES[colour]},{row + 1},{col + 1},%)"
