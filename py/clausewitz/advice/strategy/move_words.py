"""What quiet moves do: strategic_deed/5 of bk/strategy.pl, on bitboards.

The Prolog text is the meaning; a test compares the two.
"""

from collections.abc import Iterator
from typing import NamedTuple

import chess

from clausewitz.advice.strategy.seen_board import CENTRE, SeenBoard, ranks_for, squares_of
from clausewitz.position.board import PIECE_VALUES

_NAMES = chess.SQUARE_NAMES
_ROOK_FILES = {"kingside": 7, "queenside": 0}
_MORE_FREEDOM = 2


class Deed(NamedTuple):
    """What a move does."""

    word: str
    arguments: tuple[str, ...]
    """Squares, or a wing."""


class PlayedMove:
    """A legal move, with what is known of the positions before and after it."""

    def __init__(self, move: chess.Move, before: SeenBoard, after: SeenBoard) -> None:
        self.move, self.before, self.after = move, before, after
        self.side = before.board.turn

    def deeds(self) -> frozenset[Deed]:
        finders = (
            *(self._of_piece, self._castling, self._exchange, self._freed),
            *(self._of_pawn, self._of_king),
        )
        return frozenset(Deed(*found) for find in finders for found in find())

    def _of_piece(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        move, side = self.move, self.side
        if self.after.board.is_check():
            yield "checks_king", ()
        yield from self._control()
        if self.before.undeveloped(side) >> move.from_square & 1:
            yield "develops", ()
        is_straight = chess.square_file(move.from_square) == chess.square_file(move.to_square)
        if is_straight and self.before.passed[side] >> move.from_square & 1:
            yield "pushes_passed_pawn", ()
        if self.before.worst_piece(side) == move.from_square:
            freedom = self.before.freedom[side][move.from_square]
            if self.after.freedom[side][move.to_square] >= freedom + _MORE_FREEDOM:
                yield "improves_worst_piece", ()

    def _control(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Squares on which nothing of the side bore before, and that the other side holds less."""
        third_to_sixth = ranks_for(chess.WHITE, 3, 6)
        before = self.before.board.occupied_co[self.side]
        after = self.after
        new = after.attacks[self.move.to_square] & ~after.board.occupied
        new &= ~(after.pawn_attacks[not self.side] | 1 << self.move.from_square)
        for square in squares_of(before):
            new &= ~self.before.attacks[square]
        for square in squares_of(new & third_to_sixth):
            if after.guards(not self.side, square) < after.guards(self.side, square):
                yield "takes_control", (_NAMES[square],)

    def _castling(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        before, after = self.before.board, self.after.board
        if before.is_castling(self.move):
            yield "castles", ()
        for wing, file in _ROOK_FILES.items():
            rook = chess.square(file, 0 if self.side else 7)
            if (before.clean_castling_rights() & after.clean_castling_rights()) >> rook & 1:
                between = chess.between(before.king(self.side) or 0, rook)
                if between & before.occupied and not between & after.occupied:
                    yield "makes_way_for_castling", (wing,)

    def _exchange(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        board, move = self.before.board, self.move
        taken = board.piece_type_at(move.to_square)
        mover = board.piece_type_at(move.from_square)
        if not board.is_capture(move):
            return
        same = PIECE_VALUES.get(taken or 0) == PIECE_VALUES.get(mover or 0, 0)
        if same and self._is_taken_back():
            yield "exchanges", ()
        else:
            yield "takes", ()

    def _is_taken_back(self) -> bool:
        """With a piece that is worth no more, or because nothing protects what has taken."""
        square, after = self.move.to_square, self.after
        takers = [
            taker for taker in squares_of(after.own[not self.side]) if after.bears_on(taker, square)
        ]
        worth = self.before.values[self.move.from_square]
        return bool(takers) and (
            not after.guards(self.side, square) or min(map(after.values.__getitem__, takers)) <= worth
        )

    def _freed(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        after = self.after.freedom[self.side]
        for square, freedom in self.before.freedom[self.side].items():
            if square != self.move.from_square and after.get(square, 0) >= freedom + _MORE_FREEDOM:
                yield "frees", (_NAMES[square],)

    def _of_pawn(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        board, move, side = self.before.board, self.move, self.side
        file, rank = chess.square_file(move.to_square), chess.square_rank(move.to_square)
        if file != chess.square_file(move.from_square) or not board.pawns >> move.from_square & 1:
            return
        reached = rank + 1 if side else 8 - rank
        if reached >= 4 and not self.before.pawn_attacks[not side] >> move.to_square & 1:
            yield (
                "gains_space",
                ("queenside" if file < 3 else "centre" if file < 5 else "kingside",),
            )
        guarded = chess.BB_PAWN_ATTACKS[side][move.to_square]
        guarded &= ~board.occupied & ~self.before.pawn_attacks[side]
        third_to_fifth = ranks_for(side, 3, 5)
        minors = (board.knights | board.bishops) & board.occupied_co[not side]
        for square in squares_of(guarded):
            is_supported = self.before.pawn_attacks[not side] >> square & 1
            for pawn in () if is_supported else self._stepping(square):
                yield "restrains", (_NAMES[square], _NAMES[pawn])
            for piece in squares_of(minors if third_to_fifth >> square & 1 else 0):
                if self.before.attacks[piece] >> square & 1:
                    yield "keeps_out", (_NAMES[square], _NAMES[piece])

    def _stepping(self, square: chess.Square) -> Iterator[chess.Square]:
        """The pawns of the other side that could step to an empty square."""
        board, other = self.before.board, not self.side
        back = -8 if other else 8
        near, far = square + back, square + 2 * back
        pawns = self.before.pawns[other]
        if 0 <= near < 64 and pawns >> near & 1:
            yield near
        is_double = chess.square_rank(square) == (3 if other else 4)
        if is_double and pawns >> far & 1 and not board.occupied >> near & 1:
            yield far

    def _of_king(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        board, move, side = self.before.board, self.move, self.side
        steps = chess.square_distance
        if board.king(side) != move.from_square or board.is_castling(move):
            return
        ranks = [chess.square_rank(square) for square in (move.from_square, move.to_square)]
        majors = (board.rooks | board.queens) & board.occupied_co[not side]
        if majors and ranks == ([0, 1] if side else [7, 6]):
            yield "leaves_back_rank", ()
        if board.queens:
            return
        if from_centre(move.to_square) < from_centre(move.from_square):
            yield "king_to_centre", ()
        passed = self.before.passed
        for pawn in squares_of(passed[side] | passed[not side] | self.before.weak_pawns(not side)):
            away = steps(move.from_square, pawn)
            if 2 <= away <= 4 and steps(move.to_square, pawn) < away:
                yield "king_to_pawn", (_NAMES[pawn],)


def from_centre(square: chess.Square) -> int:
    """Steps of a king to the nearest of d4, e4, d5 and e5."""
    return min(chess.square_distance(square, centre) for centre in squares_of(CENTRE))
