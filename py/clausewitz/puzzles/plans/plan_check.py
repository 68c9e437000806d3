"""Plans are checked by plain rules before anybody sees them: clingo is not asked again."""

import chess

from clausewitz.mates.boards import Game, game_of
from clausewitz.puzzles.plans.plan import Plan
from clausewitz.puzzles.plans.plan_request import PlanRequest, Way


def fault(plan: Plan, wish: PlanRequest) -> str | None:
    """What is wrong with a plan, or nothing."""
    game = game_of(plan.size)
    board = _first(plan, wish)
    for time, move in enumerate(plan.moves, 1):
        if move not in (legal := game.legal_moves(board)):
            return f"{move.uci()} is not legal: {board.fen()}"
        if wish.way is Way.DYNAMIC and board.turn != wish.attacker() and len(legal) > 1:
            return f"there are {len(legal)} legal replies: {board.fen()}"
        board = game.after(board, move)
        if time < len(plan.moves):
            if wish.way is Way.STATIC and game.in_check(board):
                return f"there is a check before the mate: {board.fen()}"
            board = passed(board) if wish.way is Way.STATIC else board
        if board.board_fen() != plan.boards[time].board_fen():
            return f"after {move.uci()} the board is another: {board.fen()}"
    if not game.in_check(board) or game.legal_moves(board):
        return f"it is not mate: {board.fen()}"
    return _shorter(plan, wish, game)


def _first(plan: Plan, wish: PlanRequest) -> chess.Board:
    """The first board; a given one with its rights to castle and to capture en passant."""
    return plan.boards[0].copy() if wish.board is None else wish.board.copy(stack=False)


def _shorter(plan: Plan, wish: PlanRequest, game: Game) -> str | None:
    """A guessed plan is a puzzle, and a puzzle has no shorter mate."""
    if wish.board is not None or wish.way is Way.HELP or len(plan.moves) < 2:
        return None
    first = plan.boards[0]
    if wish.way is Way.STATIC:
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
