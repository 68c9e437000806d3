"""Sheets of puzzles to print: diagrams first, solutions on the last pages.

`epd` reads the puzzles, `solutions` has them proved and written out, `pdf` and `latex` set them.
"""

from clausewitz.puzzles.sheets.latex import latex_sheet
from clausewitz.puzzles.sheets.pdf import pdf_sheet, require_typst
from clausewitz.puzzles.sheets.puzzle_lines import SheetPuzzle, read_puzzles
from clausewitz.puzzles.sheets.sheet import Sheet, make_sheet

__all__ = [
    "Sheet",
    "SheetPuzzle",
    "latex_sheet",
    "make_sheet",
    "pdf_sheet",
    "read_puzzles",
    "require_typst",
]
