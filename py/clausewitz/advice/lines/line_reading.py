"""The motifs of lines of play: what each shows, with its proof, the main point first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import chess

from clausewitz.advice.lines.line_ends import motif_part
from clausewitz.advice.lines.main_points import is_likely, weight
from clausewitz.clauses import Clause, read_text
from clausewitz.clauses.syntax import Compound, read_sentences
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of
from clausewitz.support.data import data_dir
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.motif_programs import file_programs
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
"""What speaks for a motif being the main point of a line: see logic/judgement/main_point.pl."""
_Tags = dict[str, Tag]
LENGTHS = 3, 5, 7
"""Half moves in which motifs are looked for, besides the part where the gain is settled."""
_ENDS, _WINS, DESCRIBES = "ends", "wins", "describes"  # kinds of logic/motifs/telling.pl


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line to read: a position, its moves, and the move that led there, where that is known."""

    board: chess.Board
    moves: tuple[chess.Move, ...]


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
        return self.kind == _ENDS

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
    """The motifs of the part of each line that matters, the main point first."""
    return [
        [motif for motif, _ in sorted(_without_repeats(own, line), key=_order)]
        for own, line in zip(signs_of_lines(lines, only), lines, strict=True)
    ]


def signs_of_lines(
    lines: Sequence[PlayedLine], only: Sequence[str] = ()
) -> list[list[tuple[Motif, Signs]]]:
    """The motifs of each line, each with what speaks for its being the main point."""
    ends = [len(motif_part(line.board, line.moves)) for line in lines]
    parts = [
        PlayedLine(line.board, line.moves[:length])
        for line, end in zip(lines, ends, strict=True)
        for length in (end, *(_solvers_last(line, length) for length in LENGTHS))
    ]
    each = 1 + len(LENGTHS)
    tags = _tags(parts, only)
    return [
        _signs(parts[at : at + each], tags[at : at + each]) for at in range(0, len(parts), each)
    ]


def _signs(parts: Sequence[PlayedLine], tags: Sequence[_Tags]) -> list[tuple[Motif, Signs]]:
    """The motifs of a line. That is shown which the stricter reading finds, else in the part where
    the gain is settled, else in the shortest."""
    found = []
    stricter = _strict_themes()
    plain = [{name: tag for name, tag in own.items() if name in motif_order()} for own in tags]
    strict = {
        theme: tags[0][stricter.get(theme, theme)]
        for theme in motif_order()
        if stricter.get(theme, theme) in tags[0]
    }
    mates = any(motif_order()[theme][0] == _ENDS for theme in plain[0])
    for theme in dict.fromkeys((*strict, *(theme for tags in plain for theme in tags))):
        shown = [theme in tags for tags in plain]
        place = 0 if theme in strict or shown[0] else shown.index(True)
        tag = strict.get(theme) or plain[place][theme]
        lengths = zip(LENGTHS, shown[1:], strict=True)
        signs = {f"within({length})" for length, is_in in lengths if is_in}
        marks = {
            "settled": shown[0],
            "strict": theme in strict,
            "at_once": tag.ply == 1,
            "mates": mates,
        }
        motif = Motif(_predicates()[theme], motif_order()[theme][0], tag, parts[place])
        found.append((motif, frozenset(signs | {mark for mark, holds in marks.items() if holds})))
    return found


def _tags(parts: Sequence[PlayedLine], only: Sequence[str]) -> list[_Tags]:
    """The motifs that lines show by either reading, by their names."""
    cases = line_cases(_move_line(number, part) for number, part in enumerate(parts))
    found: list[_Tags] = [{} for _ in parts]
    for number, own in zip(cases.numbers, _tagger(tuple(only)).tags(cases), strict=True):
        found[number] = {tag.name: tag for tag in own}
    return found


def _solvers_last(line: PlayedLine, length: int) -> int:
    """So many half moves, or as many as there are up to a move of the solver."""
    return min(length, len(line.moves) - 1 + len(line.moves) % 2)


def _is_cut_short(motif: Motif, line: PlayedLine) -> bool:
    """Whether the last move that is read shows it, and the next takes the piece that moved."""
    last = len(motif.line.moves)
    if motif.name not in _motif_facts().lasting or motif.tag.ply != last or len(line.moves) <= last:
        return False
    return line.moves[last].to_square == line.moves[last - 1].to_square


def load_motifs(only: Sequence[str] = ()) -> None:
    """Make ready what read_lines needs; else its first call does."""
    _tagger(tuple(only))


def _without_repeats(
    motifs: Sequence[tuple[Motif, Signs]], line: PlayedLine
) -> list[tuple[Motif, Signs]]:
    """What is worth saying. Mate in two is a mate: that need not be said. Nor that a later move is
    a quiet one."""
    facts = _motif_facts()
    likely = [
        (motif, signs)
        for motif, signs in motifs
        if ("strict" in signs or is_likely(motif.name, signs)) and not _is_cut_short(motif, line)
    ]
    is_mate = sum(motif.is_end for motif, _ in likely) > 1
    decided = any(motif.kind in (_ENDS, _WINS) for motif, _ in likely)
    return [
        (motif, signs)
        for motif, signs in likely
        if (motif.tag.ply == 1 or motif.name not in facts.of_first_move)
        and not (decided and motif.name in facts.otherwise)
        and not (is_mate and motif.name == "mate")
    ]


def _order(found: tuple[Motif, Signs]) -> tuple[int, float, int]:
    """How a line ends, then its main point; what merely describes it comes last."""
    motif, signs = found
    place = motif_order()[theme_of(motif.name)][1]
    if motif.is_end:
        return 0, 0, place
    return 2 if motif.kind == DESCRIBES else 1, -weight(motif.name, signs), place


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
    of_first_move: frozenset[str]
    of_position: frozenset[str]
    otherwise: frozenset[str]
    lasting: frozenset[str]


def motif_kinds() -> Mapping[str, str]:
    """The kinds of the motifs by their predicates, in the order in which they are named."""
    return _motif_facts().kinds


@cache
def _motif_facts() -> _MotifFacts:
    path = data_dir("logic") / "motifs" / "telling.pl"
    kinds: dict[str, str] = {}
    marked: dict[str, set[str]] = {mark: set() for mark in _MotifFacts._fields[1:]}
    for sentence in read_sentences(read_text(path), str(path)):
        match sentence.head:
            case Compound("told", (kind, motif)):
                kinds[str(motif)] = str(kind)
            case Compound(mark, (motif,)) if mark in marked:
                marked[mark].add(str(motif))
    return _MotifFacts(kinds, *map(frozenset, marked.values()))


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
