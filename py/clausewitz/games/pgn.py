"""Games in PGN, read by python-chess: plain or packed, UTF-8 or Latin-1, mistakes kept with them.

Whoever reads games goes through here, but for game_stream.py, which passes over millions of them
without looking at their moves.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO, TypeVar, cast

import chess
import chess.pgn

from clausewitz.board import fen_of, parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.games.published_files import Source
from clausewitz.limits import DEEPEST_VARIATIONS, LONGEST_GAME

STANDARD = frozenset(("", "standard", "chess"))
"""What the tag Variant says of standard chess from the usual start."""
_FROM_ANYWHERE = STANDARD | {"from position"}
MARK = b"\xef\xbb\xbf"  # that some editors put before UTF-8

T = TypeVar("T")


class Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Keeps errors with the game and prints none; survives what python-chess does not."""

    def handle_error(self, error: Exception) -> None:
        self.game.errors.append(error)

    def begin_variation(self) -> chess.pgn.SkipType | None:  # type: ignore[override]
        if len(self.variation_stack) > DEEPEST_VARIATIONS:
            self.handle_error(ValueError(f"more than {DEEPEST_VARIATIONS} nested variations"))
            return chess.pgn.SKIP
        return super().begin_variation()

    def visit_move(self, board: chess.Board, move: chess.Move) -> None:
        if not move:
            self.handle_error(ValueError(f"no move in {fen_of(board)}"))
        super().visit_move(board, move)

    def end_variation(self) -> None:
        if len(self.variation_stack) > 1:
            super().end_variation()
        else:
            self.handle_error(ValueError("a variation ends that has not begun"))


class _Lines:
    """What python-chess reads games from: lines one by one, as text."""

    def __init__(self, lines: Iterator[bytes], name: str) -> None:
        self._lines, self._name = lines, name
        self._number = self._taken = 0

    def begin_game(self) -> None:
        self._taken = 0

    def readline(self) -> str:
        line = next(self._lines, b"")
        self._number += 1
        self._taken += len(line)
        if self._taken > LONGEST_GAME:
            words = f"a game of more than {LONGEST_GAME:,} bytes"
            raise ClausewitzError(f"{self._name}:{self._number}: {words}")
        return decoded(line)


def decoded(text: bytes) -> str:
    """UTF-8, or Latin-1 as in some old collections."""
    text = text.removeprefix(MARK)
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text.decode("latin-1")


def text_lines(lines: Iterator[bytes], path: Path) -> TextIO:
    """The lines of a file in the form that python-chess wants."""
    return cast(TextIO, _Lines(lines, str(path)))


def visited(lines: TextIO, visitor: Callable[[], chess.pgn.BaseVisitor[T]]) -> Iterator[T]:
    """What a visitor makes of each game; it makes something of every one, for None is the end."""
    while (found := _next_game(lines, visitor)) is not None:
        yield found


def _next_game(lines: TextIO, visitor: Callable[[], chess.pgn.BaseVisitor[T]]) -> T | None:
    if isinstance(lines, _Lines):
        lines.begin_game()
    return chess.pgn.read_game(lines, Visitor=visitor)


def pgn_games(path: Path) -> Iterator[chess.pgn.Game]:
    """All games of a file, also those with a refusal."""
    return visited(text_lines(Source(path).lines(), path), Builder)


def refusal(game: chess.pgn.Game) -> str:
    """Why a game is not one of chess with legal moves alone; nothing if it is."""
    variant = game.headers.get("Variant", "")
    if variant.lower() not in _FROM_ANYWHERE:
        return f"one of {variant}, not of standard chess"
    if game.errors:
        return " ".join(str(game.errors[0]).split())
    try:
        parse_fen(fen_of(game.board()))
    except ClausewitzError as error:
        return str(error)
    return "" if game.variations else "it has no moves"


def read_game(path: Path, number: int = 1) -> chess.pgn.Game:
    """The game of that number in the file, from 1; it has moves, and all are legal."""
    lines = text_lines(Source(path).lines(), path)
    before = 0
    while before < number - 1 and _next_game(lines, chess.pgn.SkipVisitor):
        before += 1
    game = next(visited(lines, Builder), None)
    if game is None:
        found = f"there are {before} games in it, no game {number}"
        raise ClausewitzError(f"{path}: {found if number > 1 else 'there is no game in it'}")
    if why := refusal(game):
        raise ClausewitzError(f"{path}: game {number}: {why}")
    return game
