"""The rules on a board of some size, as puzzles need them: moves, and who mates in how many."""

from typing import Protocol

import chess

from clausewitz.board import after_move
from clausewitz.mates.boards.small_chess import SmallGame


class Game(Protocol):
    """Positions are boards of python-chess; on a smaller one the men stand in the corner at a1."""

    size: int

    def legal_moves(self, board: chess.Board) -> list[chess.Move]: ...

    def after(self, board: chess.Board, move: chess.Move) -> chess.Board:
        """The position after a legal move; the board given stays as it is."""

    def in_check(self, board: chess.Board) -> bool:
        """Whether the side to move is in check."""

    def shortest_mate(self, board: chess.Board, most: int) -> int:
        """In how many moves, at most so many, the side to move forces mate; 0 if it does not."""

    def mating_moves(self, board: chess.Board, most: int) -> list[chess.Move]:
        """All first moves that force mate within so many moves."""

    def san(self, board: chess.Board, move: chess.Move) -> str:
        """The move for people."""


def game_of(size: int) -> Game:
    return FullGame() if size == 8 else SmallGame(size)


class FullGame:
    """Chess, by the kernel."""

    size = 8

    def legal_moves(self, board: chess.Board) -> list[chess.Move]:
        return list(board.legal_moves)

    def after(self, board: chess.Board, move: chess.Move) -> chess.Board:
        return after_move(board, move)

    def in_check(self, board: chess.Board) -> bool:
        return board.is_check()

    def shortest_mate(self, board: chess.Board, most: int) -> int:
        from clausewitz import kernel  # takes a while to load, and not all games are searched

        return kernel.forced_mate(kernel.from_board(board), most) or 0

    def mating_moves(self, board: chess.Board, most: int) -> list[chess.Move]:
        from clausewitz import kernel

        return kernel.mating_moves(kernel.from_board(board), most) or []

    def san(self, board: chess.Board, move: chess.Move) -> str:
        return board.san(move)
