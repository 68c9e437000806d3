"""Games to learn from or to be tested on: files of PGN, plain or compressed, a game at a time."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import chess
import chess.pgn

from clausewitz.games.pgn import check_length, other_variant, text_lines, visited
from clausewitz.games.published_files import Source
from clausewitz.support.errors import ClausewitzError

Step = tuple[chess.Board, chess.Move]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """Who played, from where, and the moves."""

    white: str
    black: str
    start: chess.Board
    moves: tuple[chess.Move, ...]

    def steps(self, player: str = "") -> Iterator[Step]:
        """Each position with the move played in it; of one player, where one is named."""
        board = self.start.copy(stack=False)
        for move in self.moves:
            name = self.white if board.turn == chess.WHITE else self.black
            if player.lower() in name.lower():
                yield board.copy(stack=False), move
            board.push(move)

    def has(self, player: str) -> bool:
        return player.lower() in self.white.lower() or player.lower() in self.black.lower()


class _Mainline(chess.pgn.BaseVisitor[tuple[PlayedGame, ...]]):
    """Reads the moves of a game and no more: no comments, no variations. Nothing of a bad one."""

    def begin_game(self) -> None:
        self.tags: dict[str, str] = {}
        self.moves: list[chess.Move] = []
        self.start: chess.Board | None = None
        self.bad = False

    def visit_header(self, tagname: str, tagvalue: str) -> None:
        self.tags[tagname] = tagvalue

    def end_headers(self) -> chess.pgn.SkipType | None:
        self.bad = bool(other_variant(self.tags.get("Variant", "")))
        return chess.pgn.SKIP if self.bad else None

    def visit_board(self, board: chess.Board) -> None:
        if self.start is None:
            self.start = board.copy(stack=False)

    def begin_variation(self) -> chess.pgn.SkipType:
        return chess.pgn.SKIP

    def parse_san(self, board: chess.Board, san: str) -> chess.Move:
        check_length(len(self.moves))
        return super().parse_san(board, san)

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        self.moves.append(move)

    def handle_error(self, error: Exception) -> None:
        self.bad = True

    def result(self) -> tuple[PlayedGame, ...]:
        if self.bad or self.start is None or not self.moves:
            return ()
        if self.start.status() & ~chess.STATUS_IMPOSSIBLE_CHECK:
            return ()
        players = self.tags.get("White", ""), self.tags.get("Black", "")
        return (PlayedGame(*players, self.start, tuple(self.moves)),)


def read_games(paths: Iterable[Path], without: str = "") -> Iterator[PlayedGame]:
    """The games of some files; those that cannot be read, and those of `without`, are left out."""
    for path in paths:
        found = False
        for game in chain.from_iterable(visited(text_lines(Source(path).lines(), path), _Mainline)):
            found = True
            if not without or not game.has(without):
                yield game
        if not found:
            raise ClausewitzError(f"{path}: there is no game in it")
