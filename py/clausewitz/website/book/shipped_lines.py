"""Lines that ship, and which motifs they show: puzzles of the project, and its games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import chess

from clausewitz.advice.line_reading import PlayedLine, ToldMotif
from clausewitz.board import parse_fen
from clausewitz.clauses import read_text
from clausewitz.data import example_file
from clausewitz.games.line_files import LineFile
from clausewitz.games.line_readers import ReadGame, read_games, read_lines
from clausewitz.games.move_lines import MoveLine
from clausewitz.motifs.line_cases import line_cases
from clausewitz.motifs.shipped_motifs import literature_files
from clausewitz.motifs.tagger import MotifTexts, Tag, chosen_motifs, tagger

LINE_FILES = "puzzles.csv", "games.pgn"
"""Files of examples/: puzzles, and games."""
_PLIES = 6  # of lines that are cut from games
_FEW = 5  # lines from which on "always" is said


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line and its motifs, by their themes."""

    source: str
    is_puzzle: bool
    played: PlayedLine
    tags: Mapping[str, Tag]

    @property
    def game(self) -> str:
        """The puzzle, or the game that it is cut from; lines of one overlap."""
        return self.source.partition(":")[0]

    def told(self, predicate: str, theme: str) -> ToldMotif:
        """The motif, as the grammar takes it."""
        return ToldMotif(predicate, "", self.tags[theme], self.played)

    def mover(self, theme: str) -> chess.PieceType | None:
        """The piece that makes the move which the motif is about."""
        ply = self.tags[theme].ply
        if ply is None or ply > len(self.played.moves):
            return None
        board = self.played.board.copy()
        for move in self.played.moves[: ply - 1]:
            board.push(move)
        return board.piece_type_at(self.played.moves[ply - 1].from_square)


def shipped_lines() -> list[ShownLine]:
    """The puzzles, then the lines of games that show something."""
    files = tuple((str(path), read_text(path)) for path in literature_files())
    texts = chosen_motifs(MotifTexts(files), ())
    puzzle_file, game_file = (LineFile(example_file(name)) for name in LINE_FILES)
    puzzles = [line for part in puzzle_file.parts() for line in read_lines(part)]
    games = [
        line.line
        for part in game_file.parts()
        for game in read_games(part, _PLIES)
        if isinstance(game, ReadGame)
        for line in game.lines
    ]
    read = [line for line in puzzles if isinstance(line, MoveLine)]
    return list(chain(_shown(texts, read, True), _shown(texts, games, False)))


def _shown(texts: MotifTexts, lines: Sequence[MoveLine], is_puzzle: bool) -> Iterator[ShownLine]:
    cases = line_cases(lines)
    for line, tags in zip(cases.lines, tagger(texts).tags(cases), strict=True):
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
