"""Examples as CSV: one row per example, written whole or not at all, read row by row.

The columns are those of COLUMNS. Only `fen` and `move` must be there; a label that is not there
means 1. A file of examples is the user's own, so a mistake in it is refused with its line.
"""

import csv
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from dataclasses import fields
from pathlib import Path

import chess

from clausewitz.games.example import SPLITS, Example, rating_of
from clausewitz.games.published_files import Source
from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import csv_text, for_cell
from clausewitz.support.files import whole_text

COLUMNS = tuple(field.name for field in fields(Example))
_NEEDED = ("fen", "move")
_LABELS = {"1": True, "0": False}


def read_examples(path: Path) -> Iterator[Example]:
    """The examples of a file (.csv, perhaps compressed) or, for `-`, of standard input."""
    source = Source(path)
    rows = csv.reader(_texts(source), strict=True)
    try:
        header = next(rows, [])
        _check_header(header)
        for cells in rows:
            if cells:
                yield _example(header, cells)
    except (ValueError, csv.Error) as error:
        if isinstance(error, _PlacedError):
            raise ClausewitzError(str(error)) from error
        raise ClausewitzError(f"{path}:{max(rows.line_num, 1)}: {error}") from error


class _PlacedError(ClausewitzError):
    """An error whose message names the place already."""


def _texts(source: Source) -> Iterator[str]:
    try:
        for number, line in enumerate(source.lines(), 1):
            try:
                yield line.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError:
                raise _PlacedError(f"{source.path}:{number}: not UTF-8") from None
    except ClausewitzError as error:
        raise _PlacedError(str(error)) from error


def _check_header(header: list[str]) -> None:
    known = ",".join(COLUMNS)
    if not header:
        raise ValueError(f"no header; it reads {known}")
    for name in header:
        if name not in COLUMNS:
            raise ValueError(f'unknown column "{name}"; a header reads {known}')
    for name in _NEEDED:
        if name not in header:
            raise ValueError(f'no column "{name}"; a header reads {known}')
    if len(set(header)) < len(header):
        raise ValueError("a column stands there twice")


def _example(header: list[str], cells: list[str]) -> Example:
    if len(cells) != len(header):
        raise ValueError(f"{len(cells)} cells, where the header has {len(header)}")
    row = dict(zip(header, cells, strict=True))
    board = parse_fen(row["fen"])
    for move in row["move"].removeprefix("- ").split(" "):
        _check_move(board, move)
        board.push_uci(move)
    label, split, rating = row.get("label", "1"), row.get("split", ""), row.get("rating", "")
    if label not in _LABELS:
        raise ValueError(f'the label is "{label}", not 1 or 0')
    if split and split not in SPLITS:
        raise ValueError(f'the split is "{split}", not {", ".join(SPLITS)} or nothing')
    if rating and rating_of(rating) is None:
        raise ValueError(f'the rating is "{rating}", not a number or nothing')
    return Example(
        fen=row["fen"],
        move=row["move"],
        label=_LABELS[label],
        split=split,
        source=row.get("source", ""),
        themes=tuple(row.get("themes", "").split()),
        rating=rating_of(rating),
    )


def _check_move(board: chess.Board, uci: str) -> None:
    try:
        legal = chess.Move.from_uci(uci) in board.legal_moves
    except ValueError:
        raise ValueError(f'the move "{uci}" is not UCI, such as e2e4 or e7e8q') from None
    if not legal:
        raise ValueError(f"the move {uci} is not legal in {board.fen()}")


def write_examples(path: Path, examples: Iterable[Example]) -> None:
    """Write them to a file that is there only when it is whole; `-` is standard output."""
    with nullcontext(sys.stdout) if str(path) == "-" else whole_text(path) as file:
        file.write(examples_text(examples))


def examples_text(examples: Iterable[Example]) -> str:
    """The same as text."""
    return csv_text([COLUMNS, *map(_cells, examples)])


def _cells(example: Example) -> list[str]:
    return [
        example.fen,
        example.move,
        "1" if example.label else "0",
        example.split,
        for_cell(example.source),
        for_cell(" ".join(example.themes)),
        "" if example.rating is None else str(example.rating),
    ]
