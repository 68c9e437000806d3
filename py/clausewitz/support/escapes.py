"""Text that leaves, escaped for where it goes: terminal, CSV, HTML and SVG, PGN, LaTeX, typst.

Names come from files of strangers: of tactics, players, games, puzzles. Whatever writes them where
a program reads them goes through here.
"""

import csv
import io
import re
from collections.abc import Iterable

_FORMULA = re.compile(r"[=+\-@\t\r]")
_NUMBER = re.compile(
    r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|[+-]?(?:inf|nan)|-[\d:/]*", re.ASCII
)
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
_NOT_IN_XML = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_MARKUP = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"}


def for_terminal(text: str) -> str:
    """Text without what moves a cursor, changes colours or hides words: it is shown as \\x1b."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t" else _as_code(c) for c in text)


def for_line(text: str) -> str:
    """The same on one line: what breaks it becomes a space."""
    return for_terminal(" ".join(text.split()))


def for_cell(text: str) -> str:
    """A cell of CSV that no spreadsheet takes for a formula: a quotation mark stands before one.

    A number stays as it is, and so does a dash with numbers alone, such as the place -:12.
    """
    is_formula = _FORMULA.match(text) and not _NUMBER.fullmatch(text)
    return f"'{text}" if is_formula else text


def csv_text(rows: Iterable[Iterable[object]]) -> str:
    """Rows as CSV; what comes from others in them has gone through `for_cell`."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue()


def for_markup(text: str) -> str:
    """Text in HTML or SVG, between marks or in an attribute; what XML may not hold is a space."""
    return "".join(_MARKUP.get(c, c) for c in _NOT_IN_XML.sub(" ", text))


def for_tag(text: str) -> str:
    """The value of a tag in PGN: one line, without the quotation mark that would end it."""
    return for_line(text.replace('"', "'").replace("\\", "/"))


def for_comment(text: str) -> str:
    """A comment in PGN, which ends at the first brace that closes."""
    return for_terminal(text).replace("{", "(").replace("}", ")")


def for_latex(text: str) -> str:
    """Text in LaTeX."""
    return "".join(_LATEX.get(c, c) for c in for_line(text))


def _as_code(character: str) -> str:
    """A character by its number, as Python writes it."""
    return character.encode("unicode_escape", "backslashreplace").decode("ascii")
