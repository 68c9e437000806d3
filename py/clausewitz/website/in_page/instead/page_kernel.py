"""The compiled kernel beside Python in the page: what proofs of mates take of it.

A row of bitboards is a FEN here: the kernel as WebAssembly reads it anew each time.
"""

import json

import chess
import page_host

from clausewitz.position.board import fen_of

Row = str


def from_board(board: chess.Board) -> Row:
    return fen_of(board)


def legal_moves(row: Row) -> list[chess.Move]:
    """In the kernel's order."""
    return list(map(chess.Move.from_uci, json.loads(page_host.legal_moves(row))))


def make(row: Row, move: chess.Move) -> Row:
    board = chess.Board(row)
    board.push(move)
    return fen_of(board)


def forced_mate(row: Row, moves: int, _positions: int) -> int:
    """In how many moves the side to move mates, at most so many; 0 if it does not."""
    return int(page_host.forced_mate(row, moves))


def mating_moves(row: Row, moves: int, _positions: int) -> list[chess.Move]:
    """The first moves of mates in at most so many moves; none where that is open."""
    return list(map(chess.Move.from_uci, json.loads(page_host.mating_moves(row, moves))))
