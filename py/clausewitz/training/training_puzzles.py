"""A puzzle to solve: whose turn it is, which moves are right, what is replied."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

import chess

from clausewitz import kernel
from clausewitz.position.board import fen_of, is_mate, parse_fen

_POSITIONS = 100_000  # that a proof of a mate may look at for each move


class Turn(NamedTuple):
    board: chess.Board
    """It remembers the move before, where one is known."""
    move: chess.Move
    reply: chess.Move | None
    """None where the puzzle is over."""


@dataclass(frozen=True, slots=True)
class TrainingPuzzle:
    """A line with one move to find at every turn of the solver. Moves are UCI."""

    fen: str
    moves: tuple[str, ...]
    """The solver's and the replies in turn; before them the opponent's, if `after_a_move`."""
    after_a_move: bool = False
    others: tuple[str, ...] = ()
    """First moves that are right, too."""
    mate: int | None = None
    """The solver mates in so many moves, in whichever way."""
    is_proved: bool = False
    """Whether the file says that no other move is good, as that of Lichess does."""
    name: str = ""
    place: str = ""
    """File and line."""
    rating: int | None = None
    themes: tuple[str, ...] | None = None
    """As Lichess spells them; None where the file has none."""
    why: str = ""
    """The reason of the solution, where the file has one; else it is found out."""
    motif: str = ""
    """The predicate that this reason explains."""
    squares: tuple[str, ...] = ()
    """Those that it speaks of."""

    @property
    def board(self) -> chess.Board:
        """The position to solve."""
        board = chess.Board(self.fen)
        if self.after_a_move:
            board.push(chess.Move.from_uci(self.moves[0]))
        return board

    @property
    def solution(self) -> tuple[chess.Move, ...]:
        """The moves from there on."""
        return tuple(map(chess.Move.from_uci, self.moves[int(self.after_a_move) :]))

    @property
    def solver(self) -> chess.Color:
        return self.board.turn

    @property
    def task(self) -> str:
        """The task: White to play and mate in 2."""
        side = "White" if self.solver == chess.WHITE else "Black"
        return f"{side} to play" + (f" and mate in {self.mate}" if self.mate else "")

    @property
    def about(self) -> str:
        """Its name and rating, as far as they are known."""
        return ", ".join(filter(None, (self.name, f"rated {self.rating}" if self.rating else "")))

    @property
    def key(self) -> str:
        """What distinguishes it from other puzzles: position, without its clocks, and move."""
        return f"{' '.join(fen_of(self.board).split()[:4])} {self.solution[0].uci()}"

    def turns(self) -> Iterator[Turn]:
        board, moves = self.board, self.solution
        for at in range(0, len(moves), 2):
            reply = moves[at + 1] if at + 1 < len(moves) else None
            yield Turn(board.copy(stack=1), moves[at], reply)
            for move in moves[at : at + 2]:
                board.push(move)

    def right_moves(self, number: int, turn: Turn) -> set[chess.Move]:
        """All moves that are right at a turn, counted from 0. To mate at once always is."""
        board = turn.board
        right = {turn.move, *(move for move in board.legal_moves if is_mate(board, move))}
        if number == 0:
            right |= set(map(chess.Move.from_uci, self.others))
        if self.mate is not None and self.mate > number:
            mating = kernel.mating_moves(kernel.from_board(board), self.mate - number, _POSITIONS)
            right |= set(mating or ())
        return right

    def as_dict(self) -> dict[str, Any]:
        """Plain values for a file; what is not known is left out."""
        return {name: value for name, value in asdict(self).items() if value}

    @classmethod
    def from_dict(cls, record: dict[str, Any]) -> "TrainingPuzzle":
        """The puzzle of a file, which is checked: ValueError or TypeError if it is none."""
        lists = ("moves", "others", "themes", "squares")
        values: dict[str, Any] = {
            name: tuple(map(str, value)) if name in lists else value
            for name, value in record.items()
        }
        return checked(cls(**values))


def written(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    """Moves with their numbers, as the grammar writes them: 21... Qxe3+ 22. Rxe3."""
    return board.variation_san(moves).replace("...", "... ")


def checked(puzzle: TrainingPuzzle) -> TrainingPuzzle:
    """The puzzle up to the solver's last move; ValueError if it cannot be played."""
    board = parse_fen(puzzle.fen)
    for uci in puzzle.moves:
        if (move := chess.Move.from_uci(uci)) not in board.legal_moves:
            raise ValueError(f"{uci} is not a legal move there")
        board.push(move)
    before = int(puzzle.after_a_move)
    count = len(puzzle.moves) - before
    if count < 1:
        raise ValueError("it has no move to find")
    return replace(puzzle, moves=puzzle.moves[: before + count - (count + 1) % 2])
