"""Boards at the edge: FEN in, FEN out, and the names that logic uses for sides and pieces."""

import re
from collections.abc import Iterable
from functools import lru_cache

import chess

from clausewitz.support.errors import ClausewitzError
from clausewitz.support.limits import shortened

SIDES = {chess.WHITE: "white", chess.BLACK: "black"}
COLOURS = {name: colour for colour, name in SIDES.items()}
PIECES = tuple(chess.piece_name(piece) for piece in chess.PIECE_TYPES)

PIECE_VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
"""In pawns, as value/2 of bk/chess.lp has them; kings do not count."""

# What python-chess reads more generously than bk/fen.pl does.
_BLANKS = re.compile(r"[ \t\r\n]+")
_PLACEMENT = re.compile(r"[1-8pnbrqkPNBRQK/]+")
_CASTLING = re.compile(r"-|(?=.)K?Q?k?q?", re.ASCII)
_CLOCK = re.compile(r"\d{1,4}", re.ASCII)
_EN_PASSANT = re.compile(r"-|[a-h][36]")

# Positions with impossible checks cannot arise in a game, but the rules apply to them.
_HARMLESS = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK

_PROBLEMS = {
    chess.STATUS_EMPTY: "the board is empty",
    chess.STATUS_NO_WHITE_KING: "white has no king",
    chess.STATUS_NO_BLACK_KING: "black has no king",
    chess.STATUS_TOO_MANY_KINGS: "there are too many kings",
    chess.STATUS_PAWNS_ON_BACKRANK: "there is a pawn on the first or last rank",
    chess.STATUS_TOO_MANY_WHITE_PIECES: "white has more than 16 pieces",
    chess.STATUS_TOO_MANY_BLACK_PIECES: "black has more than 16 pieces",
    chess.STATUS_TOO_MANY_WHITE_PAWNS: "white has more than 8 pawns",
    chess.STATUS_TOO_MANY_BLACK_PAWNS: "black has more than 8 pawns",
    chess.STATUS_BAD_CASTLING_RIGHTS: "castling is allowed, but king and rook are not at home",
    chess.STATUS_INVALID_EP_SQUARE: "no pawn can have just passed the en passant square",
    chess.STATUS_OPPOSITE_CHECK: "the side that is not to move is in check",
}


class FenError(ClausewitzError):
    """A FEN that is malformed, or not a position the rules of chess apply to."""

    def __init__(self, fen: str, reason: str) -> None:
        super().__init__(f'bad FEN "{shortened(" ".join(fen.split()))}": {shortened(reason)}')


def parse_fen(fen: str) -> chess.Board:
    """The position; the clocks may be left out. Accepts and refuses what bk/fen.pl does."""
    fields = [field for field in _BLANKS.split(fen) if field]
    _check_fields(fen, fields)
    try:
        board = chess.Board(" ".join(fields))
    except ValueError as error:
        raise FenError(fen, str(error)) from error
    _check_rules(fen, board)
    return board


def _check_fields(fen: str, fields: list[str]) -> None:
    if len(fields) not in (4, 6):
        raise FenError(fen, f"it has {len(fields)} fields, not 6 (or 4, without the clocks)")
    placement, turn, castling, en_passant, *clocks = fields
    if not _PLACEMENT.fullmatch(placement):
        raise FenError(fen, f'the board "{placement}" has other signs than pieces, 1 to 8 and /')
    if turn not in ("w", "b"):
        raise FenError(fen, f'the side to move is "{turn}", not w or b')
    if not _CASTLING.fullmatch(castling):
        raise FenError(fen, f'the castling field "{castling}" is not - or some of KQkq in order')
    if not _EN_PASSANT.fullmatch(en_passant):
        raise FenError(fen, f'the en passant square "{en_passant}" is not - or on rank 3 or 6')
    for clock in clocks:
        if not _CLOCK.fullmatch(clock):
            raise FenError(fen, f'the clock "{clock}" is not a number below 10000')


def _check_rules(fen: str, board: chess.Board) -> None:
    status = board.status() & ~_HARMLESS
    for flag, words in _PROBLEMS.items():
        if status & flag:
            raise FenError(fen, words)
    if status:
        raise FenError(fen, f"not a position of chess ({status!r})")


def after_move(board: chess.Board, move: chess.Move) -> chess.Board:
    """The position after a move, without the moves before it; the board given stays as it is."""
    return after_moves(board, [move])


def after_moves(board: chess.Board, moves: Iterable[chess.Move]) -> chess.Board:
    """The same after several."""
    after = board.copy(stack=False)
    for move in moves:
        after.push(move)
    return after


def taken(board: chess.Board, move: chess.Move) -> int:
    """The piece that a move takes, which is greater the more it is worth; 0 if none."""
    return board.piece_type_at(move.to_square) or int(board.is_capture(move))


def is_mate(board: chess.Board, move: chess.Move) -> bool:
    return after_move(board, move).is_checkmate()


def flipped_move(move: chess.Move) -> chess.Move:
    """The same move on a board turned upside down."""
    squares = chess.square_mirror(move.from_square), chess.square_mirror(move.to_square)
    return chess.Move(*squares, move.promotion)


def seen_move(move: chess.Move, side: chess.Color) -> str:
    """The move by name as a side sees it from White's seat: an order that favours no side."""
    return move.uci() if side else flipped_move(move).uci()


def seen_moves(board: chess.Board) -> list[chess.Move]:
    """The legal moves, in an order that is the same whichever side has them."""
    if board.turn:
        return list(board.legal_moves)
    return [flipped_move(move) for move in board.mirror().legal_moves]


def seen_board(board: chess.Board) -> chess.Board:
    """The board as the side to move sees it from White's seat: flipped, if that is Black."""
    return board if board.turn else board.mirror()


def material(board: chess.Board, side: chess.Color = chess.WHITE) -> int:
    """The pieces of a side less those of the other, in pawns."""
    own, theirs = board.occupied_co[side], board.occupied_co[not side]
    return sum(
        value * ((of_kind & own).bit_count() - (of_kind & theirs).bit_count())
        for value, of_kind in zip(PIECE_VALUES.values(), _kinds(board), strict=False)
    )


def fen_of(board: chess.Board) -> str:
    """The FEN, with the en passant square after every double step, as Prolog and ASP keep it.

    python-chess would look at every square: that takes several times as long, and files of games
    have many positions.
    """
    turn = "w" if board.turn else "b"
    castling = board.castling_xfen() if board.castling_rights else "-"
    passed = "-" if board.ep_square is None else chess.SQUARE_NAMES[board.ep_square]
    clocks = f"{board.halfmove_clock} {board.fullmove_number}"
    return f"{_placement(board)} {turn} {castling} {passed} {clocks}"


def _kinds(board: chess.Board) -> tuple[chess.Bitboard, ...]:
    """The pieces of both sides, kind by kind, in the order of python-chess's numbers for them."""
    return board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings


def _placement(board: chess.Board) -> str:
    """The first field of a FEN."""
    sets = (board.occupied_co[chess.WHITE], *_kinds(board))
    return "/".join(map(_rank, zip(*(one.to_bytes(8) for one in sets), strict=True)))


@lru_cache(1 << 16)  # The same ranks come again and again.
def _rank(sets: tuple[int, ...]) -> str:
    """What a FEN says of a rank: a byte for White's pieces, then one for every kind of piece."""
    white, *kinds = sets
    text = ""
    for file in range(8):
        named = (name for name, kind in zip("pnbrqk", kinds, strict=True) if kind >> file & 1)
        found = next(named, "1")
        text += found.upper() if white >> file & 1 else found
    for empty in range(8, 1, -1):
        text = text.replace("1" * empty, str(empty))
    return text


def squares_in(word: str) -> tuple[chess.Square, ...]:
    """The squares of a word such as e2e4."""
    return tuple(chess.parse_square(word[at : at + 2]) for at in range(0, len(word), 2))
