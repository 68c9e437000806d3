"""The positions that a FEN argument means, one at a time."""

import sys
from collections.abc import Iterator
from itertools import chain

import chess

from clausewitz.clauses.text_files import without_mark
from clausewitz.cli.terminal import bold
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import LONGEST_LINE

_BLOCK = 1 << 16  # bytes
_MOST = 64  # positions of a batch


def one_board(fen: list[str] | None) -> chess.Board:
    """The position, where only one makes sense."""
    found = list(boards(fen))
    if len(found) != 1:
        raise ClausewitzError(f"expected one position, found {len(found)}")
    return found[0]


def boards(fen: list[str] | None) -> Iterator[chess.Board]:
    """The position, or with - those of standard input, each as soon as its line is there."""
    return chain.from_iterable(batches(fen))


def batches(fen: list[str] | None) -> Iterator[list[chess.Board]]:
    """The same in batches: of standard input, whatever lines are there already.

    So many positions are answered at once, and one as soon as it has come.
    """
    text = " ".join(fen or [chess.STARTING_FEN]).strip()
    if text != "-":
        yield [parse_fen(text)]
        return
    is_empty = True
    for lines in _input_lines():
        for batch in _parsed(lines):
            is_empty = False
            yield batch
    if is_empty:
        raise ClausewitzError("standard input holds no FEN")


def _input_lines() -> Iterator[list[str]]:
    """Lines of standard input that are there already, whatever the locale says."""
    buffer = getattr(sys.stdin, "buffer", None)
    if buffer is None:
        yield from ([line] for line in sys.stdin)
        return
    rest, is_first = b"", True
    while block := buffer.read1(_BLOCK):
        block, is_first = without_mark(block, "standard input") if is_first else block, False
        *lines, rest = (rest + block).split(b"\n")
        if len(rest) > LONGEST_LINE:
            raise ClausewitzError(f"standard input: a line of more than {LONGEST_LINE:,} bytes")
        yield [line.decode("utf-8", "replace") for line in lines]
    yield [rest.decode("utf-8", "replace")]


def _parsed(lines: list[str]) -> Iterator[list[chess.Board]]:
    """The positions of the lines; where one is none, those before it come first."""
    found: list[chess.Board] = []
    for line in filter(str.strip, lines):
        try:
            found.append(parse_fen(line))
        except ClausewitzError:
            if found:
                yield found
            raise
        if len(found) == _MOST:
            yield found
            found = []
    if found:
        yield found


def answered(fen: list[str] | None, *, headed: bool = True) -> Iterator[chess.Board]:
    """The positions to answer in turn. With - each answer is headed by its position, and printed
    at once."""
    headed = headed and (fen or []) == ["-"]
    for number, board in enumerate(boards(fen)):
        if headed:
            head(fen_of(board), first=not number)
        yield board
        sys.stdout.flush()


def head(title: str, *, first: bool) -> None:
    """What the lines that follow are about."""
    print(("" if first else "\n") + bold(title))
