"""Files of positions with what an engine says about them, a line each:

    r1b2rk1/pp3ppp/2p1p3/3pn1BP/8/2qB1QP1/P1P2P2/R3R1K1 w - - 0 16;cp 550;d3h7

the position, its score for the side to move ("mate N" where it is one), and the best move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel import search
from clausewitz.kernel.search import evaluation_parts as parts
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.evaluation_features import Rows, are_linear, sums_of

_DECIDED = 1500  # hundredths of a pawn; positions beyond teach nothing about weights
_LINES = 50_000
_TOGETHER = 1000  # lines, mostly of the same games, that are held out together or not
_SQUARES = {name: number for number, name in enumerate(chess.SQUARE_NAMES)}
_OCCUPIED, _PAWNS, _EN_PASSANT = 0, 1, 11  # slots of a row


@dataclass(frozen=True)
class LabelledPositions:
    """Quiet positions as rows, their labels, and which of them belong together."""

    rows: Rows
    labels: NDArray[np.float64]
    games: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.rows)


def read_labelled(files: Sequence[Path], most: int, tell: Tell = silent) -> LabelledPositions:
    """The quiet positions of the files, so many at most: nobody is in check, the best move takes
    nothing and promotes nothing, and nothing is decided."""
    rows, labels, games = list[Rows](), list[NDArray[np.float64]](), list[NDArray[np.int64]]()
    found = before = 0
    for file in files:
        lines = 0
        for first, texts in _parts(file):
            some, scores, numbers = _quiet(texts, file, first)
            rows.append(some)
            labels.append(scores)
            games.append((before + numbers) // _TOGETHER)
            found, lines = found + len(some), first + len(texts)
            tell(Progress("quiet positions", min(found, most), most))
            if found >= most:
                break
        if found >= most:
            break
        before += lines + _TOGETHER
    if not found:
        raise ClausewitzError("no quiet position was found among those labelled")
    return LabelledPositions(
        np.concatenate(rows)[:most], np.concatenate(labels)[:most], np.concatenate(games)[:most]
    )


def _parts(file: Path) -> Iterator[tuple[int, list[str]]]:
    """The lines of a file, some at a time, with the number of the first."""
    first = 0
    with file.open(encoding="ascii") as text:
        while lines := list(islice(text, _LINES)):
            yield first, lines
            first += len(lines)


def _quiet(
    lines: list[str], file: Path, first: int
) -> tuple[Rows, NDArray[np.float64], NDArray[np.int64]]:
    """The quiet positions of some lines, their labels, and the numbers of their lines."""
    fens, scores, moves = list[str](), list[float](), list[tuple[int, int]]()
    for number, line in enumerate(lines, first + 1):
        try:
            fen, label, best = line.rstrip("\n").split(";")
            kind, score = label.split()
            scores.append(int(score) if kind == "cp" else np.inf)
            moves.append((_SQUARES[best[:2]], -1 if best[4:] else _SQUARES[best[2:4]]))
        except (ValueError, KeyError):
            words = 'not a line like "FEN;cp 31;e2e4"'
            raise ClausewitzError(f"{file}:{number}: {words}") from None
        fens.append(fen)
    rows, read = kernel.rows_of_fens(fens)
    if not read.all():
        number = int(np.flatnonzero(~read)[0])
        raise ClausewitzError(f"{file}:{first + number + 1}: not a position")
    labels, squares = np.array(scores), np.array(moves).reshape(-1, 2)
    chosen = (np.abs(labels) < _DECIDED) & (squares[:, 1] >= 0)
    source, target = (np.uint64(1) << np.maximum(squares, 0).astype(np.uint64)).T
    takes = rows[:, _OCCUPIED] & target != 0
    takes |= (rows[:, _EN_PASSANT] & target != 0) & (rows[:, _PAWNS] & source != 0)
    chosen &= ~takes & (sums_of(rows, np.zeros(search.WEIGHTS, np.int64))[:, parts.CHECKERS] == 0)
    numbers = np.flatnonzero(chosen)
    numbers = numbers[are_linear(rows[numbers])]
    return rows[numbers], labels[numbers], numbers + first
