"""The vocabulary: what a clause may speak of, read from bk/signatures.pl."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from clausewitz.clauses.syntax import ClauseError, Compound, Sentence, read_sentences
from clausewitz.support.data import cached, data_dir, package_sources

BOUND = "+"
FOUND = "-"

# As in position/board.py; but that loads python-chess, which other domains do without.
_PIECES = ("pawn", "knight", "bishop", "rook", "queen", "king")
_SQUARES = [f"{file}{rank}" for rank in range(1, 9) for file in "abcdefgh"]

# The constants of each type; a position or a line has none, it only comes from the head or a move.
CONSTANTS: dict[str, frozenset[str | int]] = {
    "square": frozenset(_SQUARES),
    "side": frozenset(("white", "black")),
    "piece": frozenset(_PIECES),
    "promotion": frozenset((*_PIECES[1:5], "none")),
    "wing": frozenset(("kingside", "queenside")),
    "rank": frozenset(range(1, 9)),
    "file": frozenset(range(1, 9)),
    "count": frozenset(range(-1000, 1001)),
    "ply": frozenset(range(64)),
    "number": frozenset(range(64)),
    "position": frozenset(),
    "line": frozenset(),
}


_COUNTED = frozenset(("rank", "file"))


def is_of_type(found: str, wanted: str) -> bool:
    """Whether what is of one type may stand where the other is wanted: ranks and files count."""
    return found == wanted or (wanted == "count" and found in _COUNTED)


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument place of a predicate: its type, and whether it must be bound."""

    type: str
    mode: str = FOUND


@dataclass(frozen=True, slots=True)
class Signature:
    """A predicate of the vocabulary."""

    name: str
    parameters: tuple[Parameter, ...]

    @property
    def indicator(self) -> str:
        return f"{self.name}/{len(self.parameters)}"


Vocabulary = dict[tuple[str, int], Signature]


@cache
def vocabulary() -> Vocabulary:
    """The signatures of bk/signatures.pl by name and arity. Not to be changed by callers.

    What the file says is cached: to read it takes as long as to try many clauses.
    """
    path = data_dir("bk") / "signatures.pl"
    text = path.read_text(encoding="utf-8")

    def make() -> list[list[Any]]:
        signatures = [_signature(one, path.name) for one in read_sentences(text, path.name)]
        return [[one.name, [[p.type, p.mode] for p in one.parameters]] for one in signatures]

    makers = package_sources("clauses/vocabulary.py", "clauses/syntax.py")
    rows = cached("vocabulary", [text, *makers], make)
    return {
        (name, len(places)): Signature(name, tuple(Parameter(*place) for place in places))
        for name, places in rows
    }


def _signature(sentence: Sentence, source: str) -> Signature:
    match sentence.head:
        case Compound("signature", (Compound(name, arguments),)):
            return Signature(name, tuple(_parameter(a, sentence, source) for a in arguments))
    raise ClauseError(source, sentence.line, "expected signature(Predicate)")


def _parameter(argument: object, sentence: Sentence, source: str) -> Parameter:
    match argument:
        case Compound(mode, (str(type_name),)) if mode in (BOUND, FOUND) and type_name in CONSTANTS:
            return Parameter(type_name, mode)
    raise ClauseError(source, sentence.line, f"{argument} is not a mode and a type")
