"""Plans are found by clingo, best first, each another puzzle than those before.

They are checked by plain rules before anybody sees them: clingo is not run again.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

import chess

from clausewitz import asp
from clausewitz.mates.boards import Game, game_of
from clausewitz.position import facts
from clausewitz.puzzles.plans.idea import nogoods
from clausewitz.puzzles.plans.plan import Plan, read
from clausewitz.puzzles.plans.plan_request import PlanRequest, Way, checked

# Of clingo's configurations these were fastest, or nearly so, from 4 by 4 with five pieces to
# 8 by 8 with ten, where the best plans are looked for, and where any will do.
_BEST, _ANY = "--configuration=trendy", "--configuration=jumpy"


class Variety(StrEnum):
    """How plans follow one another."""

    PLAIN = "plain"
    """As clingo comes upon them, by backtracking: each much like the one before."""
    RESTART = "restart"
    """With the search started again after each, as the paper recommends."""
    IDEAS = "ideas"
    """The same, and no idea twice."""


@dataclass
class FoundPlans:
    """The plans, and how far the search went."""

    request: PlanRequest
    plans: list[Plan] = field(default_factory=list)
    proved: bool = False
    """Whether no plan is better than these."""
    exhausted: bool = False
    """Whether there are no others as good."""
    in_time: bool = True
    stopped: bool = False
    """Whether Ctrl-C ended the search."""
    dropped: list[str] = field(default_factory=list)
    """What was wrong with plans that are not shown."""

    @property
    def result(self) -> str:
        """found, none (there is no plan) or unknown (time was up before there was one)."""
        if self.plans:
            return "found"
        return "none" if self.exhausted else "unknown"


def find(
    request: PlanRequest,
    models: int = 1,
    *,
    best: bool = True,
    variety: Variety = Variety.IDEAS,
    seconds: float | None = None,
    seed: int | None = None,
    report: Callable[[Plan], None] = lambda _: None,
) -> FoundPlans:
    """So many of the best plans, or of any, or what there was of them when time was up or Ctrl-C
    pressed; `report` hears of each that is the best so far."""
    checked(request)
    text = "" if request.board is None else facts.asp_facts(request.board)
    options = [_BEST if best else _ANY, *request.constants(), *_options(variety, seed)]
    no_idea_twice = variety is Variety.IDEAS and request.board is None
    optimizer = asp.Optimizer(
        f"{request.way}.lp", text, options, best=best, forbidding=no_idea_twice
    )
    found = FoundPlans(request)
    unproved: list[Plan] = []
    try:
        for answer in optimizer.answers(seconds):
            plan = read(answer.atoms, request, answer.cost)
            if wrong := fault(plan, request):
                found.dropped.append(wrong)
                continue
            if best and not answer.proved:
                unproved = [plan]
                report(plan)
                continue
            found.proved = best
            found.plans.append(plan)
            if len(found.plans) == models:
                break
            if no_idea_twice:
                for nogood in nogoods(plan):
                    optimizer.forbid_now(nogood)
    except KeyboardInterrupt:
        found.stopped = True
    found.exhausted, found.in_time = optimizer.exhausted, optimizer.in_time
    if not found.plans:
        found.plans = unproved
    return found


def _options(variety: Variety, seed: int | None) -> list[str]:
    options = ["--models=0"]
    if variety is Variety.PLAIN:
        options += ["--enum-mode=bt"]
    else:
        options += ["--enum-mode=record", "--restart-on-model"]
    if seed is not None:
        options += [f"--seed={seed}", "--sign-def=rnd", "--rand-freq=0.01"]
    return options


def fault(plan: Plan, request: PlanRequest) -> str | None:
    """What is wrong with a plan, or nothing."""
    game = game_of(plan.size)
    # A given board has its rights to castle and to capture en passant.
    board = plan.boards[0].copy() if request.board is None else request.board.copy(stack=False)
    for time, move in enumerate(plan.moves, 1):
        if move not in (legal := game.legal_moves(board)):
            return f"{move.uci()} is not legal: {board.fen()}"
        if request.way is Way.DYNAMIC and board.turn != request.attacker() and len(legal) > 1:
            return f"there are {len(legal)} legal replies: {board.fen()}"
        board = game.after(board, move)
        if time < len(plan.moves):
            if request.way is Way.STATIC and game.in_check(board):
                return f"there is a check before the mate: {board.fen()}"
            board = passed(board) if request.way is Way.STATIC else board
        if board.board_fen() != plan.boards[time].board_fen():
            return f"after {move.uci()} the board is another: {board.fen()}"
    if not game.in_check(board) or game.legal_moves(board):
        return f"it is not mate: {board.fen()}"
    return _shorter(plan, request, game)


def _shorter(plan: Plan, request: PlanRequest, game: Game) -> str | None:
    """A guessed plan is a puzzle, and a puzzle has no shorter mate."""
    if request.board is not None or request.way is Way.HELP or len(plan.moves) < 2:
        return None
    first = plan.boards[0]
    if request.way is Way.STATIC:
        sooner = mates_in_series(game, first, len(plan.moves) - 1)
    else:
        sooner = game.shortest_mate(first, len(plan.moves) // 2) > 0
    return f"there is a shorter mate: {plan.fen()}" if sooner else None


def passed(board: chess.Board) -> chess.Board:
    """The board with the other side to move; the board given stays as it is."""
    after = board.copy(stack=False)
    after.turn = not board.turn
    after.ep_square = None
    return after


def mates_in_series(game: Game, board: chess.Board, moves: int) -> bool:
    """Whether the side to move mates with so many moves in a row, no check before the last."""
    for move in game.legal_moves(board):
        after = game.after(board, move)
        if game.in_check(after):
            if not game.legal_moves(after):
                return True
        elif moves > 1 and mates_in_series(game, passed(after), moves - 1):
            return True
    return False
