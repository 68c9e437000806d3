"""What the kernel says of a problem as a tree of play, which asp/stipulation.lp holds against the
rules: that first moves solve it, and that others do not."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import chess

from clausewitz import asp
from clausewitz.kernel import problems as kernel
from clausewitz.mates.problem_solver import ProblemSolver
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import Play
from clausewitz.position.board import after_move
from clausewitz.position.facts import asp_facts, asp_move, move_from_asp
from clausewitz.support.errors import ClausewitzError

MOST_POSITIONS = 3_000
"""A larger tree is not given to clingo, which takes about a millisecond for each position."""

PLAYS = {
    Play.DIRECT: "direct",
    Play.SELF: "self",
    Play.REFLEX: "reflex",
    Play.SEMI_REFLEX: "semi_reflex",
    Play.HELP: "help",
    Play.HELP_SELF: "help_self",
    Play.SERIES: "series",
    Play.SERIES_HELP: "series_help",
    Play.SERIES_SELF: "series_self",
}
_ATOM = re.compile(r"(key|refuted)\(\((\d),(\d),(\d),(\d),(\w+)\),0\)")


class TreeTooLargeError(ClausewitzError):
    """A tree of more positions than clingo is given."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What clingo derives from the tree."""

    keys: frozenset[chess.Move]
    refuted: frozenset[chess.Move]
    is_complete: bool
    """Each first move is one or the other."""
    positions: int


def confirmed(solution: Solution) -> Confirmed:
    """Which first moves clingo confirms; only those that solve it, if all would be too many."""
    try:
        facts = claims(solution)
    except TreeTooLargeError:
        facts = claims(solution, refuting=False)
    found: dict[str, set[chess.Move]] = {"key": set(), "refuted": set()}
    atoms = asp.answer("stipulation.lp", facts)
    for atom in atoms:
        if parts := _ATOM.fullmatch(atom):
            found[parts[1]].add(move_from_asp(*parts.groups()[1:]))
    return Confirmed(
        frozenset(found["key"]),
        frozenset(found["refuted"]),
        "complete(0)" in atoms,
        facts.count("\nturn("),
    )


def claims(solution: Solution, *, refuting: bool = True) -> str:
    """The facts of the tree: what the keys lead to and, if `refuting`, why other moves fail. Where
    both sides help it holds the solutions; that there are no others would take all lines."""
    tree = _Tree(solution)
    board, keys = solution.board, set(solution.first_moves)
    root = tree.add(board, 0)
    if solution.stipulation.is_help:
        for line in solution.lines:
            tree.add_line(root, board, line.moves)
        return tree.text()
    for move in board.legal_moves:
        if move in keys:
            tree.prove_move(root, board, move, 0)
        elif refuting:
            tree.refute_move(root, board, move, 0)
    if tree.plan[0] & kernel.SHUNS:
        tree.show_hopeful(root, board, 0)
    return tree.text()


class _Tree:
    """Positions and moves between them, as facts."""

    def __init__(self, solution: Solution) -> None:
        self._stipulation = solution.stipulation
        self._solver = ProblemSolver(solution.stipulation, float("inf"))
        self.plan = self._solver.plan
        goal = "mate" if self._stipulation.goal == "#" else "stalemate"
        self._facts = [f"stipulation({PLAYS[self._stipulation.play]}, {goal}).\n"]
        self._positions = 0
        self._after: dict[tuple[int, chess.Move], int] = {}

    def text(self) -> str:
        return "".join(self._facts)

    def add(self, board: chess.Board, ply: int) -> int:
        """A position with its number; so many plies of the plan have been made."""
        number = self._positions
        if number == MOST_POSITIONS:
            raise TreeTooLargeError(
                f"the tree has more than {MOST_POSITIONS:,} positions, too many for clingo"
            )
        self._positions += 1
        left = len(self.plan) - ply
        self._facts.append(asp_facts(board, number))
        if left:
            self._facts.append(f"left({number}, {left}).\n")
        return number

    def _step(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> int:
        """The position after a move, which is added if it is new."""
        if (known := self._after.get((parent, move))) is not None:
            return known
        number = self.add(self._made(board, move, ply), ply + 1)
        self._facts.append(f"follows({asp_move(move)}, {parent}, {number}).\n")
        self._after[parent, move] = number
        return number

    def _made(self, board: chess.Board, move: chess.Move, ply: int) -> chess.Board:
        after = after_move(board, move)
        if self.plan[ply] & kernel.AGAIN:
            after.turn, after.ep_square = board.turn, None
        return after

    def add_line(self, root: int, board: chess.Board, moves: tuple[chess.Move, ...]) -> None:
        parent = root
        for ply, move in enumerate(moves):
            parent = self._step(parent, board, move, ply)
            board = self._made(board, move, ply)
        if len(moves) < len(self.plan):
            self._prove(parent, board, len(moves))

    def prove_move(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """The play after a move that succeeds."""
        number, after = self._step(parent, board, move, ply), self._made(board, move, ply)
        rule = self.plan[ply]
        if not (rule & (kernel.SEEKS | kernel.ENDS) and self._is_goal(after)):
            self._prove(number, after, ply + 1)

    def refute_move(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """The play after a move that does not."""
        if ply + 1 == len(self.plan):
            if self._is_hopeful(board, move):
                self._step(parent, board, move, ply)
            return
        number, after = self._step(parent, board, move, ply), self._made(board, move, ply)
        self._refute(number, after, ply + 1)

    def show_hopeful(self, number: int, board: chess.Board, ply: int) -> None:
        """All moves that might reach the goal, to show that none does."""
        for move in board.legal_moves:
            if self._is_hopeful(board, move):
                self._step(number, board, move, ply)

    def _prove(self, number: int, board: chess.Board, ply: int) -> None:
        rule = self.plan[ply]
        if rule & kernel.SEEKS and (goals := self._goals(board)):
            for move in goals:
                self._step(number, board, move, ply)
        elif rule & kernel.ANY:
            for move in board.legal_moves:
                self.prove_move(number, board, move, ply)
        else:
            if rule & kernel.SHUNS:
                self.show_hopeful(number, board, ply)
            self.prove_move(number, board, self._solver.search.lines(board, ply, 1)[0][0], ply)

    def _refute(self, number: int, board: chess.Board, ply: int) -> None:
        rule = self.plan[ply]
        if rule & kernel.SHUNS and (goals := self._goals(board)):
            self._step(number, board, goals[0], ply)
        elif rule & kernel.ANY:
            if rule & kernel.SEEKS:
                self.show_hopeful(number, board, ply)
            for move in self._defences(board, ply):
                self._defend(number, board, move, ply)
                return
        else:
            for move in board.legal_moves:
                self.refute_move(number, board, move, ply)

    def _defend(self, number: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        child = self._step(number, board, move, ply)
        if ply + 1 < len(self.plan):
            self._refute(child, self._made(board, move, ply), ply + 1)

    def _defences(self, board: chess.Board, ply: int) -> Iterator[chess.Move]:
        """The moves of the side to be met after which the goal is not reached."""
        for move in board.legal_moves:
            after = self._made(board, move, ply)
            if self.plan[ply] & kernel.ENDS and self._is_goal(after):
                continue
            if ply + 1 == len(self.plan) or not self._solver.search.holds(after, ply + 1):
                yield move

    def _is_goal(self, board: chess.Board) -> bool:
        is_mate = self._stipulation.goal == "#"
        return board.is_checkmate() if is_mate else board.is_stalemate()

    def _goals(self, board: chess.Board) -> list[chess.Move]:
        return [move for move in board.legal_moves if self._is_goal(after_move(board, move))]

    def _is_hopeful(self, board: chess.Board, move: chess.Move) -> bool:
        """Whether clingo may take a move for one that gives check: it looks from the king outwards,
        and leaves moves that could uncover an attack to be tried."""
        if self._stipulation.goal != "#":
            return True
        king = board.king(not board.turn)
        assert king is not None
        lines = chess.SquareSet(
            chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & board.occupied]
            | chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & board.occupied]
            | chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & board.occupied]
        )
        special = move.promotion or board.is_castling(move) or board.is_en_passant(move)
        return bool(special) or move.from_square in lines or board.gives_check(move)
