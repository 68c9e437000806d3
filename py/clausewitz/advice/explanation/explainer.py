"""A move explained: what it does, threatens and runs into, and what happens otherwise.

All of it is stated by explained_moves.pl and explanation_words.pl of logic/judgement.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import chess

from clausewitz.advice.advised_move import Reason
from clausewitz.advice.lines.advised_lines import origin, read_reason
from clausewitz.advice.lines.judged_line import JudgedLine
from clausewitz.advice.lines.line_search import (
    THOROUGH,
    LineSearch,
    LineSource,
    line_term,
    read_line,
)
from clausewitz.support.errors import ClausewitzError
from clausewitz.wording import load_grammar


class Part(StrEnum):
    """The parts of an explanation, in their order."""

    DOES = "what it does"
    THREAT = "what it threatens"
    DEFENCES = "what the defences run into"
    ALTERNATIVES = "why not something else"
    DANGER = "what the opponent threatens"
    VERDICT = "verdict"


class Role(StrEnum):
    """What a line is shown for."""

    THREAT = "threat"
    """What the mover would play next if the other side passed."""
    DEFENCE = "defence"
    """A reply, and what it runs into."""
    ALTERNATIVE = "alternative"
    """Another move that looks good, and what is wrong with it."""
    DANGER = "danger"
    """What the other side would play if the mover passed."""
    PARRIED = "parried"
    """The same, where the move meets it."""


@dataclass(frozen=True, slots=True)
class SideLine:
    """A line beside the main one: where it starts, its moves, its score, what it shows."""

    role: Role
    start: str
    """A FEN."""
    line: JudgedLine
    """The score is for the side to move at its start."""
    motifs: tuple[Reason, ...] = ()
    """Of the line itself, or, of a defence or an alternative, of the answer to its first move."""


@dataclass(frozen=True, slots=True)
class Explanation:
    board: chess.Board
    line: JudgedLine
    best: JudgedLine
    """The best line of the position, perhaps the one that is explained."""
    rival: JudgedLine | None
    """The best line with another first move."""
    is_mistake: bool
    """Whether another move is better by so much that it matters."""
    motifs: tuple[Reason, ...]
    refutation: tuple[Reason, ...]
    """Of a mistake: the motifs of the answer to it."""
    side_lines: tuple[SideLine, ...]
    quiet: tuple[Reason, ...]
    """What speaks for a move that wins nothing by force."""
    words: dict[Part, list[str]]
    """The sentences of each part."""

    @property
    def move(self) -> chess.Move:
        return self.line.move

    @property
    def is_best(self) -> bool:
        return self.line.move == self.best.move

    def lines_of(self, role: Role) -> list[SideLine]:
        return [side_line for side_line in self.side_lines if side_line.role is role]


def explain(
    board: chess.Board,
    move: chess.Move | None = None,
    search: LineSource | None = None,
    *,
    proofs: bool = False,
) -> Explanation:
    """Explain a legal move, or the best one; with the whole proofs of its motifs, if wanted."""
    if not any(board.legal_moves):
        raise ClausewitzError("there is no legal move to explain: the game is over")
    load_grammar()
    search = search or LineSearch(THOROUGH)
    effort = search.effort
    lines = ",".join(map(line_term, search.lines(board)))
    wanted = move.uci() if move else "none"
    also = effort.before_blaming, "true" if proofs else "false"
    given = origin(board), f"[{lines}]", wanted, effort.term, *also
    return _read(board, search.requested("explanation", board, *given))


def _read(board: chess.Board, term: Sequence[Any]) -> Explanation:
    _, line, best, rival, is_mistake, motifs, refutation, sides, quiet, words = term
    return Explanation(
        board,
        read_line(line),
        read_line(best),
        None if rival == "none" else read_line(rival),
        is_mistake == "true",
        _reasons(motifs),
        _reasons(refutation),
        tuple(
            SideLine(Role(role), start, read_line(own), _reasons(shown))
            for _, role, start, own, shown in sides
        ),
        _reasons(quiet),
        {Part[name.upper()]: texts for _, name, texts in words},
    )


def _reasons(terms: Sequence[Any]) -> tuple[Reason, ...]:
    return tuple(map(read_reason, terms))
