"""Chess on n by n squares by plain rules: what plans are checked with.

The men stand in the corner at a1 of a python-chess board. All lines between two squares of the
corner stay in it, so attacks are python-chess's; where men may go and where pawns promote is told
here. On eight rows all of it is python-chess's, castling and en passant included.
"""

from collections.abc import Iterator

import chess

_PROMOTIONS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)
_AHEAD = {chess.WHITE: 8, chess.BLACK: -8}


def passed(board: chess.Board) -> chess.Board:
    """The board with the other side to move; the board given stays as it is."""
    after = board.copy(stack=False)
    after.turn = not board.turn
    after.ep_square = None
    return after


class Game:
    """The game on a board of `size` rows and columns."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._corner = sum(
            chess.BB_SQUARES[chess.square(file, rank)]
            for file in range(size)
            for rank in range(size)
        )
        self._last = {chess.WHITE: chess.BB_RANKS[size - 1], chess.BLACK: chess.BB_RANK_1}

    def legal_moves(self, board: chess.Board) -> list[chess.Move]:
        if self.size == 8:
            return list(board.legal_moves)
        return [move for move in self._moves(board) if self._is_safe(board, move)]

    def after(self, board: chess.Board, move: chess.Move) -> chess.Board:
        """The position after a legal move; the board given stays as it is."""
        after = board.copy(stack=False)
        after.push(move)
        return after

    def is_mate(self, board: chess.Board) -> bool:
        return board.is_check() and not self.legal_moves(board)

    def forces_mate(self, board: chess.Board, moves: int) -> bool:
        """Whether the side to move mates within so many moves, whatever the other side does."""
        for move in self.legal_moves(board):
            after = self.after(board, move)
            replies = self.legal_moves(after)
            if not replies:
                if after.is_check():
                    return True
            elif moves > 1 and all(
                self.forces_mate(self.after(after, reply), moves - 1) for reply in replies
            ):
                return True
        return False

    def mates_in_series(self, board: chess.Board, moves: int) -> bool:
        """Whether the side to move mates with so many moves in a row, no check before the last."""
        for move in self.legal_moves(board):
            after = self.after(board, move)
            if after.is_check():
                if not self.legal_moves(after):
                    return True
            elif moves > 1 and self.mates_in_series(passed(after), moves - 1):
                return True
        return False

    def _is_safe(self, board: chess.Board, move: chess.Move) -> bool:
        after = self.after(board, move)
        king = after.king(board.turn)
        return king is None or not after.is_attacked_by(after.turn, king)

    def _moves(self, board: chess.Board) -> Iterator[chess.Move]:
        """The moves of the side to move on fewer than eight rows, its king's safety left aside."""
        side = board.turn
        for start in chess.scan_forward(board.occupied_co[side]):
            targets = board.attacks_mask(start) & ~board.occupied_co[side]
            if board.pawns & chess.BB_SQUARES[start]:
                targets &= board.occupied_co[not side]
                targets |= chess.BB_SQUARES[start + _AHEAD[side]] & ~board.occupied
            for target in chess.scan_forward(targets & self._corner):
                yield from self._turned(board, start, target)

    def _turned(
        self, board: chess.Board, start: chess.Square, target: chess.Square
    ) -> Iterator[chess.Move]:
        """The move, or its four promotions."""
        promotes = board.pawns & chess.BB_SQUARES[start] and (
            self._last[board.turn] & chess.BB_SQUARES[target]
        )
        for piece in _PROMOTIONS if promotes else (None,):
            yield chess.Move(start, target, piece)
