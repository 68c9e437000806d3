"""Where the positions of the agreement tests come from."""

import io
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chess
import chess.pgn

from clausewitz.board import parse_fen

DATA = Path(os.environ.get("CLAUSEWITZ_DATA", Path(__file__).parents[3] / "shared" / "data"))
PERFT_SUITE = DATA / "epd" / "perft-standard.epd"
GAMES = DATA / "games" / "lichess_db_2021-10_first999.pgn.zst"


class Perft(NamedTuple):
    """A position with its known leaf counts, by depth."""

    board: chess.Board
    counts: dict[int, int]


def perft_suite(path: Path = PERFT_SUITE) -> list[Perft]:
    """Lines such as `FEN ;D1 20 ;D2 400`."""
    suite = []
    for line in path.read_text().splitlines():
        fen, *parts = line.split(";")
        counts = {int(depth[1:]): int(count) for depth, count in (p.split() for p in parts)}
        suite.append(Perft(parse_fen(fen), counts))
    return suite


def game_positions(number: int, seed: int = 1, path: Path = GAMES) -> list[chess.Board]:
    """Positions of real games, ten from each at most, in a random order."""
    chooser = random.Random(seed)
    boards: list[chess.Board] = []
    for game in _games(path):
        line = [node.board() for node in game.mainline()]
        boards += chooser.sample(line, min(10, len(line)))
        if len(boards) >= number:
            break
    chooser.shuffle(boards)
    return boards[:number]


def _games(path: Path) -> Iterator[chess.pgn.Game]:
    import zstandard

    with path.open("rb") as raw:
        stream = zstandard.ZstdDecompressor().stream_reader(raw, read_across_frames=True)
        text = io.TextIOWrapper(stream, encoding="utf-8", errors="replace")
        while (game := chess.pgn.read_game(text)) is not None:
            yield game


def random_positions(number: int, seed: int = 1) -> list[chess.Board]:
    """Positions of games played at random: these need no data, and are stranger than real ones."""
    chooser = random.Random(seed)
    boards: list[chess.Board] = []
    board = chess.Board()
    while len(boards) < number:
        moves = list(board.legal_moves)
        if not moves or board.fullmove_number > 80:
            board = chess.Board()
            continue
        board.push(chooser.choice(moves))
        if chooser.random() < 0.2:
            boards.append(board.copy(stack=False))
    return boards
