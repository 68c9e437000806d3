"""When are two puzzles the same? Mirror images, shifts and reversed colours count as repeats."""

from collections.abc import Iterable, Sequence

import chess

Mark = tuple[int, int, str]
"""Something that is marked on a square: row, column, and what."""
Form = tuple[Mark, ...]

# What row and column become. Pawns know up from down but not left from right.
_MIRRORS = [(1, 1, False), (1, -1, False)]
_TURNS = [(r, c, swapped) for r in (1, -1) for c in (1, -1) for swapped in (False, True)]


def form_of(board: chess.Board) -> Form:
    """The same for two positions exactly when one is a mirror image, a shift or so of the other.

    The side to move counts as White. Without pawns the board may also be turned and seen from
    behind; a shift is along rows and columns.
    """
    upright = board if board.turn == chess.WHITE else board.mirror()
    marks = [_mark(square, piece.symbol()) for square, piece in upright.piece_map().items()]
    return least(marks, pawns=bool(upright.pawns))


def idea_of(board: chess.Board, key: chess.Move, mates: Iterable[tuple[str, chess.Move]]) -> Form:
    """The black king, the key and the mating moves: what a puzzle is about.

    Puzzles that differ only in pieces that take no part have the same idea. A mate is the letter
    of the piece that gives it and its move.
    """
    piece = board.piece_at(key.from_square)
    king = board.king(not board.turn)
    assert piece is not None
    assert king is not None
    letter = piece.symbol().upper()
    marks = [_mark(king, "king"), *_move_marks("key " + letter, key)]
    for mating_letter, move in mates:
        marks += _move_marks("mate " + mating_letter, move)
    if board.turn == chess.BLACK:
        marks = [(7 - row, column, what) for row, column, what in marks]
    return least(sorted(set(marks)), pawns=bool(board.pawns))


def least(marks: Sequence[Mark], pawns: bool) -> Form:
    """The least of the images of what is marked, moved to the corner."""
    return min(_image(marks, *turn) for turn in (_MIRRORS if pawns else _TURNS))


def _image(marks: Sequence[Mark], up: int, right: int, swapped: bool) -> Form:
    turned = [(up * row, right * column, what) for row, column, what in marks]
    if swapped:
        turned = [(column, row, what) for row, column, what in turned]
    low, left = min(mark[0] for mark in turned), min(mark[1] for mark in turned)
    return tuple(sorted((row - low, column - left, what) for row, column, what in turned))


def _mark(square: chess.Square, what: str) -> Mark:
    return chess.square_rank(square), chess.square_file(square), what


def _move_marks(what: str, move: chess.Move) -> list[Mark]:
    becomes = chess.piece_symbol(move.promotion) if move.promotion else ""
    return [_mark(move.from_square, what + " from"), _mark(move.to_square, what + becomes)]
