"""Lines of moves for the kernel: rows of all their positions, and a case for each line."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import chess
import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.games.move_lines import MoveLine
from clausewitz.matching.legal_cases import Cases
from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError

MOST_PLIES = 60
"""Of a line: half moves are numbers up to 63."""


@dataclass(frozen=True, slots=True)
class LineCases:
    """Lines that can be played, and why others cannot."""

    cases: Cases
    lines: tuple[MoveLine, ...]
    refused: tuple[tuple[MoveLine, str], ...] = ()
    numbers: tuple[int, ...] = ()
    """Which of the lines that were given each of them is, from 0."""

    def __len__(self) -> int:
        return len(self.lines)


def line_cases(lines: Iterable[MoveLine]) -> LineCases:
    """A case for each line; half move 0 is known where the line says so."""
    given = tuple(lines)
    ready: list[_Ready] = []
    refused: dict[int, str] = {}
    for number, line in enumerate(given):
        try:
            ready.append(_Ready(number, line, _words(line)))
        except ValueError as error:
            refused[number] = str(error)
    rows = _rows(ready, refused)
    ready = [line for line in ready if line.number in rows]
    parts = [
        _part([line for line in ready if line.line.after_a_move == after], rows, after, refused)
        for after in (True, False)
    ]
    reasons = tuple((given[number], refused[number]) for number in sorted(refused))
    return _joined(parts, reasons)


class _Ready(NamedTuple):
    """A line with its number among those given, and the words of its moves."""

    number: int
    line: MoveLine
    words: list[int]


def _words(line: MoveLine) -> list[int]:
    if len(line.moves) < 1 + line.after_a_move:
        raise ValueError("it has no move to find")
    if len(line.moves) > MOST_PLIES:
        raise ValueError(f"it has {len(line.moves)} half moves, more than {MOST_PLIES}")
    try:
        return [_CODES[move] for move in line.moves]
    except KeyError as error:
        raise ValueError(f"{error.args[0]} is not a move") from None


def _rows(ready: Sequence[_Ready], refused: dict[int, str]) -> dict[int, kernel.Row]:
    """The first rows of the lines, by their numbers: read quickly, or else with care."""
    rows, read = kernel.rows_of_fens([line.line.fen for line in ready])
    found = {line.number: row for line, row in zip(ready, rows, strict=True)}
    for place in np.flatnonzero(~read).tolist():
        number, line, _ = ready[place]
        try:
            found[number] = kernel.from_board(parse_fen(line.fen))
        except ClausewitzError as error:
            del found[number]
            refused[number] = str(error)
    return found


class _MoveCodes(dict[str, int]):
    """Moves as UCI writes them, each as a word of kernel/relations/line_rows.py: those that were
    needed so far."""

    def __missing__(self, move: str) -> int:
        source, target = _SQUARES.get(move[:2]), _SQUARES.get(move[2:4])
        promotion = _PROMOTIONS.get(move[4:])
        if source is None or target is None or promotion is None or source == target:
            raise KeyError(move)
        self[move] = word = source | target << 6 | promotion << 12
        return word


_SQUARES = {name: number for number, name in enumerate(chess.SQUARE_NAMES)}
_PROMOTIONS = {"": 0, "n": chess.KNIGHT, "b": chess.BISHOP, "r": chess.ROOK, "q": chess.QUEEN}
_CODES = _MoveCodes()


def _part(
    ready: Sequence[_Ready],
    rows: Mapping[int, kernel.Row],
    after_a_move: bool,
    refused: dict[int, str],
) -> LineCases:
    """The lines of one kind: kernel.lines takes all with the move before them, or all without."""
    starts, words = [rows[line.number] for line in ready], [line.words for line in ready]
    found = kernel.lines(starts, words, after_a_move)
    lengths = np.array([len(each) for each in words], np.uint64)
    table = np.zeros((len(ready), 4), np.uint64)
    table[:, 0] = found.firsts
    table[:, 1] = found.firsts + lengths + np.uint64(0 if after_a_move else 1)
    table[:, 3] = 0 if after_a_move else 1
    whole: NDArray[np.bool_] = found.legal == lengths
    for place in np.flatnonzero(~whole).tolist():
        line = ready[place]
        move = line.line.moves[int(found.legal[place])]
        refused[line.number] = f"{move} is not a legal move there"
    legal = [line for line, is_whole in zip(ready, whole.tolist(), strict=True) if is_whole]
    lines, numbers = tuple(line.line for line in legal), tuple(line.number for line in legal)
    return LineCases(Cases(found.rows, table[whole]), lines, numbers=numbers)


def _joined(parts: Sequence[LineCases], refused: tuple[tuple[MoveLine, str], ...]) -> LineCases:
    tables, before = [], 0
    for part in parts:
        table = part.cases.table.copy()
        table[:, :2] += np.uint64(before)
        tables.append(table)
        before += len(part.cases.rows)
    rows = np.concatenate([part.cases.rows for part in parts])
    lines = tuple(line for part in parts for line in part.lines)
    numbers = tuple(number for part in parts for number in part.numbers)
    return LineCases(Cases(rows, np.concatenate(tables)), lines, refused, numbers)
