"""Problems read from files: CSV with FEN and Stipulation, YACPDB's .olv, Popeye's .inp, and EPD.

A line of EPD has its stipulation in quotation marks, `stipulation "h#2"`, or `dm 2` for a mate.
"""

import csv
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import chess

from clausewitz.games.epd import EpdPosition, epd_lines, read_epds
from clausewitz.mates.popeye_input import read_popeye
from clausewitz.mates.problem_twins import Placement, Twin, changed, placed
from clausewitz.mates.stipulations import Play, Stipulation, read_stipulation
from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError, file_errors

_FIELD = re.compile(r"^([a-z-]+):(.*(?:\n(?![a-z-]+:).*)*)", re.MULTILINE)
_SIDE = re.compile(r"(white|black|neutral):\s*\[([^\]]*)\]")
_TWIN = re.compile(r"^\s*([a-z]+):\s*(.*?)\s*$", re.MULTILINE)
_HARMLESS = ("setplay", "try", "variation", "movenumbers", "nothreat", "intelligent")


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem as a file states it."""

    board: chess.Board
    stipulation: Stipulation
    name: str = ""
    key: str = ""
    """The first move as it is printed, if it is."""
    keywords: tuple[str, ...] = ()
    is_duplex: bool = False
    """The sides have changed their parts: the other begins."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A problem that cannot be read, with the reason; the others of its file can."""

    name: str
    reason: str


def read_problems(path: Path, given: Stipulation | None = None) -> Iterator[Problem | Unread]:
    """The problems of a file; `given` stands in where it names no stipulation."""
    with file_errors(path):
        text = path.read_text(encoding="utf-8-sig")
    match path.suffix.lower():
        case ".csv":
            return _from_csv(text, path, given)
        case ".olv":
            return _from_olv(text)
        case ".inp":
            return _from_popeye(text, path)
    return read_epds(text, str(path), lambda epd, _: problem_of_epd(epd, given))


def problem_of_epd(epd: EpdPosition, given: Stipulation | None) -> Problem:
    if words := epd.said("stipulation"):
        given = read_stipulation(words)
    elif given is None and epd.mate is not None:
        given = Stipulation(Play.DIRECT, "#", epd.mate)
    if given is None:
        raise ClausewitzError('what is wanted? say it, or stipulation "h#2"; in an EPD')
    return Problem(epd.board, given, epd.name, " ".join(epd.best))


def _from_csv(text: str, path: Path, given: Stipulation | None) -> Iterator[Problem | Unread]:
    rows = csv.DictReader(epd_lines(text))
    columns = {name.strip().lower(): name for name in rows.fieldnames or ()}
    if "fen" not in columns or not ("stipulation" in columns or given):
        raise ClausewitzError(f"{path}: its first line has to name FEN and Stipulation")

    def said(row: dict[str, str], column: str) -> str:
        return (row.get(columns.get(column, "")) or "").strip()

    for row in rows:
        name = ", ".join(filter(None, (said(row, one) for one in ("author", "source", "year"))))
        words = said(row, "stipulation")
        try:
            yield Problem(
                parse_fen(said(row, "fen")),
                read_stipulation(words) if words or given is None else given,
                name,
                said(row, "key"),
                tuple(filter(None, map(str.strip, said(row, "keywords").split(";")))),
            )
        except ClausewitzError as error:
            yield Unread(name or f"{path}:{rows.line_num}", str(error))


def _from_olv(text: str) -> Iterator[Problem | Unread]:
    """Of YAML, what such files use: names at the beginning of a line, and lists."""
    for number, document in enumerate(re.split(r"^---.*$", text, flags=re.MULTILINE)):
        fields = {name: value.strip() for name, value in _FIELD.findall(document)}
        if not fields:
            continue
        words = [*_items(fields.get("authors", "")), _plain(fields.get("source", ""))]
        words.append(_plain(fields.get("date", "")))
        name = ", ".join(filter(None, words)) or f"number {number}"
        keywords = tuple(_items(fields.get("keywords", "")))
        try:
            first, is_duplex = _olv_diagram(fields)
            twins = _olv_twins(fields.get("twins", ""))
            yield from problems_of(first, twins, False, name, keywords, is_duplex)
        except ClausewitzError as error:
            yield Unread(name, str(error))


def _olv_diagram(fields: dict[str, str]) -> tuple[Twin, bool]:
    pieces: Placement = {}
    for side, listed in _SIDE.findall(fields.get("algebraic", "")):
        if side == "neutral" and listed.strip():
            raise ClausewitzError("neutral pieces are none of chess")
        for word in filter(None, map(str.strip, listed.split(","))):
            pieces |= placed(word, side == "white")
    options = _items(fields.get("options", ""))
    unknown = [word for word in options if word.lower() not in (*_HARMLESS, "duplex")]
    if unknown:
        raise ClausewitzError(f"{unknown[0]}: such a condition or option is not known here")
    is_duplex = any(word.lower() == "duplex" for word in options)
    return Twin(pieces, read_stipulation(_plain(fields.get("stipulation", "")))), is_duplex


def _olv_twins(text: str) -> list[str]:
    inside = text.removeprefix("{").removesuffix("}").replace(", ", "\n") if "{" in text else text
    return [_plain(words) for _, words in _TWIN.findall(inside)]


def _items(text: str) -> list[str]:
    """The items of a list, on one line or each on its own."""
    if text.startswith("["):
        words = text.strip("[]").replace("\n", " ")
        return [
            _plain(item) for item in re.findall(r"'[^']*'|\"[^\"]*\"|[^,]+", words) if item.strip()
        ]
    return [_plain(line.strip()[1:]) for line in text.splitlines() if line.strip()[:1] == "-"]


def _plain(text: str) -> str:
    return text.strip().strip("'\"").strip()


def _from_popeye(text: str, path: Path) -> Iterator[Problem | Unread]:
    for number, found in enumerate(read_popeye(text), 1):
        name = found.name or f"{path}, number {number}"
        try:
            first = found.diagram()
            yield from problems_of(first, found.twins, found.is_zero, name, (), found.is_duplex)
        except ClausewitzError as error:
            yield Unread(name, str(error))


def problems_of(
    first: Twin,
    twins: Sequence[str],
    is_zero: bool,
    name: str,
    keywords: tuple[str, ...],
    is_duplex: bool,
) -> Iterator[Problem]:
    """The problem of a diagram and its twins; with zero position the diagram itself is none."""
    variants = [] if is_zero else [first]
    for words in twins:
        variants.append(changed(first, variants[-1] if variants else first, words))
    for letter, twin in zip("abcdefghijklmnopqrstuvwxyz", variants, strict=False):
        title = f"{name}, {letter})" if len(variants) > 1 else name
        board = board_of(twin.pieces)
        for duplex in (False, True) if is_duplex else (False,):
            yield Problem(board, twin.stipulation, title, "", keywords, duplex)


def board_of(pieces: Placement) -> chess.Board:
    """The board with these pieces, White to move; a position the rules do not apply to is an error.

    Who is not to move may be in check: who begins is settled later.
    """
    board = chess.Board(None)
    board.set_piece_map(pieces)
    if board.status() & chess.STATUS_OPPOSITE_CHECK:
        board.turn = chess.BLACK
    return parse_fen(board.fen())
