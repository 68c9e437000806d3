"""The book's chapter of themes: problems that ship, each with its solution and what proves it."""

from collections.abc import Iterator

import chess

from clausewitz.coaching.page.coach_boards import board_svg
from clausewitz.mates.boards import game_of
from clausewitz.mates.problem_solver import solve
from clausewitz.mates.problem_themes import ProblemTheme, themes_of
from clausewitz.mates.solution_text import solution_text
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import read_stipulation
from clausewitz.position.board import fen_of
from clausewitz.puzzles.compose.catalogue import composed_puzzles
from clausewitz.support.data import example_file
from clausewitz.support.escapes import for_markup
from clausewitz.website.book.book_boards import playground_link, shared_drawing
from clausewitz.website.docs_pages import SitePage

THEME_FILE = "themes.epd"
_INTRODUCTION = (
    "Themes of chess problems are clauses over the whole solution: set play, tries, key and all "
    "variations. These problems were composed for them by clingo and a walk from board to board; "
    "each has one key, which clingo has proved, and its theme is what the clause proves."
)


def theme_page() -> SitePage:
    """All problems, theme by theme."""
    puzzles = list(composed_puzzles(example_file(THEME_FILE), game_of(8)))
    solutions = [solve(puzzle.board, read_stipulation(f"#{puzzle.mate}")) for puzzle in puzzles]
    shown = [{theme.name: theme for theme in found} for found in themes_of(solutions)]
    chapters: dict[str, list[str]] = {}
    for puzzle, solution, found in zip(puzzles, solutions, shown, strict=True):
        themes = [found[name] for name in puzzle.themes]
        title = " and ".join(theme.title for theme in themes)
        chapters.setdefault(title, []).append(_card(solution, themes))
    parts = [f"<p>{_INTRODUCTION}</p>", shared_drawing()]
    for title, cards in chapters.items():
        heading = for_markup(title[:1].upper() + title[1:])
        parts.append(f'<h2>{heading}</h2><ul class="cards">{"".join(cards)}</ul>')
    return SitePage("themes.html", "Themes of problems", "\n".join(parts))


def _card(solution: Solution, themes: list[ProblemTheme]) -> str:
    """The board as problemists print it; solution and proof unfold."""
    board, key = solution.board, solution.keys[0].move
    sides = chess.WHITE, chess.BLACK
    pieces = "+".join(str(board.occupied_co[side].bit_count()) for side in sides)
    squares = sorted(set(_squares(themes)))
    picture = board_svg(board, chess.WHITE, answer=key, squares=squares)
    proof = "".join(f"<p>{for_markup(theme.sentence)}</p>" for theme in themes)
    ask = playground_link("Open in the playground", fen_of(board), tab="tactics")
    return (
        f'<li class="card">{board_svg(board, chess.WHITE)}'
        f"<p>{solution.stipulation} ({pieces}) {ask}</p><details><summary>Solution</summary>"
        f"{picture}{proof}<pre>{for_markup(solution_text(solution))}</pre></details></li>"
    )


def _squares(themes: list[ProblemTheme]) -> Iterator[str]:
    """The squares of the proofs."""
    for theme in themes:
        yield from (value for value in theme.proof.values() if value in chess.SQUARE_NAMES)
