"""Questions to Prolog about a position, with tactics and the predicates that Python answers."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import chess

from clausewitz.clauses import Theory, check_theory, vocabulary
from clausewitz.clauses.checker import signatures_of
from clausewitz.position.board import fen_of
from clausewitz.position.drawing.board_results import BoardResult
from clausewitz.prolog import INFERENCES, prolog
from clausewitz.repl import advice_predicates, board_predicates, metric_predicates, play_predicates
from clausewitz.repl.predicate_help import register_help
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.json_results import ListResult
from clausewitz.tactics.by_prolog import enter_theory

_POSITION = "Pos"  # the variable that is the position
_GOAL = "goal_of_a_query"  # the head of the clause that a goal is checked as

_entered: list[str] = []
"""Modules of the tactics that Prolog knows now."""


@dataclass(frozen=True, slots=True)
class QueryAnswers(BoardResult, ListResult[dict[str, str]]):
    """The answers to a goal, each with what its variables stand for, as Prolog writes it."""

    goal: str
    """What Prolog ran: with a position, the goal behind one that reads it."""
    rows: tuple[dict[str, str], ...]
    more: bool
    """Whether there may be more answers."""
    board: chess.Board | None = None

    def _items(self) -> tuple[dict[str, str], ...]:
        return self.rows

    @property
    def text(self) -> str:
        """A line for each answer, or `false.`"""
        lines = (", ".join(f"{name} = {value}" for name, value in row.items()) for row in self.rows)
        return "\n".join(line or "true" for line in lines) or "false."

    def _drawn(self) -> tuple[chess.Board, list[chess.Move], list[str]]:
        """An arrow for each answer that has From and To; other squares are marked."""
        squares = [value for row in self.rows for value in row.values()]
        pairs = [(row.get("From"), row.get("To")) for row in self.rows]
        known = [(a, b) for a, b in pairs if a in chess.SQUARE_NAMES and b in chess.SQUARE_NAMES]
        moves = [chess.Move(*map(chess.parse_square, pair)) for pair in known]
        return self.board or chess.Board(None), moves, squares

    def as_dict(self) -> dict[str, Any]:
        return {"goal": self.goal, "answers": list(self.rows), "more": self.more}


def ask(
    goal: str,
    board: chess.Board | None,
    theories: Sequence[Theory],
    *,
    most: int = 100,
    inferences: int = INFERENCES,
    checked: bool = False,
) -> QueryAnswers:
    """The first answers to a goal. With a board, Pos is the position."""
    if checked:
        goal = checked_goal(goal, theories)
    _enter(theories)
    if board is not None:
        goal = goal.strip().removesuffix(".")
        goal = f'fen_position("{fen_of(board)}", {_POSITION}), (\n{goal}\n)'
    found = prolog().query(goal, most=most, inferences=inferences)
    rows = (
        {name: value for name, value in row.items() if name != _POSITION or board is None}
        for row in found.rows
    )
    return QueryAnswers(goal, tuple(rows), found.more, board)


def checked_goal(goal: str, theories: Sequence[Theory]) -> str:
    """A stranger's goal as it may be run: the words of the vocabulary and of the theories, and
    \\+ before them, with commas between them. Anything else is refused.

    What is returned is written from what was checked, so that no other reading of the text is run.
    """
    known = vocabulary()
    for theory in theories:
        known = {**known, **signatures_of(theory, vocabulary())}
    text = goal.strip().removesuffix(".")
    arguments = f"({_POSITION})" if re.search(rf"\b{_POSITION}\b", text) else ""
    found = list(check_theory(f"{_GOAL}{arguments} :- {text}\n.", "goal", known).clauses())
    if len(found) != 1 or found[0].head.predicate != _GOAL:
        raise ClausewitzError("a goal is one goal, with commas between its parts")
    (clause,) = found
    types = [clause.types[variable] for variable in clause.head.variables]
    if types not in ([], ["position"]):
        raise ClausewitzError(f"{_POSITION} is the position, and not a {types[0]}")
    return ", ".join(map(str, clause.body))


def _enter(theories: Sequence[Theory]) -> None:
    """Load tactics and the predicates that Python answers into Prolog, and unload all others."""
    register_predicates(theories)
    while _entered:
        prolog().leave_tactics(_entered.pop())
    for theory in theories:
        _entered.append(enter_theory(theory))
        prolog().enter_tactics(_entered[-1])


def register_predicates(theories: Sequence[Theory]) -> None:
    """Register the predicates that Python answers; they measure the tactics of the theories."""
    board_predicates.register_all()
    play_predicates.register_all()
    advice_predicates.register_all()
    metric_predicates.register_all(theories)
    modules = (board_predicates, play_predicates, advice_predicates, metric_predicates)
    register_help(module.__doc__ for module in modules)
