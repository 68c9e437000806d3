"""Positions with scores and best moves, as chess programs give them, in files of lines.

    r1b2rk1/pp3ppp/2p1p3/3pn1BP/8/2qB1QP1/P1P2P2/R3R1K1 w - - 0 16;cp 550;d3h7

A line has a FEN, a score for the side to move in hundredths of a pawn, or `mate N`, and the best
move.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel.search.network_games import mark_quiet
from clausewitz.support.errors import ClausewitzError

_AT_ONCE = 100_000  # lines
_BLOCK = 1000  # lines that are learned from, or held out, together: many are of one game
_HELD_OUT = 50  # one block of so many
_SCORE = "cp "


class LabelledPositions(NamedTuple):
    """Quiet positions as rows, their scores, and which are not to be learned from."""

    rows: kernel.Row
    scores: NDArray[np.float32]
    held_out: NDArray[np.bool_]
    lines: int
    """Read in all."""


def read_labelled(files: Sequence[Path]) -> LabelledPositions:
    """The quiet positions of files; mates are left to the search."""
    parts = [part for file in files for part in _parts(file)]
    if not any(len(part.rows) for part in parts):
        raise ClausewitzError("there is no quiet position with a score in the files")
    return LabelledPositions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.held_out for part in parts]),
        sum(part.lines for part in parts),
    )


def _parts(file: Path) -> Iterator[LabelledPositions]:
    first = 0
    try:
        with file.open(encoding="ascii", errors="replace") as lines:
            while some := list(islice(lines, _AT_ONCE)):
                yield _of_lines(some, first, file)
                first += len(some)
    except OSError as error:
        raise ClausewitzError(f"cannot read {file}: {error.strerror}") from error


def _of_lines(lines: list[str], first: int, file: Path) -> LabelledPositions:
    fens, scores, moves, numbers = list[str](), list[float](), list[int](), list[int]()
    for number, line in enumerate(lines, first):
        fields = line.rstrip("\n").split(";")
        try:
            fen, score, move = fields
            if score.startswith(_SCORE):
                moves.append(_word(move))
                scores.append(float(score[len(_SCORE) :]))
                fens.append(fen)
                numbers.append(number)
        except ValueError as error:
            if not line.endswith("\n"):
                break  # the last line of a file that is still being written
            form = 'a line is "FEN;cp N;MOVE" or "FEN;mate N;MOVE"'
            raise ClausewitzError(f"{file}:{number + 1}: {form}") from error
    rows, read = kernel.rows_of_fens(fens)
    count = len(rows)
    words = np.array(moves[:count], np.uint64)[read]
    held_out = np.array(numbers[:count], np.int64)[read] // _BLOCK % _HELD_OUT == 0
    rows, known = rows[read], np.array(scores[:count], np.float32)[read]
    quiet = np.empty(len(rows), np.bool_)
    mark_quiet(rows, words, quiet)
    return LabelledPositions(rows[quiet], known[quiet], held_out[quiet], len(lines))


def _word(move: str) -> int:
    """A move as the kernel writes it."""
    read = chess.Move.from_uci(move)
    return read.from_square | read.to_square << 6 | (read.promotion or 0) << 12
