"""Popeye's opinion of a puzzle: whether it finds the same key, and no other."""

import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

import chess

from clausewitz.puzzles.compose.puzzle import Puzzle
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import write_text

PREFIX = "popeye:"
_KEY = re.compile(r"^ {2,}1\.[A-Z]?([a-h][1-8])[-*]([a-h][1-8])(?:=([QRBS]))?.*!", re.MULTILINE)
_LETTERS = {"": "", "Q": "q", "R": "r", "B": "b", "S": "n"}
_SECONDS = 60.0


def popeye_agrees(path: Path, puzzle: Puzzle) -> bool:
    """White is to move and nobody may castle."""
    forsyth = puzzle.board.board_fen().translate(str.maketrans("nN", "sS"))  # Springer
    lines = f"Forsyth {forsyth}", f"Stipulation #{puzzle.mate}", "Option NoBoard"
    with TemporaryDirectory() as folder:
        problem = Path(folder) / "problem.inp"
        write_text(problem, "\n".join(["BeginProblem", *lines, "EndProblem", ""]))
        try:
            command = [str(path), "-maxmem", "32M", str(problem)]
            done = subprocess.run(
                command, capture_output=True, text=True, errors="replace", timeout=_SECONDS
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise ClausewitzError(f"{PREFIX}{path}: {error}") from error
    keys = {one + other + _LETTERS[piece] for one, other, piece in _KEY.findall(done.stdout)}
    return keys == {chess.Move.uci(puzzle.key)}
