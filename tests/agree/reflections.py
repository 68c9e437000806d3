"""Positions and lines seen in a mirror: the same with colours exchanged, or left and right."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

import chess

from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of


class Reflection(NamedTuple):
    """A way to reflect the board."""

    name: str
    square: Callable[[chess.Square], chess.Square]
    board: Callable[[chess.Board], chess.Board]
    keeps_files: bool
    """Whether a piece stays on its file: what is said of one wing is true of the same."""

    def move(self, move: chess.Move) -> chess.Move:
        return chess.Move(
            self.square(move.from_square), self.square(move.to_square), move.promotion
        )

    def line(self, line: MoveLine) -> MoveLine:
        moves = (self.move(chess.Move.from_uci(move)).uci() for move in line.moves)
        return replace(line, fen=fen_of(self.board(chess.Board(line.fen))), moves=tuple(moves))

    def fits(self, board: chess.Board) -> bool:
        """Nobody castles on a board whose left is its right."""
        return self.keeps_files or not board.castling_rights


def _left_for_right(board: chess.Board) -> chess.Board:
    reflected = board.transform(chess.flip_horizontal)
    if board.ep_square is not None:
        reflected.ep_square = _other_file(board.ep_square)
    return reflected


def _other_file(square: chess.Square) -> chess.Square:
    return square ^ 7


COLOURS = Reflection("colours", chess.square_mirror, chess.Board.mirror, keeps_files=True)
WINGS = Reflection("wings", _other_file, _left_for_right, keeps_files=False)
REFLECTIONS = (COLOURS, WINGS)

ONE_WING = ("kingside", "queenside", "f2_f7")
"""In names of what is said of one wing alone."""


def is_reflected(name: str, reflection: Reflection) -> bool:
    """Whether what has this name is to hold in the reflection, too."""
    return reflection.keeps_files or not any(part in name for part in ONE_WING)


def boards_of(line: MoveLine) -> Iterator[chess.Board]:
    """The positions in which somebody moves."""
    board = chess.Board(line.fen)
    for move in line.moves:
        yield board.copy(stack=False)
        board.push_uci(move)
