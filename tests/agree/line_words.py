"""Every word of a line of moves, in full: all its answers on a line, by Prolog and by kernel.

The kernel answers from the rows of a line, so what is compared is the numbers written there and
which row each word looks at. How clauses are planned over them is for line_clauses.py.
"""

from collections.abc import Iterator

import chess
import numpy as np

from agree.clause_maker import speaks_of_line
from agree.words import VALUES
from clausewitz import kernel
from clausewitz.clauses import Signature, vocabulary
from clausewitz.games.move_lines import MoveLine
from clausewitz.kernel.relations import values
from clausewitz.matching.line_goals import FRAMES, OF_LINE, OF_PLY, Frame
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.tactics.motifs.line_cases import LineCases

Answer = tuple[int | str, ...]
"""A position is its FEN."""


def line_words() -> list[Signature]:
    """The words of a line of the vocabulary: the kernel knows all of them."""
    return [signature for signature in vocabulary().values() if speaks_of_line(signature)]


def line_word_disagreements(lines: LineCases, word: Signature) -> tuple[int, list[str]]:
    """How many answers Prolog has on all lines, and the lines where the kernel has others."""
    count, found = 0, []
    for case, line in enumerate(lines.lines):
        expected = answers_by_prolog(line, word)
        count += len(expected)
        answers = set(_answers_by_kernel(lines, case, word))
        if answers != expected:
            odd = sorted(answers ^ expected, key=str)[:3]
            found.append(f"{word.indicator} on {line.fen} {' '.join(line.moves)}: {odd}")
    return count, found


def answers_by_prolog(line: MoveLine, word: Signature) -> set[Answer]:
    names = ["Line" if p.type == "line" else f"X{n}" for n, p in enumerate(word.parameters)]
    reader = "fen_line_after" if line.after_a_move else "fen_line"
    goal = f'{reader}("{line.fen}", [{", ".join(line.moves)}], Line)'
    answers = prolog().query(f"{goal}, {word.name}({', '.join(names)})", most=10_000)
    wanted = [
        (name, p.type) for name, p in zip(names, word.parameters, strict=True) if p.type != "line"
    ]
    return {tuple(_value(row[name], kind) for name, kind in wanted) for row in answers.rows}


def _value(text: str, type_name: str) -> int | str:
    return text if type_name == "position" else VALUES[type_name][text]


def _answers_by_kernel(lines: LineCases, case: int, word: Signature) -> Iterator[Answer]:
    rows = _Rows(lines, case)
    if word.name in OF_LINE:
        yield from ((value,) for value in rows.image(word.name, rows.last))
    elif word.name in OF_PLY:
        yield from _deeds(rows, word)
    else:
        yield from _moves(rows, word, FRAMES[word.name])


def _deeds(rows: "_Rows", word: Signature) -> Iterator[Answer]:
    for ply in rows.image("ply", rows.last):
        found = rows.image(word.name, ply + 1)
        if len(word.parameters) > 2:  # beside the ply and the line
            yield from ((ply, value) for value in found)
        elif found:
            yield (ply,)


def _moves(rows: "_Rows", word: Signature, frame: Frame) -> Iterator[Answer]:
    for ply in [1] if word.name == "first_move" else rows.image(frame.plies, rows.last):
        before, after = ply + frame.row - 1, ply + frame.row
        if not (rows.first <= before and after <= rows.last):
            continue
        [source], [target] = rows.image("moved_from", after), rows.image("moved_to", after)
        numbers: Answer = () if word.name == "first_move" else (ply,)
        around = [before] * (frame.before is not None) + [after] * (frame.after is not None)
        yield (*numbers, source, target, *map(rows.fen, around))


class _Rows:
    """The rows of a line, by number: the position before half move n is row n."""

    def __init__(self, lines: LineCases, case: int) -> None:
        start, end, _, first = (int(word) for word in lines.cases.table[case])
        self._rows = lines.cases.rows[start : end + 1]
        self.first, self.last = first, end - start

    def image(self, name: str, row: int) -> list[int]:
        relation, nothing = np.uint64(kernel.RELATIONS[name]), np.uint64(0)
        fitting = int(values(relation, nothing, self._rows[row], nothing, nothing))
        return list(chess.scan_forward(fitting))

    def fen(self, row: int) -> str:
        return fen_of(kernel.to_board(self._rows[row]))
