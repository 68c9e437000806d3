"""Text that leaves, escaped for where it goes: terminal, CSV, HTML and SVG, PGN, LaTeX, typst.

Names come from files of strangers: of tactics, players, games, puzzles. Whatever writes them where
a program reads them goes through here.
"""

import re
from collections.abc import Iterable

_FORMULA = re.compile(r"[=+\-@\t\r]")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[+-]?(?:inf|nan)", re.ASCII)
_LATEX = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
}
_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"}


def for_terminal(text: str) -> str:
    """Text without what moves a cursor, changes colours or hides words: it is shown as \\x1b."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t" else _as_code(c) for c in text)


def for_line(text: str) -> str:
    """The same on one line: what breaks it becomes a space."""
    return for_terminal(" ".join(text.split()))


def for_cell(cell: object) -> object:
    """A cell of CSV that no spreadsheet takes for a formula: a quotation mark stands before one.

    Numbers stay as they are, and so does a lone dash, which stands for nothing.
    """
    if not isinstance(cell, str) or not _FORMULA.match(cell):
        return cell
    return cell if cell == "-" or _NUMBER.fullmatch(cell) else f"'{cell}"


def for_cells(cells: Iterable[object]) -> list[object]:
    """A row of CSV."""
    return [for_cell(cell) for cell in cells]


def for_markup(text: str) -> str:
    """Text in HTML or SVG, between marks or in an attribute."""
    return "".join(_MARKUP.get(c, c) for c in for_terminal(text))


def for_tag(text: str) -> str:
    """The value of a tag in PGN; the writer of PGN escapes quotation marks itself."""
    return for_line(text)


def for_comment(text: str) -> str:
    """A comment in PGN, which ends at the first brace that closes."""
    return for_terminal(text).replace("{", "(").replace("}", ")")


def for_latex(text: str) -> str:
    """Text in LaTeX."""
    return "".join(_LATEX.get(c, c) for c in for_line(text))


def _as_code(character: str) -> str:
    """A character by its number, as Python writes it."""
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
