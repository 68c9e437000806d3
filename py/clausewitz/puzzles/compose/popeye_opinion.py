"""Popeye's opinion of a puzzle: whether it finds the same key, and no other."""

import re
import subprocess
import tempfile
from pathlib import Path

import chess

from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.support.errors import ClausewitzError

PREFIX = "popeye:"
_KEY = re.compile(r"^ {2,}1\.[A-Z]?([a-h][1-8])[-*]([a-h][1-8])(?:=([QRBS]))?.*!", re.MULTILINE)
_LETTERS = {"": "", "Q": "q", "R": "r", "B": "b", "S": "n"}
_SECONDS = 60.0


def popeye_agrees(path: Path, puzzle: Puzzle) -> bool:
    """White is to move and nobody may castle."""
    forsyth = puzzle.board.board_fen().translate(str.maketrans("nN", "sS"))  # Springer
    with tempfile.NamedTemporaryFile("w", suffix=".inp", encoding="ascii") as problem:
        lines = f"Forsyth {forsyth}", f"Stipulation #{puzzle.mate}", "Option NoBoard"
        problem.write("\n".join(["BeginProblem", *lines, "EndProblem", ""]))
        problem.flush()
        try:
            command = [str(path), "-maxmem", "32M", problem.name]
            done = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=_SECONDS
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise ClausewitzError(f"{PREFIX}{path}: {error}") from error
    keys = {one + other + _LETTERS[piece] for one, other, piece in _KEY.findall(done.stdout)}
    return keys == {chess.Move.uci(puzzle.key)}
