"""Boards of the page as SVG: pieces drawn once for all, arrows and squares hidden at first."""

from collections.abc import Iterator, Sequence

import chess
import chess.svg

from clausewitz.position.drawing.board_squares import rows
from clausewitz.support.escapes import for_markup

_SIDE = chess.svg.SQUARE_SIZE
_WHOLE = 8 * _SIDE
_HEAD = 14  # of an arrow


def shared_drawings() -> str:
    """What boards refer to: the pieces, and the squares."""
    dark = "".join(
        f'<rect class="dark" x="{file * _SIDE}" y="{rank * _SIDE}" width="{_SIDE}" '
        f'height="{_SIDE}"/>'
        for rank in range(8)
        for file in range(8)
        if (rank + file) % 2
    )
    squares = f'<rect class="light" width="{_WHOLE}" height="{_WHOLE}"/>{dark}'
    return f'{"".join(chess.svg.PIECES.values())}<g id="squares">{squares}</g>'


def board_svg(
    board: chess.Board,
    side: chess.Color,
    last: chess.Move | None = None,
    answer: chess.Move | None = None,
    squares: Sequence[str] = (),
) -> str:
    """The board from a side, with the last move marked; the answer is drawn, but hidden."""
    label = for_markup(in_words(board))
    parts = [
        f'<svg class="board" viewBox="0 0 {_WHOLE} {_WHOLE}" role="img" aria-label="{label}">',
        '<use href="#squares"/>',
        *(_mark(square, side, "last") for square in _ends(last)),
        *_letters(side),
        *_pieces(board, side),
        *_answer(answer, squares, side),
        "</svg>",
    ]
    return "".join(parts)


def in_words(board: chess.Board) -> str:
    """The pieces and their squares, for those who hear the page."""
    words = []
    for colour, name in ((chess.WHITE, "White"), (chess.BLACK, "Black")):
        pieces = [
            f"{chess.piece_symbol(kind).upper() if kind != chess.PAWN else ''}"
            f"{chess.square_name(square)}"
            for kind in reversed(chess.PIECE_TYPES)
            for square in board.pieces(kind, colour)
        ]
        words.append(f"{name}: {' '.join(pieces)}")
    mover = "White" if board.turn == chess.WHITE else "Black"
    return f"{'. '.join(words)}. {mover} to play."


def _ends(move: chess.Move | None) -> tuple[chess.Square, ...]:
    return (move.from_square, move.to_square) if move else ()


def _corner(square: chess.Square, side: chess.Color) -> tuple[int, int]:
    """The upper left corner of a square as a side sees it."""
    file, rank = chess.square_file(square), chess.square_rank(square)
    if side == chess.WHITE:
        return file * _SIDE, (7 - rank) * _SIDE
    return (7 - file) * _SIDE, rank * _SIDE


def _mark(square: chess.Square, side: chess.Color, kind: str) -> str:
    x, y = _corner(square, side)
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{_SIDE}" height="{_SIDE}"/>'


def _pieces(board: chess.Board, side: chess.Color) -> Iterator[str]:
    for square, piece in board.piece_map().items():
        x, y = _corner(square, side)
        colour = "white" if piece.color == chess.WHITE else "black"
        name = f"{colour}-{chess.piece_name(piece.piece_type)}"
        yield f'<use href="#{name}" x="{x}" y="{y}"/>'


def _letters(side: chess.Color) -> Iterator[str]:
    squares = list(rows(8, side))
    for row in squares:
        _, y = _corner(row[0], side)
        yield f'<text x="3" y="{y + 11}">{chess.RANK_NAMES[chess.square_rank(row[0])]}</text>'
    for square in squares[-1]:
        x, _ = _corner(square, side)
        letter = chess.FILE_NAMES[chess.square_file(square)]
        yield f'<text x="{x + _SIDE - 9}" y="{_WHOLE - 4}">{letter}</text>'


def _answer(move: chess.Move | None, squares: Sequence[str], side: chess.Color) -> Iterator[str]:
    if move is None:
        return
    known = [chess.parse_square(name) for name in squares if name in chess.SQUARE_NAMES]
    yield '<g class="answer">'
    yield from (_mark(square, side, "bound") for square in known)
    yield _arrow(move, side)
    yield "</g>"


def _arrow(move: chess.Move, side: chess.Color) -> str:
    """From the middle of one square to the middle of another."""
    half = _SIDE / 2
    corners = [_corner(square, side) for square in _ends(move)]
    (x1, y1), (x2, y2) = ((x + half, y + half) for x, y in corners)
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    bx, by = x2 - _HEAD * ux, y2 - _HEAD * uy
    wing = _HEAD * 0.6
    points = [(x2, y2), (bx - wing * uy, by + wing * ux), (bx + wing * uy, by - wing * ux)]
    head = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<line class="arrow" x1="{x1:.1f}" y1="{y1:.1f}" x2="{bx:.1f}" y2="{by:.1f}"/>'
        f'<polygon class="arrow" points="{head}"/>'
    )
