"""The motifs of lines of play: what each shows, with its proof, the main point first."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from clausewitz.advice.lines.judgement import given, judge
from clausewitz.advice.lines.line_tags import (
    PlayedLine,
    Tags,
    motif_kinds,
    motif_order,
    motif_tags,
    strict_themes,
)
from clausewitz.tactics.motifs.shipped_motifs import is_variant, theme_of
from clausewitz.tactics.motifs.tagger import Tag
from clausewitz.wording import ReasonCase

Signs = frozenset[str]
"""What speaks for a motif being the main point of a line: see logic/judgement/points.pl."""


@dataclass(frozen=True, slots=True)
class Motif:
    name: str
    """Its predicate."""
    kind: str
    """What it is to the line: see logic/motifs/telling.pl."""
    tag: Tag
    line: PlayedLine

    def case(self) -> ReasonCase:
        """The input of the grammar."""
        values = {**self.tag.squares, **self.tag.plies, **self.tag.others}
        board = self.line.board
        before = board.peek() if board.move_stack else None
        return ReasonCase(
            self.name, board, self.line.moves, values, before=before, ply=self.tag.ply
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
    tags: Sequence[Tags]

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
        tag = tags[strict_themes().get(theme, theme) if strict else theme]
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
    tags = iter(motif_tags([part for own in parts for part in own], only))
    return [
        _Reading(
            line,
            tuple(_written(sign) for _, sign, _ in ends),
            tuple(own),
            [next(tags) for _ in own],
        )
        for line, ends, own in zip(lines, lengths, parts, strict=True)
    ]


def _tag_terms(tags: Tags, *, strict: bool) -> Iterator[str]:
    """tag(Motif, Ply), and strict(Motif, Ply) where the stricter reading holds, too."""
    stricter = strict_themes()
    for theme, name in _predicates().items():
        if theme in tags:
            yield f"tag({name},{tags[theme].ply or 0})"
        if strict and (found := tags.get(stricter.get(theme, theme))) is not None:
            yield f"strict({name},{found.ply or 0})"


@cache
def _predicates() -> Mapping[str, str]:
    return {theme_of(name): name for name in motif_kinds() if not is_variant(name)}
