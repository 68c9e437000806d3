"""Positions the kernel is compared with python-chess on: random games and oddities."""

import random

import chess
import pytest

STARTS = (
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 3 40",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "3qk3/8/8/8/8/8/8/R2QK2R w KQ - 98 120",
)

HARMLESS = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK

# What no game leads to, and what games seldom show.
ODDITIES = {
    "en passant would bare the king along the rank": "8/8/8/8/k2pP2Q/8/8/3K4 b - e3 0 1",
    "en passant would bare the king along a diagonal": "8/1k6/8/8/3pP3/8/6B1/4K3 b - e3 0 1",
    "en passant would bare the king along the file": "3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1",
    "en passant captures the pawn that checks": "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "en passant blocks an impossible check": "8/8/8/8/3pP3/k6R/8/4K3 b - e3 0 1",
    "en passant does not end another check": "4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1",
    "a pinned pawn captures en passant along the pin": "7k/8/8/4pP2/8/3B4/8/K7 w - e6 0 1",
    "two pawns can capture en passant": "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1",
    "no pawn can capture en passant": "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
    "castling out of check": "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
    "castling through check": "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
    "castling with the rook passing an attack": "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
    "a promotion takes the rook that may castle": "r3k2r/1P4P1/8/8/8/8/8/4K3 w kq - 0 1",
    "double check by a rook and a knight": "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1",
    "double check by a pawn and a knight": "4k3/3P4/5N2/8/8/8/8/4K3 b - - 0 1",
    "one rook checks through another's square": "4k3/8/8/8/4R3/4R3/8/4K3 b - - 0 1",
    "check by three pieces": "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1",
    "check by six pieces": "8/8/2N1N3/1R1k1Q2/8/2N1N3/8/K7 b - - 0 1",
    "checkmate": "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
    "stalemate": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "fifteen queens": "QQQQQ1rk/6pp/QQQ5/8/QQQ5/8/QQQQ4/K7 w - - 0 1",
    "the most moves known": "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
}


Game = list[tuple[chess.Board, chess.Move]]  # each position with the move played in it


def random_game(fen: str, seed: int, plies: int) -> Game:
    chooser = random.Random(seed)
    steps: Game = []
    board = chess.Board(fen)
    while len(steps) < plies and any(board.legal_moves):
        move = chooser.choice(list(board.legal_moves))
        steps.append((board.copy(stack=False), move))
        board.push(move)
    return steps


def random_setup(seed: int) -> chess.Board:
    """Pieces strewn until the rules apply: few such positions can arise in a game."""
    chooser = random.Random(seed)
    while True:
        board = strewn(chooser)
        if board.status() & ~HARMLESS == chess.STATUS_VALID:
            return board


def strewn(chooser: random.Random) -> chess.Board:
    """Kings and rooks at home or kings anywhere, and up to 20 more pieces, in any state."""
    board = chess.Board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    if chooser.random() < 0.5:
        board = chess.Board("8/8/8/8/8/8/8/8 w - - 0 1")
        for color, square in zip(chess.COLORS, chooser.sample(chess.SQUARES, 2), strict=True):
            board.set_piece_at(square, chess.Piece(chess.KING, color))
    empty = list(chess.SquareSet(~board.occupied))
    for square in chooser.sample(empty, chooser.randint(0, 20)):
        board.set_piece_at(square, chess.Piece.from_symbol(chooser.choice("PNBRQpnbrq")))
    board.turn = chooser.choice(chess.COLORS)
    jumped = chess.BB_RANK_6 if board.turn == chess.WHITE else chess.BB_RANK_3
    board.ep_square = chooser.choice([None, *chess.SquareSet(jumped)])
    return board


@pytest.fixture(scope="session")
def games() -> list[Game]:
    return [random_game(fen, seed, 60) for fen in STARTS for seed in range(2)]


@pytest.fixture(scope="session")
def boards(games: list[Game]) -> list[chess.Board]:
    oddities = [chess.Board(fen) for fen in ODDITIES.values()]
    setups = [random_setup(seed) for seed in range(200)]
    return oddities + setups + [board for game in games for board, _ in game]
