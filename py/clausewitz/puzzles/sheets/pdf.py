"""A sheet as PDF: sheet.typ, set by typst with the fonts that it brings along."""

import json
from pathlib import Path
from typing import Any

import chess

from clausewitz.position.drawing.diagram import diagram_svg
from clausewitz.puzzles.sheets.sheet import Item, Sheet
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.escapes import for_line

TEMPLATE = Path(__file__).with_name("sheet.typ")


def require_typst() -> None:
    """Say what is missing before anything is proved in vain."""
    try:
        import typst  # noqa: F401
    except ImportError as error:
        raise ClausewitzError(
            "typst is missing: install it with `pip install clausewitz[pdf]`"
        ) from error


def pdf_sheet(sheet: Sheet, columns: int = 3) -> bytes:
    """The pages of the sheet; so many diagrams stand side by side, one row more below another."""
    require_typst()
    import typst

    data = {  # what sheet.typ reads
        "title": for_line(sheet.title),
        "columns": columns,
        "largest": max(item.puzzle.size for item in sheet.items),
        "items": [_item(item) for item in sheet.items],
    }
    content = {"sheet": json.dumps(data)}
    try:
        return typst.compile(
            str(TEMPLATE), format="pdf", ignore_system_fonts=True, sys_inputs=content
        )
    except RuntimeError as error:
        raise ClausewitzError(f"typst says {' '.join(str(error).split())}") from error


def _item(item: Item) -> dict[str, Any]:
    puzzle = item.puzzle
    return {
        "number": item.number,
        "task": item.task,
        "white": puzzle.board.turn == chess.WHITE,
        "name": for_line(puzzle.name),
        "remark": for_line(puzzle.remark),
        "size": puzzle.size,
        "board": diagram_svg(puzzle.board, puzzle.size),
        "solution": [{"depth": line.depth, "text": line.text} for line in item.solution],
    }
