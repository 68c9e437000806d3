"""Themes of chess problems: which clauses of logic/themes hold of a solution, and their proofs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from clausewitz.mates.solution_term import solution_term
from clausewitz.mates.solution_tree import Solution
from clausewitz.prolog import prolog


class ProblemTheme(NamedTuple):
    """A theme that a solution shows."""

    name: str
    """Its predicate: grimshaw."""
    title: str
    """Its name in English."""
    sentence: str
    """What shows it, in English."""
    proof: dict[str, str]
    """By variable of the clause: moves as problemists write them, squares, pieces, numbers."""
    moves: tuple[str, ...] = ()
    """The moves of the proof, from where to where: d3f4."""

    def as_dict(self) -> dict[str, Any]:
        return self._asdict()


def themes_of(solutions: Sequence[Solution]) -> list[list[ProblemTheme]]:
    """The themes of each solution, in the order of their names."""
    prolog().load_themes()
    terms = [f"{solution_term(solution)}." for solution in solutions]
    blocks = prolog().blocks("problem_themes", "", terms)
    return [[_theme(line) for line in block] for block in blocks]


def themes_text(themes: Sequence[ProblemTheme]) -> str:
    """A line for each theme, below a heading."""
    if not themes:
        return "themes: none found"
    return "\n".join(["themes", *(f"   {theme.title}: {theme.sentence}" for theme in themes)])


def _theme(line: str) -> ProblemTheme:
    name, title, sentence, proof, moves = line.split("|")
    pairs = (pair.split("=", 1) for pair in proof.split("\t") if pair)
    return ProblemTheme(name, title, sentence, dict(pairs), tuple(moves.split()))
