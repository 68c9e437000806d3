"""The motifs that lines of play show, as the compiled clauses find them, by their names."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.clauses import read_text
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
    theme_of,
)
from clausewitz.tactics.motifs.tagger import Tag, Tagger, chosen_motifs, motif_texts

Tags = dict[str, Tag]
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


def motif_tags(parts: Sequence[PlayedLine], only: Sequence[str]) -> list[Tags]:
    """The motifs that lines show by either reading, by their names."""
    cases = line_cases(_move_line(number, part) for number, part in enumerate(parts))
    found: list[Tags] = [{} for _ in parts]
    for number, own in zip(cases.numbers, _tagger(tuple(only)).tags(cases), strict=True):
        found[number] = {tag.name: tag for tag in own}
    return found


def load_motifs(only: Sequence[str] = ()) -> None:
    """Make ready what read_lines needs; else its first call does."""
    _tagger(tuple(only))


@cache
def motif_order() -> Mapping[str, tuple[str, int]]:
    """Kind and place of each motif, by the name of its theme."""
    ordered = [(name, kind) for name, kind in motif_kinds().items() if not is_variant(name)]
    return {theme_of(name): (kind, place) for place, (name, kind) in enumerate(ordered)}


@cache
def motif_kinds() -> Mapping[str, str]:
    """The kinds of the motifs by their predicates, in the order in which they are named."""
    text = read_text(data_dir("logic") / "motifs" / "telling.pl")
    makers = package_sources("clauses/syntax.py", "advice/lines/line_tags.py")
    kinds: dict[str, str] = cached("motif-kinds", [text, *makers], lambda: _read_kinds(text))
    return kinds


def _read_kinds(text: str) -> dict[str, str]:
    kinds: dict[str, str] = {}
    for sentence in read_sentences(text, "telling.pl"):
        match sentence.head:
            case Compound("told", (kind, motif)):
                kinds[str(motif)] = str(kind)
    return kinds


def both_readings() -> tuple[MotifProgram, ...]:
    """The programs of both readings of all motifs."""
    return tuple(_tagger(()).programs)


@cache
def _tagger(only: tuple[str, ...]) -> Tagger:
    """For both readings of each motif."""
    chosen = chosen_motifs(motif_texts(literature_files()), only)
    stricter = strict_themes()
    strict = [stricter[theme] for theme in chosen.only if theme in stricter]
    return Tagger(replace(chosen, only=(*chosen.only, *strict)))


@cache
def strict_themes() -> Mapping[str, str]:
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
