"""Arguments that commands share, and how results are printed."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import chess
import typer

from clausewitz.board import parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.rules import By

Fen = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="FEN",
        help="A position, quoted or not; - reads one per line. Without it: the start position.",
        show_default=False,
    ),
]
ExamplesFile = Annotated[
    Path,
    typer.Argument(metavar="EXAMPLES", help="A CSV file as sample writes it.", show_default=False),
]
ByOption = Annotated[By, typer.Option("--by", help="Who answers.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, one object per position.")]


def boards(fen: list[str] | None) -> list[chess.Board]:
    """The positions that a FEN argument means."""
    text = " ".join(fen or [chess.STARTING_FEN]).strip()
    if text != "-":
        return [parse_fen(text)]
    lines = [line for line in sys.stdin.read().splitlines() if line.strip()]
    if not lines:
        raise ClausewitzError("standard input holds no FEN")
    return [parse_fen(line) for line in lines]


def one_board(fen: list[str] | None) -> chess.Board:
    """The position, where only one makes sense."""
    found = boards(fen)
    if len(found) != 1:
        raise ClausewitzError(f"expected one position, found {len(found)}")
    return found[0]


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))


def write_text(path: Path, text: str) -> None:
    """The text as a file; a place where none can be is an error of one line."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error


def append_text(path: Path, text: str) -> None:
    """The text at the end of a file, which may be new."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error


def write_bytes(path: Path, content: bytes) -> None:
    """Likewise."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise ClausewitzError(f"{path}: {error.strerror}") from error
