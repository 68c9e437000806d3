"""Chess on n by n squares, stated a second time and as plainly as can be: a board is a dictionary
from (row, column) to (piece, side). No castling, no en passant; double steps on eight rows only."""

from collections.abc import Iterator

Square = tuple[int, int]
Pieces = dict[Square, tuple[str, str]]
Move = tuple[int, int, int, int, str]

STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
SLIDES = {"rook": STRAIGHT, "bishop": DIAGONAL, "queen": STRAIGHT + DIAGONAL}
LEAPS = {
    "king": STRAIGHT + DIAGONAL,
    "knight": [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)],
}
FORWARD = {"white": 1, "black": -1}
OTHER = {"white": "black", "black": "white"}


def attacked(pieces: Pieces, start: Square, size: int) -> Iterator[Square]:
    """The squares that the piece on this square attacks."""
    piece, side = pieces[start]
    row, col = start
    for down, right in SLIDES.get(piece, ()):
        at = row + down, col + right
        while on_board(at, size):
            yield at
            if at in pieces:
                break
            at = at[0] + down, at[1] + right
    for down, right in LEAPS.get(piece, ()):
        if on_board((row + down, col + right), size):
            yield row + down, col + right
    if piece == "pawn":
        for right in (-1, 1):
            if on_board((row + FORWARD[side], col + right), size):
                yield row + FORWARD[side], col + right


def on_board(square: Square, size: int) -> bool:
    return 1 <= square[0] <= size and 1 <= square[1] <= size


def in_check(pieces: Pieces, side: str, size: int) -> bool:
    king = next(square for square, one in pieces.items() if one == ("king", side))
    return any(king in attacked(pieces, at, size) for at, one in pieces.items() if one[1] != side)


def legal_moves(pieces: Pieces, side: str, size: int) -> set[Move]:
    return {
        move for move in moves(pieces, side, size) if not in_check(after(pieces, move), side, size)
    }


def moves(pieces: Pieces, side: str, size: int) -> Iterator[Move]:
    for (row, col), (piece, owner) in list(pieces.items()):
        if owner != side:
            continue
        for to in targets(pieces, (row, col), size):
            if piece == "pawn" and to[0] == (size if side == "white" else 1):
                for becomes in ("queen", "rook", "bishop", "knight"):
                    yield row, col, *to, becomes
            else:
                yield row, col, *to, "none"


def targets(pieces: Pieces, start: Square, size: int) -> Iterator[Square]:
    piece, side = pieces[start]
    if piece != "pawn":
        yield from (
            to for to in attacked(pieces, start, size) if pieces.get(to, "")[-1:] != (side,)
        )
        return
    yield from (
        to for to in attacked(pieces, start, size) if pieces.get(to, "")[-1:] == (OTHER[side],)
    )
    row, col = start
    ahead = row + FORWARD[side], col
    if ahead not in pieces:
        yield ahead
        further = ahead[0] + FORWARD[side], col
        if size == 8 and row == (2 if side == "white" else 7) and further not in pieces:
            yield further


def after(pieces: Pieces, move: Move) -> Pieces:
    row0, col0, row, col, becomes = move
    new = dict(pieces)
    piece, side = new.pop((row0, col0))
    new[row, col] = (piece if becomes == "none" else becomes), side
    return new


def is_mate(pieces: Pieces, side: str, size: int) -> bool:
    return in_check(pieces, side, size) and not legal_moves(pieces, side, size)
