"""Results on a board: drawn as SVG, and shown with their words in a notebook."""

from abc import abstractmethod
from collections.abc import Iterable

import chess

from clausewitz.support.escapes import for_markup
from clausewitz.support.json_results import JsonResult

_PIXELS = 360


class BoardResult(JsonResult):
    """A result that can be seen on a board."""

    __slots__ = ()

    @abstractmethod
    def _drawn(self) -> tuple[chess.Board, Iterable[chess.Move], Iterable[str]]:
        """The position, the moves that are arrows, and the names of squares to mark."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The result in words, perhaps of several lines."""

    def svg(self, pixels: int = 480) -> str:
        """The board as a picture, with an arrow for each move."""
        from clausewitz.position.drawing.idea_boards import idea_svg

        return idea_svg(*self._drawn(), size=pixels)

    def _repr_html_(self) -> str:
        """What a notebook shows: the board and the words."""
        return f"{self.svg(_PIXELS)}{words_html(self.text)}"


def words_html(text: str) -> str:
    """Text in a page, with its lines and blanks as they are."""
    return f'<div style="white-space: pre-wrap">{for_markup(text)}</div>'
