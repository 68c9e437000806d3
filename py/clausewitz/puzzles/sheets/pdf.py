"""A sheet as PDF: sheet.typ, set by typst with the fonts that it brings along."""

import json
from pathlib import Path
from typing import Any

import chess

from clausewitz.position.drawing.diagram import diagram_svg
from clausewitz.position.drawing.idea_boards import idea_svg
from clausewitz.position.drawing.png import typst_page
from clausewitz.puzzles.sheets.sheet import Item, Sheet
from clausewitz.support.errors import required
from clausewitz.support.escapes import for_line

TEMPLATE = Path(__file__).with_name("sheet.typ")


def require_typst() -> Any:
    """The library that sets pages; or say what is missing, before anything is proved in vain."""
    return required("typst", "typst is missing: install it with `pip install clausewitz[pdf]`")


def pdf_sheet(sheet: Sheet, columns: int = 3) -> bytes:
    """The pages of the sheet; so many diagrams stand side by side, one row more below another."""
    typst = require_typst()
    data = {  # what sheet.typ reads
        "title": for_line(sheet.title),
        "columns": columns,
        "largest": max(item.puzzle.size for item in sheet.items),
        "items": [_item(item) for item in sheet.items],
    }
    content = {"sheet": json.dumps(data)}
    pages: bytes = typst_page(typst, str(TEMPLATE), content, format="pdf")
    return pages


def _item(item: Item) -> dict[str, Any]:
    puzzle, drawn = item.puzzle, item.drawn
    return {
        "number": item.number,
        "task": item.task,
        "white": puzzle.board.turn == chess.WHITE,
        "name": for_line(puzzle.name),
        "remark": for_line(puzzle.remark),
        "size": puzzle.size,
        "board": diagram_svg(puzzle.board, puzzle.size),
        "drawn": idea_svg(drawn.board, drawn.moves, drawn.squares) if drawn else "",
        "solution": [{"depth": line.depth, "text": line.text} for line in item.solution],
    }
