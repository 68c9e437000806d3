"""Entries of the book: tactics and motifs that ship, under the names that players know."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from clausewitz.clauses import Clause, Tactic, read_text, read_theory
from clausewitz.support.data import data_dir
from clausewitz.tactics.motifs.shipped_motifs import (
    STRICTER,
    TEXTBOOK,
    is_variant,
    learned_files,
    literature_files,
    theme_of,
)
from clausewitz.tactics.ranking.precision import Worth, worths_in
from clausewitz.wording import motif_definitions, motif_names
from clausewitz.wording.sayings import read_clauses

_TEST = re.compile(r"^% test: (.*)$", re.MULTILINE)
_PAPER = re.compile(r"\bfigure \d")
_NO_REMARK = re.compile(r"^% (worth:|precision )")


@dataclass(frozen=True, slots=True)
class Form:
    """One predicate of one file."""

    predicate: str
    file: str
    """From the folder of the project on."""
    is_learned: bool
    is_line: bool
    """Whether it speaks of a line, name(Line), or of one move, name(Position, From, To)."""
    clauses: tuple[Clause, ...]
    readings: tuple[str, ...]
    """Each clause in English."""
    remarks: tuple[str, ...]
    """What the file says above each clause."""
    worth: Worth | None
    test: str
    """Figures on examples that were not learned from."""

    @property
    def signature(self) -> str:
        """The predicate with what it takes: fork(Line) is another one than fork(P, From, To)."""
        return f"{self.predicate}({'Line' if self.is_line else 'Position, From, To'})"

    @property
    def kind(self) -> str:
        """What tells it apart from others of the same name, in words."""
        if self.is_learned:
            return "learned from puzzles"
        if self.is_stricter:
            return "in lines that a search found"
        if self.predicate.startswith(TEXTBOOK):
            return "as textbooks have it"
        if any(_PAPER.search(remark) for remark in self.remarks):
            return "of a paper"
        return "as Lichess counts it" if self.is_line else "by hand"

    @property
    def is_stricter(self) -> bool:
        """Whether it is the stricter reading, for lines of a search."""
        return self.predicate.startswith(STRICTER)


@dataclass(frozen=True, slots=True)
class Entry:
    """All that goes by one name."""

    title: str
    definition: str
    """What it is, in a sentence or two."""
    forms: tuple[Form, ...]

    @property
    def slug(self) -> str:
        """The name of its page."""
        return re.sub(r"[^a-z0-9]+", "-", self.title.lower()).strip("-")

    @property
    def shown_form(self) -> Form | None:
        """The motif of lines whose examples and puzzles are shown."""
        found = (form for form in self.forms if form.is_line and not form.is_learned)
        return next((form for form in found if not is_variant(form.predicate)), None)

    @property
    def solutions(self) -> int:
        """How many solutions of unseen puzzles show it, as its first motif counts them."""
        counts = [
            form.worth.spoke for form in self.forms if form.is_line and form.worth is not None
        ]
        return counts[0] if counts else 0


def book_entries() -> list[Entry]:
    """By title; of a title, motifs of the literature come first."""
    forms = [*_motif_forms(), *_tactic_forms()]
    motifs = [form.predicate.removeprefix(TEXTBOOK) for form in forms]
    names = motif_names(motifs)
    found: dict[str, list[Form]] = {}
    for name, form in zip(names, forms, strict=True):
        found.setdefault(name, []).append(form)
    meanings = dict(zip(names, motif_definitions(motifs), strict=True))
    titles = sorted(found, key=str.lower)
    return [Entry(title, meanings[title], tuple(found[title])) for title in titles]


def shown_themes() -> list[str]:
    """The themes, as Lichess spells them, whose pages set puzzles."""
    forms = [entry.shown_form for entry in book_entries()]
    return [theme_of(form.predicate) for form in forms if form is not None]


def _motif_forms() -> Iterator[Form]:
    for is_learned, files in ((False, literature_files()), (True, learned_files())):
        for file in files:
            yield from _forms(file, read_theory(file).motifs, is_learned, is_line=True)


def _tactic_forms() -> Iterator[Form]:
    folder = data_dir("logic") / "tactics"
    files = [(False, folder / "literature.pl")]
    files += [(True, file) for file in sorted((folder / "learned").glob("*.pl"))]
    for is_learned, file in files:
        yield from _forms(file, read_theory(file).tactics, is_learned, is_line=False)


def _forms(file: Path, found: Sequence[Tactic], is_learned: bool, is_line: bool) -> Iterator[Form]:
    text = read_text(file)
    worths, test = worths_in(str(file)), _TEST.search(text)
    for one in found:
        yield Form(
            one.name,
            f"logic/{file.relative_to(data_dir('logic')).as_posix()}",
            is_learned,
            is_line,
            one.clauses,
            tuple(read_clauses(one.clauses, one.phrases)),
            tuple(_remark(text.splitlines(), clause.line) for clause in one.clauses),
            worths.get(one.name),
            test[1] if test else "",
        )


def _remark(lines: Sequence[str], clause_line: int) -> str:
    """The comment that stands right above a line, counted from 1."""
    above: list[str] = []
    for line in reversed(lines[: clause_line - 1]):
        if not line.startswith("%"):
            break
        above.insert(0, line)
    return " ".join(line.lstrip("% ") for line in above if not _NO_REMARK.match(line))
