"""The board of the start page: a position, the move, and the sentence that explains it."""

from collections.abc import Iterable

from clausewitz.games.move_lines import MoveLine
from clausewitz.position.board import fen_of
from clausewitz.support.data import cached
from clausewitz.support.escapes import for_markup
from clausewitz.website.book.book_boards import (
    example_picture,
    page_link,
    sentences,
    shared_drawing,
)
from clausewitz.website.book.shipped_lines import shown_as_puzzles

_FORK = MoveLine(
    "welcome", "8/1pr3pp/p4k2/8/8/2N3P1/PP3P1P/6K1 w - - 0 1", ("c3d5", "f6e5", "d5c7")
)
_THEME = "fork"


def welcome_board(sources: Iterable[str]) -> str:
    """The board with its arrow, sentence and line, cached as long as the sources are the same."""
    return str(cached("welcome", sources, _made))


def _made() -> str:
    (line,) = shown_as_puzzles([_FORK])
    (sentence,) = sentences([line], _THEME, _THEME)
    board = line.played.board
    moves = board.variation_san(line.played.moves)
    link = page_link("playground.html", "Look at it yourself", fen_of(board), tab="analysis")
    return (
        f'{shared_drawing()}<div class="card">{example_picture(line, _THEME)}</div>'
        f'<p class="sentence">{for_markup(sentence)}</p><p>{for_markup(moves)} · {link}</p>'
    )
