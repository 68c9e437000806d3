"""The explanation of a puzzle: hints at every turn, the reason of the solution, wrong answers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import chess

from clausewitz.advice.lines.advised_lines import SearchedLine, explained, with_mate
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import LineSearch, SearchEffort
from clausewitz.advice.request import AdviceRequest
from clausewitz.coaching.chances import motifs_of
from clausewitz.coaching.hints import HintedMove, hints
from clausewitz.engines.own.search_limit import MATE
from clausewitz.position.board import after_moves
from clausewitz.training.training_puzzles import TrainingPuzzle, Turn, written
from clausewitz.training.wrong_answers import WrongAnswer, wrong_answers

_NODES = 50_000  # for what a solution is worth

EFFORT = SearchEffort(continuing=2_000)
"""Lines here are many and short."""


@dataclass(frozen=True, slots=True)
class ExplainedTurn:
    """A turn of the solver, and what is said there."""

    turn: Turn
    line: JudgedLine
    """The solution from here on, continued where it breaks off early."""
    right: frozenset[chess.Move]
    hints: tuple[str, ...]
    why: str
    squares: tuple[str, ...]
    """Those that the reason speaks of."""
    wrong: dict[chess.Move, WrongAnswer]
    """What is wrong with each other move, if that was requested."""


@dataclass(frozen=True, slots=True)
class ExplainedPuzzle:
    puzzle: TrainingPuzzle
    turns: tuple[ExplainedTurn, ...]

    @property
    def why(self) -> str:
        return self.turns[0].why

    @property
    def solution(self) -> str:
        """The moves, with their numbers."""
        return written(self.puzzle.board, self.puzzle.solution)


def explain_puzzles(
    puzzles: Sequence[TrainingPuzzle], search: LineSearch, *, wrong: bool = False
) -> list[ExplainedPuzzle]:
    """The puzzles with their explanations; all sentences are made at once."""
    turns = [list(puzzle.turns()) for puzzle in puzzles]
    lines: list[tuple[chess.Board, JudgedLine]] = []
    for puzzle, own in zip(puzzles, turns, strict=True):
        search.forget()
        lines += [(turn.board, _line(puzzle, n, turn, search)) for n, turn in enumerate(own)]
    advised = explained([SearchedLine(*line) for line in lines], AdviceRequest())
    own_motifs = [puzzle.motif if n == 0 else "" for puzzle, n in _numbered(puzzles, turns)]
    hinted = hints(
        [
            HintedMove(one.board, one.move, own or motifs_of(one)[0])
            for one, own in zip(advised, own_motifs, strict=True)
        ]
    )
    parts = iter(zip(advised, hinted, lines, strict=True))
    found = []
    for puzzle, own in zip(puzzles, turns, strict=True):
        ready = []
        for number, turn in enumerate(own):
            reasons, words, (_, line) = next(parts)
            right = frozenset(puzzle.right_moves(number, turn))
            answers = wrong_answers(puzzle, turn, right, line, search) if wrong else {}
            why, squares = reasons.why, reasons.reasons[0].squares
            if puzzle.why and number == 0:
                why, squares = puzzle.why, puzzle.squares
            ready.append(ExplainedTurn(turn, line, right, words, why, squares, answers))
        found.append(ExplainedPuzzle(puzzle, tuple(ready)))
    return found


def _numbered(
    puzzles: Sequence[TrainingPuzzle], turns: Sequence[Sequence[Turn]]
) -> Iterator[tuple[TrainingPuzzle, int]]:
    """For each turn of all puzzles: whose it is, and its number from 0."""
    for puzzle, own in zip(puzzles, turns, strict=True):
        yield from ((puzzle, number) for number in range(len(own)))


def _line(puzzle: TrainingPuzzle, number: int, turn: Turn, search: LineSearch) -> JudgedLine:
    """The solution from a turn on, and what it is worth."""
    board, rest = turn.board, puzzle.solution[2 * number :]
    if after_moves(board, rest).is_checkmate():
        return JudgedLine(rest, MATE - len(rest))
    found = search.line_of(board, turn.move, _NODES)
    if found.moves[: len(rest)] == rest:
        return with_mate(board, found)
    return search.continued(board, JudgedLine(rest, found.score))
