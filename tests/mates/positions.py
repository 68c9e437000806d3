"""Positions for the tests of mates."""

import random

import chess

from clausewitz.support.data import example_file

# By what is special about them: the position, and the length of the shortest mate.
MATES = {
    "back rank": ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
    "castling mates": ("8/8/4Q3/8/1B6/3k4/8/R3K3 w Q - 0 1", 1),
    "en passant mates": ("8/5R2/4k3/3pP3/5B2/1Q5K/8/8 w - d6 0 1", 1),
    "and not stalemate": ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", 1),
    "two checks": ("r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 0 1", 2),
    "promotion to a knight": ("1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 0 1", 2),
    "a quiet key": ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2),
    "two rooks": ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 2),
    "three moves": ("r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq - 0 1", 3),
    "three moves of Black": ("6k1/ppp2ppp/8/2n2K1P/2P2P1P/2Bpr3/PP4r1/4RR2 b - - 0 1", 3),
    "four moves": ("1r2k1r1/pbppnp1p/1b3P2/8/Q7/B1PB1q2/P4PPP/3R2K1 w - - 0 1", 4),
}


def disturbed(seed: int, count: int) -> list[chess.Board]:
    """The mates above with a piece or two put elsewhere: some still are mates, some are not."""
    rng = random.Random(seed)
    boards: list[chess.Board] = []
    while len(boards) < count:
        board = chess.Board(rng.choice([fen for fen, n in MATES.values() if n < 4]))
        for _ in range(rng.randint(1, 2)):
            others = [s for s, piece in board.piece_map().items() if piece.piece_type != chess.KING]
            piece = board.remove_piece_at(rng.choice(others)) if others else None
            square = rng.choice(chess.SQUARES)
            if piece and not board.piece_at(square):
                board.set_piece_at(square, piece)
        board.castling_rights = board.clean_castling_rights()
        if board.is_valid() and any(board.legal_moves):
            boards.append(board)
    return boards


def mates_of_games(n: int) -> list[chess.Board]:
    """The mates in n of examples/mates.epd."""
    lines = example_file("mates.epd").read_text(encoding="utf-8").splitlines()
    return [chess.Board.from_epd(line)[0] for line in lines if f" dm {n};" in line]
