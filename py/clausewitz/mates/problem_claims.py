"""What the kernel says of a problem as a tree of play, which asp/stipulation.lp holds against the
rules: that first moves solve it, and that others do not."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import chess

from clausewitz import asp
from clausewitz.kernel import problems as kernel
from clausewitz.mates.play_facts import (
    MOST_POSITIONS,
    PlayFacts,
    TreeTooLargeError,
    check_size,
)
from clausewitz.mates.problem_solver import ProblemSolver
from clausewitz.mates.solution_text import turned
from clausewitz.mates.solution_tree import Solution
from clausewitz.mates.stipulations import Play, read_stipulation
from clausewitz.mates.threatened_mates import Threat, best_threats
from clausewitz.position.board import after_move
from clausewitz.position.facts import move_from_asp

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
PART = 1_200
"""Positions after which another run of clingo begins."""

_ATOM = re.compile(r"(key|refuted)\(\((\d),(\d),(\d),(\d),(\w+)\),0\)")


@dataclass(frozen=True, slots=True)
class Confirmed:
    """What clingo derives from the tree."""

    keys: frozenset[chess.Move]
    refuted: frozenset[chess.Move]
    is_complete: bool
    """Each first move is one or the other."""
    runs: int
    """How many runs of clingo it took."""


def confirmed(solution: Solution, *, refuting: bool = True) -> Confirmed:
    """Which first moves clingo confirms; only those that solve it unless `refuting`, or if all
    would be too many."""
    try:
        parts = [facts.text() for facts in claims(solution, PART, refuting=refuting)]
    except TreeTooLargeError:
        parts = [facts.text() for facts in claims(solution, PART, refuting=False)]
    found: dict[str, set[chess.Move]] = {"key": set(), "refuted": set()}
    for text in parts:
        for atom in asp.answer("stipulation.lp", text):
            if words := _ATOM.fullmatch(atom):
                found[words[1]].add(move_from_asp(*words.groups()[1:]))
    keys, refuted = frozenset(found["key"]), frozenset(found["refuted"])
    return Confirmed(keys, refuted, keys | refuted == {*solution.board.legal_moves}, len(parts))


def all_claims(solution: Solution) -> PlayFacts:
    """The facts of the whole tree: what the keys lead to, and why other moves fail."""
    (facts,) = claims(solution, every_goal=True)
    return facts


def claims(
    solution: Solution,
    part: int = MOST_POSITIONS,
    *,
    refuting: bool = True,
    every_goal: bool = False,
) -> Iterator[PlayFacts]:
    """The facts of the tree, in parts that clingo can hold in memory: each has the diagram and some
    first moves, and ends after so many positions. Moves that fail are there if `refuting`; where
    one move to the goal is enough, the others are if `every_goal`.

    Where both sides help it holds the solutions; that there are no others would take all lines.
    """
    tree = _Tree(solution, every_goal)
    board, keys, positions = solution.board, set(solution.first_moves), 0
    root = tree.begin(board)
    if solution.stipulation.is_help:
        for line in solution.lines:
            tree.add_line(root, board, line.moves)
    else:
        for move in board.legal_moves:
            if tree.facts.positions > part:
                positions += tree.facts.positions
                check_size(positions)
                yield tree.ended(root, board)
                tree.begin(board)
            if move in keys:
                tree.prove_move(root, board, move, 0)
            elif refuting:
                tree.refute_move(root, board, move, 0)
    check_size(positions + tree.facts.positions)
    yield tree.ended(root, board)


class _Tree:
    """The play that shows which first moves solve a problem."""

    def __init__(self, solution: Solution, every_goal: bool) -> None:
        self._stipulation, self._every_goal = solution.stipulation, every_goal
        self._is_mate = self._stipulation.goal == "#"
        self._at_once = read_stipulation(f"{self._stipulation.goal}1").search(float("inf"))
        self._solver = ProblemSolver(solution.stipulation, float("inf"))
        self.plan = self._solver.plan
        self._refuting: Counter[chess.Move] = Counter()
        self.facts = self._empty()

    def begin(self, board: chess.Board) -> int:
        """The diagram of a new tree, and its number."""
        self.facts = self._empty()
        return self.facts.position(board, len(self.plan))

    def ended(self, root: int, board: chess.Board) -> PlayFacts:
        """The facts of the tree, when its first moves are there."""
        if self.plan[0] & kernel.SHUNS:
            self.show_hopeful(root, board, 0)
        return self.facts

    def _empty(self) -> PlayFacts:
        goal = "mate" if self._is_mate else "stalemate"
        return PlayFacts(PLAYS[self._stipulation.play], goal)

    def _step(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> int:
        """The position after a move, with a board of its own."""
        if (known := self.facts.child(parent, move)) is not None:
            return known
        number = self.facts.position(self._made(board, move, ply), len(self.plan) - ply - 1)
        self.facts.add_move(parent, move, number)
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
        else:
            self.facts.claim(parent, "goal")

    def prove_move(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """The play after a move that succeeds."""
        if self._prove_briefly(parent, board, move, ply):
            return
        number, after = self._step(parent, board, move, ply), self._made(board, move, ply)
        if self.plan[ply] & (kernel.SEEKS | kernel.ENDS) and self._is_goal(after):
            self.facts.claim(number, "goal")
        else:
            self._prove(number, after, ply + 1)

    def _prove_briefly(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> bool:
        """The play after a move that another answers by reaching the goal: a board is needed there
        only. Whether that can be said."""
        is_met = self._stipulation.play == Play.DIRECT and bool(self.plan[ply] & kernel.ANY)
        if self._every_goal or not is_met or not is_brief(board, move):
            return False
        after = self._made(board, move, ply)
        goal = next((one for one in self._goals(after) if is_brief(after, one)), None)
        if goal is None:
            return False
        if self.facts.child(parent, move) is None:
            number = self.facts.parry(parent, move, goal, len(self.plan) - ply - 1)
            self.facts.claim(self._step(number, after, goal, ply + 1), "goal")
        return True

    def refute_move(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """The play after a move that does not."""
        if ply + 1 == len(self.plan):
            self._miss(parent, board, move, ply)
            return
        after = self._made(board, move, ply)
        if reply := self._brief_refutation(board, after, move, ply + 1):
            number = self.facts.parry(parent, move, reply, len(self.plan) - ply - 1)
            if not self._is_calm(after, reply, ply + 1):
                self._defend(number, after, reply, ply + 1)
        else:
            self._refute(self._step(parent, board, move, ply), after, ply + 1)

    def show_hopeful(self, number: int, board: chess.Board, ply: int) -> None:
        """All moves that might reach the goal, to show that none does. Those that the tree has for
        another reason come before: they have boards."""
        for move in checks(board) if self._is_mate else board.legal_moves:
            self._miss(number, board, move, ply)

    def _miss(self, parent: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """That a move does not reach the goal."""
        if self.facts.child(parent, move) is not None:
            return
        after = self._made(board, move, ply)
        replies = after.legal_moves
        plain = (reply for reply in replies if is_brief(after, reply))
        if is_brief(board, move) and (reply := next(plain, None)):
            self.facts.parry(parent, move, reply, 0)
        else:
            number = self._step(parent, board, move, ply)
            if reply := next(iter(replies), None):
                self.facts.escape(number, reply)

    def _brief_refutation(
        self, board: chess.Board, after: chess.Board, move: chess.Move, ply: int
    ) -> chess.Move | None:
        """The reply that refutes a move, if nothing else has to be known of the position."""
        if self.plan[ply] & (kernel.ANY | kernel.SEEKS) != kernel.ANY or not is_brief(board, move):
            return None
        return next((m for m in self._defences(after, ply) if is_brief(after, m)), None)

    def _is_calm(self, board: chess.Board, reply: chess.Move, ply: int) -> bool:
        """Whether it is seen at once that the last reply is no mate."""
        is_last = ply + 1 == len(self.plan) and self._is_mate
        return is_last and not reply.promotion and not board.gives_check(reply)

    def _prove(self, number: int, board: chess.Board, ply: int) -> None:
        if not self.facts.claim(number, "holds"):
            return
        rule = self.plan[ply]
        if rule & kernel.SEEKS and (goals := self._goals(board)):
            for move in goals if self._every_goal else goals[:1]:
                self.facts.claim(self._step(number, board, move, ply), "goal")
        elif rule & kernel.ANY:
            threats = self._state_threats(number, board, ply)
            for move in board.legal_moves:
                if not any(threat.leaves(move) for threat in threats):
                    self.prove_move(number, board, move, ply)
        else:
            self.prove_move(number, board, self._solver.search.lines(board, ply, 1)[0][0], ply)
            if rule & kernel.SHUNS:
                self.show_hopeful(number, board, ply)

    def _state_threats(self, number: int, board: chess.Board, ply: int) -> list[Threat]:
        """The mates threatened by who moves next; the moves that leave them need no play."""
        is_met = self._is_mate and self._stipulation.play == Play.DIRECT
        if self._every_goal or not is_met or board.is_check():
            return []
        threats = best_threats(board, self._goals(turned(board)), [*board.legal_moves])
        for threat in threats:
            after = self.facts.threat(number, threat.move, len(self.plan) - ply - 1)
            mate = self.facts.position(threat.mate, len(self.plan) - ply - 2)
            self.facts.add_move(after, threat.move, mate)
            self.facts.claim(mate, "goal")
        return threats

    def _refute(self, number: int, board: chess.Board, ply: int) -> None:
        rule = self.plan[ply]
        if not rule & kernel.ANY:
            if not self.facts.claim(number, "fails"):
                return
            if rule & kernel.SHUNS and (goals := self._goals(board)):
                self.facts.claim(self._step(number, board, goals[0], ply), "goal")
            elif ply + 1 == len(self.plan):
                self.show_hopeful(number, board, ply)
            else:
                for move in board.legal_moves:
                    self.refute_move(number, board, move, ply)
            return
        reply = next(self._defences(board, ply), None)
        if reply is None:
            self.facts.claim(number, "stuck")
        else:
            self._defend(number, board, reply, ply)
        if rule & kernel.SEEKS and self.facts.claim(number, "fails"):
            self.show_hopeful(number, board, ply)

    def _defend(self, number: int, board: chess.Board, move: chess.Move, ply: int) -> None:
        """The play after a reply that refutes."""
        child = self._step(number, board, move, ply)
        after = self._made(board, move, ply)
        may_end = self.plan[ply] & (kernel.SEEKS | kernel.ENDS) or ply + 1 == len(self.plan)
        if may_end and (reply := next(iter(after.legal_moves), None)):
            self.facts.escape(child, reply)
        if ply + 1 < len(self.plan):
            self._refute(child, after, ply + 1)

    def _defences(self, board: chess.Board, ply: int) -> Iterator[chess.Move]:
        """The moves of the side to be met after which the goal is not reached.

        Those come first that leave little to refute, or refuted before, since they often lead to
        known positions.
        """
        moves = sorted(board.legal_moves, key=lambda move: -self._refuting[move])
        found: Iterable[chess.Move] = (move for move in moves if self._refutes(board, move, ply))
        if ply + 1 < len(self.plan) - 1:
            found = sorted(found, key=lambda move: self._width(board, move, ply))
        for move in found:
            self._refuting[move] += 1
            yield move

    def _refutes(self, board: chess.Board, move: chess.Move, ply: int) -> bool:
        after = self._made(board, move, ply)
        if self.plan[ply] & (kernel.ENDS | kernel.SEEKS) and self._is_goal(after):
            return False
        return ply + 1 == len(self.plan) or not self._solver.search.holds(after, ply + 1)

    def _width(self, board: chess.Board, move: chess.Move, ply: int) -> int:
        """How many moves there are after a move."""
        return self._made(board, move, ply).legal_moves.count()

    def _is_goal(self, board: chess.Board) -> bool:
        return board.is_checkmate() if self._is_mate else board.is_stalemate()

    def _goals(self, board: chess.Board) -> list[chess.Move]:
        return [move for (move,) in self._at_once.lines(board, 0, 1)]


def checks(board: chess.Board) -> Iterator[chess.Move]:
    """The moves that clingo may take for mates: all checks, and all that are not plain moves."""
    king, own = board.king(not board.turn), board.occupied_co[board.turn]
    assert king is not None
    slanted = chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & board.occupied]
    straight = chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & board.occupied]
    straight |= chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & board.occupied]
    others = own & (slanted | straight | board.pawns | board.kings)  # may open a line, and more
    for pieces, squares in (
        (board.knights, chess.BB_KNIGHT_ATTACKS[king]),
        (board.bishops, slanted),
        (board.rooks, straight),
        (board.queens, slanted | straight),
    ):
        yield from board.generate_legal_moves(own & pieces & ~others, squares)
    for move in board.generate_legal_moves(others):
        special = move.promotion or board.is_castling(move) or board.is_en_passant(move)
        if special or board.gives_check(move):
            yield move


def is_brief(board: chess.Board, move: chess.Move) -> bool:
    """Whether asp/problems/brief.lp knows such a move."""
    return not (board.is_castling(move) or board.is_en_passant(move))
