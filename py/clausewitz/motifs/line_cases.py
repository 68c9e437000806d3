"""Lines of moves for the kernel: rows of all their positions, and a case for each line."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.games.move_lines import MoveLine
from clausewitz.tactics.by_kernel import Cases

MOST_PLIES = 60
"""Of a line: half moves are numbers up to 63."""


@dataclass(frozen=True, slots=True)
class LineCases:
    """Lines that can be played, and why others cannot."""

    cases: Cases
    lines: tuple[MoveLine, ...]
    refused: tuple[tuple[MoveLine, str], ...] = ()

    def __len__(self) -> int:
        return len(self.lines)


def line_cases(lines: Iterable[MoveLine]) -> LineCases:
    """A case for each line; half move 0 is known where the line says so."""
    ready: list[MoveLine] = []
    rows: list[kernel.Row] = []
    words: list[list[int]] = []
    refused: list[tuple[MoveLine, str]] = []
    for line in lines:
        try:
            row, moves = _read(line)
        except ValueError as error:
            refused.append((line, str(error)))
            continue
        ready.append(line)
        rows.append(row)
        words.append(moves)
    parts = [_part(ready, rows, words, after) for after in (True, False)]
    for part in parts:
        refused += part.refused
    return _joined(parts, tuple(refused))


def _read(line: MoveLine) -> tuple[kernel.Row, list[int]]:
    if len(line.moves) < 1 + line.after_a_move:
        raise ValueError("it has no move to find")
    if len(line.moves) > MOST_PLIES:
        raise ValueError(f"it has {len(line.moves)} half moves, more than {MOST_PLIES}")
    codes = _codes()
    try:
        words = [codes[move] for move in line.moves]
    except KeyError as error:
        raise ValueError(f"{error.args[0]} is not a move") from None
    try:
        return kernel.from_board(parse_fen(line.fen)), words
    except ClausewitzError as error:
        raise ValueError(str(error)) from None


@cache
def _codes() -> dict[str, int]:
    """Each move that UCI can write, as a word of kernel/relations/line_rows.py."""
    letters = {"": 0, "n": chess.KNIGHT, "b": chess.BISHOP, "r": chess.ROOK, "q": chess.QUEEN}
    return {
        one + other + letter: source | target << 6 | promotion << 12
        for source, one in enumerate(chess.SQUARE_NAMES)
        for target, other in enumerate(chess.SQUARE_NAMES)
        for letter, promotion in letters.items()
        if source != target
    }


def _part(
    lines: Sequence[MoveLine],
    rows: Sequence[kernel.Row],
    words: Sequence[list[int]],
    after_a_move: bool,
) -> LineCases:
    """The lines of one kind: kernel.lines takes all with the move before them, or all without."""
    chosen = [n for n, line in enumerate(lines) if line.after_a_move == after_a_move]
    found = kernel.lines([rows[n] for n in chosen], [words[n] for n in chosen], after_a_move)
    lengths = np.array([len(words[n]) for n in chosen], np.uint64)
    table = np.zeros((len(chosen), 4), np.uint64)
    table[:, 0] = found.firsts
    table[:, 1] = found.firsts + lengths + np.uint64(0 if after_a_move else 1)
    table[:, 3] = 0 if after_a_move else 1
    whole: NDArray[np.bool_] = found.legal == lengths
    refused = tuple(
        (lines[n], f"{lines[n].moves[int(found.legal[place])]} is not a legal move there")
        for place, n in enumerate(chosen)
        if not whole[place]
    )
    ready = tuple(lines[n] for place, n in enumerate(chosen) if whole[place])
    return LineCases(Cases(found.rows, table[whole]), ready, refused)


def _joined(parts: Sequence[LineCases], refused: tuple[tuple[MoveLine, str], ...]) -> LineCases:
    tables, before = [], 0
    for part in parts:
        table = part.cases.table.copy()
        table[:, :2] += np.uint64(before)
        tables.append(table)
        before += len(part.cases.rows)
    rows = np.concatenate([part.cases.rows for part in parts])
    lines = tuple(line for part in parts for line in part.lines)
    return LineCases(Cases(rows, np.concatenate(tables)), lines, refused)
