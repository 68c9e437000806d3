"""Where the positions of the agreement tests come from: what ships, or public files."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple, TextIO, cast

import chess
import chess.pgn

from clausewitz.games.published_files import Source
from clausewitz.position.board import parse_fen
from clausewitz.support.data import example_file, public_files

PERFT_SUITE = example_file("perft.epd")
GAMES = example_file("games.pgn")


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


def public_or(kind: str, shipped: Path) -> Path:
    """The first public file of a kind, or else one that ships: for comparisons that run whole."""
    return [*public_files(kind), shipped][0]


def perft_suite(path: Path = PERFT_SUITE) -> list[Perft]:
    """Lines such as `FEN ;D1 20 ;D2 400`."""
    suite = []
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            continue
        fen, *parts = line.split(";")
        counts = {int(depth[1:]): int(count) for depth, count in (p.split() for p in parts)}
        suite.append(Perft(parse_fen(fen), counts))
    return suite


def game_positions(
    number: int, seed: int = 1, path: Path = GAMES, each: int = 10
) -> list[chess.Board]:
    """Positions of games, so many from each at most, in a random order."""
    chooser = random.Random(seed)
    boards: list[chess.Board] = []
    for game in pgn_games(path):
        moves = list(game.mainline_moves())
        places = chooser.sample(range(1, len(moves) + 1), min(each, len(moves)))
        after = _boards_after(game.board(), moves, set(places))
        boards += [after[place] for place in places]
        if len(boards) >= number:
            break
    chooser.shuffle(boards)
    return boards[:number]


def _boards_after(
    board: chess.Board, moves: Sequence[chess.Move], places: set[int]
) -> dict[int, chess.Board]:
    """The positions after so many moves, by that number."""
    found = {}
    for place, move in enumerate(moves, 1):
        board.push(move)
        if place in places:
            found[place] = board.copy()
    return found


def pgn_games(path: Path) -> Iterator[chess.pgn.Game]:
    lines = (line.decode(errors="replace") for line in Source(path).lines())
    text = cast(TextIO, SimpleNamespace(readline=lambda: next(lines, "")))
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
