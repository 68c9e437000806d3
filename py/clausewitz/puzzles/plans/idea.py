"""What makes two plans the same puzzle: the attacker's moves and the mated king's square, whatever
else stands on the board, and whichever way it is turned."""

from collections.abc import Callable, Iterator

import chess

from clausewitz.position.facts import asp_chessman, asp_move
from clausewitz.puzzles.plans.plan import Plan

Idea = tuple[int, ...]
_Turning = Callable[[int, int], tuple[int, int]]


def idea(plan: Plan) -> Idea:
    """The same for plans that are the same puzzle."""
    return min(tuple(_turned(plan, turning)) for turning in _turnings(plan))


def nogoods(plan: Plan) -> Iterator[list[str]]:
    """The atoms that a plan with the same idea would have, once for every way to turn the board."""
    mated = plan.boards[-1].turn
    for turning in _turnings(plan):
        *ends, king = _turned(plan, turning)
        atoms = [f"chessman({asp_chessman(king, chess.Piece(chess.KING, mated))},{plan.mate_at})"]
        for (time, move), start, target in zip(_attacks(plan), ends[::2], ends[1::2], strict=True):
            turned = chess.Move(start, target, move.promotion)
            atoms.append(f"move({asp_move(turned)},{time})")
        yield atoms


def _attacks(plan: Plan) -> list[tuple[int, chess.Move]]:
    """The moves of the side that mates, with their boards' numbers."""
    mated = plan.boards[-1].turn
    pairs = zip(range(1, plan.mate_at), plan.moves, strict=True)
    return [(time, move) for time, move in pairs if plan.boards[time - 1].turn != mated]


def _places(plan: Plan) -> list[chess.Square]:
    """The squares that the idea is made of, the king's last."""
    king = plan.boards[-1].king(plan.boards[-1].turn)
    assert king is not None
    ends = [(move.from_square, move.to_square) for _, move in _attacks(plan)]
    return [square for pair in ends for square in pair] + [king]


def _turned(plan: Plan, turning: _Turning) -> list[chess.Square]:
    """The same on the board turned."""
    files_and_ranks = ((chess.square_file(s), chess.square_rank(s)) for s in _places(plan))
    return [chess.square(*turning(*place)) for place in files_and_ranks]


def _turnings(plan: Plan) -> list[_Turning]:
    """The ways to turn and mirror the board; pawns leave only left and right to be exchanged."""
    top = plan.size - 1
    turnings: list[_Turning] = [lambda c, r: (c, r), lambda c, r: (top - c, r)]
    if any(board.pawns for board in plan.boards):
        return turnings
    turnings += [lambda c, r: (c, top - r), lambda c, r: (top - c, top - r)]
    turnings += [lambda c, r: (r, c), lambda c, r: (top - r, c)]
    turnings += [lambda c, r: (r, top - c), lambda c, r: (top - r, top - c)]
    return turnings
