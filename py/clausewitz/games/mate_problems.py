"""Problems as lines of text: a FEN, or an EPD with its operations dm (moves to mate) and id."""

import re
from dataclasses import dataclass

import chess

from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError

_CLOCKS = re.compile(r"\d+\s+\d+\s*")
_MOVES = re.compile(r'(?:^|;)\s*dm\s+"?([^\s;"]+)')
_NAME = re.compile(r'(?:^|;)\s*id\s+"([^;]*)"')


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, with its name and the moves to mate where the line says them."""

    board: chess.Board
    moves: int | None = None
    name: str = ""


def read_problem(line: str) -> Problem:
    """The problem that a line of FEN or EPD states."""
    fields = line.split(maxsplit=4)
    operations = fields[4] if len(fields) == 5 else ""
    clocks = _CLOCKS.match(operations)
    fen = " ".join([*fields[:4], clocks[0].strip() if clocks else ""]).strip()
    operations = operations[clocks.end() :] if clocks else operations
    if operations and not re.match(r"[A-Za-z]\w*(\s|;|$)", operations):
        fen = line  # no EPD: let the FEN reader say what is wrong
    board = parse_fen(fen)
    moves, name = _MOVES.search(operations), _NAME.search(operations)
    if moves and not re.fullmatch(r"\d{1,4}", moves[1], re.ASCII):
        raise ClausewitzError(
            f'bad EPD "{line.strip()}": dm is "{moves[1]}", not a number of moves'
        )
    return Problem(board, int(moves[1]) if moves else None, name[1] if name else "")


def read_problems(text: str, source: str) -> list[Problem]:
    """The problems of a text, one a line; blank lines and those that begin with # say nothing."""
    lines = [line.strip() for line in text.splitlines()]
    problems = []
    for number, line in enumerate(lines, 1):
        if line and not line.startswith("#"):
            try:
                problems.append(read_problem(line))
            except ClausewitzError as error:
                raise ClausewitzError(f"{source}:{number}: {error}") from error
    if not problems:
        raise ClausewitzError(f"{source} holds no position")
    return problems
