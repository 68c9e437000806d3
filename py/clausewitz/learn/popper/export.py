"""From examples and a task to a folder that Popper runs as it stands."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import quote

import chess

from clausewitz.clauses import Theory
from clausewitz.clauses.checker import TACTIC_TYPES
from clausewitz.errors import ClausewitzError
from clausewitz.games import Example, refuse_contradictions
from clausewitz.learn.popper.background import background
from clausewitz.learn.popper.popper_bias import popper_bias_text
from clausewitz.learn.space.bias import Bias

FILES = ("bk.pl", "bias.pl", "exs.pl", "words.pl")

_SAFE = " !#$&'()*+,-./:;<=>?@[]^_`{|}~"  # all of ASCII that needs no care between quotes

Cases = dict[tuple[str, str], bool]
"""Labels by the name of the position and the squares of the move."""


@dataclass(frozen=True, slots=True)
class NegativeChoice:
    """Which moves become negatives beside those that are examples with label 0."""

    others: int | None = None
    """So many other legal moves of each position, at most; None is all of them."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Written:
    """What a folder holds."""

    positions: int
    positives: int
    negatives: int
    facts: int


def export_task(
    examples: Sequence[Example],
    bias: Bias,
    own: Theory | None,
    folder: Path,
    request: NegativeChoice,
) -> Written:
    """Write the folder; one that holds such files already is left alone."""
    if bias.head.types != TACTIC_TYPES:
        raise ClausewitzError(f"{bias.head.name} is not of type ({', '.join(TACTIC_TYPES)})")
    refuse_contradictions(examples)
    names = _names(examples)
    cases = _cases(examples, names, request)
    try:
        _take(folder)
        facts = _write(folder / "bk.pl", _bk(examples, names, bias, own))
        _write(folder / "bias.pl", [popper_bias_text(bias).rstrip("\n")])
        _write(folder / "exs.pl", _exs(cases, bias.head.name))
        if own:
            _write(folder / "words.pl", [str(own).rstrip("\n")])
    except OSError as error:
        raise ClausewitzError(f"{error.filename or folder}: {error.strerror}") from error
    positives = sum(cases.values())
    return Written(len(names), positives, len(cases) - positives, facts)


def _take(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        if (folder / name).exists():
            raise ClausewitzError(f"{folder / name} is there already: choose another folder")


def _write(path: Path, lines: Iterable[str]) -> int:
    """Write the lines; how many of them are facts."""
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for line in lines:
            file.write(f"{line}\n")
            count += not line.startswith("%")
    return count


def _names(examples: Iterable[Example]) -> dict[str, str]:
    """A name for each position, by its FEN as the examples have it."""
    fens = dict.fromkeys(example.fen for example in examples)
    return {fen: f"p{number}" for number, fen in enumerate(fens)}


def _cases(examples: Sequence[Example], names: dict[str, str], request: NegativeChoice) -> Cases:
    cases = {(names[e.fen], e.move[:4]): e.label for e in examples}
    chooser = Random(request.seed)
    for fen, name in names.items():
        moves = dict.fromkeys(move.uci()[:4] for move in chess.Board(fen).legal_moves)
        others = [move for move in moves if (name, move) not in cases]
        if request.others is not None and request.others < len(others):
            others = sorted(chooser.sample(others, request.others))
        cases |= dict.fromkeys(((name, move) for move in others), False)
    return cases


def _bk(
    examples: Sequence[Example], names: dict[str, str], bias: Bias, own: Theory | None
) -> Iterator[str]:
    yield "% Positions, and examples as they were before; not for learning."
    for fen, name in names.items():
        yield f"fen({name}, {_text(fen)})."
    for example in examples:
        yield _stated(example, names[example.fen])
    yield "% All that the words of bias.pl say of these positions, and of those a move later where"
    yield "% bias.pl makes moves."
    yield from background(bias, own, {name: chess.Board(f) for f, name in names.items()})


def _stated(example: Example, name: str) -> str:
    """stated(Position, Move, Label, Split, Source, Themes, Rating); none, where there is none."""
    values = [
        name,
        example.move,
        str(int(example.label)),
        example.split or "none",
        _text(example.source),
        _text(" ".join(example.themes)),
        "none" if example.rating is None else str(example.rating),
    ]
    return f"stated({', '.join(values)})."


def _text(value: str) -> str:
    """A string in ASCII, whatever the locale of who reads it; other signs as in a web address."""
    return f'"{quote(value, safe=_SAFE)}"'


def _exs(cases: Cases, head: str) -> Iterator[str]:
    for label, kind in ((True, "pos"), (False, "neg")):
        for (name, move), has in cases.items():
            if has == label:
                yield f"{kind}({head}({name}, {move[:2]}, {move[2:]}))."
