"""One game out of a file of games, as they are published: plain, .zst or .bz2."""

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO, cast

import chess
import chess.pgn

from clausewitz.board import fen_of, parse_fen
from clausewitz.errors import ClausewitzError
from clausewitz.games.published_files import Source

_STANDARD = ("", "standard", "chess", "from position")


class Builder(chess.pgn.GameBuilder[chess.pgn.Game]):
    """Keeps errors with the game and prints none; survives what python-chess does not."""

    def handle_error(self, error: Exception) -> None:
        self.game.errors.append(error)

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

    def __init__(self, lines: Iterator[bytes]) -> None:
        self._lines = lines

    def readline(self) -> str:
        line = next(self._lines, b"").removeprefix(b"\xef\xbb\xbf")
        try:
            return line.decode()
        except UnicodeDecodeError:
            return line.decode("latin-1")  # as in some old collections


def read_game(path: Path, number: int = 1) -> chess.pgn.Game:
    """The game of that number in the file, from 1; it has moves, and all are legal."""
    lines = cast(TextIO, _Lines(Source(path).lines()))
    for before in range(1, number):
        if not chess.pgn.skip_game(lines):
            raise ClausewitzError(f"{path}: there are {before - 1} games in it, no game {number}")
    game = chess.pgn.read_game(lines, Visitor=Builder)
    if game is None:
        found = f"there are {number - 1} games in it, no game {number}"
        raise ClausewitzError(f"{path}: {found if number > 1 else 'there is no game in it'}")
    _check(game, f"{path}: game {number}")
    return game


def _check(game: chess.pgn.Game, where: str) -> None:
    if game.errors:
        raise ClausewitzError(f"{where}: {game.errors[0]}")
    variant = game.headers.get("Variant", "")
    if variant.lower() not in _STANDARD:
        raise ClausewitzError(f"{where} is one of {variant}, not of standard chess")
    if not any(True for _ in game.mainline_moves()):
        raise ClausewitzError(f"{where} has no moves")
    try:
        parse_fen(fen_of(game.board()))
    except ClausewitzError as error:
        raise ClausewitzError(f"{where}: {error}") from error
