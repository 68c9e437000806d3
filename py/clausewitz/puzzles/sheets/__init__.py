"""Sheets of puzzles to print: diagrams first, solutions on the last pages.

`epd_puzzles` and `pgn_csv_puzzles` read the puzzles, `solutions` has them proved and written out,
`pdf` and `latex` set them.
"""

from clausewitz.puzzles.sheets.epd_puzzles import SheetPuzzle as SheetPuzzle
from clausewitz.puzzles.sheets.epd_puzzles import read_puzzles as read_puzzles
from clausewitz.puzzles.sheets.latex import latex_sheet as latex_sheet
from clausewitz.puzzles.sheets.pdf import pdf_sheet as pdf_sheet
from clausewitz.puzzles.sheets.pdf import require_typst as require_typst
from clausewitz.puzzles.sheets.pgn_csv_puzzles import read_line_puzzles as read_line_puzzles
from clausewitz.puzzles.sheets.pgn_csv_puzzles import with_reasons as with_reasons
from clausewitz.puzzles.sheets.sheet import Sheet as Sheet
from clausewitz.puzzles.sheets.sheet import make_sheet as make_sheet
