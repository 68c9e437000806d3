"""Stipulations in a few lines of python-chess each, as problemists define them: the slow twin."""

from collections.abc import Iterator

import chess

from clausewitz.mates.stipulations import Play, Stipulation
from clausewitz.position.board import after_move

Line = tuple[chess.Move, ...]


def solutions(board: chess.Board, stipulation: Stipulation) -> set[Line]:
    """The first moves, or where both sides help the lines, that solve a problem."""
    play, goal, moves = stipulation.play, stipulation.goal, stipulation.moves
    board = board.copy()
    board.turn = stipulation.first_side(board.turn)
    if play == Play.HELP:
        return set(helped(board, goal, 2 * moves + stipulation.half))
    if play == Play.HELP_SELF:
        return {
            line
            for line in plies(board, 2 * moves - 1 + stipulation.half)
            if all_mate(played(board, line), goal)
        }
    if play in (Play.SERIES, Play.SERIES_HELP, Play.SERIES_SELF):
        return set(series(board, play, goal, moves))
    wins = {
        Play.DIRECT: direct,
        Play.SELF: forced,
        Play.REFLEX: reflex,
        Play.SEMI_REFLEX: semi_reflex,
    }[play]
    return {(move,) for move in board.legal_moves if wins(board, move, goal, moves)}


def reached(board: chess.Board, goal: str) -> bool:
    return board.is_checkmate() if goal == "#" else board.is_stalemate()


def direct(board: chess.Board, move: chess.Move, goal: str, moves: int) -> bool:
    """The move mates, or after every reply a move does it in one move less."""
    after = after_move(board, move)
    if reached(after, goal):
        return True
    if moves == 1 or after.is_game_over():
        return False
    return all(
        any(direct(answered, answer, goal, moves - 1) for answer in answered.legal_moves)
        for answered in (after_move(after, reply) for reply in after.legal_moves)
    )


def forced(board: chess.Board, move: chess.Move, goal: str, moves: int) -> bool:
    """Every reply mates, or is followed by a move that forces it in one move less."""
    after = after_move(board, move)
    return any(after.legal_moves) and all(
        reached(answered, goal)
        or (
            moves > 1
            and any(forced(answered, answer, goal, moves - 1) for answer in answered.legal_moves)
        )
        for answered in (after_move(after, reply) for reply in after.legal_moves)
    )


def can_reach(board: chess.Board, goal: str) -> bool:
    return any(reached(after_move(board, move), goal) for move in board.legal_moves)


def reflex(board: chess.Board, move: chess.Move, goal: str, moves: int, only: bool = False) -> bool:
    """The same, but who can mate must: Black does, and White fails; `only` Black has to."""
    if not only and can_reach(board, goal):
        return False
    after = after_move(board, move)
    if can_reach(after, goal):
        return True
    if moves == 1 or not any(after.legal_moves):
        return False
    return all(
        any(reflex(answered, answer, goal, moves - 1, only) for answer in answered.legal_moves)
        for answered in (after_move(after, reply) for reply in after.legal_moves)
    )


def semi_reflex(board: chess.Board, move: chess.Move, goal: str, moves: int) -> bool:
    return reflex(board, move, goal, moves, only=True)


def plies(board: chess.Board, number: int) -> Iterator[Line]:
    if number == 0:
        yield ()
        return
    for move in board.legal_moves:
        for rest in plies(after_move(board, move), number - 1):
            yield (move, *rest)


def played(board: chess.Board, line: Line) -> chess.Board:
    for move in line:
        board = after_move(board, move)
    return board


def helped(board: chess.Board, goal: str, number: int) -> Iterator[Line]:
    return (line for line in plies(board, number) if reached(played(board, line), goal))


def all_mate(board: chess.Board, goal: str) -> bool:
    return any(board.legal_moves) and all(
        reached(after_move(board, reply), goal) for reply in board.legal_moves
    )


def series(board: chess.Board, play: Play, goal: str, moves: int) -> Iterator[Line]:
    """Moves of one side, checks only by the last of them, and the end that the play wants."""
    for move in board.legal_moves:
        after = after_move(board, move)
        if moves > 1:
            if after.is_check():
                continue
            after.turn, after.ep_square = board.turn, None
            for rest in series(after, play, goal, moves - 1):
                yield (move, *rest)
        elif play == Play.SERIES_HELP:
            for last in after.legal_moves:
                if reached(after_move(after, last), goal):
                    yield move, last
        elif (play == Play.SERIES and reached(after, goal)) or (
            play == Play.SERIES_SELF and all_mate(after, goal)
        ):
            yield (move,)
