"""Boards of the book: examples with the proof drawn, puzzles with the solution folded away."""

from collections.abc import Sequence
from urllib.parse import urlencode

import chess

from clausewitz.coaching.page.coach_boards import board_svg, shared_drawings
from clausewitz.position.board import after_moves, fen_of
from clausewitz.support.escapes import for_markup
from clausewitz.website.book.shipped_lines import ShownLine
from clausewitz.wording import reason_texts

PLAYGROUND = "../playground.html"


def playground_link(words: str, fen: str, **state: str) -> str:
    """A link from the book to the playground."""
    return page_link(PLAYGROUND, words, fen, **state)


def page_link(page: str, words: str, fen: str, **state: str) -> str:
    """A link to the playground with this position, and more of what its links hold."""
    address = f"{page}#{urlencode({'fen': fen, **state})}"
    return f'<a href="{for_markup(address)}">{for_markup(words)}</a>'


def sentences(lines: Sequence[ShownLine], predicate: str, theme: str) -> list[str]:
    """What each line shows of a motif, all made at once."""
    return reason_texts([line.motif(predicate, theme).case() for line in lines])


def example_card(line: ShownLine, predicate: str, theme: str, sentence: str) -> str:
    """The board of the move that the motif is about, with arrow and squares, and the sentence."""
    played, board = line.played, _shown_board(line, theme)
    moves = ", ".join(move.uci() for move in played.moves)
    query = (
        f'fen_line("{fen_of(played.board)}", [{moves}], Line), motif_reason({predicate}, Line, Why)'
    )
    ask = playground_link("Ask Prolog", fen_of(played.board), tab="prolog", query=query)
    words = f"<p>{for_markup(sentence)}</p>"
    picture = example_picture(line, theme)
    return f'<li class="card">{picture}{words}<p>{_open(board)} · {ask}</p></li>'


def example_picture(line: ShownLine, theme: str) -> str:
    """The board of the move that the motif is about, with arrow and squares."""
    tag, board = line.tags[theme], _shown_board(line, theme)
    answer = line.played.moves[_ply(line, theme) - 1]
    return board_svg(board, board.turn, answer=answer, squares=list(tag.squares.values()))


def _shown_board(line: ShownLine, theme: str) -> chess.Board:
    return after_moves(line.played.board, line.played.moves[: _ply(line, theme) - 1])


def _ply(line: ShownLine, theme: str) -> int:
    return min(line.tags[theme].ply or 1, len(line.played.moves))


def puzzle_card(line: ShownLine, sentence: str) -> str:
    """The board to solve; line and sentence unfold."""
    board = line.played.board.copy(stack=False)
    mover = "White" if board.turn == chess.WHITE else "Black"
    solution = for_markup(board.variation_san(line.played.moves))
    return (
        f'<li class="card">{board_svg(board, board.turn)}<p>{mover} to move. {_open(board)}</p>'
        f"<details><summary>Solution</summary><p>{solution}</p><p>{for_markup(sentence)}</p>"
        "</details></li>"
    )


def _open(board: chess.Board) -> str:
    return playground_link("Open in the playground", fen_of(board), tab="tactics")


def shared_drawing() -> str:
    """Pieces and squares, drawn once for all boards of a page."""
    head = '<svg width="0" height="0" class="hidden" aria-hidden="true">'
    return f"{head}<defs>{shared_drawings()}</defs></svg>"
