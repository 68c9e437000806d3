"""Every word that the kernel knows, in full: all its answers, for every argument.

Random clauses meet a word by chance, and pass over what takes Prolog long; here each is queried
all that holds in a position, of Prolog once, of the kernel once for each argument it can leave out.
"""

from collections.abc import Iterator, Sequence
from itertools import product

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Signature
from clausewitz.clauses.vocabulary import BOUND
from clausewitz.kernel.relations import values
from clausewitz.position.board import PIECES, SIDES, fen_of
from clausewitz.prolog import prolog

Answer = tuple[int, ...]

VALUES: dict[str, dict[str, int]] = {
    "square": {name: number for number, name in enumerate(chess.SQUARE_NAMES)},
    "side": {name: number for number, name in enumerate(SIDES.values())},
    "piece": {name: number for number, name in enumerate(PIECES, 1)},
    "rank": {str(number): number for number in range(1, 9)},
    "file": {str(number): number for number in range(1, 9)},
    "ply": {str(number): number for number in range(64)},
    "number": {str(number): number for number in range(64)},
}
_ALL_OF = {"square": "sq({})", "ply": "between(0, 63, {})"}
"""Goals that give an argument which must be bound each of its values."""
_NUMBERS = [np.uint64(number) for number in range(64)]
_PATIENCE = 50_000_000


def word_disagreements(boards: Sequence[chess.Board], word: Signature) -> tuple[int, list[str]]:
    """How many answers Prolog has on all boards, and the boards where the kernel has others."""
    count = 0
    found = []
    speaks_of_position = any(p.type == "position" for p in word.parameters)
    for board in boards if speaks_of_position else boards[:1]:
        expected = answers_by_prolog(board, word)
        count += len(expected)
        for place in range(max(1, len(_types(word)))):
            answers = set(_answers_by_kernel(board, word, place))
            if answers != expected:
                odd = sorted(answers ^ expected)[:3]
                found.append(f"{word.indicator} at {place} on {board.fen()}: {odd}")
    return count, found


def _types(word: Signature) -> list[str]:
    return [p.type for p in word.parameters if p.type != "position"]


def answers_by_prolog(board: chess.Board, word: Signature) -> set[Answer]:
    names = ["P" if p.type == "position" else f"X{n}" for n, p in enumerate(word.parameters)]
    goals = [f'fen_position("{fen_of(board)}", P)']
    goals += [
        _ALL_OF[p.type].format(name)
        for name, p in zip(names, word.parameters, strict=True)
        if p.mode == BOUND and p.type != "position"
    ]
    goals.append(f"{word.name}({', '.join(names)})")
    answers = prolog().query(", ".join(goals), most=10_000, inferences=_PATIENCE)
    wanted = [
        (name, VALUES[p.type])
        for name, p in zip(names, word.parameters, strict=True)
        if p.type != "position"
    ]
    return {tuple(numbers[row[name]] for name, numbers in wanted) for row in answers.rows}


def _answers_by_kernel(board: chess.Board, word: Signature, place: int) -> Iterator[Answer]:
    """All answers, found at one argument for all values of the others."""
    row, types = kernel.from_board(board), _types(word)
    relation = np.uint64(kernel.RELATIONS[word.name])
    others = [VALUES[t].values() for n, t in enumerate(types) if n != place]
    for given in product(*others):
        x, y = (_NUMBERS[value] for value in (*given, 0, 0)[:2])
        fitting = int(values(relation, _NUMBERS[place], row, x, y))
        if not fitting:
            continue
        if not types:
            yield ()
            continue
        for value in VALUES[types[place]].values():
            if fitting >> value & 1:
                yield (*given[:place], value, *given[place:])
