"""From a folder of Popper's to examples and a task. Its files are read as data, never run.

bk.pl may be any Prolog, so of it only the lines that begin with fen( or stated( are read: the words
of a bias have the meaning of bk/ here, or that of words.pl, whatever bk.pl says of them.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import chess

from clausewitz.clauses import ClauseError, Text, Theory, read_text, read_theory, vocabulary
from clausewitz.clauses.checker import TACTIC_TYPES, signatures_of
from clausewitz.clauses.syntax import Compound, Sentence, Term, read_sentences, write_term
from clausewitz.games.example import SPLITS, Example, rating_of
from clausewitz.games.negatives import refuse_contradictions
from clausewitz.learn.popper.popper_bias import bias_text, parse_popper_bias
from clausewitz.learn.space.bias import Bias
from clausewitz.position.board import parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.files import make_folder, write_text

OF_CHESS = re.compile(r"\s*(?:fen|stated)\s*\(")
"""Begins the lines of bk.pl that are read; without one a folder is not of chess."""
_LABELS = {"pos": True, "neg": False}

Name = str | int
"""Of a position: an atom or a number."""
Case = tuple[Name, str, str]
"""A position and the squares of a move."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What a folder says, in our own words."""

    examples: list[Example]
    bias: Bias
    own: Theory | None
    left_out: int
    """Negatives that nobody stated: other legal moves, which a learner makes by itself."""


def import_task(folder: Path, *, everything: bool = False) -> Imported:
    """Read a folder; with everything, also the negatives that export made of other moves."""
    if not folder.is_dir():
        raise ClausewitzError(f"{folder}: no folder with bk.pl, bias.pl and exs.pl")
    book = _Book(folder / "bk.pl")
    words = folder / "words.pl"
    own = read_theory(words) if words.exists() else None
    known = vocabulary() | (signatures_of(own) if own else {})
    file = folder / "bias.pl"
    bias = parse_popper_bias(read_text(file), str(file), known)
    if bias.head.types != TACTIC_TYPES:
        reason = f"{bias.head.name} is not of type ({', '.join(TACTIC_TYPES)})"
        raise ClausewitzError(f"{file}: {reason}")
    examples, left_out = _examples(folder / "exs.pl", bias.head.name, book, everything)
    if not examples:
        raise ClausewitzError(f"{folder / 'exs.pl'}: there is no example in it")
    refuse_contradictions(examples)
    return Imported(examples, bias, own, left_out)


def write_task(imported: Imported, folder: Path) -> None:
    """Write the task as learn reads it: bias.pl, and bk.pl where it has words of its own."""
    make_folder(folder)
    for name in ("bias.pl", "bk.pl"):
        if (folder / name).exists():
            raise ClausewitzError(f"{folder / name} is there already: choose another folder")
    write_text(folder / "bias.pl", bias_text(imported.bias))
    if imported.own:
        write_text(folder / "bk.pl", str(imported.own))


class _Book:
    """The positions of bk.pl, and the examples stated there."""

    def __init__(self, file: Path) -> None:
        self.source = str(file)
        self.fens: dict[Name, str] = {}
        self.boards: dict[Name, chess.Board] = {}
        self.stated: list[tuple[Name, Example]] = []
        lines = (line if OF_CHESS.match(line) else "" for line in read_text(file).split("\n"))
        for sentence in read_sentences("\n".join(lines), self.source):
            self._take(sentence)
        if not self.fens:
            reason = 'no fact fen(Position, "FEN"), so the positions cannot be rebuilt'
            raise ClausewitzError(f"{file}: {reason}")

    def _take(self, sentence: Sentence) -> None:
        if sentence.body:
            raise ClauseError(self.source, sentence.line, "a rule, where a fact should be")
        match sentence.head:
            case Compound("fen", (str() | int() as name, Text(fen) | str(fen))):
                self._enter(name, unquote(fen), sentence)
            case Compound("stated", (str() | int() as name, *values)) if name in self.fens:
                self.stated.append((name, self._example(name, values, sentence)))
            case other:
                reason = f"{write_term(other)} is not as export writes it"
                raise ClauseError(self.source, sentence.line, reason)

    def _enter(self, name: Name, fen: str, sentence: Sentence) -> None:
        if self.fens.setdefault(name, fen) != fen:
            raise ClauseError(self.source, sentence.line, f"{name} has two positions")
        try:
            self.boards[name] = parse_fen(fen)
        except ClausewitzError as error:
            raise ClauseError(self.source, sentence.line, str(error)) from error

    def _example(self, name: Name, values: Iterable[Term], sentence: Sentence) -> Example:
        match list(values):
            case [str(move), (0 | 1) as label, str(split), Text(source), Text(themes), rating] if (
                split in (*SPLITS, "none") and _is_rating(rating)
            ):
                self.check_move(name, move, self.source, sentence.line)
                return Example(
                    fen=self.fens[name],
                    move=move,
                    label=bool(label),
                    split="" if split == "none" else split,
                    source=unquote(source),
                    themes=tuple(unquote(themes).split()),
                    rating=rating if isinstance(rating, int) else None,
                )
        raise ClauseError(self.source, sentence.line, "stated/7 is not as export writes it")

    def check_move(self, name: Name, move: str, source: str, line: int) -> None:
        try:
            legal = chess.Move.from_uci(move) in self.boards[name].legal_moves
        except ValueError:
            legal = False
        if not legal:
            raise ClauseError(source, line, f"{move} is not a legal move in {self.fens[name]}")


def _is_rating(term: Term) -> bool:
    return term == "none" or (isinstance(term, int) and rating_of(str(term)) is not None)


def _examples(file: Path, head: str, book: _Book, everything: bool) -> tuple[list[Example], int]:
    """The stated examples in their order, then what exs.pl has beside them."""
    labels = _labels(file, head, book)
    stated = {(name, e.move[:2], e.move[2:4]): e for name, e in book.stated}
    for case, example in stated.items():
        label = labels.pop(case, None)
        if label is None or label[0] != example.label:
            kind = "pos" if example.label else "neg"
            missing = f"{kind}({head}({', '.join(map(str, case))}))"
            raise ClausewitzError(f"{file}: there is no {missing}, which {book.source} states")
    unstated = bool(stated) and not everything
    added = [_new(case, *labels[case], book, file) for case in labels]
    taken = [example for example in added if example.label or not unstated]
    return [e for _, e in book.stated] + taken, len(added) - len(taken)


def _labels(file: Path, head: str, book: _Book) -> dict[Case, tuple[bool, int]]:
    """Label and line of each example."""
    labels: dict[Case, tuple[bool, int]] = {}
    for sentence in read_sentences(read_text(file), str(file)):
        case, label = _case(sentence, head, str(file))
        if case[0] not in book.fens:
            reason = f'{book.source} has no fen({case[0]}, "FEN")'
            raise ClauseError(str(file), sentence.line, reason)
        if labels.setdefault(case, (label, sentence.line))[0] != label:
            raise ClausewitzError(
                f"{file}:{sentence.line}: {case[1]}{case[2]} is both positive and negative in "
                f"{book.fens[case[0]]}"
            )
    return labels


def _case(sentence: Sentence, head: str, source: str) -> tuple[Case, bool]:
    match sentence:
        case Sentence(
            Compound(
                ("pos" | "neg") as kind,
                (Compound(name, (str() | int() as position, str(origin), str(target))),),
            ),
            (),
        ) if name == head and {origin, target} <= set(chess.SQUARE_NAMES):
            return (position, origin, target), _LABELS[kind]
    reason = f"expected pos({head}(Position, From, To)) or neg(…), found {_start(sentence)}"
    raise ClauseError(source, sentence.line, reason)


def _start(sentence: Sentence) -> str:
    return write_term(sentence.head) + (" :- …" if sentence.body else "")


def _new(case: Case, label: bool, line: int, book: _Book, file: Path) -> Example:
    """An example that is known by its squares only; a pawn that promotes becomes a queen."""
    name, origin, target = case
    move = chess.Move(chess.parse_square(origin), chess.parse_square(target))
    pawn = book.boards[name].piece_type_at(move.from_square) == chess.PAWN
    if pawn and chess.square_rank(move.to_square) in (0, 7):
        move.promotion = chess.QUEEN
    book.check_move(name, move.uci(), str(file), line)
    return Example(book.fens[name], move.uci(), label)
