"""Texts that assistants can read: the vocabulary, the motifs and tactics, their clauses."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from clausewitz.clauses import Clause, Theory, vocabulary
from clausewitz.clauses.spelling import did_you_mean
from clausewitz.clauses.vocabulary import BOUND, Signature
from clausewitz.support.data import data_dir
from clausewitz.support.errors import ClausewitzError
from clausewitz.tactics.motifs.shipped_motifs import is_variant, motif_literature, theme_name
from clausewitz.tactics.shipped import literature

VOCABULARY = "clausewitz://vocabulary"
MOTIFS = "clausewitz://motifs"
CLAUSES = "clausewitz://clauses/{name}"
_CLAUSES = CLAUSES.removesuffix("{name}")

_ENTRY = re.compile(r"^### `?(\w+)/(\d+)`?.*?\n+(.*?)(?=^##)", re.MULTILINE | re.DOTALL)


def text_of(uri: str) -> str:
    """What is to be read under an address."""
    if uri == VOCABULARY:
        return vocabulary_text()
    if uri == MOTIFS:
        return motifs_text()
    if uri.startswith(_CLAUSES):
        return clauses_text(uri.removeprefix(_CLAUSES))
    raise ClausewitzError(
        f"there is nothing at {uri[:100]}: read {VOCABULARY}, {MOTIFS}, {CLAUSES}"
    )


def vocabulary_text() -> str:
    """A line for each predicate: its arguments with types, and what it means."""
    meanings = _meanings()
    lines = [
        f"{_call(one)}: {meanings.get(key, '')}".rstrip(": ") for key, one in vocabulary().items()
    ]
    return "\n".join([_VOCABULARY_HEADING, *lines])


_VOCABULARY_HEADING = """% The words that a goal or clause may use. +argument must be bound before.
% Squares are a1 ... h8, sides white and black, pieces pawn knight bishop rook queen king.
"""


def _call(one: Signature) -> str:
    places = (f"{'+' if p.mode == BOUND else ''}{p.type}" for p in one.parameters)
    return f"{one.name}({', '.join(places)})" if one.parameters else one.name


@cache
def _meanings() -> dict[tuple[str, int], str]:
    """The first sentence of each entry of bk/README.md."""
    page = (data_dir("bk") / "README.md").read_text(encoding="utf-8") + "\n##"
    return {(name, int(arity)): _first_sentence(text) for name, arity, text in _ENTRY.findall(page)}


def _first_sentence(text: str) -> str:
    """Of the first paragraph that is prose, and no code or heading."""
    parts = (part for part in text.split("\n\n") if part and part[0] not in "`|#?")
    words = " ".join(next(parts, "").split())
    return re.split(r"(?<=[.:]) (?=[A-Z`])", words)[0]


def motifs_text() -> str:
    """The names of motifs, which lines show, and of tactics, which propose moves."""
    motifs = sorted(_named(motif_literature()))
    tactics = [tactic.name for tactic in literature().tactics]
    return (
        "Motifs of lines, name(Line); a tool names them as Lichess does, hangingPiece:\n"
        + "\n".join(name for name in motifs if not is_variant(name))
        + "\n\nTactics, name(Position, From, To):\n"
        + "\n".join(tactics)
        + f"\n\nThe clauses of one: {CLAUSES}\n"
    )


def clauses_text(name: str) -> str:
    """The clauses of a motif or tactic, and those of the helpers that they call."""
    theories = [*motif_literature(), literature()]
    names = {theme_name(one): one for one in _named(theories)}
    wanted = names.get(theme_name(name))
    if wanted is None:
        raise ClausewitzError(f"there is no motif or tactic {name[:60]}{did_you_mean(name, names)}")
    own: dict[tuple[str, int], list[Clause]] = {}
    for theory in theories:
        for clause in theory.clauses():
            own.setdefault(clause.head.key, []).append(clause)
    shown: dict[tuple[str, int], None] = {}
    waiting = [key for key in own if key[0] == wanted]
    while waiting:
        key = waiting.pop(0)
        shown[key] = None
        called = (literal.key for clause in own[key] for literal in clause.body)
        waiting += [one for one in dict.fromkeys(called) if one in own and one not in shown]
    return "\n\n".join(str(clause) for key in shown for clause in own[key]) + "\n"


def _named(theories: Iterable[Theory]) -> Iterator[str]:
    for theory in theories:
        yield from (one.name for one in (*theory.motifs, *theory.tactics))
