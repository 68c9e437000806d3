"""Puzzles out of games: chances in which one move is best at every turn of the solver.

A move is best if it is far better than all others, which do not win easily themselves, or the only
one that mates, at two depths of the search: see only_move/2 of logic/judgement. The opponent's
replies are those that the search likes best. A puzzle ends where the solver has mated, or has more
than one good move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import chess

from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import holds, score_of
from clausewitz.coaching.judged_moves import Chance
from clausewitz.coaching.judges import Care, Judge, ended_score
from clausewitz.position.board import after_move

_LONGEST = 6  # moves of the solver


@dataclass(frozen=True, slots=True)
class MinedPuzzle:
    """A puzzle as Lichess has them: the opponent's move leads to the position to solve."""

    start: chess.Board
    """Before the opponent's move."""
    moves: tuple[chess.Move, ...]
    """The opponent's move, then the solver's and the replies in turn; the last is the solver's."""
    score: int
    """What the solution is worth to the solver."""

    @property
    def board(self) -> chess.Board:
        """The position to solve."""
        return after_move(self.start, self.moves[0])

    @property
    def turns(self) -> int:
        """Moves of the solver."""
        return len(self.moves) // 2

    @property
    def key(self) -> str:
        """What distinguishes it from other puzzles: position, without its clocks, and move."""
        text = f"{' '.join(self.board.fen().split()[:4])} {self.moves[1].uci()}"
        return blake2b(text.encode(), digest_size=4).hexdigest()


def mined(chances: Sequence[Chance], judge: Judge) -> Iterator[MinedPuzzle]:
    """The puzzles that the chances of a game make."""
    for chance in chances:
        board = chance.move.board
        if not board.move_stack:
            continue
        solution = list(_solution(board.copy(stack=False), judge))
        before = board.copy()
        last = before.pop()
        if solution and not (len(solution) == 1 and _takes_back(before, last, solution[0])):
            yield MinedPuzzle(before, (last, *solution), chance.line.score)


def _takes_back(before: chess.Board, last: chess.Move, move: chess.Move) -> bool:
    """Whether a move takes what has just taken something there: nobody has to look for that."""
    return before.is_capture(last) and move.to_square == last.to_square


def _solution(board: chess.Board, judge: Judge) -> Iterator[chess.Move]:
    """The solver's moves and the replies between them, as long as one move is best."""
    reply: chess.Move | None = None
    for _ in range(_LONGEST):
        best = only_move(board, judge)
        if best is None:
            return
        if reply is not None:
            yield reply
        yield best.move
        board.push(best.move)
        if ended_score(board) is not None:
            return
        reply = judge.best(board, Care.LOOK).move
        board.push(reply)
        if ended_score(board) is not None:
            return


def only_move(board: chess.Board, judge: Judge) -> JudgedLine | None:
    """The best line of a position if its first move is the only good one, else None."""
    if board.legal_moves.count() < 2:
        return None
    found: list[JudgedLine] = []
    for care in (Care.LOOK, Care.SURE):
        best = judge.best(board, care)
        other = judge.best(board, care, [best.move])
        if not _is_only(best, other) or (found and best.move != found[0].move):
            return None
        found.append(best)
    return found[-1]


def _is_only(best: JudgedLine, other: JudgedLine) -> bool:
    return holds(f"only_move({score_of(best.score)},{score_of(other.score)})")
