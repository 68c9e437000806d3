"""Popeye, a solver of chess problems: how long it takes for a mate, its start included."""

import re
import resource
import subprocess
import tempfile
from pathlib import Path

import chess

from clausewitz.support.errors import ClausewitzError

_SOLVED = re.compile(r"^ *1\..*!\s*$", re.MULTILINE)
_CASTLING = {
    chess.BB_H1: ("e1", "h1", "K", "R"),
    chess.BB_A1: ("e1", "a1", "K", "R"),
    chess.BB_H8: ("e8", "h8", "k", "r"),
    chess.BB_A8: ("e8", "a8", "k", "r"),
}


class Popeye:
    """The program at a path that the user names; it looks for all keys."""

    def __init__(self, path: Path, limit: float) -> None:
        if not path.is_file():
            raise ClausewitzError(f"{path}: no such program")
        self._path, self._limit = path, limit

    def seconds(self, board: chess.Board, n: int) -> tuple[float, bool] | None:
        """Seconds of CPU, and whether it finds a mate in n; None if it takes too long."""
        with tempfile.NamedTemporaryFile("w", suffix=".inp") as problem:
            problem.write(_problem(board, n))
            problem.flush()
            before = _children()
            try:
                done = subprocess.run(
                    [self._path, problem.name],
                    capture_output=True,
                    text=True,
                    errors="replace",
                    timeout=self._limit,
                    check=True,
                )
            except subprocess.TimeoutExpired:
                return None
        return _children() - before, bool(_SOLVED.search(done.stdout))


def _problem(board: chess.Board, n: int) -> str:
    """The problem in Popeye's language: White is to move there, so colours may change sides."""
    board = board if board.turn == chess.WHITE else board.mirror()
    options = ["NoBoard"]
    lost = sorted({square for rook in _CASTLING for square in _lost(board, rook)})
    if lost:
        options.append(f"NoCastling {''.join(lost)}")
    if board.has_legal_en_passant() and board.ep_square is not None:
        passed = board.ep_square
        step = "".join(chess.square_name(passed + rows) for rows in (8, 0, -8))
        options.append(f"EnPassant {step}")
    pieces = board.board_fen().translate(str.maketrans("nN", "sS"))  # knights are Springer there
    lines = [f"Forsyth {pieces}", f"Stipulation #{n}", f"Option {' '.join(options)}"]
    return "\n".join(["BeginProblem", *lines, "EndProblem", ""])


def _lost(board: chess.Board, rook: int) -> list[str]:
    """The rook's square, if king and rook stand at home and may not castle."""
    king_at, rook_at, king, rook_letter = _CASTLING[rook]
    squares = {king_at: king, rook_at: rook_letter}
    at_home = all(
        str(board.piece_at(chess.parse_square(square))) == piece
        for square, piece in squares.items()
    )
    return [rook_at] if at_home and not board.castling_rights & rook else []


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
