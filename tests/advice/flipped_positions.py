"""300 positions of all kinds, to be tried flipped, too: upside down, with colours exchanged."""

import csv
from collections.abc import Iterator
from functools import cache

import chess
import chess.pgn

from clausewitz.support.data import example_file
from play.twins import POSITIONS

COUNT = 300
_GAMES, _STRIDE = 80, 20
SPECIAL = (
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1",  # the pawn may not take: it is pinned
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "5rk1/2rR1ppp/p3p3/1p2q3/2p5/P1P2Q1P/1P3RP1/6K1 w - - 2 24",  # rooks take in either order
    "8/8/4k3/3p4/3P1K2/8/6P1/8 b - - 4 52",
    "8/P7/8/2k5/8/8/5Kp1/8 w - - 0 1",
    "8/6pk/7p/8/3B4/6PP/4r2K/8 w - - 5 48",
)


def puzzles() -> Iterator[list[str]]:
    """Of each puzzle that ships its FEN, and its moves."""
    for name in ("puzzles.csv", "book_puzzles.csv"):
        with example_file(name).open() as file:
            for row in csv.DictReader(file):
                yield [row["FEN"], *row["Moves"].split()]


def middlegames() -> Iterator[chess.Board]:
    """A position of each of the first games that ship: later and later ones."""
    with example_file("games.pgn").open() as file:
        for number in range(_GAMES):
            game = chess.pgn.read_game(file)
            assert game is not None
            board = game.end().board()
            while board.ply() > 12 + number:
                board.pop()
            yield board


@cache
def boards() -> list[chess.Board]:
    """Puzzles, positions of games, endings, and what only some positions have; no game is over."""
    found = [chess.Board(fen) for fen in (*SPECIAL, *POSITIONS)]
    found += list(middlegames())
    for fen, first, *_ in puzzles():
        board = chess.Board(fen)
        board.push_uci(first)
        found.append(board.copy(stack=False))
    ready = [board for board in found if any(board.legal_moves)]
    chosen = [ready[number * len(ready) // COUNT] for number in range(COUNT)]
    # So that a part of the list has something of everything.
    return [board for start in range(_STRIDE) for board in chosen[start::_STRIDE]]
