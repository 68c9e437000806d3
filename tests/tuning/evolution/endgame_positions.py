"""Endgame positions with moves, for comparing."""

import random
from collections.abc import Iterator

import chess

CLASSES = ("KRKR", "KQKQ", "KRRKRR", "KQRKQR", "KQKR", "KRK", "KBNKR", "KRPKR", "KNKBP")

MATES = {
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1": "a1a8",
    "8/8/8/8/8/5k2/r7/5K1R b - - 4 9": "a2a1",
    "k7/8/1K6/8/8/6Q1/8/q7 w - - 0 1": "g3g8",
}


def scattered(name: str, chance: random.Random) -> chess.Board:
    """Pieces of a class on squares drawn by lot, in a position that is legal."""
    cut = name.index("K", 1)
    pieces = [(letter, chess.WHITE) for letter in name[:cut]]
    pieces += [(letter, chess.BLACK) for letter in name[cut:]]
    while True:
        board = chess.Board(None)
        for square, (letter, side) in zip(
            chance.sample(range(64), len(pieces)), pieces, strict=True
        ):
            piece = chess.Piece.from_symbol(letter).piece_type
            board.set_piece_at(square, chess.Piece(piece, side))
        board.turn = chance.choice(chess.COLORS)
        if board.is_valid() and any(board.legal_moves):
            return board


def moves_drawn(each: int, seed: int) -> Iterator[tuple[chess.Board, chess.Board]]:
    """So many positions of each class, and the positions after a move."""
    for name in CLASSES:
        chance = random.Random(f"{seed} {name}")
        for _ in range(each):
            before = scattered(name, chance)
            after = before.copy(stack=False)
            after.push(chance.choice(list(before.legal_moves)))
            yield before, after
    for fen, move in MATES.items():
        before = chess.Board(fen)
        after = before.copy(stack=False)
        after.push_uci(move)
        yield before, after
