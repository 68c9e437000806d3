"""Games in PGN, read by python-chess: plain or compressed, UTF-8 or Latin-1, with their mistakes.

Whoever reads games goes through here, but for game_stream.py, which passes over millions of them
without looking at their moves.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path
from typing import TextIO, TypeVar, cast

import chess
import chess.pgn

from clausewitz.games.published_files import Source
from clausewitz.position.board import fen_of, parse_fen
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import (
    DEEPEST_VARIATIONS,
    LONGEST_GAME,
    LONGEST_PLAY,
    MOST_MOVES,
    shortened,
)

STANDARD = frozenset(("", "standard", "chess"))
"""What the tag Variant says of standard chess from the usual start."""
_FROM_ANYWHERE = STANDARD | {"from position"}
MARK = b"\xef\xbb\xbf"  # that some editors put before UTF-8
_MOST_ERRORS = 20  # of a game: the first is reported
_TAKEN_BACK = 8  # half moves: so many variations may begin one in another without a move between
_LONG_LINE = 1 << 14  # characters
_AFTER_COMMENT = re.compile(r"\}[ \t]*(?=[^\s%])")
_NO_NAG = re.compile(r"\$\d{4,}", re.ASCII)

T = TypeVar("T")


def other_variant(name: str, known: frozenset[str] = STANDARD) -> str:
    """What is said of a game whose tag Variant has this name; nothing if it is one of chess."""
    if name.lower() in known:
        return ""
    return f"one of {shortened(name, 40)}, not of standard chess"


def check_length(plies: int) -> None:
    """A line of a game goes on only so long."""
    if plies >= LONGEST_PLAY:
        raise ValueError(f"a line of more than {LONGEST_PLAY:,} half moves")


class Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Stores errors with the game and prints none; survives what python-chess does not.

    Games of other variants are passed over: the error says so, and they have no moves.
    """

    def begin_game(self) -> None:
        super().begin_game()
        self._moves = self._comments = 0
        self._start: int | None = None

    def end_headers(self) -> chess.pgn.SkipType | None:
        if why := other_variant(self.game.headers.get("Variant", ""), _FROM_ANYWHERE):
            self.handle_error(ValueError(why))
            return chess.pgn.SKIP
        return None

    def handle_error(self, error: Exception) -> None:
        if len(self.game.errors) < _MOST_ERRORS:
            self.game.errors.append(error)

    def parse_san(self, board: chess.Board, san: str) -> chess.Move:
        check_length(board.ply() - (self._start or 0))
        self._moves += 1
        if self._moves > MOST_MOVES:
            raise ValueError(f"more than {MOST_MOVES:,} half moves with all variations")
        return super().parse_san(board, san)

    def visit_board(self, board: chess.Board) -> None:
        if self._start is None:
            self._start = board.ply()
        # python-chess copies all moves before a variation, and takes back one of them.
        if len(board.move_stack) > _TAKEN_BACK:
            del board.move_stack[0], board._stack[0]

    def visit_comment(self, comment: str) -> None:
        self._comments += 1
        if self._comments <= MOST_MOVES:
            super().visit_comment(comment)
        else:
            self.handle_error(ValueError(f"more than {MOST_MOVES:,} comments"))

    def begin_variation(self) -> chess.pgn.SkipType | None:  # type: ignore[override]
        if self._moves > MOST_MOVES:
            return chess.pgn.SKIP
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

    def __init__(self, lines: Iterator[str], name: str) -> None:
        self._lines, self._name = lines, name
        self._number = self._taken = 0
        self._rest: list[str] = []
        """Of a long line, the last part first."""

    def begin_game(self) -> None:
        self._taken = 0

    def readline(self) -> str:
        if self._rest:
            return self._rest.pop()
        line = next(self._lines, "")
        self._number += 1
        self._taken += len(line)
        if self._taken > LONGEST_GAME:
            words = f"a game of more than {LONGEST_GAME:,} bytes"
            raise ClausewitzError(f"{self._name}:{self._number}: {words}")
        if "$" in line:
            line = _NO_NAG.sub("", line)
        if len(line) > _LONG_LINE and not line.startswith(("[", "%")):
            # python-chess copies what is left of a line after each comment.
            *self._rest, line = reversed(list(StringIO(_AFTER_COMMENT.sub("}\n", line))))
        return line


def decoded(text: bytes) -> str:
    """UTF-8, or Latin-1 as in some old collections."""
    text = text.removeprefix(MARK)
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text.decode("latin-1")


def game_of(text: bytes) -> chess.pgn.Game | None:
    """The first game of a text, also one with a refusal."""
    lines = _Lines(StringIO(decoded(text)), "a game")
    return _next_game(cast(TextIO, lines), Builder)


def text_lines(lines: Iterator[bytes], path: Path) -> TextIO:
    """The lines of a file in the form that python-chess wants."""
    return cast(TextIO, _Lines(map(decoded, lines), str(path)))


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
    if game.errors:
        return shortened(" ".join(str(game.errors[0]).split()))
    try:
        parse_fen(fen_of(game.board()))
    except ClausewitzError as error:
        return str(error)
    return "" if game.variations else "it has no moves"


def add_line(node: chess.pgn.GameNode, moves: Iterable[chess.Move]) -> chess.pgn.ChildNode | None:
    """Add moves as a variation, along those that are there; the node of the first."""
    first = None
    for move in moves:
        found = node.variation(move) if node.has_variation(move) else node.add_variation(move)
        first, node = first or found, found
    return first


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
