"""Puzzles from EPD files: a position on each line, then what is known of it.

    1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - dm 2; bm Qd5+; id "Paulsen, 1857";

| opcode | operand |
| --- | --- |
| `dm` | the side to move mates in so many moves |
| `bm` | the first move, or several, in short algebraic notation or UCI; `bm #2` means `dm 2` |
| `id` | a name |
| `c0` … `c8` | remarks; the first is printed |
| `c9 "size 5"` | the board has five rows; its men stand in the corner at a1 |

Clocks before the opcodes are read as in a FEN, other opcodes passed over. Empty lines and lines
that begin with # hold no puzzle.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import chess

from clausewitz.board import parse_fen
from clausewitz.drawing import check_size
from clausewitz.errors import ClausewitzError
from clausewitz.mates.boards import game_of

_CLOCKS = re.compile(r"\s*(\d+)\s+(\d+)\s*(?=;|$|[a-z])", re.ASCII)
_OPERATION = re.compile(r'((?:[^;"]|"[^"]*")*)(;|$)')
_OPERAND = re.compile(r'"([^"]*)"|([^\s"]+)')
_SIZE = re.compile(r"size (\d)", re.ASCII)
_MATE = re.compile(r"#(\d+)", re.ASCII)
_SIGNS = "!?+#"
"""What may stand behind a move, with a blank between or without."""


@dataclass(frozen=True)
class Puzzle:
    """A position to solve, and what its line claims."""

    board: chess.Board
    source: str
    """The file and the line, for whoever has to correct them."""
    size: int = 8
    mate: int | None = None
    keys: tuple[chess.Move, ...] = ()
    name: str = ""
    remark: str = ""


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, in its order. A line that makes no sense is an error that names it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ClausewitzError(f"{path}: not a text file in UTF-8") from error
    puzzles = [
        _puzzle(line, f"{path}:{number}")
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    if not puzzles:
        raise ClausewitzError(f"{path}: there is no puzzle in it")
    return puzzles


def _puzzle(line: str, source: str) -> Puzzle:
    try:
        return _read(line, source)
    except ClausewitzError as error:
        raise ClausewitzError(f"{source}: {error}") from error


def _read(line: str, source: str) -> Puzzle:
    *fields, rest = [*line.split(maxsplit=4), ""][:5]
    clocks = _CLOCKS.match(rest)
    if clocks:
        fields += clocks.groups()
        rest = rest[clocks.end() :]
    board = parse_fen(" ".join(fields))
    operations = dict(_operations(rest))
    size = _size(operations.get("c9", []))
    check_size(board, size)
    wanted = operations.get("bm", [])
    found = [match for word in wanted if (match := _MATE.fullmatch(word))]
    dm = operations.get("dm", [match[1] for match in found])
    words = [word for word in wanted if not _MATE.fullmatch(word) and word.strip(_SIGNS)]
    return Puzzle(
        board=board,
        source=source,
        size=size,
        mate=_number(dm[0]) if dm else None,
        keys=tuple(_move(board, size, word) for word in words),
        name=" ".join(operations.get("id", [])),
        remark=next((" ".join(operations[c]) for c in _REMARKS if operations.get(c)), ""),
    )


_REMARKS = [f"c{number}" for number in range(9)]


def _operations(text: str) -> Iterator[tuple[str, list[str]]]:
    """Opcodes with their operands; a semicolon in quotation marks is no end."""
    at = 0
    while at < len(text):
        operation = _OPERATION.match(text, at)
        if operation is None or operation.end() == at:
            raise ClausewitzError(f"a quotation mark is not closed: {text[at:].strip()}")
        at = operation.end()
        opcode, _, operands = operation[1].strip().partition(" ")
        if opcode:
            yield opcode, [one or other for one, other in _OPERAND.findall(operands)]


def _size(operands: list[str]) -> int:
    match = _SIZE.fullmatch(" ".join(operands))
    return int(match[1]) if match else 8


def _number(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise ClausewitzError(f'"dm {word}" names no number of moves')
    return int(word)


def _move(board: chess.Board, size: int, word: str) -> chess.Move:
    plain = word.rstrip(_SIGNS)
    game = game_of(size)
    legal = game.legal_moves(board)
    for move in legal:
        if plain in (move.uci(), game.san(board, move).rstrip("+#")):
            return move
    try:
        move = board.parse_san(plain)
    except ValueError:
        move = chess.Move.null()
    if move not in legal:
        raise ClausewitzError(f'the move "{word}" is not legal here')
    return move
