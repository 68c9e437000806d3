"""Chess on boards of four to eight rows: what puzzles are made of and plans are checked with.

On n by n squares the pieces stand in the corner at a1 of a python-chess board. All lines between
two squares of the corner stay in it, so python-chess is right about attacks; where pieces may go
and where pawns promote is the smaller board's matter, as in asp/guessed with `-c n=5`. Nobody
castles, and a pawn's double step is for 8 by 8 only.
"""

from collections.abc import Iterator

import chess

from clausewitz.position.board import after_move

_PROMOTIONS = (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT)


class Game:
    """Chess, by the kernel. Positions are boards of python-chess."""

    size = 8

    def legal_moves(self, board: chess.Board) -> list[chess.Move]:
        return list(board.legal_moves)

    def after(self, board: chess.Board, move: chess.Move) -> chess.Board:
        """The position after a legal move; the board given stays as it is."""
        return after_move(board, move)

    def in_check(self, board: chess.Board) -> bool:
        """Whether the side to move is in check."""
        return board.is_check()

    def shortest_mate(self, board: chess.Board, most: int) -> int:
        """In how many moves, at most so many, the side to move forces mate; 0 if it does not."""
        from clausewitz import kernel  # takes a while to load, and not all games are searched

        return kernel.forced_mate(kernel.from_board(board), most) or 0

    def mating_moves(self, board: chess.Board, most: int) -> list[chess.Move]:
        """All first moves that force mate within so many moves."""
        from clausewitz import kernel

        return kernel.mating_moves(kernel.from_board(board), most) or []

    def san(self, board: chess.Board, move: chess.Move) -> str:
        """The move for people."""
        return board.san(move)


class SmallGame(Game):
    """The game on a board of `size` rows and columns, by plain search."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._corner = sum(
            chess.BB_SQUARES[chess.square(column, row)]
            for row in range(size)
            for column in range(size)
        )
        self._last = {chess.WHITE: size - 1, chess.BLACK: 0}

    def legal_moves(self, board: chess.Board) -> list[chess.Move]:
        return [move for move, _ in self._lines(board)]

    def after(self, board: chess.Board, move: chess.Move) -> chess.Board:
        after = board.copy(stack=False)
        piece = after.remove_piece_at(move.from_square)
        assert piece is not None
        if piece.piece_type == chess.PAWN and move.to_square == board.ep_square:
            captured = chess.square_file(move.to_square), chess.square_rank(move.from_square)
            after.remove_piece_at(chess.square(*captured))
        after.set_piece_at(
            move.to_square, chess.Piece(move.promotion or piece.piece_type, piece.color)
        )
        far = abs(move.to_square - move.from_square) == 16
        passed = (move.from_square + move.to_square) // 2
        after.ep_square = passed if far and piece.piece_type == chess.PAWN else None
        after.turn = not board.turn
        return after

    def in_check(self, board: chess.Board) -> bool:
        return self._attacked(board, board.turn)

    def shortest_mate(self, board: chess.Board, most: int) -> int:
        moves = range(1, most + 1)
        return next((number for number in moves if self._keys(board, number, first=True)), 0)

    def mating_moves(self, board: chess.Board, most: int) -> list[chess.Move]:
        return self._keys(board, most, first=False)

    def san(self, board: chess.Board, move: chess.Move) -> str:
        """Long, so that python-chess's ideas of its own board do not matter: Qa1a5."""
        letter = chess.piece_symbol(board.piece_type_at(move.from_square) or chess.PAWN).upper()
        becomes = f"={chess.piece_symbol(move.promotion).upper()}" if move.promotion else ""
        return f"{letter.strip('P')}{move.uci()[:4]}{becomes}"

    def _keys(self, board: chess.Board, most: int, first: bool) -> list[chess.Move]:
        """The moves that force mate within so many, or the first of them."""
        found = []
        for move, after in self._lines(board):
            check = self.in_check(after)
            if (most > 1 or check) and self._is_lost(after, most - 1, check):
                found.append(move)
                if first:
                    break
        return found

    def _is_lost(self, board: chess.Board, most: int, check: bool) -> bool:
        """Whether the side to move, whatever it does, is mated within so many moves."""
        moves = 0
        for _, after in self._lines(board):
            moves += 1
            if not most or not self._keys(after, most, first=True):
                return False
        return moves > 0 or check

    def _lines(self, board: chess.Board) -> Iterator[tuple[chess.Move, chess.Board]]:
        """The legal moves and where they lead."""
        for move in self._moves(board):
            after = self.after(board, move)
            if not self._attacked(after, board.turn):
                yield move, after

    def _attacked(self, board: chess.Board, side: chess.Color) -> bool:
        king = board.king(side)
        return king is not None and board.is_attacked_by(not side, king)

    def _moves(self, board: chess.Board) -> Iterator[chess.Move]:
        """The moves of the side to move, regardless of its king's safety."""
        mine = board.occupied_co[board.turn]
        for square in chess.scan_forward(mine):
            if board.piece_type_at(square) == chess.PAWN:
                yield from self._pawn_moves(board, square)
            else:
                targets = board.attacks_mask(square) & self._corner & ~mine
                for target in chess.scan_forward(targets):
                    yield chess.Move(square, target)

    def _pawn_moves(self, board: chess.Board, square: chess.Square) -> Iterator[chess.Move]:
        passed = chess.BB_SQUARES[board.ep_square] if board.ep_square is not None else 0
        targets = board.attacks_mask(square) & self._corner
        targets &= board.occupied_co[not board.turn] | passed
        ahead = 8 if board.turn == chess.WHITE else -8
        if not board.occupied & chess.BB_SQUARES[square + ahead]:
            targets |= chess.BB_SQUARES[square + ahead]
            if self._may_jump(board, square, ahead):
                targets |= chess.BB_SQUARES[square + 2 * ahead]
        for target in chess.scan_forward(targets):
            if chess.square_rank(target) == self._last[board.turn]:
                yield from (chess.Move(square, target, piece) for piece in _PROMOTIONS)
            else:
                yield chess.Move(square, target)

    def _may_jump(self, board: chess.Board, square: chess.Square, ahead: int) -> bool:
        """Two steps from the first row, on the usual board."""
        at_home = chess.square_rank(square) == (1 if board.turn == chess.WHITE else 6)
        return (
            self.size == 8 and at_home and not board.occupied & chess.BB_SQUARES[square + 2 * ahead]
        )


def game_of(size: int) -> Game:
    return Game() if size == 8 else SmallGame(size)
