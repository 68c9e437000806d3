"""Wrong answers to a puzzle: the move that refutes each, and why it does."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import chess

from clausewitz import kernel
from clausewitz.advice.explanation.refutations import also_good, refuted
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.judgement import move_classes
from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.training.training_puzzles import TrainingPuzzle, Turn

_TEMPTING, _OTHERS = 40_000, 10_000  # nodes for what is wrong with a move
_ALONE = 100_000  # the same, where it is the only one
_PROVED = 3  # moves: longer mates are left to the search
_POSITIONS = 20_000  # that a proof may look at for each move


class WrongAnswer(NamedTuple):
    """What is said of a move that is not looked for."""

    reply: chess.Move | None
    """None where the game is over, or the move is good, too."""
    why: str
    is_good: bool = False
    """Whether it is no mistake, and merely not the move that is looked for."""


def wrong_answers(
    puzzle: TrainingPuzzle,
    turn: Turn,
    right: Collection[chess.Move],
    best: JudgedLine,
    search: LineSearch,
) -> dict[chess.Move, WrongAnswer]:
    """All moves that are not right; checks and captures, which tempt, are looked at longer."""
    board = turn.board
    search.forget()
    others = [move for move in board.legal_moves if move not in right]
    tempting = {move for move in others if board.is_capture(move) or board.gives_check(move)}
    tried = [
        search.line_of(board, move, _TEMPTING if move in tempting else _OTHERS) for move in others
    ]
    return _explained(puzzle, board, tried, best)


def wrong_answer(
    puzzle: TrainingPuzzle, turn: Turn, move: chess.Move, best: JudgedLine, search: LineSearch
) -> WrongAnswer:
    """One of them, which somebody has tried."""
    search.forget()
    return _explained(puzzle, turn.board, [search.line_of(turn.board, move, _ALONE)], best)[move]


def _explained(
    puzzle: TrainingPuzzle, board: chess.Board, tried: Sequence[JudgedLine], best: JudgedLine
) -> dict[chess.Move, WrongAnswer]:
    bare = board.copy(stack=False)
    good = [line for line in tried if not puzzle.is_proved and _is_as_good(line, best)]
    bad = [_held(bare, line, best.mate) for line in tried if line not in good]
    whys = refuted([(bare, line) for line in bad], best.mate)
    found = {
        line.move: WrongAnswer(line.moves[1] if len(line.moves) > 1 else None, why)
        for line, why in zip(bad, whys, strict=True)
    }
    return found | {line.move: WrongAnswer(None, also_good(bare, line.move), True) for line in good}


def _is_as_good(line: JudgedLine, best: JudgedLine) -> bool:
    """Whether it wins, or saves, as much: then nobody should call it wrong."""
    if best.mate is not None:
        return line.mate is not None and 0 < line.mate <= best.mate
    return "worse" not in move_classes(best.score, line.score)


def _held(board: chess.Board, line: JudgedLine, mate: int | None) -> JudgedLine:
    """The line with an answer after which there is no mate in the moves that are left.

    The best answer that a search finds may be one of those that are mated in time.
    """
    if mate is None or not 1 < mate <= _PROVED or len(line.moves) < 2:
        return line
    after = kernel.make(kernel.from_board(board), line.move)
    for reply in (line.moves[1], *kernel.legal_moves(after)):
        if kernel.forced_mate(kernel.make(after, reply), mate - 1, _POSITIONS) == 0:
            return line if reply == line.moves[1] else JudgedLine((line.move, reply), line.score)
    return line
