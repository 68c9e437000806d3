"""From examples and a task to a folder that Popper runs as it stands."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import BinaryIO
from urllib.parse import quote

import chess

from clausewitz.clauses import Theory
from clausewitz.clauses.checker import TACTIC_TYPES
from clausewitz.games.example import Example
from clausewitz.games.negatives import refuse_contradictions
from clausewitz.learn.popper.background_facts import background
from clausewitz.learn.popper.popper_bias import popper_bias_text
from clausewitz.learn.popper.positions import Fens, Where, positions_of
from clausewitz.learn.rules.labelled import item_key
from clausewitz.learn.space.bias import Bias
from clausewitz.position.board import fen_of
from clausewitz.runs.progress import Tell, silent
from clausewitz.support.errors import ClausewitzError, file_errors
from clausewitz.support.files import make_folder, whole_file

FILES = ("bk.pl", "bias.pl", "exs.pl", "words.pl")

_SAFE = " !#$&'()*+,-./:;<=>?@[]^_`{|}~"  # all of ASCII that needs no care between quotes

Case = tuple[str, str]
"""The name of a position and the squares of a move."""


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


def first_moves(examples: Sequence[Example]) -> list[Example]:
    """One example of each item, in their order: the move that is played first.

    Examples of one source and label (the solver's moves of a puzzle) are one item to a learner of
    rules, which is covered if one of its moves is. Popper has no such examples: each of its own is
    covered or not. With one move for each item, both count the same.
    """
    chosen: dict[object, Example] = {}
    for number, example in enumerate(examples):
        key = item_key(example, number)
        known = chosen.setdefault(key, example)
        if known is not example and _fullmove(example) < _fullmove(known):
            chosen[key] = example
    return list(chosen.values())


def _fullmove(example: Example) -> int:
    return chess.Board(example.fen).fullmove_number


def export_task(
    examples: Sequence[Example],
    bias: Bias,
    own: Theory | None,
    folder: Path,
    request: NegativeChoice,
    tell: Tell = silent,
) -> Written:
    """Write the folder; one that holds such files already is left alone.

    A kill leaves no file that looks whole: all of them get their names when all are written.
    """
    _check(bias)
    refuse_contradictions(examples)
    names = _names(examples)
    labels = _labels(examples, names, request)
    text: dict[str, Iterable[str]] = {
        "bk.pl": _bk(examples, names, [case for case, _ in labels], bias, own, tell),
        "bias.pl": [popper_bias_text(bias).rstrip("\n")],
        "exs.pl": _exs(labels, bias.head.name),
    }
    if own:
        text["words.pl"] = [str(own).rstrip("\n")]
    _take(folder)
    with ExitStack() as files, file_errors(folder):
        facts = {
            name: _write(files.enter_context(whole_file(folder / name)), lines)
            for name, lines in text.items()
        }
    positives = sum(label for _, label in labels)
    return Written(len(names), positives, len(labels) - positives, facts["bk.pl"])


def _check(bias: Bias) -> None:
    if bias.head.types != TACTIC_TYPES:
        raise ClausewitzError(f"{bias.head.name} is not of type ({', '.join(TACTIC_TYPES)})")
    kinds = {kind for word in bias.body for kind in word.types}
    taken = {"fen", "stated", *Where, *(f"a_{kind}" for kind in kinds)}
    for word in (bias.head, *bias.body):
        if word.name in taken:
            raise ClausewitzError(f"{word.name} has a meaning of its own in bk.pl: rename it")


def _take(folder: Path) -> None:
    for name in FILES:
        if (folder / name).exists():
            raise ClausewitzError(f"{folder / name} is there already: choose another folder")
    make_folder(folder)


def _write(file: BinaryIO, lines: Iterable[str]) -> int:
    """Write the lines; how many of them are facts."""
    count = 0
    for line in lines:
        file.write(f"{line}\n".encode())
        count += not line.startswith("%")
    return count


def _names(examples: Iterable[Example]) -> dict[str, str]:
    """A name for each position, by its FEN as the examples have it."""
    fens = dict.fromkeys(example.fen for example in examples)
    return {fen: f"p{number}" for number, fen in enumerate(fens)}


def _labels(
    examples: Sequence[Example], names: dict[str, str], request: NegativeChoice
) -> list[tuple[Case, bool]]:
    """All cases with their labels; a move that is an example twice counts twice, as in learning."""
    labels = [((names[e.fen], e.move[:4]), e.label) for e in examples]
    if request.others == 0:
        return labels
    known = {case for case, _ in labels}
    chooser = Random(request.seed)
    for fen, name in names.items():
        moves = dict.fromkeys(move.uci()[:4] for move in chess.Board(fen).legal_moves)
        others = [move for move in moves if (name, move) not in known]
        if request.others is not None and request.others < len(others):
            others = sorted(chooser.sample(others, request.others))
        labels += (((name, move), False) for move in others)
    return labels


def _bk(
    examples: Sequence[Example],
    names: dict[str, str],
    moves: Iterable[Case],
    bias: Bias,
    own: Theory | None,
    tell: Tell,
) -> Iterator[str]:
    yield "% Positions, and examples as they were before; not for learning."
    for fen, name in names.items():
        yield f"fen({name}, {_text(fen)})."
    for example in examples:
        yield _stated(example, names[example.fen])
    yield "% All that the words of bias.pl say where bias.pl lets them: of these positions, and of"
    yield "% those a move later. A name such as p0_e2e4 names the move; a pawn becomes a queen"
    yield "% there unless the name ends in another piece."
    fens: Fens = {name: fen_of(chess.Board(fen)) for fen, name in names.items()}
    yield from background(bias, own, positions_of(bias, fens, moves), tell)


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


def _exs(labels: Sequence[tuple[Case, bool]], head: str) -> Iterator[str]:
    for wanted, kind in ((True, "pos"), (False, "neg")):
        for (name, move), label in labels:
            if label == wanted:
                yield f"{kind}({head}({name}, {move[:2]}, {move[2:]}))."
