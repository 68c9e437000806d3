"""The motifs of lines of play: what each shows, with its proof, the main point first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import given, judge
from clausewitz.clauses import Clause, read_text
from clausewitz.clauses.syntax import Compound, read_sentences
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of
from clausewitz.support.data import cached, data_dir, package_sources
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.motif_programs import MotifProgram, file_programs
from clausewitz.tactics.motifs.shipped_motifs import (
    STRICTER,
    is_variant,
    literature_files,
    motif_literature,
    theme_of,
)
from clausewitz.tactics.motifs.tagger import Tag, Tagger, chosen_motifs, motif_texts
from clausewitz.wording import ReasonCase

Signs = frozenset[str]
"""What speaks for a motif being the main point of a line: see logic/judgement/points.pl."""
_Tags = dict[str, Tag]
ENDS, WINS, DESCRIBES = "ends", "wins", "describes"  # kinds of logic/motifs/telling.pl


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line to read: a position, its moves, and the move that led there, where that is known."""

    board: chess.Board
    moves: tuple[chess.Move, ...]
    replies: tuple[tuple[chess.Move, ...], ...] = ()
    """The same first move with other replies, which may show what it is for."""

    @property
    def with_replies(self) -> list["PlayedLine"]:
        return [self, *(PlayedLine(self.board, moves) for moves in self.replies)]

    @property
    def judged(self) -> JudgedLine:
        """Its motifs do not depend on its score."""
        return JudgedLine(self.moves, 0)


@dataclass(frozen=True, slots=True)
class Motif:
    name: str
    """Its predicate."""
    kind: str
    """What it is to the line: see logic/motifs/telling.pl."""
    tag: Tag
    line: PlayedLine

    @property
    def is_end(self) -> bool:
        """Whether it says that the line ends in mate."""
        return self.kind == ENDS

    @property
    def is_of_first_move(self) -> bool:
        """Whether it is about the first move of the line, which "it" then stands for."""
        return self.tag.ply == 1 and self.name not in _motif_facts().of_position

    def case(self, *, whole: bool = False, again: bool = False) -> ReasonCase:
        """The input of the grammar; with its clause, if the whole proof is wanted.

        Where the move was named just before, it need not be named again.
        """
        values = {**self.tag.squares, **self.tag.plies, **self.tag.others}
        clause = _clauses().get(self.tag.clause) if whole else None
        board = self.line.board
        before = board.peek() if board.move_stack else None
        return ReasonCase(
            self.name,
            board,
            self.line.moves,
            values,
            clause,
            before=before,
            ply=self.tag.ply,
            again=again,
        )


def read_lines(lines: Sequence[PlayedLine], only: Sequence[str] = ()) -> list[list[Motif]]:
    """The motifs that are worth saying of each line, the main point first."""
    return [[motif for motif, _ in own] for own in _judged("points", lines, only)]


def candidates(
    lines: Sequence[PlayedLine], only: Sequence[str] = ()
) -> list[list[tuple[Motif, Signs]]]:
    """All motifs of each line, each with what speaks for its being the main point."""
    return _judged("candidates", lines, only)


@dataclass(frozen=True, slots=True)
class _Reading:
    """A line as the kernel has read it: the main one, or one with another reply."""

    line: PlayedLine
    signs: tuple[str, ...]
    """What each part is a sign of."""
    parts: tuple[PlayedLine, ...]
    tags: Sequence[_Tags]

    def term(self, role: str) -> str:
        parts = [
            f"part({sign},{len(part.moves)},[{','.join(_tag_terms(tags, strict=number == 0))}])"
            for number, (sign, part, tags) in enumerate(
                zip(self.signs, self.parts, self.tags, strict=True)
            )
        ]
        return f"read({role},{given(self.line.board, self.line.judged)},[{','.join(parts)}])"

    def motif(self, name: str, number: int, *, strict: bool) -> Motif:
        theme, tags = theme_of(name), self.tags[number - 1]
        tag = tags[_strict_themes().get(theme, theme) if strict else theme]
        return Motif(name, motif_order()[theme][0], tag, self.parts[number - 1])


def _judged(
    request: str, lines: Sequence[PlayedLine], only: Sequence[str]
) -> list[list[tuple[Motif, Signs]]]:
    readings = iter(_readings([one for line in lines for one in line.with_replies], only))
    each = [[next(readings) for _ in line.with_replies] for line in lines]
    roles = [["main", *(f"reply({n})" for n in range(1, len(own)))] for own in each]
    requests = [
        f"{request}([{','.join(map(_Reading.term, own, names))}])"
        for own, names in zip(each, roles, strict=True)
    ]
    return [
        [_point(own, point) for point in answer]
        for own, answer in zip(each, judge(requests), strict=True)
    ]


def _point(own: Sequence[_Reading], point: Sequence[Any]) -> tuple[Motif, Signs]:
    """A motif by point(Motif, Role, Number, Form, Signs) of logic/judgement/points.pl."""
    _, name, role, number, form, signs = point
    reading = own[0 if role == "main" else role[1]]
    motif = reading.motif(name, number, strict=form == "strict")
    return motif, frozenset(map(_written, signs))


def _written(sign: str | list[Any]) -> str:
    """within(3), of ["within", 3]."""
    return sign if isinstance(sign, str) else f"{sign[0]}({sign[1]})"


def _readings(lines: Sequence[PlayedLine], only: Sequence[str]) -> list[_Reading]:
    lengths = judge([f"parts({given(line.board, line.judged)})" for line in lines])
    parts = [
        [PlayedLine(line.board, line.moves[:end]) for _, _, end in own]
        for line, own in zip(lines, lengths, strict=True)
    ]
    tags = iter(_tags([part for own in parts for part in own], only))
    return [
        _Reading(
            line,
            tuple(_written(sign) for _, sign, _ in ends),
            tuple(own),
            [next(tags) for _ in own],
        )
        for line, ends, own in zip(lines, lengths, parts, strict=True)
    ]


def _tag_terms(tags: _Tags, *, strict: bool) -> Iterator[str]:
    """tag(Motif, Ply), and strict(Motif, Ply) where the stricter reading holds, too."""
    stricter = _strict_themes()
    for theme, name in _predicates().items():
        if theme in tags:
            yield f"tag({name},{tags[theme].ply or 0})"
        if strict and (found := tags.get(stricter.get(theme, theme))) is not None:
            yield f"strict({name},{found.ply or 0})"


def _tags(parts: Sequence[PlayedLine], only: Sequence[str]) -> list[_Tags]:
    """The motifs that lines show by either reading, by their names."""
    cases = line_cases(_move_line(number, part) for number, part in enumerate(parts))
    found: list[_Tags] = [{} for _ in parts]
    for number, own in zip(cases.numbers, _tagger(tuple(only)).tags(cases), strict=True):
        found[number] = {tag.name: tag for tag in own}
    return found


def load_motifs(only: Sequence[str] = ()) -> None:
    """Make ready what read_lines needs; else its first call does."""
    _tagger(tuple(only))


@cache
def _predicates() -> Mapping[str, str]:
    return {theme_of(name): name for name in motif_kinds() if not is_variant(name)}


@cache
def motif_order() -> Mapping[str, tuple[str, int]]:
    """Kind and place of each motif, by the name of its theme."""
    ordered = [(name, kind) for name, kind in motif_kinds().items() if not is_variant(name)]
    return {theme_of(name): (kind, place) for place, (name, kind) in enumerate(ordered)}


class _MotifFacts(NamedTuple):
    """What logic/motifs/telling.pl says."""

    kinds: Mapping[str, str]
    of_position: frozenset[str]


def motif_kinds() -> Mapping[str, str]:
    """The kinds of the motifs by their predicates, in the order in which they are named."""
    return _motif_facts().kinds


@cache
def _motif_facts() -> _MotifFacts:
    text = read_text(data_dir("logic") / "motifs" / "telling.pl")
    makers = package_sources("clauses/syntax.py", "advice/lines/line_reading.py")
    facts = cached("motif-facts", [text, *makers], lambda: _read_facts(text))
    return _MotifFacts(facts["kinds"], frozenset(facts["of_position"]))


def _read_facts(text: str) -> dict[str, Any]:
    kinds: dict[str, str] = {}
    of_position: list[str] = []
    for sentence in read_sentences(text, "telling.pl"):
        match sentence.head:
            case Compound("told", (kind, motif)):
                kinds[str(motif)] = str(kind)
            case Compound("of_position", (motif,)):
                of_position.append(str(motif))
    return {"kinds": kinds, "of_position": of_position}


def both_readings() -> tuple[MotifProgram, ...]:
    """The programs of both readings of all motifs."""
    return tuple(_tagger(()).programs)


@cache
def _tagger(only: tuple[str, ...]) -> Tagger:
    """For both readings of each motif."""
    chosen = chosen_motifs(motif_texts(literature_files()), only)
    stricter = _strict_themes()
    strict = [stricter[theme] for theme in chosen.only if theme in stricter]
    return Tagger(replace(chosen, only=(*chosen.only, *strict)))


@cache
def _strict_themes() -> Mapping[str, str]:
    """The stricter readings of motifs for lines of a search, where there are such."""
    files = motif_texts(literature_files()).files
    programs = [one for file in files for one in file_programs(*file)]
    strict = [one for one in programs if one.predicate.startswith(STRICTER)]
    return {theme_of(one.predicate): one.motif for one in strict}


def _move_line(number: int, line: PlayedLine) -> MoveLine:
    """With the move before it, where the board remembers one."""
    moves = tuple(move.uci() for move in line.moves)
    if not line.board.move_stack:
        return MoveLine(str(number), fen_of(line.board), moves)
    before = line.board.copy()
    last = before.pop()
    return MoveLine(str(number), fen_of(before), (last.uci(), *moves), after_a_move=True)


@cache
def _clauses() -> Mapping[str, Clause]:
    """The clauses of all motifs, by file and line."""
    return {
        f"{theory.source.rpartition('/')[2]}:{clause.line}": clause
        for theory in motif_literature()
        for motif in theory.motifs
        for clause in motif.clauses
    }
