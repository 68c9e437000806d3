"""Puzzles solved in the terminal: what a person says, and what is answered."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

import chess

from clausewitz.advice.lines.line_search import LineSearch
from clausewitz.games.written_moves import read_typed
from clausewitz.position.board import is_mate
from clausewitz.position.drawing.text_board import marked_text
from clausewitz.support.errors import ClausewitzError
from clausewitz.training.explained_puzzles import (
    EFFORT,
    ExplainedPuzzle,
    ExplainedTurn,
    explain_puzzles,
)
from clausewitz.training.repetition import Grade
from clausewitz.training.review_journal import ReviewJournal
from clausewitz.training.training_puzzles import TrainingPuzzle, written
from clausewitz.training.wrong_answers import wrong_answer

HELP = """\
a move    in SAN or UCI: Nf3, exd5, O-O, e7e8q
hint      the motif, then the piece, then the move
solution  the moves and the reason
skip      go to the next puzzle; this one does not count
moves     all legal moves
board     show the board again; flip turns it
quit      leave; answers are saved"""


@dataclass
class Tally:
    at_once: int = 0
    with_hints: int = 0
    not_solved: int = 0

    def count(self, grade: Grade) -> None:
        self.at_once += grade is Grade.GOOD
        self.with_hints += grade is Grade.HARD
        self.not_solved += grade is Grade.AGAIN

    def __str__(self) -> str:
        total = self.at_once + self.with_hints + self.not_solved
        puzzles = "1 puzzle" if total == 1 else f"{total} puzzles"
        parts = [f"{self.at_once} solved on the first try"]
        parts += [f"{self.with_hints} with hints"] if self.with_hints else []
        parts += [f"{self.not_solved} not"] if self.not_solved else []
        return f"{puzzles}: {', '.join(parts)}"


class PuzzleTalk:
    """Some puzzles, one after the other."""

    def __init__(
        self, journal: ReviewJournal, day: date, say: Callable[[str], None], lines: Iterator[str]
    ) -> None:
        self._journal, self._day = journal, day
        self._say, self._lines = say, lines
        self.tally = Tally()

    @cached_property
    def _search(self) -> LineSearch:
        return LineSearch(EFFORT)

    def run(self, puzzles: Sequence[TrainingPuzzle]) -> None:
        """Until all are answered, or the person leaves."""
        for number, puzzle in enumerate(puzzles, 1):
            title = f"puzzle {number} of {len(puzzles)}"
            attempt = _Attempt(puzzle, title, self._search, self._say)
            if not attempt.run(self._lines):
                return
            if attempt.grade is not None:
                memory = self._journal.add(puzzle, attempt.grade, self._day)
                self.tally.count(attempt.grade)
                when = "tomorrow" if memory.days == 1 else f"in {memory.days} days"
                self._say(f"next review: {when}\n")


class _Attempt:
    """One puzzle, from its first position to its end."""

    def __init__(
        self, puzzle: TrainingPuzzle, title: str, search: LineSearch, say: Callable[[str], None]
    ) -> None:
        self._puzzle, self._title = puzzle, title
        self._search, self._say = search, say
        self._turn = 0
        self._side = puzzle.solver
        self._hints, self._grade = 0, Grade.GOOD
        self._over = self._left = self._skipped = False
        self._commands: dict[str, Callable[[], None]] = {
            "help": lambda: say(HELP),
            "hint": self._hint,
            "solution": self._show_solution,
            "skip": self._skip,
            "moves": self._moves,
            "board": self._show,
            "flip": self._flip,
            "quit": self._quit,
        }

    @property
    def grade(self) -> Grade | None:
        """How it was answered; None if it was not."""
        return None if self._skipped or not self._over else self._grade

    def run(self, lines: Iterator[str]) -> bool:
        """Whether there is to be another puzzle."""
        about = f" ({self._puzzle.about})" if self._puzzle.about else ""
        self._say(f"{self._title}: {self._puzzle.task}{about}")
        self._show()
        while not self._over and not self._left:
            line = next(lines, None)
            if line is None:
                return False
            try:
                self._obey(line.strip())
            except ClausewitzError as error:
                self._say(str(error))
        return not self._left

    @cached_property
    def _explained(self) -> ExplainedPuzzle:
        """Worked out when it is first needed."""
        return explain_puzzles([self._puzzle], self._search)[0]

    @property
    def _now(self) -> ExplainedTurn:
        return self._explained.turns[self._turn]

    def _obey(self, line: str) -> None:
        if line.lower() in self._commands:
            self._commands[line.lower()]()
        elif line:
            self._answer(read_typed(self._now.turn.board, line))

    def _answer(self, move: chess.Move) -> None:
        now = self._now
        board, right = now.turn.board, now.turn.move
        if move not in now.right:
            found = wrong_answer(self._puzzle, now.turn, move, now.line, self._search)
            self._grade = self._grade if found.is_good else Grade.AGAIN
            self._say(found.why)
            return
        if move == right:
            self._say(f"{board.san(move)} is right")
        elif now.turn.reply is None or is_mate(board, move):
            self._say(f"{board.san(move)} is right, too")
            self._end()
            return
        else:
            other = board.san(right)
            self._say(f"{board.san(move)} is right, too; the line continues with {other}")
        self._go_on()

    def _go_on(self) -> None:
        """The reply, and the next turn; or the end."""
        turn = self._now.turn
        if turn.reply is None:
            self._end()
            return
        self._turn += 1
        self._hints = 0
        self._show()

    def _end(self) -> None:
        self._over = True
        explained = self._explained
        self._say(explained.solution)
        self._say(f"  {explained.why}")

    def _hint(self) -> None:
        hints = self._now.hints
        self._say(hints[min(self._hints, len(hints) - 1)])
        self._hints += 1
        self._grade = min(self._grade, Grade.HARD)
        if self._hints >= len(hints):  # the move itself was shown
            self._grade = Grade.AGAIN

    def _show_solution(self) -> None:
        self._grade = Grade.AGAIN
        self._end()

    def _skip(self) -> None:
        self._over = self._skipped = True

    def _quit(self) -> None:
        self._left = True

    def _moves(self) -> None:
        board = self._now.turn.board
        self._say(" ".join(sorted(board.san(move) for move in board.legal_moves)))

    def _flip(self) -> None:
        self._side = not self._side
        self._show()

    def _show(self) -> None:
        """The board, and the move that led there."""
        board = self._board()
        last = board.peek() if board.move_stack else None
        self._say(f"\n{marked_text(board, last, self._side)}\n")
        if last is not None:
            before = board.copy()
            before.pop()
            self._say(written(before, [last]))

    def _board(self) -> chess.Board:
        """That of the turn; nothing has to be found out for it."""
        board = self._puzzle.board
        for move in self._puzzle.solution[: 2 * self._turn]:
            board.push(move)
        return board
