"""Which puzzles a page of the book sets: those that are about its motif, and unlike one another."""

from collections.abc import Iterable, Sequence

import chess

from clausewitz.advice.lines.line_tags import DESCRIBES, motif_order
from clausewitz.position.board import after_moves, material
from clausewitz.website.book.shipped_lines import ShownLine

_FAR_AHEAD = 6  # pawns: with more, the solver wins anyway
_SIDES = 3  # puzzles of one colour, of five
_LENGTH = {2: 0, 1: 1, 3: 1}  # by moves of the solver: how long makes no good puzzle
_LONG = 2

Picture = tuple[str, int | None, int, int]


def chosen_puzzles(lines: Iterable[ShownLine], theme: str, most: int) -> list[ShownLine]:
    """So many puzzles with a theme, one of each game, the shortest first.

    They are taken one by one, the best beside those before it. So the choice is the same if some
    that are not chosen are missing.
    """
    left = [line for line in lines if line.is_puzzle and theme in line.tags]
    chosen: list[ShownLine] = []
    while left and len(chosen) < most:
        best = min(left, key=lambda line: _cost(line, theme, chosen))
        chosen.append(best)
        left = [line for line in left if line.game != best.game]
    return sorted(chosen, key=turns)


def faults(line: ShownLine, theme: str) -> int:
    """What speaks against a puzzle for the page of a theme, whatever else is there; 0 is best."""
    board = line.played.board
    return _beside_the_point(line, theme) + (material(board, board.turn) > _FAR_AHEAD)


def _beside_the_point(line: ShownLine, theme: str) -> int:
    """How much else a puzzle is about before a theme: 0 is nothing, 2 is too much."""
    if theme == "mate":
        return 0
    if motif_order()[theme][0] == DESCRIBES:
        return theme not in line.point
    before = line.point[: line.point.index(theme)] if theme in line.point else ("", "")
    return min(2, sum(not other.startswith("mateIn") for other in before))


def turns(line: ShownLine) -> int:
    """Moves of the solver."""
    return (len(line.played.moves) + 1) // 2


def _cost(line: ShownLine, theme: str, chosen: Sequence[ShownLine]) -> tuple[int, bool, int]:
    seen = [picture(one, theme) for one in chosen].count(picture(line, theme))
    turn = line.played.board.turn
    same_side = sum(one.played.board.turn == turn for one in chosen)
    return faults(line, theme) + 2 * seen, same_side >= _SIDES, _LENGTH.get(turns(line), _LONG)


def picture(line: ShownLine, theme: str) -> Picture:
    """What is seen when the motif is there: the piece, where it goes and where the king stands.

    Mirror images, and those with the colours changed, are the same.
    """
    solver, moves = line.played.board.turn, line.played.moves
    ply = len(moves) if "mate" in line.tags else min(line.tags[theme].ply or 1, len(moves))
    board = after_moves(line.played.board, moves[: ply - 1])
    piece = board.piece_type_at(moves[ply - 1].from_square)
    king, target = board.king(not solver), moves[ply - 1].to_square
    assert king is not None
    if solver == chess.BLACK:
        king, target = chess.square_mirror(king), chess.square_mirror(target)
    if chess.square_file(king) > 3:
        king, target = king ^ 7, target ^ 7
    return "mate" if "mate" in line.tags else "", piece, king, target
