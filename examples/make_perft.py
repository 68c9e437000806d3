"""Make examples/perft.epd: known numbers of leaves of the tree of legal moves.

    python examples/make_perft.py [--most 1000000] [-o examples/perft.epd]

python-chess counts them. First the six positions that everyone counts, then positions in which one
rule is at stake, each followed by its mirror, where Black has the same numbers. A position is
counted as deep as it has at most so many leaves, but to depth 6 at most.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import chess

STANDARD = [
    chess.STARTING_FEN,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
]
AT_STAKE = {
    "castling, all ways": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "castling on the king's side": "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
    "castling on the queen's side": "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "castling rights of one each": "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "no right to castle": "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
    "castling out of check": "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1",
    "castling through check": "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1",
    "castling into check": "4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1",
    "castling past an attacked b1": "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1",
    "castling gives check": "5k2/8/8/8/8/8/6P1/4K2R w K - 0 1",
    "castling beside men": "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",
    "a rook is taken where it castles": "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
    "a knight takes away castling": "r3k2r/8/8/8/8/8/6n1/R3K2R w KQkq - 0 1",
    "promotion takes away castling": "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
    "en passant": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "en passant by either of two": "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "en passant uncovers a rook": "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2",
    "en passant off the line of a pin": "4k3/6b1/8/3pP3/3K4/8/8/8 w - d6 0 2",
    "en passant along the line of a pin": "4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 2",
    "en passant by a pinned pawn": "4k3/4r3/8/3pP3/8/8/8/4K3 w - d6 0 2",
    "en passant takes the checker": "8/8/8/1k1pP3/4K3/8/8/8 w - d6 0 2",
    "en passant gives check": "8/4k3/8/3pP3/8/8/8/4K1B1 w - d6 0 2",
    "en passant to come": "8/8/1k6/2b5/2p5/8/3P1K2/8 w - - 0 1",
    "en passant beside a pin": "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",
    "promotion": "8/1P2k3/8/8/8/8/1p2K3/8 w - - 0 1",
    "promotion by taking": "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "promotion by a pinned pawn": "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1",
    "promotion out of check": "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1",
    "promotion gives check": "4k3/1P6/8/8/8/8/K7/8 w - - 0 1",
    "promotion not to a queen": "8/k1P5/8/1K6/8/8/8/8 w - - 0 1",
    "double check": "4k3/8/8/8/8/5n2/4r3/4K2R w K - 0 1",
    "check to come from two": "4k3/4r3/8/8/4b3/8/8/4K2R b K - 0 1",
    "stalemate and mate are near": "K1k5/8/P7/8/8/8/8/8 w - - 0 1",
    "queen and knight hunt a king": "8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1",
    "queens, many": "q1k3qq/8/8/8/8/8/8/QQ3K1Q w - - 0 1",
    "pins on all lines": "3r4/b5bk/3Q4/2P1N3/r1BK1R1r/2P1P3/8/b5b1 w - - 0 1",
    "pawns face each other": "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "knights alone": "n3k2n/8/8/8/8/8/8/N3K2N w - - 0 1",
    "bishops alone": "b3k2b/8/8/8/8/8/8/B3K2B w - - 0 1",
}
DEEPEST = 6


def positions() -> Iterator[chess.Board]:
    yield from map(chess.Board, STANDARD)
    for fen in AT_STAKE.values():
        board = chess.Board(fen)
        yield board
        yield board.mirror()


def perft(board: chess.Board, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += perft(board, depth - 1)
        board.pop()
    return leaves


def counts(board: chess.Board, most: int) -> list[int]:
    """Leaves by depth. The next depth is tried if it would have few enough at the same growth."""
    found = [1, perft(board, 1)]
    while len(found) <= DEEPEST and 0 < found[-1] ** 2 <= most * found[-2]:
        found.append(perft(board, len(found)))
    return found[1:]


def line(board: chess.Board, most: int) -> str:
    if not board.is_valid():
        raise ValueError(f"not a position: {board.fen()}")
    pairs = enumerate(counts(board, most), 1)
    return board.fen() + "".join(f" ;D{depth} {leaves}" for depth, leaves in pairs)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--most", type=int, default=1_000_000, metavar="LEAVES")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path(__file__).with_name("perft.epd"), metavar="FILE"
    )
    options = parser.parse_args()
    head = f"# Counted by python-chess: python examples/make_perft.py --most {options.most}"
    lines = [line(board, options.most) for board in positions()]
    options.output.write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
