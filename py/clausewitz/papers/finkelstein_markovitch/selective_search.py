"""The paper's program: alpha-beta by material, against itself with a filter of patterns.

The filter keeps the best k of the first moves, or of the answers to these as well; then it leaves
no capture out, as bad moves are mostly punished by one. Of the moves that are worth most, the
program that has it takes the one that patterns rank highest; the other has no reason to prefer one
of them, and chooses at random. To tell what the filter does from what that does, both can choose
at random.
"""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.kernel.board.legal_moves import MAX_MOVES
from clausewitz.kernel.board.row import SLOTS
from clausewitz.kernel.patterns import material_search
from clausewitz.patterns.learning.from_teacher import drawn_opening
from clausewitz.patterns.ranking.filter_measure import Rank
from clausewitz.position.board import after_move, material
from clausewitz.runs.progress import Tell, step
from clausewitz.runs.run_folder import RunFolder

MATE = int(material_search.MATE)
"""No score is more."""
DEEPEST = int(material_search.DEEPEST)
_OPENING, _LONGEST = 6, 200  # random plies, and all plies of a game


class AlphaBeta:
    """Alpha-beta by material: looks so many plies ahead; `nodes` counts the positions."""

    def __init__(self, depth: int) -> None:
        self.depth, self.nodes = depth, 0
        self._rows = np.zeros((DEEPEST + 2, SLOTS), np.uint64)
        self._lists = np.zeros((DEEPEST + 2, MAX_MOVES), np.uint64)

    def score(self, board: chess.Board, move: chess.Move, alpha: int = -MATE) -> int:
        """What a move is worth for the side that makes it; at most alpha if it is no better."""
        self._rows[0] = kernel.make(kernel.from_board(board), move)
        nodes = np.zeros(1, np.uint64)
        depth = self.depth - 1
        found = -int(material_search.score(self._rows, self._lists, 0, depth, -MATE, -alpha, nodes))
        self.nodes += int(nodes[0])
        return found

    def rank(self, board: chess.Board) -> list[chess.Move]:
        """The moves by their scores; of equal ones no order is known, so chance has it."""
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        random.Random(board.fen()).shuffle(moves)
        return sorted(moves, key=lambda move: -self.score(board, move))


@dataclass(frozen=True, slots=True)
class SelectiveMatchPlan:
    """How many moves the filter keeps, at how many plies; how far or how long to look."""

    k: int = 5
    plies: int = 1
    depth: int = 4
    seconds: float = 0.0
    """Of the processor for a move, as deep as it lasts; 0 is the depth alone."""
    games: int = 50
    seed: int = 0
    lots: bool = False
    """Whether the selective program, too, chooses at random among the moves that are worth most."""


class Program:
    """Looks ahead by material; with `rank` it is selective. Counts positions, moves and seconds."""

    def __init__(self, plan: SelectiveMatchPlan, rank: Rank | None = None) -> None:
        self.plan, self.rank = plan, rank
        self._searcher = AlphaBeta(plan.depth)
        self._ranked: dict[str, Sequence[chess.Move]] = {}  # of the move under way
        self.moves, self.seconds = 0, 0.0

    @property
    def nodes(self) -> int:
        return self._searcher.nodes

    def choose(self, board: chess.Board, chooser: random.Random) -> chess.Move:
        started = time.process_time()
        self._ranked.clear()
        moves = self._first_moves(board, chooser)
        if self.plan.seconds:
            move = self._in_time(board, moves, started)
        else:
            move = self._best(board, moves, self.plan.depth)
        self.seconds += time.process_time() - started
        self.moves += 1
        return move

    def _first_moves(self, board: chess.Board, chooser: random.Random) -> Sequence[chess.Move]:
        if self.rank is None:
            moves = sorted(board.legal_moves, key=chess.Move.uci)
        else:
            moves = list(self._best_ranked(board, self.rank))
        if self.rank is None or self.plan.lots:
            chooser.shuffle(moves)
        return moves

    def _in_time(
        self, board: chess.Board, moves: Sequence[chess.Move], started: float
    ) -> chess.Move:
        """Deeper and deeper, as long as the next depth is likely to end in time."""
        move, last = moves[0], 0.0
        for first in moves:  # rank all answers now, so that the time of a depth predicts the next
            board.push(first)
            self._answers(board)
            board.pop()
        for depth in range(1, DEEPEST + 1):
            before = time.process_time()
            move = self._best(board, moves, depth)
            now = time.process_time()
            spent = now - before
            growth = min(max(2.0, spent / last), 6.0) if last > 0 else 6.0
            if now - started + growth * spent > self.plan.seconds:
                break
            last = spent
        return move

    def _best(self, board: chess.Board, moves: Sequence[chess.Move], depth: int) -> chess.Move:
        """The first of the moves that are worth most."""
        best, found = -MATE - 1, moves[0]
        for move in moves:
            score = self._score(board, move, depth, max(-MATE, best))
            if score > best:
                best, found = score, move
        return found

    def _score(self, board: chess.Board, move: chess.Move, depth: int, alpha: int) -> int:
        """What a move is worth; at most alpha if it is no better."""
        after = after_move(board, move)
        answers = self._answers(after) if depth > 1 else ()
        if not answers:
            return self._look(board, move, depth, alpha)
        worst = -MATE
        for answer in answers:
            worst = max(worst, self._look(after, answer, depth - 1, worst))
            if worst >= -alpha:
                break
        return -worst

    def _answers(self, board: chess.Board) -> Sequence[chess.Move]:
        """Those to look at; none says that all are."""
        if self.rank is None or self.plan.plies < 2 or board.is_check():
            return ()
        return self._best_ranked(board, self.rank)

    def _best_ranked(self, board: chess.Board, rank: Rank) -> Sequence[chess.Move]:
        """As the paper has it the best k; and if answers are left out, all captures beside them."""
        place = board.epd()
        if place not in self._ranked:
            self._ranked[place] = rank(board)
        ranked = self._ranked[place]
        captures = filter(board.is_capture, ranked[self.plan.k :])
        return [*ranked[: self.plan.k], *(captures if self.plan.plies > 1 else ())]

    def _look(self, board: chess.Board, move: chess.Move, depth: int, alpha: int) -> int:
        self._searcher.depth = depth
        return self._searcher.score(board, move, alpha)


def selective_match(
    rank: Rank, plan: SelectiveMatchPlan, folder: RunFolder, name: str, tell: Tell
) -> dict[str, Any]:
    """Games from drawn openings, each twice with colours changed; they are saved as they end."""
    known = folder.read_json(f"{name}.json") or {"games": []}
    games: list[dict[str, float]] = known["games"]
    while len(games) < plan.games:
        games.append(_game(rank, plan, len(games)))
        folder.write_json(f"{name}.json", {"games": games})
        if len(games) % 10 == 0 or len(games) == plan.games:
            tell(step(f"{name}: {in_a_line(summary(games[: len(games)]))}"))
    return summary(games[: plan.games])


def _game(rank: Rank, plan: SelectiveMatchPlan, number: int) -> dict[str, float]:
    chooser = random.Random(f"{plan.seed} {number // 2}")
    side = chess.WHITE if number % 2 == 0 else chess.BLACK
    board = drawn_opening(chooser, _OPENING)
    chosen, plain = Program(plan, rank), Program(plan)
    while not board.is_game_over(claim_draw=True) and len(board.move_stack) < _LONGEST:
        board.push((chosen if board.turn == side else plain).choose(board, chooser))
    end = board.outcome(claim_draw=True)
    won = end.winner if end is not None else None
    return {
        "points": 0.5 if won is None else float(won == side),
        "ahead": material(board, side),
        "nodes": chosen.nodes,
        "moves": chosen.moves,
        "seconds": chosen.seconds,
        "plain_nodes": plain.nodes,
        "plain_moves": plain.moves,
        "plain_seconds": plain.seconds,
    }


def summary(games: Sequence[dict[str, float]]) -> dict[str, Any]:
    """Wins, draws and losses of the selective program, and what a move took beside the other's."""
    total = {key: sum(game[key] for game in games) for key in games[0]} if games else {}
    count = max(1, len(games))

    def share(of: str) -> float:
        plain = total.get(f"plain_{of}", 0.0) / max(1, total.get("plain_moves", 0))
        return (total.get(of, 0.0) / max(1, total.get("moves", 0))) / plain if plain else 0.0

    return {
        "games": len(games),
        "wins": sum(game["points"] == 1.0 for game in games),
        "draws": sum(game["points"] == 0.5 for game in games),
        "losses": sum(game["points"] == 0.0 for game in games),
        "score": total.get("points", 0.0) / count,
        "material": total.get("ahead", 0.0) / count,
        "nodes": share("nodes"),
        "seconds": share("seconds"),
    }


def in_a_line(match: dict[str, Any]) -> str:
    return (
        f"{match['wins']} wins, {match['draws']} draws, {match['losses']} losses"
        f" ({match['score']:.1%}), {match['material']:+.2f} pawns,"
        f" {match['nodes']:.1%} of the positions, {match['seconds']:.0%} of the time"
    )
