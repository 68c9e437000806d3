"""What a round of a search asks of the oracle, and what it is told."""

from collections.abc import Generator
from dataclasses import dataclass, field

import chess

from clausewitz.mates.mate_proof import Proof
from clausewitz.mates.oracle import Look, Mates, Question


@dataclass(slots=True)
class RoundQuestions:
    """What a round asks: a look at some positions, the mates of others.

    `by_checks` are positions with 2 or 3, for mates in as many moves by checks alone.
    """

    looks: list[Question] = field(default_factory=list)
    mates: list[Question] = field(default_factory=list)
    by_checks: list[tuple[chess.Board, int]] = field(default_factory=list)


@dataclass(slots=True)
class RoundAnswers:
    """One for each question."""

    looks: list[Look]
    mates: list[Mates]
    by_checks: list[dict[int, list[Proof]]]


Asking = Generator[RoundQuestions, RoundAnswers, None]
"""Yields the questions of a round, is sent their answers."""
