"""Puzzles as cards for Anki (https://apps.ankiweb.net): a package that Anki imports.

In front the board and hints to open, behind it the solution and its reason. The pieces are drawn
once, in the template of the cards.
"""

import hashlib
import io
from collections.abc import Sequence
from typing import Any

from clausewitz.coaching.page.coach_boards import board_svg, shared_drawings
from clausewitz.support.errors import required
from clausewitz.support.escapes import for_line, for_markup
from clausewitz.training.explained_puzzles import ExplainedPuzzle

_MODEL = 1_607_392_319  # any number that stays: Anki knows the kind of card by it
_FIELDS = ("Key", "Task", "Board", "Hints", "Solution", "Reason", "Answered", "Source")
_FRONT = '<div class="front"><p>{{Task}}</p>{{Board}}{{Hints}}</div>'
_BACK = (
    "<p>{{Task}}</p>{{Answered}}<hr id=answer><p><b>{{Solution}}</b></p>"
    '<p>{{Reason}}</p><p class="source">{{Source}}</p>'
)
_STYLE = """\
.card { font: 18px/1.5 system-ui, sans-serif; text-align: center; max-width: 30rem; margin: auto; }
.board { width: 100%; max-width: 26rem; height: auto; }
.light { fill: #ece6da; } .dark { fill: #b3a58f; } .board text { fill: #6b5f4c; font-size: 9px; }
.last, .bound { fill: #e6912e; fill-opacity: .35; }
line.arrow { stroke: #15781b; stroke-width: 7; opacity: .8; }
polygon.arrow { fill: #15781b; opacity: .8; }
.front .answer { display: none; }
details { margin: .3rem 0; }
.source { color: #888; font-size: 14px; }
"""


def require_genanki() -> Any:
    """The library that writes packages, or an error that says how to get it."""
    return required("genanki", "--anki needs genanki: pip install 'clausewitz[anki]'")


def anki_package(puzzles: Sequence[ExplainedPuzzle], title: str) -> bytes:
    """The file that Anki imports; imported again, it changes the cards and adds none twice."""
    genanki = require_genanki()
    name = for_line(title)
    deck = genanki.Deck(_number(name), name)
    drawings = f'<svg width="0" height="0" style="position:absolute">{shared_drawings()}</svg>'
    model = genanki.Model(
        _MODEL,
        "Clausewitz puzzle",
        fields=[{"name": field} for field in _FIELDS],
        templates=[{"name": "Solve", "qfmt": drawings + _FRONT, "afmt": drawings + _BACK}],
        css=_STYLE,
    )
    for explained in puzzles:
        guid = genanki.guid_for("clausewitz", explained.puzzle.key)
        themes = explained.puzzle.themes or ()
        tags = [one for one in themes if one.isascii() and one.isalnum()]  # Anki allows no blanks
        deck.add_note(genanki.Note(model, _fields(explained), guid=guid, tags=tags))
    package = io.BytesIO()
    genanki.Package(deck).write_to_file(package)
    return package.getvalue()


def _number(name: str) -> int:
    """The number of a deck: the same for the same name."""
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big") | 1 << 31


def _fields(explained: ExplainedPuzzle) -> list[str]:
    puzzle, first = explained.puzzle, explained.turns[0]
    board = puzzle.board
    last = board.peek() if board.move_stack else None
    side = puzzle.solver
    hints = "".join(
        f"<details><summary>Hint {number}</summary>{_text(hint)}</details>"
        for number, hint in enumerate(first.hints[:-1], 1)
    )
    return [
        _text(puzzle.key),
        _text(puzzle.task),
        board_svg(board, side, last),
        hints,
        _text(explained.solution),
        _text(explained.why),
        board_svg(board, side, last, first.turn.move, first.squares),
        _text(puzzle.about),
    ]


def _text(text: str) -> str:
    """Text in a field, where brackets may mean sounds and formulas: [latex]."""
    return for_markup(text).replace("[", "&#91;")
