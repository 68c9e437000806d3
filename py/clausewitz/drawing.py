"""Boards as SVG pictures."""

from collections.abc import Iterable

import chess
import chess.svg

from clausewitz.moves import Suggestion

_MOVE = "#15781bcc"
_WITNESS = "#e6912eaa"


def suggestions_svg(board: chess.Board, suggestions: Iterable[Suggestion]) -> str:
    """The board with an arrow for each suggested move; the squares in the proofs are marked."""
    suggestions = list(suggestions)
    arrows = {
        s.move: chess.svg.Arrow(s.move.from_square, s.move.to_square, color=_MOVE)
        for s in suggestions
    }
    witnesses = {
        chess.parse_square(value): _WITNESS
        for s in suggestions
        for value in s.bindings.values()
        if value in chess.SQUARE_NAMES
    }
    return chess.svg.board(
        board, orientation=board.turn, arrows=list(arrows.values()), fill=witnesses, size=480
    )
