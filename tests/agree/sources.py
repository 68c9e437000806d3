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
MORE_GAMES = DATA / "games" / "lichess_rated_2013-2015.pgn.zst"


class Perft(NamedTuple):
    """A position with its known leaf counts, by depth."""

    board: chess.Board
    counts: dict[int, int]


# The six positions that everyone counts, to depth 3 (the Chess Programming Wiki's "Perft Results").
STANDARD = [
    (chess.STARTING_FEN, 8902),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 97862),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 2812),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 9467),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 62379),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 89890),
]


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
