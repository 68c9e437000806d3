"""The motifs of lines of play: what each shows, with its proof, what decides first."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import chess

from clausewitz.advice.lines.line_ends import motif_part
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
    """The motifs of the part of each line that matters, those that decide first."""
    parts = [PlayedLine(line.board, motif_part(line.board, line.moves)) for line in lines]
    cases = line_cases(_move_line(number, part) for number, part in enumerate(parts))
    found: list[list[Motif]] = [[] for _ in parts]
    tags = _tagger(tuple(only)).tags(cases)
    themes = {strict: theme for theme, strict in _strict_themes().items()}
    for number, own in zip(cases.numbers, tags, strict=True):
        named = [(themes.get(tag.name, tag.name), tag) for tag in own]
        motifs = [
            Motif(_predicates()[theme], motif_order()[theme][0], tag, parts[number])
            for theme, tag in named
        ]
        motifs = [motif for motif in motifs if not _is_cut_short(motif, lines[number])]
        found[number] = sorted(_without_repeats(motifs), key=_order)
    return found


def _is_cut_short(motif: Motif, line: PlayedLine) -> bool:
    """Whether the last move that is read shows it, and the next takes the piece that moved."""
    last = len(motif.line.moves)
    if motif.name not in _motif_facts().lasting or motif.tag.ply != last or len(line.moves) <= last:
        return False
    return line.moves[last].to_square == line.moves[last - 1].to_square


def load_motifs(only: Sequence[str] = ()) -> None:
    """Make ready what read_lines needs; else its first call does."""
    _tagger(tuple(only))


def _without_repeats(motifs: Sequence[Motif]) -> list[Motif]:
    """Mate in two is a mate: that need not be said. Nor that a later move is a quiet one."""
    facts = _motif_facts()
    is_mate = sum(motif.is_end for motif in motifs) > 1
    decided = any(motif.kind in (_ENDS, _WINS) for motif in motifs)
    return [
        motif
        for motif in motifs
        if (motif.tag.ply == 1 or motif.name not in facts.of_first_move)
        and not (decided and motif.name in facts.otherwise)
        and not (is_mate and motif.name == "mate")
    ]


def _order(motif: Motif) -> tuple[int, bool, int]:
    """What decides first; of one kind, what the first move does before what happens later."""
    kinds = list(dict.fromkeys(kind for kind, _ in motif_order().values()))
    kind, place = motif_order()[theme_of(motif.name)]
    return kinds.index(kind), (motif.tag.ply or 1) > 1, place


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
    chosen = chosen_motifs(motif_texts(literature_files()), only)
    return Tagger(replace(chosen, only=tuple(_strict_themes().get(x, x) for x in chosen.only)))


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
