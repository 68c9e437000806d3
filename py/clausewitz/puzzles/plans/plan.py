"""A plan: its boards, its moves, and both in words."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

import chess

from clausewitz.position.board import fen_of
from clausewitz.position.facts import atom_parts, move_from_asp, put_chessman
from clausewitz.puzzles.plans.plan_request import PlanRequest


@dataclass(frozen=True, slots=True)
class Plan:
    """Boards from the first to the mate, with the moves between them. On fewer than eight rows the
    pieces stand in the corner at a1."""

    size: int
    boards: tuple[chess.Board, ...]
    moves: tuple[chess.Move, ...]
    cost: tuple[int, ...] = ()
    """As clingo has it: the board of the mate, what White has, less what Black has, in pawns."""

    @property
    def mate_at(self) -> int:
        return len(self.boards)

    def fen(self) -> str:
        return fen_of(self.boards[0])

    def uci(self) -> list[str]:
        return [move.uci() for move in self.moves]

    def words(self) -> str:
        """The moves with their numbers: 1. Rb2xb1 Kd4-d3 2. Rb1-d1#."""
        words: list[str] = []
        number = 1
        for (before, after), move in zip(pairwise(self.boards), self.moves, strict=True):
            white = before.turn == chess.WHITE
            if white or not words:
                words.append(f"{number}." if white else f"{number}...")
            words.append(_move_words(before, move) + _mark(after, after is self.boards[-1]))
            if after.turn == chess.WHITE or after.turn == before.turn:
                number += 1
        return " ".join(words)


def read(atoms: Iterable[str], request: PlanRequest, cost: tuple[int, ...] = ()) -> Plan:
    """The plan that an answer shows."""
    boards: dict[int, chess.Board] = {}
    moves: dict[int, chess.Move] = {}
    for atom in atoms:
        name, (*arguments, time) = atom_parts(atom)
        if name == "chessman":
            put_chessman(boards.setdefault(int(time), chess.Board(None)), *arguments)
        elif name == "move":
            moves[int(time)] = move_from_asp(*arguments)
    for number, board in boards.items():
        board.turn = request.turn(number)
    boards[len(boards)].turn = not request.attacker()
    times = sorted(boards)
    in_order = tuple(boards[time] for time in times)
    return Plan(request.size, in_order, tuple(moves[time] for time in times[:-1]), cost)


def _move_words(board: chess.Board, move: chess.Move) -> str:
    kind = board.piece_type_at(move.from_square) or chess.PAWN
    letter = chess.piece_symbol(kind).upper().strip("P")
    sign = "x" if board.piece_at(move.to_square) else "-"
    start, target = chess.square_name(move.from_square), chess.square_name(move.to_square)
    becomes = f"={chess.piece_symbol(move.promotion).upper()}" if move.promotion else ""
    return f"{letter}{start}{sign}{target}{becomes}"


def _mark(after: chess.Board, last: bool) -> str:
    if last:
        return "#"
    return "+" if after.is_check() else ""
