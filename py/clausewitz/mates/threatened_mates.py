"""Threatened mates and the moves that do not touch them, as asp/problems/threats.lp has them: after
such a move the mate needs no position of its own."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import chess

from clausewitz.mates.solution_text import turned
from clausewitz.position.board import after_move


class Threat:
    """A mate that follows if the side to move passes; `threats.lp` has the same sets of squares."""

    def __init__(self, board: chess.Board, move: chess.Move) -> None:
        self.move = move
        self.mate = mate = after_move(turned(board), move)
        self._board, own = board, mate.turn
        king, other = mate.king(own), mate.king(not own)
        assert king is not None
        assert other is not None
        checkers, target = mate.checkers_mask(), chess.BB_SQUARES[move.to_square]
        lines = checkers | _union(
            chess.between(king, checker) for checker in chess.scan_forward(checkers)
        )
        relief = 0 if checkers & (checkers - 1) else lines  # only the king meets two checks
        self._stays = chess.BB_SQUARES[king] | chess.BB_KING_ATTACKS[king] | target
        self._stays |= _union(pinned for _, pinned in _pins(mate, own, other))
        self._stays |= _union(
            chess.between(place, square)
            for place in chess.scan_forward(mate.occupied_co[own] & ~mate.kings)
            for square in chess.scan_forward(_reach(mate.piece_type_at(place), own, place) & relief)
        )
        self._shut = lines | chess.BB_SQUARES[move.from_square] | target
        self._shut |= chess.between(move.from_square, move.to_square)
        self._shut |= _union(
            chess.BB_SQUARES[slider] | chess.between(slider, king)
            for slider, pinned in _pins(mate, not own, king)
            if pinned & mate.occupied_co[own]
        )
        self._shut |= _union(
            _cuts(mate, king, square)
            for square in chess.scan_forward(chess.BB_KING_ATTACKS[king] & ~mate.occupied_co[own])
        )
        self._seen = relief | chess.BB_SQUARES[other]

    def leaves(self, move: chess.Move) -> bool:
        """Whether the move leaves the mate as it is."""
        left, taken = chess.BB_SQUARES[move.from_square], chess.BB_SQUARES[move.to_square]
        if self._stays & left or self._shut & taken:
            return False
        moved = self._board.piece_type_at(move.from_square)
        looks = self._seen & _reach(move.promotion or moved, self.mate.turn, move.to_square)
        others = self.mate.occupied & ~left
        return not self._board.is_en_passant(move) and all(
            chess.between(move.to_square, square) & others for square in chess.scan_forward(looks)
        )


def best_threats(
    board: chess.Board, mates: Iterable[chess.Move], moves: Iterable[chess.Move]
) -> list[Threat]:
    """The threats worth stating, of those by these mates: each leaves to the mate at least two of
    the moves that the others do not."""
    threats = [Threat(board, mate) for mate in mates if not _is_special(board, mate)]
    best, rest = [], {*moves}
    while threats:
        left = [{*filter(threat.leaves, rest)} for threat in threats]
        number = max(range(len(threats)), key=lambda number: len(left[number]))
        if len(left[number]) < 2:
            break
        rest -= left[number]
        best.append(threats.pop(number))
    return best


def _is_special(board: chess.Board, mate: chess.Move) -> bool:
    """Castling, and a double step of a pawn, which might be captured in passing."""
    piece, steps = board.piece_type_at(mate.from_square), abs(mate.from_square - mate.to_square)
    return (piece, steps) in {(chess.PAWN, 16), (chess.KING, 2)}


def _cuts(mate: chess.Board, king: chess.Square, square: chess.Square) -> chess.Bitboard:
    """From where one piece, captured or in between, leaves this square to the king."""
    others = mate.occupied ^ chess.BB_SQUARES[king]
    cuts = chess.BB_ALL
    for guard in chess.scan_forward(mate.attackers_mask(not mate.turn, square, others)):
        cuts &= chess.BB_SQUARES[guard] | chess.between(guard, square)
    return cuts


def _pins(
    board: chess.Board, colour: chess.Color, king: chess.Square
) -> Iterator[tuple[chess.Square, chess.Bitboard]]:
    """Sliders of this colour that only one piece keeps from the king, and that piece."""
    straight = chess.BB_RANK_ATTACKS[king][0] | chess.BB_FILE_ATTACKS[king][0]
    sliders = straight & (board.rooks | board.queens)
    sliders |= chess.BB_DIAG_ATTACKS[king][0] & (board.bishops | board.queens)
    for slider in chess.scan_forward(sliders & board.occupied_co[colour]):
        between = chess.between(slider, king) & board.occupied
        if between and not between & (between - 1):
            yield slider, between


@cache
def _reach(
    piece: chess.PieceType | None, colour: chess.Color, square: chess.Square
) -> chess.Bitboard:
    """Where such a piece could go from a square of an empty board, by capture or not."""
    assert piece is not None
    board = chess.BaseBoard.empty()
    board.set_piece_at(square, chess.Piece(piece, colour))
    ahead = 8 if colour else -8
    steps: Sequence[int] = ()
    if piece == chess.PAWN:
        is_home = chess.square_rank(square) == (1 if colour else 6)
        steps = (square + ahead, square + 2 * ahead) if is_home else (square + ahead,)
    return board.attacks_mask(square) | _union(
        chess.BB_SQUARES[step] for step in steps if 0 <= step < 64
    )


def _union(sets: Iterable[chess.Bitboard]) -> chess.Bitboard:
    union = chess.BB_EMPTY
    for some in sets:
        union |= some
    return union
