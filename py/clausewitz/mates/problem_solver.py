"""Chess problems solved: the kernel finds which moves succeed, and this makes the tree of them."""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass

import chess

from clausewitz.kernel import problems as kernel
from clausewitz.mates.solution_tree import Attack, Defence, Line, Solution, Soundness
from clausewitz.mates.stipulations import Play, Stipulation
from clausewitz.position.board import SIDES, after_move
from clausewitz.support.errors import ClausewitzError

_HOMES = (
    (chess.WHITE, chess.E1, chess.H1),
    (chess.WHITE, chess.E1, chess.A1),
    (chess.BLACK, chess.E8, chess.H8),
    (chess.BLACK, chess.E8, chess.A8),
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for besides the solutions."""

    set_play: bool = True
    tries: int | None = None
    """First moves with at most so many refutations are tries; None: one, in three moves or less."""
    variations: bool = True
    """Whether keys are followed by their trees; else there is no set play and there are no tries
    either."""
    shorter: bool = True
    """Whether shorter solutions are looked for."""
    seconds: float | None = None

    def refutations(self, stipulation: Stipulation) -> int:
        if not self.variations:
            return 0
        return (stipulation.moves <= 3) if self.tries is None else self.tries


def with_castling(board: chess.Board) -> chess.Board:
    """The board with all castling that its pieces allow: the convention of problems, where nothing
    shows that king or rook have moved."""
    board = board.copy(stack=False)
    for side, king, rook in _HOMES:
        own = board.occupied_co[side]
        if board.kings & own & chess.BB_SQUARES[king]:
            board.castling_rights |= board.rooks & own & chess.BB_SQUARES[rook]
    return board


def with_turn(board: chess.Board, turn: chess.Color) -> chess.Board:
    """The board with this side to move; the right to capture en passant goes if that is new."""
    if board.turn == turn:
        return board
    board = board.copy(stack=False)
    board.turn, board.ep_square = turn, None
    return board


def solve(
    board: chess.Board,
    stipulation: Stipulation,
    wanted: Wanted | None = None,
    *,
    is_duplex: bool = False,
) -> Solution:
    """All solutions of a problem; "unknown" if the time was not enough. In a duplex the other side
    begins."""
    wanted = wanted or Wanted()
    board = with_turn(board, stipulation.first_side(board.turn) != is_duplex)
    if board.was_into_check():
        side = SIDES[not board.turn]
        raise ClausewitzError(f"{stipulation}: {SIDES[board.turn]} begins, but {side} is in check")
    end = math.inf if wanted.seconds is None else time.monotonic() + wanted.seconds
    solver = ProblemSolver(stipulation, end)
    try:
        return solver.solution(board, wanted)
    except kernel.OutOfTimeError:
        return Solution(board, stipulation, "unknown", positions=solver.search.visited)
    except kernel.TooManyLinesError:
        words = f"{stipulation}: more than {kernel.MOST_LINES:,} solutions are not listed"
        raise ClausewitzError(words) from None


class ProblemSolver:
    """Trees of one stipulation."""

    def __init__(self, stipulation: Stipulation, end: float) -> None:
        self.stipulation, self.plan = stipulation, stipulation.plan
        self.search = stipulation.search(end)
        self._last_attack = len(self.plan) - (1 if stipulation.play == Play.DIRECT else 2)

    def solution(self, board: chess.Board, wanted: Wanted) -> Solution:
        if self.stipulation.is_help:
            return self._help_solution(board, wanted)
        found = [moves[0] for moves in self.search.lines(board, 0, 1)]
        found.sort(key=chess.Move.uci)
        soundness = self._soundness(board, found, wanted)
        if wanted.variations:
            keys = tuple(self.attack(board, move, 0) for move in found)
        else:
            keys = tuple(map(Attack, found))
        set_play = self.set_play(board) if wanted.set_play and wanted.variations else ()
        tries = tuple(self.tries(board, found, wanted.refutations(self.stipulation)))
        return Solution(
            board, self.stipulation, soundness, keys, tries, set_play,
            positions=self.search.visited,
        )  # fmt: skip

    def _help_solution(self, board: chess.Board, wanted: Wanted) -> Solution:
        lines = self._lines(board, 0)
        other = with_turn(board, not board.turn)
        set_lines: tuple[Line, ...] = ()
        alternates = self.stipulation.play in (Play.HELP, Play.HELP_SELF)
        if wanted.set_play and alternates and len(self.plan) > 1 and not other.was_into_check():
            set_lines = self._lines(other, 1)
        soundness: Soundness = "sound" if lines else "no solution"
        shorter = range(2, len(self.plan), 2) if alternates else range(1, self.stipulation.moves)
        short = [line for ply in shorter if wanted.shorter for line in self._lines(board, ply)]
        if short:
            soundness = "short solution"
        return Solution(
            board, self.stipulation, soundness, lines=lines, set_lines=set_lines,
            short_lines=tuple(short),
            positions=self.search.visited,
        )  # fmt: skip

    def _lines(self, board: chess.Board, ply: int) -> tuple[Line, ...]:
        prefix = self.stipulation.prefix
        found = []
        for moves in self.search.lines(board, ply, prefix - ply) if prefix > ply else ():
            after = board.copy(stack=False)
            for number, move in enumerate(moves, ply):
                first = 0 if self.stipulation.is_series else ply
                after.turn = self.stipulation.side(number - first, board.turn)
                after.push(move)
            forced = after.legal_moves if prefix < len(self.plan) else ()
            replies = tuple(Defence(reply, True) for reply in forced)
            found.append(Line(moves, replies, ply))
        return tuple(sorted(found, key=lambda line: [move.uci() for move in line.moves]))

    def _soundness(self, board: chess.Board, keys: list[chess.Move], wanted: Wanted) -> Soundness:
        if not keys:
            return "no solution"
        if wanted.shorter and self._last_attack > 0 and self.search.lines(board, 2, 1):
            return "short solution"
        return "cooked" if len(keys) > 1 else "sound"

    def attack(self, board: chess.Board, move: chess.Move, ply: int) -> Attack:
        """A move at a ply of the plan, and all play after it."""
        after = after_move(board, move)
        if self.plan[ply] & kernel.SEEKS and self._is_goal(after):
            return Attack(move, True)
        threats, length = self._threats(after, ply + 1)
        wanted = {threat.move for threat in threats}
        defences, idle, refutations = [], [], []
        for reply in self._replies(after, ply + 1):
            answered = after_move(after, reply)
            if self._ends(answered, ply + 1):
                defences.append(Defence(reply, True))
            elif wanted and wanted.issubset(self._successes(answered, length)):
                idle.append(reply)
            elif answers := self._answers(answered, ply + 2)[0]:
                defences.append(Defence(reply, False, answers))
            else:
                refutations.append(reply)
        return Attack(
            move, False, threats, after.is_check(), tuple(defences), tuple(idle),
            tuple(refutations),
        )  # fmt: skip

    def set_play(self, board: chess.Board) -> tuple[Defence, ...]:
        """What is ready if the other side has to move in the diagram."""
        other = with_turn(board, not board.turn)
        if len(self.plan) == 1 or other.was_into_check():
            return ()
        found = []
        for reply in self._replies(other, 1):
            answered = after_move(other, reply)
            if self._ends(answered, 1):
                found.append(Defence(reply, True))
            elif answers := self._answers(answered, 2)[0]:
                found.append(Defence(reply, False, answers))
        return tuple(found)

    def tries(self, board: chess.Board, keys: list[chess.Move], most: int) -> Iterator[Attack]:
        """The first moves that almost succeed: at most so many replies refute each."""
        if self.plan[0] & kernel.SHUNS and self._goal_moves(board):
            return
        for move in board.legal_moves if most else ():
            after = after_move(board, move)
            replies = self._replies(after, 1)
            if move not in keys and replies and self._almost(after, replies, most):
                yield self.attack(board, move, 0)

    def _almost(self, after: chess.Board, replies: list[chess.Move], most: int) -> bool:
        """Whether at most so many replies to a first move refute it."""
        for reply in replies:
            answered = after_move(after, reply)
            if self._ends(answered, 1) or (len(self.plan) > 2 and self.search.holds(answered, 2)):
                continue
            if not most:
                return False
            most -= 1
        return True

    def _answers(self, board: chess.Board, ply: int) -> tuple[tuple[Attack, ...], int]:
        """The quickest moves that succeed in a position, and at which ply of the plan they do."""
        for later in range(self._last_attack, ply - 1, -2):
            if moves := self._successes(board, later):
                return tuple(self.attack(board, move, later) for move in moves), later
        return (), 0

    def _threats(self, board: chess.Board, ply: int) -> tuple[tuple[Attack, ...], int]:
        """The same if the side to move passes."""
        if board.is_check():
            return (), 0
        return self._answers(with_turn(board, not board.turn), ply + 1)

    def _successes(self, board: chess.Board, ply: int) -> list[chess.Move]:
        return [moves[0] for moves in self.search.lines(board, ply, 1)]

    def _replies(self, board: chess.Board, ply: int) -> list[chess.Move]:
        """The moves of the side that is to be met; only those to the goal if it must play one."""
        if ply >= len(self.plan):
            return []
        return (self.plan[ply] & kernel.SEEKS and self._goal_moves(board)) or [*board.legal_moves]

    def _goal_moves(self, board: chess.Board) -> list[chess.Move]:
        return [move for move in board.legal_moves if self._is_goal(after_move(board, move))]

    def _ends(self, board: chess.Board, ply: int) -> bool:
        """Whether the move of this ply that led here has reached the goal."""
        return bool(self.plan[ply] & (kernel.ENDS | kernel.SEEKS)) and self._is_goal(board)

    def _is_goal(self, board: chess.Board) -> bool:
        is_check = board.is_check()
        return is_check == (self.stipulation.goal == "#") and not any(board.legal_moves)
