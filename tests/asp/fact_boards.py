"""Positions read back from the atoms that clingo shows."""

from collections.abc import Iterable

import chess

from clausewitz import asp
from clausewitz.position.board import COLOURS
from clausewitz.position.facts import asp_facts, move_from_asp, put_chessman


def successors(board: chess.Board) -> dict[chess.Move, chess.Board]:
    """The position after each legal move, by asp/successor.lp."""
    found = boards_of_atoms(asp.answer("successor.lp", asp_facts(board)))
    moves = {time: time.removesuffix(")").split(",")[1:] for time in found}
    return {move_from_asp(*moves[time]): after for time, after in found.items()}


def boards_of_atoms(atoms: Iterable[str]) -> dict[str, chess.Board]:
    """The positions that atoms describe, by their last argument (the ply) as text."""
    boards: dict[str, chess.Board] = {}
    for atom in atoms:
        name, _, rest = atom.removesuffix(")").partition("(")
        place = rest.find("after(")  # a ply may be a term, which has commas
        at = rest.rfind(",") if place < 0 else place - 1
        arguments, time = rest[:at].split(","), rest[at + 1 :]
        board = boards.setdefault(time, chess.Board(None))
        if name == "chessman":
            put_chessman(board, *arguments)
        elif name == "castling":
            side, wing = arguments
            corner = chess.H1 if wing == "kingside" else chess.A1
            rook = corner if COLOURS[side] else chess.square_mirror(corner)
            board.castling_rights |= chess.BB_SQUARES[rook]
        elif name == "en_passant":
            row, column = map(int, arguments)
            board.ep_square = chess.square(column - 1, row - 1)
        elif name == "turn":
            board.turn = COLOURS[arguments[0]]
        else:
            setattr(board, name, int(arguments[0]))
    return boards
