"""Files of positions with what an engine says about them, a line each:

    r1b2rk1/pp3ppp/2p1p3/3pn1BP/8/2qB1QP1/P1P2P2/R3R1K1 w - - 0 16;cp 550;d3h7

the position, its score for the side to move in hundredths of a pawn ("mate N" where it is one), and
the best move. Where that is 0000 the score is the engine's evaluation, without a search.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.search.quiet_rows import mark_quiet
from clausewitz.runs.progress import Progress, Tell, silent
from clausewitz.support.errors import ClausewitzError
from clausewitz.tuning.weights.evaluation_features import Rows

_NO_MOVE = "0000"
_DECIDED = 1500  # hundredths of a pawn; positions beyond teach nothing about an evaluation
_LINES = 50_000
_SHORTEST = 30  # bytes of a line
_TOGETHER = 1000  # lines, mostly of the same games, that are held out together or not
_SQUARES = {name: number for number, name in enumerate(chess.SQUARE_NAMES)}


@dataclass(frozen=True)
class LabelledPositions:
    """Positions as rows, their labels, and which of them belong together."""

    rows: Rows
    labels: NDArray[np.float32]
    games: NDArray[np.int64]
    lines: int = 0
    """Read in all."""

    def __len__(self) -> int:
        return len(self.rows)

    def part(self, chosen: NDArray[np.bool_]) -> "LabelledPositions":
        found = self.rows[chosen], self.labels[chosen], self.games[chosen]
        return LabelledPositions(*found, self.lines)


def read_labelled(
    files: Sequence[Path], most: int | None = None, tell: Tell = silent
) -> LabelledPositions:
    """The quiet positions of the files, so many at most: nobody is in check, the best move takes
    nothing and promotes nothing, and nothing is decided."""
    try:
        space = sum(file.stat().st_size for file in files) // _SHORTEST + 1
    except OSError as error:
        raise ClausewitzError(f"cannot read {error.filename}: {error.strerror}") from error
    space = space if most is None else min(most, space)
    # Memory that is not written to costs nothing, and to join parts would take twice as much.
    all_found = LabelledPositions(
        np.empty((space, SLOTS), np.uint64),
        np.empty(space, np.float32),
        np.empty(space, np.int64),
    )
    found = lines = groups = 0
    for file in files:
        for first, texts in _parts(file):
            some = _quiet(texts, file, first)
            end = min(space, found + len(some))
            taken, place = slice(end - found), slice(found, end)
            all_found.rows[place] = some.rows[taken]
            all_found.labels[place] = some.labels[taken]
            all_found.games[place] = groups + some.games[taken] // _TOGETHER
            found, lines = end, lines + len(texts)
            tell(Progress("quiet positions", found, most))
            if found == space:
                break
        if found == space:
            break
        groups = 1 + int(all_found.games[found - 1]) if found else 0
    if not found:
        raise ClausewitzError("no quiet position was found among those labelled")
    return LabelledPositions(
        all_found.rows[:found],
        all_found.labels[:found],
        all_found.games[:found],
        lines,
    )


def _parts(file: Path) -> Iterator[tuple[int, list[str]]]:
    """The lines of a file, some at a time, with the number of the first."""
    first = 0
    with file.open(encoding="ascii", errors="replace") as text:
        while lines := list(islice(text, _LINES)):
            if not lines[-1].endswith("\n"):
                del lines[-1]  # the file is still being written
            yield first, lines
            first += len(lines)


def _quiet(lines: list[str], file: Path, first: int) -> LabelledPositions:
    """The quiet positions of some lines; their games are the numbers of their lines."""
    fens, scores, moves = list[str](), list[float](), list[int]()
    for number, line in enumerate(lines, first + 1):
        try:
            fen, label, best = line.rstrip("\n").split(";")
            kind, score = label.split()
            scores.append(int(score) if kind == "cp" else np.inf)
            moves.append(_word(best))
        except (ValueError, KeyError):
            words = 'not a line like "FEN;cp 31;e2e4"'
            raise ClausewitzError(f"{file}:{number}: {words}") from None
        fens.append(fen)
    rows, read = kernel.rows_of_fens(fens)
    if not read.all():
        number = int(np.flatnonzero(~read)[0])
        raise ClausewitzError(f"{file}:{first + number + 1}: not a position")
    labels, quiet = np.array(scores, np.float32), np.empty(len(rows), np.bool_)
    mark_quiet(rows, np.array(moves, np.uint64), quiet)
    numbers = np.flatnonzero(quiet & (np.abs(labels) < _DECIDED))
    return LabelledPositions(rows[numbers], labels[numbers], numbers + first)


def _word(move: str) -> int:
    """A move as the kernel writes it, 0 for none."""
    if move == _NO_MOVE:
        return 0
    promotion = chess.PIECE_SYMBOLS.index(move[4:]) if move[4:] else 0
    return _SQUARES[move[:2]] | _SQUARES[move[2:4]] << 6 | promotion << 12
