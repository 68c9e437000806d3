"""Positions with what is known of them, one on each line: a FEN, or an EPD with its operations.

    1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - dm 2; bm Qd5+; id "Paulsen, 1857";

| opcode | operand |
| --- | --- |
| `dm` | the side to move mates in so many moves |
| `bm` | the first move, or several, in short algebraic notation or UCI; `bm #2` means `dm 2` |
| `id` | a name |
| `c0` … `c8` | remarks; the first is printed |
| `c9 "size 5"` | the board has five rows; its pieces stand in the corner at a1 |

Clocks before the opcodes are read as in a FEN, other opcodes passed over. Empty lines and lines
that begin with # hold no position.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import chess

from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

_CLOCKS = re.compile(r"(\d+)\s+(\d+)\s*(?=;|$|[a-z])", re.ASCII)
_BEGINNING = re.compile(r";|[A-Za-z]\w*(?:\s|;|$)", re.ASCII)
_OPERATION = re.compile(r'((?:[^;"]|"[^"]*")*)(;|$)')
_OPERAND = re.compile(r'"([^"]*)"|([^\s"]+)')
_MOVES = re.compile(r"0*[1-9]\d{0,3}", re.ASCII)
_MATE = re.compile(r"#(\d+)", re.ASCII)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class EpdPosition:
    """A position, and what its line says of it."""

    board: chess.Board
    mate: int | None = None
    """The side to move mates in so many moves."""
    name: str = ""
    operations: Mapping[str, list[str]] = field(default_factory=dict)
    """The operands of each opcode."""

    @property
    def best(self) -> list[str]:
        """The moves of bm, as they are written."""
        return [word for word in self.operations.get("bm", []) if not _MATE.fullmatch(word)]

    def said(self, opcode: str) -> str:
        """What stands behind an opcode; nothing where it does not occur."""
        return " ".join(self.operations.get(opcode, []))


def read_epd(line: str) -> EpdPosition:
    """The position that a line of FEN or EPD states."""
    fields = line.split(maxsplit=4)
    fen, rest = fields[:4], "".join(fields[4:])
    if clocks := _CLOCKS.match(rest):
        fen, rest = [*fen, *clocks.groups()], rest[clocks.end() :]
    if rest.strip() and not _BEGINNING.match(rest):
        fen = [line]  # no EPD: let the FEN reader say what is wrong
    board, operations = parse_fen(" ".join(fen)), dict(_operations(rest))
    name = " ".join(operations.get("id", []))
    return EpdPosition(board, _length(operations), name, operations)


def read_epds(text: str, source: str, make: Callable[[EpdPosition, str], T]) -> Iterator[T]:
    """What is made of each position, given its place, file and line; mistakes name it."""
    return read_epd_lines(epd_lines(text), source, make)


def epd_lines(text: str) -> list[str]:
    """The lines of a file, without the mark that some editors put before its first."""
    return text.removeprefix("\ufeff").splitlines()


def read_epd_lines(
    lines: Iterable[str], source: str, make: Callable[[EpdPosition, str], T]
) -> Iterator[T]:
    """The same of lines that come one by one."""
    for number, line in enumerate(lines, 1):
        if not is_position(line):
            continue
        place = f"{source}:{number}"
        try:
            made = make(read_epd(line), place)
        except ClausewitzError as error:
            raise ClausewitzError(f"{place}: {error}") from error
        yield made


def is_position(line: str) -> bool:
    """Whether the line has to be one of EPD: neither blank nor a comment."""
    return bool(line.strip()) and not line.lstrip().startswith("#")


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


def _length(operations: Mapping[str, list[str]]) -> int | None:
    """The length of the mate, by dm or by bm #2."""
    by_move = [found[1] for word in operations.get("bm", []) if (found := _MATE.fullmatch(word))]
    words = operations.get("dm", by_move)
    if not words:
        return None
    if not _MOVES.fullmatch(words[0]):
        raise ClausewitzError(f'"dm {shortened(words[0])}" names no number of moves')
    return int(words[0])
