"""Where the games for make_book_puzzles.py begin: openings, endgames, attacks on a king."""

import random
from collections.abc import Sequence
from typing import NamedTuple

import chess

OFTEN = 0.85  # how often a piece of a setup is there
OPENINGS = """
    e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O; e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Re1 O-O;
    e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3 Nxc3 dxc3 Be7 Be3 O-O Qd2 Nc6 O-O-O;
    e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O;
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 Nf3 Nd7 Bd3 Bxd3 Qxd3 e6 O-O Qc7 c4 O-O-O;
    e4 d5 exd5 Qxd5 Nc3 Qa5 d4 Nf6 Nf3 Bg4 Be2 Nc6 O-O O-O-O; e4 e6 d4 d5 Nc3 Nf6 e5 Nfd7 f4 c5;
    d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Qc2 Nbd7 O-O-O; d4 d5 Bf4 Nf6 e3 Bf5 Nf3 e6 Nbd2 Nc6;
    d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O; e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 O-O O-O-O;
    e4 e5 d4 exd4 Qxd4 Nc6 Qe3 Nf6 Nc3 Be7 Bd2 O-O O-O-O; e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O d6;
    e4 e5 Nc3 Nf6 d3 Bc5 Bg5 h6 Bh4 d6; c4 e5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Be6 Nf3 Nc6 O-O Qd7
"""
PIECES = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)


def start_of(chance: random.Random) -> chess.Board:
    kind = chance.random()
    if kind < 0.3:
        return endgame(chance)
    board = chess.Board()
    for san in chance.choice(OPENINGS.split(";")).split():
        board.push_san(san)
    return thinned(board, chance) if kind < 0.75 else board


def thinned(board: chess.Board, chance: random.Random) -> chess.Board:
    """The same pieces taken from both sides."""
    found = board.copy(stack=False)
    pieces = chance.sample([*PIECES, *PIECES[:3]], chance.randint(1, 5))
    for kind in [*pieces, *[chess.PAWN] * chance.randint(0, 4)]:
        for side in chess.COLORS:
            places = sorted(found.pieces(kind, side))
            if places:
                found.remove_piece_at(chance.choice(places))
    found.castling_rights = found.clean_castling_rights()
    return found if found.is_valid() else thinned(board, chance)


def endgame(chance: random.Random) -> chess.Board:
    """Kings, the same pieces on both sides or none, and some pawns."""
    pieces = chance.choice(["", "", "", "N", "N", "B", "B", "R", "R", "Q", "RR", "QR", "BB"])
    pawns = chance.randint(2, 6)
    while True:
        board = chess.Board(None)
        board.turn = chance.random() < 0.5
        for side in chess.COLORS:
            for letter in ["K", *pieces, *"P" * pawns]:
                rows = range(8, 56) if letter == "P" else range(64)
                free = [square for square in rows if board.piece_at(square) is None]
                kind = chess.Piece.from_symbol(letter).piece_type
                board.set_piece_at(chance.choice(free), chess.Piece(kind, side))
        if board.is_valid() and not board.is_game_over():
            return board


SETUPS = (
    ("Q", "c8", "Bf4 Be2 rd8 nd7 pc6 pb7"),
    ("QR", "c8", "Bg3 Bd3 rd8 pd7 pc6"),
    ("Q", "e8", "Ba3 Bd3 qd8 pd7 pe7"),
    ("BB", "c8 d8", "rd8 pd7 pa7"),
    ("B", "h8", "Bb2 ph7 rf8"),
    ("BBQ", "h8 g8", "ph7 pf7"),
    ("RN", "h8 g8", "pg7 ph7"),
    ("RQ", "h7", "Ne7 pg7 rf8"),
    ("RQ", "h8", "Ne7 ph7 pg7 rf8"),
    ("R", "g7", "Nf6 Pe5 ph6 pf7"),
    ("RN", "f7 e7", "Pd5 pf6 pg7"),
    ("RNP", "h8 f8 g7 f7", ""),
    ("Q", "h8", "Nh6 rf8 ph7 pg7"),
    ("Q", "h8", "Ng5 rg8 ph7 pg7"),
    ("RR", "g8 f8", "rf8"),
    ("QR", "g8 h7 e7 f6 d6", ""),
    ("Q", "f7", "be7 rf8 Ph5"),
    ("Q", "e6", "pd6 pe7 Pg4"),
    ("QB", "d6", "pc6 rd7 Pf4"),
    ("QB", "g8 f8 e8 c8", ""),
    ("RB", "g8 h8 e8 d8", ""),
    ("RBN", "g8 h8 f8 d8", ""),
    ("ORN", "d8 d7 d6", "rb2"),
    ("OBP", "d8 d7", "nb2"),
    ("oRN", "f8 f7 f6", "rh2"),
    ("oBP", "f8 f7", "rg2"),
)
"""Pieces that the names of mates speak of, where a king may stand that they mate, and others that
often stand around it. O and o: a king that may castle, to either side."""
LATER_SETUPS = (
    *SETUPS[:22],
    ("Q", "g8", "Ng4 rf8 rh8 pf7 pg7 ph7"),
    ("Q", "e8", "Ne4 qd8 bf8 pd7 pe7 pf7"),
    ("Q", "c8", "Nd5 rd8 rb8 pb7 pc7 pd7"),
    ("R", "e7", "Nd6 Pc5 pf6 pd7"),
    ("R", "f7", "Ne6 Pd5 pg6 pe7"),
    ("R", "h7", "Ng6 Pf5 pg7 ph6"),
)
"""With other pictures of the same mates."""
LAST_SETUPS = (
    *SETUPS[:6],
    *SETUPS[16:19],
    ("RR", "g8 f8", "rf8"),
    ("RN", "f7 e7", "Pd5 pf6 pg7"),
    ("RNP", "h8 f8 g7 f7", ""),
    ("Q", "c6", "pb6 rc7 Pe4"),
    ("QN", "g6", "pg7 ph6 Pf4"),
    ("B", "h8", "Bd4 ph7 bg8"),
    ("R", "g8", "Rb7 rf8 ph6"),
    ("R", "g8 h8", "Nf6 Rd7 ph6"),
)
"""For the rarest."""


def attack(chance: random.Random, setups: Sequence[tuple[str, str, str]]) -> chess.Board:
    """A king and its own pieces, and pieces of the other side around it, who moves second."""
    while True:
        letters, kings, around = chance.choice(setups)
        board = chess.Board(None)
        king = chess.parse_square(chance.choice(kings.split()))
        board.set_piece_at(king, chess.Piece(chess.KING, chess.BLACK))
        _put_home(board, letters[0], chance)
        for piece in around.split():
            if chance.random() < OFTEN:
                board.set_piece_at(chess.parse_square(piece[1:]), chess.Piece.from_symbol(piece[0]))
        for letter in letters.strip("Oo"):
            _put(board, letter, king, chance.choice((2, 3, 7)), chance)
        for letter in chance.choices("pppppqrrbbnn", k=chance.randint(2, 4 if around else 9)):
            _put(board, letter, king, chance.choice((1, 1, 2, 7)), chance)
        for letter in chance.choices("PPNBR", k=chance.randint(0, 2)):
            _put(board, letter, king, chance.choice((2, 3, 7)), chance)
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return _mirrored(board, chance)


def _mirrored(board: chess.Board, chance: random.Random) -> chess.Board:
    if not board.castling_rights and chance.random() < 0.5:
        board.apply_transform(chess.flip_horizontal)
    return board if chance.random() < 0.5 else board.mirror()


def _put_home(board: chess.Board, letter: str, chance: random.Random) -> None:
    """The attacker's king: castled behind its pawns, or with the right to castle."""
    if letter in "Oo":
        rook = chess.A1 if letter == "O" else chess.H1
        board.set_piece_at(chess.E1, chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(rook, chess.Piece(chess.ROOK, chess.WHITE))
        board.castling_rights = chess.BB_SQUARES[rook]
        return
    squares = chance.choice(("g1 f2 g2 h2", "b1 a2 b2 c2", "h1 g2 h2 f2", "g1 f2 g3 h2")).split()
    for kind, name in zip((chess.KING, *[chess.PAWN] * 3), squares, strict=True):
        if board.piece_at(square := chess.parse_square(name)) is None:
            board.set_piece_at(square, chess.Piece(kind, chess.WHITE))


def _put(board: chess.Board, letter: str, king: int, near: int, chance: random.Random) -> None:
    """A piece on a free square that is not too far from the king under attack."""
    piece = chess.Piece.from_symbol(letter)
    free = [
        square
        for square in chess.SQUARES
        if board.piece_at(square) is None
        and chess.square_distance(square, king) <= near
        and (piece.piece_type != chess.PAWN or 0 < chess.square_rank(square) < 7)
    ]
    if free:
        board.set_piece_at(chance.choice(free), piece)


def skirmish(chance: random.Random) -> chess.Board:
    """An opening broken off early or with pieces taken away, or one of several endgames."""
    kind = chance.random()
    if kind < 0.1:
        return castling(chance)
    if kind < 0.2:
        return promoting(chance)
    if kind < 0.5:
        return endgame(chance)
    board, moves = chess.Board(), chance.choice(OPENINGS.split(";")).split()
    for san in moves[: chance.randint(4, len(moves))]:
        board.push_san(san)
    return board if kind < 0.7 else thinned(board, chance)


def castling(chance: random.Random) -> chess.Board:
    """A king that may castle with check, and a piece that it attacks then; it moves second."""
    side = chance.choice(("Ra1 kd b2 b3", "Rh1 kf g2 h2")).split()
    while True:
        board = chess.Board(None)
        target = f"{chance.choice('rbn')}{chance.choice(side[2:])}"
        king = f"{side[1]}{chance.randint(5, 8)}"
        for piece in ("Ke1", side[0], king, target):
            board.set_piece_at(chess.parse_square(piece[1:]), chess.Piece.from_symbol(piece[0]))
        for letter in f"{chance.choice('NBR')}{chance.choice('nb')}PPPPpppp":
            _put(board, letter, chess.E4, 4, chance)
        board.castling_rights = chess.BB_SQUARES[chess.parse_square(side[0][1:])]
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return board if chance.random() < 0.5 else board.mirror()


def promoting(chance: random.Random) -> chess.Board:
    """Pawns about to promote, and a king with a piece or two nearby."""
    while True:
        board = chess.Board(None)
        king = chance.choice(range(40, 64))
        board.set_piece_at(king, chess.Piece(chess.KING, chess.BLACK))
        for square in chance.sample(range(48, 56), 2):
            if chess.square_distance(square, king) <= 3 and board.piece_at(square) is None:
                board.set_piece_at(square, chess.Piece(chess.PAWN, chess.WHITE))
        for letter in f"{chance.choice('qr')}pp{chance.choice('rbn')}":
            _put(board, letter, king, chance.choice((2, 7)), chance)
        for letter in f"K{chance.choice('RBN')}P":
            _put(board, letter, king, 7, chance)
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return board if chance.random() < 0.5 else board.mirror()


class Begun(NamedTuple):
    """A position, and the move that was just made in it."""

    before: chess.Board
    move: chess.Move


def special(chance: random.Random) -> Begun:
    """After any move: where castling, a promotion to a knight or en passant may be best."""
    kind = chance.random()
    if kind < 0.4:
        board = passing(chance)
        pushes = [move for move in board.legal_moves if _is_double_push(board, move)]
        return Begun(board, chance.choice(pushes))
    board = castling(chance) if kind < 0.6 else knighting(chance)
    return Begun(board, chance.choice(list(board.legal_moves)))


def _is_double_push(board: chess.Board, move: chess.Move) -> bool:
    is_pawn = board.piece_type_at(move.from_square) == chess.PAWN
    return is_pawn and abs(move.from_square - move.to_square) == 16


def passing(chance: random.Random) -> chess.Board:
    """A pawn that may pass another by two squares."""
    while True:
        board = chess.Board(None)
        file = chance.randrange(1, 7)
        board.set_piece_at(chess.square(file, 4), chess.Piece(chess.PAWN, chess.WHITE))
        beside = chess.square(file + chance.choice((-1, 1)), 6)
        board.set_piece_at(beside, chess.Piece(chess.PAWN, chess.BLACK))
        pieces = chance.choice(("", "", "Rr", "Bb", "Nn", "Bn", "Rb", "Qq"))
        for letter in f"Kk{pieces}PPpp{chance.choice(('', 'Pp'))}":
            _put(board, letter, beside, chance.choice((3, 7)), chance)
        board.turn = chess.BLACK
        is_ready = any(_is_double_push(board, move) for move in board.legal_moves)
        if board.is_valid() and is_ready:
            return board if chance.random() < 0.5 else board.mirror()


def knighting(chance: random.Random) -> chess.Board:
    """A pawn about to promote, where a knight would attack king and queen."""
    while True:
        board = chess.Board(None)
        file = chance.randrange(8)
        board.set_piece_at(chess.square(file, 6), chess.Piece(chess.PAWN, chess.WHITE))
        jumps = list(chess.SquareSet(chess.BB_KNIGHT_ATTACKS[chess.square(file, 7)]))
        for letter, square in zip("kq", chance.sample(jumps, 2), strict=True):
            if letter == "k" or chance.random() < OFTEN:
                board.set_piece_at(square, chess.Piece.from_symbol(letter))
        for letter in f"K{chance.choice(('', 'Rr', 'Bb', 'Rn', 'Qr'))}PPPppp":
            _put(board, letter, chess.square(file, 7), 7, chance)
        board.turn = chess.BLACK
        if board.is_valid() and not board.is_game_over():
            return board if chance.random() < 0.5 else board.mirror()
