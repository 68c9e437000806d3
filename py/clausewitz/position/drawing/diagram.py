"""A diagram for print and screen: a board of four to eight rows as SVG.

python-chess draws whole boards only; its pieces and letters are used here.
"""

from collections.abc import Iterator
from typing import NamedTuple

import chess
import chess.svg

from clausewitz.position.drawing.board_squares import attacks_of, rows

_SQUARE = chess.svg.SQUARE_SIZE
_MARGIN = 18
_LIGHT, _DARK, _INK = "#fbf8f1", "#c8bfae", "#4a443a"
_MARKS = {"white": "#1b6ca8", "black": "#b3261e"}


class _Place(NamedTuple):
    """A square and its upper left corner in the picture."""

    square: chess.Square
    x: int
    y: int


def diagram_svg(
    board: chess.Board,
    size: int = 8,
    orientation: chess.Color = chess.WHITE,
    *,
    attacks: bool = False,
    pixels: int | None = None,
) -> str:
    """The pieces on a board of `size` rows; with `attacks`, a ring where White attacks, a cross
    where Black does. Without `pixels` the picture is as large as its place."""
    side = size * _SQUARE + 2 * _MARGIN
    places = [
        _Place(square, _MARGIN + x * _SQUARE, _MARGIN + y * _SQUARE)
        for y, squares in enumerate(rows(size, orientation))
        for x, square in enumerate(squares)
    ]
    extent = f' width="{pixels}" height="{pixels}"' if pixels else ""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"{extent}>',
            *_squares(places, size),
            *_letters(places, size),
            *_pieces(board, places),
            *(_marks(board, places, size) if attacks else ()),
            "</svg>\n",
        ]
    )


def _squares(places: list[_Place], size: int) -> Iterator[str]:
    side = size * _SQUARE
    yield f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{side}" height="{side}" fill="{_LIGHT}"/>'
    for square, x, y in places:
        if chess.BB_SQUARES[square] & chess.BB_DARK_SQUARES:
            yield f'<rect x="{x}" y="{y}" width="{_SQUARE}" height="{_SQUARE}" fill="{_DARK}"/>'
    yield f'<rect x="{_MARGIN - 1}" y="{_MARGIN - 1}" width="{side + 2}" height="{side + 2}"'
    yield f' fill="none" stroke="{_INK}" stroke-width="2"/>'


def _letters(places: list[_Place], size: int) -> Iterator[str]:
    """Numbers to the left of the board, letters below; python-chess has them as outlines."""
    middle, half = _SQUARE / 2, _MARGIN / 2
    for square, x, y in places[::size]:
        yield _letter(chess.RANK_NAMES[chess.square_rank(square)], x - half, y + middle, (10, 22.5))
    for square, x, y in places[-size:]:
        below = y + _SQUARE + half
        yield _letter(chess.FILE_NAMES[chess.square_file(square)], x + middle, below, (22.5, 10))


def _letter(name: str, x: float, y: float, centre: tuple[float, float]) -> str:
    """The outline with its centre on (x, y)."""
    move = f"translate({x:g}, {y:g}) scale(0.85) translate({-centre[0]:g}, {-centre[1]:g})"
    return f'<g fill="{_INK}" transform="{move}">{chess.svg.COORDS[name]}</g>'


def _pieces(board: chess.Board, places: list[_Place]) -> Iterator[str]:
    for square, x, y in places:
        if piece := board.piece_at(square):
            outline = chess.svg.PIECES[piece.symbol()]
            yield f'<g transform="translate({x}, {y})">{_nameless(outline)}</g>'


def _nameless(outline: str) -> str:
    """Without its id: one picture may show the same piece twice."""
    return outline.partition('id="')[0] + outline.partition('id="')[2].partition('" ')[2]


def _marks(board: chess.Board, places: list[_Place], size: int) -> Iterator[str]:
    white, black = attacks_of(board, size)
    for square, x, y in places:
        low = y + _SQUARE - 8
        if square in white:
            yield f'<circle cx="{x + 8}" cy="{low}" r="4.5" fill="none"'
            yield f' stroke="{_MARKS["white"]}" stroke-width="2"/>'
        if square in black:
            right = x + _SQUARE - 8
            yield f'<path d="M{right - 4} {low - 4}l8 8m0-8l-8 8" fill="none"'
            yield f' stroke="{_MARKS["black"]}" stroke-width="2"/>'
