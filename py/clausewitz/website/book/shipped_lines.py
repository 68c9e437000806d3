"""Lines that ship, and which motifs they show: puzzles of the project, and its games."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

import chess

from clausewitz.advice.lines.line_reading import Motif
from clausewitz.advice.lines.line_reading import read_lines as motif_sentences
from clausewitz.advice.lines.line_tags import PlayedLine
from clausewitz.games.line_files import LineFile
from clausewitz.games.line_readers import ReadGame, read_games, read_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import after_moves, parse_fen
from clausewitz.support.data import example_file
from clausewitz.tactics.motifs.line_cases import line_cases
from clausewitz.tactics.motifs.shipped_motifs import theme_of
from clausewitz.tactics.motifs.tagger import Tag, literature_tagger

PUZZLE_FILES = "puzzles.csv", "book_puzzles.csv"
GAME_FILE = "games.pgn"
LINE_FILES = *PUZZLE_FILES, GAME_FILE
"""Files of examples/: puzzles, and games."""
_GAME = re.compile("[:-]")  # ends the name of a game in that of a line
_PLIES = 6  # of lines that are cut from games
_FEW = 5  # lines from which on "always" is said


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line and its motifs, by their themes."""

    source: str
    is_puzzle: bool
    played: PlayedLine
    tags: Mapping[str, Tag]
    point: tuple[str, ...] = ()
    """The themes that a puzzle is said to be about, what decides first; others are by the way."""

    @property
    def game(self) -> str:
        """The game that it is cut from, where the name says so; lines of one overlap."""
        return _GAME.split(self.source)[0]

    def positions(self) -> frozenset[str]:
        """Where the pieces stand from the first move on to the last."""
        board = self.played.board.copy(stack=False)
        found = [board.board_fen()]
        for move in self.played.moves:
            board.push(move)
            found.append(board.board_fen())
        return frozenset(found)

    def motif(self, predicate: str, theme: str) -> Motif:
        """The motif, as the grammar takes it."""
        return Motif(predicate, "", self.tags[theme], self.played)

    def mover(self, theme: str) -> chess.PieceType | None:
        """The piece that makes the move which the motif is about."""
        ply = self.tags[theme].ply
        if ply is None or ply > len(self.played.moves):
            return None
        board = after_moves(self.played.board, self.played.moves[: ply - 1])
        return board.piece_type_at(self.played.moves[ply - 1].from_square)


def shipped_lines() -> list[ShownLine]:
    """The puzzles, then the lines of games that show something."""
    return [*shown_puzzles(map(example_file, PUZZLE_FILES)), *game_lines()]


def shown_puzzles(files: Iterable[Path]) -> list[ShownLine]:
    """The puzzles of files, in their order."""
    parts = chain.from_iterable(LineFile(file).parts() for file in files)
    read = chain.from_iterable(map(read_lines, parts))
    return shown_as_puzzles([line for line in read if isinstance(line, MoveLine)])


def shown_as_puzzles(lines: Sequence[MoveLine]) -> list[ShownLine]:
    """The lines that show something, with what they are about."""
    shown = list(_shown(lines, is_puzzle=True))
    named = motif_sentences([line.played for line in shown])
    return [
        replace(line, point=tuple(theme_of(motif.name) for motif in motifs))
        for line, motifs in zip(shown, named, strict=True)
    ]


def game_lines() -> list[ShownLine]:
    """The lines of games that show something."""
    found = [
        line.line
        for part in LineFile(example_file(GAME_FILE)).parts()
        for game in read_games(part, _PLIES)
        if isinstance(game, ReadGame)
        for line in game.lines
    ]
    return list(_shown(found, is_puzzle=False))


def _shown(lines: Sequence[MoveLine], *, is_puzzle: bool) -> Iterator[ShownLine]:
    cases = line_cases(lines)
    for line, tags in zip(cases.lines, literature_tagger().tags(cases), strict=True):
        if tags:
            found = {tag.name: tag for tag in tags}
            yield ShownLine(line.name, is_puzzle, _played(line), found)


def _played(line: MoveLine) -> PlayedLine:
    """The position of the solver, with the move that led there where that is known."""
    board = parse_fen(line.fen)
    moves = [chess.Move.from_uci(word) for word in line.moves]
    if line.after_a_move:
        board.push(moves.pop(0))
    return PlayedLine(board, tuple(moves))


def movers(lines: Iterable[ShownLine], theme: str) -> Counter[chess.PieceType]:
    """Which pieces carry a motif out, and how often."""
    found = (line.mover(theme) for line in lines if theme in line.tags)
    return Counter(piece for piece in found if piece is not None)


def always_with(lines: Sequence[ShownLine]) -> dict[str, frozenset[str]]:
    """For each theme the others that all lines with it show, where there are some lines."""
    seen: dict[str, int] = Counter()
    common: dict[str, frozenset[str]] = {}
    for line in lines:
        for theme in line.tags:
            seen[theme] += 1
            common[theme] = common.get(theme, frozenset(line.tags)) & frozenset(line.tags)
    return {theme: common[theme] - {theme} for theme in common if seen[theme] >= _FEW}
