"""Legal moves and successor positions by ASP equal python-chess's."""

import random

import chess
import pytest

from asp.fact_boards import successors
from clausewitz import asp
from clausewitz.asp import Encoding
from clausewitz.position import facts

TRICKY = {
    "start": chess.STARTING_FEN,
    "kiwipete": "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "rook endgame": "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "promotions and pins": "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "bug catcher": "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "promotion by capture": "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "en passant opens the row": "8/8/8/K2pP2r/8/8/8/7k w - d6 0 2",
    "en passant opens the row for Black": "7K/8/8/8/k2pP2R/8/8/8 b - e3 0 2",
    "en passant opens a diagonal": "8/8/4b3/3pP3/8/8/K7/7k w - d6 0 2",
    "en passant captures the checking pawn": "8/8/8/3pP3/4K3/8/8/7k w - d6 0 2",
    "en passant along the pin": "1b6/8/8/3pP3/5K2/8/8/7k w - d6 0 2",
    "en passant across the pin": "4r3/8/8/3pP3/8/4K3/8/7k w - d6 0 2",
    "en passant by either pawn": "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2",
    "en passant does not end a knight's check": "7k/8/8/3pP3/8/8/2n5/K7 w - d6 0 2",
    "no pawn can capture en passant": "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
    "double check": "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1",
    "the king does not step back on the checked line": "4r2k/8/8/8/4K3/8/8/8 w - - 0 1",
    "a pinned rook stays on its file": "4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1",
    "a pinned piece does not end a check": "4r2k/8/8/8/1b6/8/4R3/r2NK3 w - - 0 1",
    "a guarded checker is not the king's": "7k/8/8/8/8/6b1/5q2/4K3 w - - 0 1",
    "castling both ways": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 10",
    "castling both ways for Black": "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 10",
    "castling through an attacked square": "r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1",
    "castling into check": "r3k2r/8/8/8/8/6r1/8/R3K2R w KQkq - 0 1",
    "castling out of check": "r3k2r/8/8/8/8/4r3/8/R3K2R w KQkq - 0 1",
    "only the rook passes an attacked square": "r3k2r/8/8/8/8/1r6/8/R3K2R w KQkq - 0 1",
    "the rook itself is attacked": "r3k2r/8/8/8/8/7r/8/R3K2R w KQkq - 0 1",
    "castling barred by a knight on b1": "r3k2r/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1",
    "the right to castle is gone": "r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1",
    "the castling rook is captured": "r3k2r/6P1/8/8/8/8/6p1/R3K2R b KQkq - 7 30",
    "checkmate": "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    "stalemate": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
}


def random_positions(seed: int, games: int, every: int) -> list[chess.Board]:
    """Every so many positions of games played at random."""
    rng = random.Random(seed)
    return [board for _ in range(games) for board in random_game(rng)[::every]]


def random_game(rng: random.Random) -> list[chess.Board]:
    board = chess.Board()
    boards = [board.copy(stack=False)]
    while len(boards) < 160 and (moves := list(board.legal_moves)):
        board.push(rng.choice(moves))
        boards.append(board.copy(stack=False))
    return boards


def python_moves(board: chess.Board) -> list[chess.Move]:
    return sorted(board.legal_moves, key=chess.Move.uci)


def python_successors(board: chess.Board) -> dict[str, str]:
    fens = {}
    for move in board.legal_moves:
        after = board.copy(stack=False)
        after.push(move)
        fens[move.uci()] = after.fen(en_passant="fen")
    return fens


def asp_successors(board: chess.Board) -> dict[str, str]:
    after = successors(board)
    return {move.uci(): position.fen(en_passant="fen") for move, position in after.items()}


@pytest.mark.parametrize("fen", TRICKY.values(), ids=TRICKY)
def test_tricky_positions_are_possible(fen: str) -> None:
    assert chess.Board(fen).fen(en_passant="fen") == fen


@pytest.mark.parametrize("fen", TRICKY.values(), ids=TRICKY)
@pytest.mark.parametrize("encoding", list(Encoding))
def test_legal_moves_of_a_tricky_position_equal_python_chess(encoding: Encoding, fen: str) -> None:
    board = chess.Board(fen)
    assert asp.legal_moves(board, encoding) == python_moves(board)


@pytest.mark.parametrize("fen", TRICKY.values(), ids=TRICKY)
def test_successors_of_a_tricky_position_equal_python_chess(fen: str) -> None:
    board = chess.Board(fen)
    assert asp_successors(board) == python_successors(board)


def test_legal_moves_of_random_games_equal_python_chess(monkeypatch: pytest.MonkeyPatch) -> None:
    """In batches that are smaller than elsewhere, so that there are several of them."""
    monkeypatch.setattr("clausewitz.asp.moves._BATCHES", {Encoding.RAYS: 30})
    boards = random_positions(seed=1, games=15, every=11)
    assert len(boards) > 60
    for board, moves in zip(boards, asp.legal_moves_batch(boards), strict=True):
        assert moves == python_moves(board), board.fen()


def test_successors_of_random_games_equal_python_chess() -> None:
    for board in random_positions(seed=2, games=3, every=40):
        assert asp_successors(board) == python_successors(board), board.fen()


@pytest.mark.parametrize("encoding", list(Encoding))
def test_a_batch_of_no_positions_has_no_answers(encoding: Encoding) -> None:
    assert asp.legal_moves_batch([], encoding) == []


def test_a_board_for_every_move_takes_more_atoms_than_lines_from_the_king() -> None:
    text = facts.asp_facts(chess.Board(TRICKY["kiwipete"]))
    rays, declarative = (asp.atom_count(encoding, text) for encoding in Encoding)
    assert declarative > 3 * rays
