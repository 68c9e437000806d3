"""A sheet as LaTeX source; the package xskak draws the diagrams."""

from collections.abc import Iterator

import chess

from clausewitz.position.board import fen_of
from clausewitz.puzzles.sheets.sheet import Drawn, Item, Sheet
from clausewitz.support.escapes import for_latex

_HEAD = r"""\documentclass[a4paper,10pt]{article}
\usepackage[T1]{fontenc}
\usepackage[utf8]{inputenc}
\IfFileExists{lmodern.sty}{\usepackage{lmodern}}{}
\usepackage[margin=17mm]{geometry}
\usepackage{multicol}
\usepackage{xskak}
\setchessboard{smallboard, showmover=true, moverstyle=circle,
  label=false, labelleft=true, labelbottom=true}
\setlength{\parindent}{0pt}
\pagestyle{plain}
\begin{document}
"""


def latex_sheet(sheet: Sheet, columns: int = 3) -> str:
    """The source; `pdflatex` sets it where texlive-games is installed."""
    return "".join([_HEAD, *_body(sheet, columns), "\\end{document}\n"])


def _body(sheet: Sheet, columns: int) -> Iterator[str]:
    yield f"\\begin{{center}}\\Large\\bfseries {for_latex(sheet.title)}\\end{{center}}\n\n"
    for item in sheet.items:
        yield _diagram(item, columns)
        yield "\n\n\\bigskip\n" if item.number % columns == 0 else "\\hfill\n"
    yield "\n\\newpage\n\\section*{Solutions}\n\\small\n\\begin{multicols}{2}\\raggedright\n"
    for item in sheet.items:
        yield from _solution(item)
    yield "\\end{multicols}\n"


def _diagram(item: Item, columns: int) -> str:
    puzzle = item.puzzle
    corner = chess.square_name(chess.square(puzzle.size - 1, puzzle.size - 1))
    area = "" if puzzle.size == 8 else f", printarea=a1-{corner}"
    name = f"\\\\{{\\footnotesize {for_latex(puzzle.name)}}}" if puzzle.name else ""
    return (
        f"\\begin{{minipage}}[t]{{{0.97 / columns:.3f}\\textwidth}}\\centering\n"
        f"\\chessboard[setfen={{{fen_of(puzzle.board)}}}{area}]\\\\\n"
        f"\\textbf{{{item.number}}}\\quad {for_latex(item.task)}{name}\n"
        "\\end{minipage}"
    )


def _solution(item: Item) -> Iterator[str]:
    first, *rest = [line.text for line in item.solution] or ["no solution is given"]
    yield f"\\textbf{{{item.number}\\quad {for_latex(first)}}}\\par\n"
    for line, text in zip(item.solution[1:], rest, strict=True):
        yield f"\\hangindent={4 * line.depth + 3}mm\\hangafter=1"
        yield f"\\hspace*{{{4 * line.depth}mm}}{for_latex(text)}\\par\n"
    if item.puzzle.remark:
        yield f"\\hspace*{{4mm}}\\emph{{{for_latex(item.puzzle.remark)}}}\\par\n"
    if item.drawn:
        yield _drawn(item.drawn)
    yield "\\medskip\n"


def _drawn(drawn: Drawn) -> str:
    moves = (
        f"{chess.square_name(move.from_square)}-{chess.square_name(move.to_square)}"
        for move in drawn.moves
    )
    return (
        "\\hspace*{4mm}\\chessboard[tinyboard, showmover=false, "
        f"setfen={{{fen_of(drawn.board)}}}, "
        f"pgfstyle=straightmove, markmoves={{{','.join(moves)}}}, "
        f"pgfstyle=border, markfields={{{','.join(drawn.squares)}}}]\\par\n"
    )
