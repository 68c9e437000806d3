"""Sheets of puzzles to print: diagrams first, solutions on the last pages.

`sheet_puzzles` reads the puzzles, `solutions` has them proved and written out, `pdf` and `latex`
set them.
"""

from clausewitz.puzzles.sheets.latex import latex_sheet as latex_sheet
from clausewitz.puzzles.sheets.pdf import pdf_sheet as pdf_sheet
from clausewitz.puzzles.sheets.pdf import require_typst as require_typst
from clausewitz.puzzles.sheets.problem_items import is_problem_file as is_problem_file
from clausewitz.puzzles.sheets.problem_items import problem_sheet as problem_sheet
from clausewitz.puzzles.sheets.sheet import Sheet as Sheet
from clausewitz.puzzles.sheets.sheet import make_sheet as make_sheet
from clausewitz.puzzles.sheets.sheet_puzzles import sheet_puzzles as sheet_puzzles
