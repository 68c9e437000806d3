"""Positions with scores and best moves, as chess programs give them, in files of lines.

    r1b2rk1/pp3ppp/2p1p3/3pn1BP/8/2qB1QP1/P1P2P2/R3R1K1 w - - 0 16;cp 550;d3h7

A line has a FEN, a score for the side to move in hundredths of a pawn, or `mate N`, and the best
move.
"""

from collections.abc import Sequence
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
_HELD_OUT = 50  # one position of so many, the last of each file: neighbours are of one game
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
    parts = [_of_file(file) for file in files]
    return LabelledPositions(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.held_out for part in parts]),
        sum(part.lines for part in parts),
    )


def last_of(count: int, one_of: int) -> NDArray[np.bool_]:
    """Of so many positions in the order of games, which are held out: one of so many, or one."""
    return np.arange(count) >= count - max(1, count // one_of)


def _of_file(file: Path) -> LabelledPositions:
    rows, scores, count = list[kernel.Row](), list[NDArray[np.float32]](), 0
    try:
        with file.open(encoding="ascii", errors="replace") as lines:
            while some := list(islice(lines, _AT_ONCE)):
                found = _of_lines(some, count, file)
                rows.append(found[0])
                scores.append(found[1])
                count += len(some)
    except OSError as error:
        raise ClausewitzError(f"cannot read {file}: {error.strerror}") from error
    quiet = sum(map(len, rows))
    if quiet < 2:
        raise ClausewitzError(f"{file} has fewer than two quiet positions with scores")
    return LabelledPositions(
        np.concatenate(rows), np.concatenate(scores), last_of(quiet, _HELD_OUT), count
    )


def _of_lines(lines: list[str], first: int, file: Path) -> tuple[kernel.Row, NDArray[np.float32]]:
    fens, scores, moves = list[str](), list[float](), list[int]()
    for number, line in enumerate(lines, first):
        fields = line.rstrip("\n").split(";")
        try:
            fen, score, move = fields
            if score.startswith(_SCORE):
                known = float(score[len(_SCORE) :]), _word(move)
                scores.append(known[0])
                moves.append(known[1])
                fens.append(fen)
        except ValueError as error:
            if not line.endswith("\n"):
                break  # the last line of a file that is still being written
            form = 'a line is "FEN;cp N;MOVE" or "FEN;mate N;MOVE"'
            raise ClausewitzError(f"{file}:{number + 1}: {form}") from error
    rows, read = kernel.rows_of_fens(fens)
    rows, quiet = rows[read], np.empty(int(read.sum()), np.bool_)
    mark_quiet(rows, np.array(moves, np.uint64)[read], quiet)
    return rows[quiet], np.array(scores, np.float32)[read][quiet]


def _word(move: str) -> int:
    """A move as the kernel writes it."""
    read = chess.Move.from_uci(move)
    return read.from_square | read.to_square << 6 | (read.promotion or 0) << 12
