"""The paper's rules and heuristic by the kernel and by the clauses of logic/: where they differ."""

from collections.abc import Iterable

import chess

from clausewitz import kernel
from clausewitz.kernel import minimax
from clausewitz.kernel.minimax import PAPER_RULES, Rule
from clausewitz.play.players import paper_heuristic
from clausewitz.position.board import fen_of
from clausewitz.prolog import prolog
from clausewitz.repl import play_predicates
from play.kernel_rules import moves_to_consider, rules_by_move

_BY_NAME = {"attacked": Rule.ATTACKED, "more_active": Rule.ACTIVE, "captures": Rule.CAPTURING}
_MOVE = "P, From, To, Becomes"
_PATIENCE = 50_000_000


def rule_disagreements(boards: Iterable[chess.Board]) -> list[str]:
    """The positions in which a rule, or which moves stay, or the heuristic is not the same."""
    play_predicates.register_all()
    found = []
    for board in boards:
        row = kernel.from_board(board)
        checks = {
            "rules": (rules_by_move(row), clause_rules(board)),
            "kept": (
                moves_to_consider(row, PAPER_RULES),
                _moves(board, f"kept(max, {_MOVE})"),
            ),
            "kept by the other side": (
                moves_to_consider(row, PAPER_RULES, by_other=True),
                _moves(board, f"kept(min, {_MOVE})"),
            ),
            "heuristic": (
                minimax.heuristic_parts(row, paper_heuristic.places()),
                clause_heuristic(board),
            ),
        }
        found += [
            f"{what} on {board.fen()}: {ours}, {theirs}"
            for what, (ours, theirs) in checks.items()
            if ours != theirs
        ]
    return found


def clause_rules(board: chess.Board) -> dict[chess.Move, Rule]:
    """What speaks for each legal move, by logic/rules/pruning.pl."""
    losing = _moves(board, f"speaks_against(loses_exchange, {_MOVE})")
    found = {move: Rule(0) if move in losing else Rule.SOUND for move in board.legal_moves}
    for row in _rows(board, f"speaks_for(Rule, {_MOVE})"):
        found[_move(row)] |= _BY_NAME[row["Rule"]]
    return found


def clause_heuristic(board: chess.Board) -> tuple[int, int, int]:
    [row] = _rows(board, "heuristic(P, Material, Places, Threats)")
    return int(row["Material"]), int(row["Places"]), int(row["Threats"])


def _moves(board: chess.Board, goal: str) -> set[chess.Move]:
    return {_move(row) for row in _rows(board, goal)}


def _rows(board: chess.Board, goal: str) -> list[dict[str, str]]:
    query = f'fen_position("{fen_of(board)}", P), {goal}'
    return prolog().query(query, most=10_000, inferences=_PATIENCE).rows


def _move(row: dict[str, str]) -> chess.Move:
    becomes = None if row["Becomes"] == "none" else chess.PIECE_NAMES.index(row["Becomes"])
    origin, target = (chess.parse_square(row[name]) for name in ("From", "To"))
    return chess.Move(origin, target, becomes)
