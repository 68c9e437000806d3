"""Solutions as Prolog terms: what bk/solution_trees.pl makes trees of."""

from collections.abc import Iterable, Iterator

import chess

from clausewitz.clauses import write_term
from clausewitz.mates.solution_tree import Attack, Defence, Solution
from clausewitz.position.board import fen_of


def solution_term(solution: Solution) -> str:
    """The solution as the text of a term: set play, tries and keys, or lines where sides help."""
    phases = ",".join(_phases(solution))
    stipulation = write_term(str(solution.stipulation))
    return f"solution({write_term(fen_of(solution.board))},{stipulation},[{phases}])"


def _phases(solution: Solution) -> Iterator[str]:
    for key in solution.keys:
        yield f"key({_attack(key)})"
    if solution.set_play:
        yield f"set({_listed(map(_defence, solution.set_play))})"
    for attack in solution.tries:
        yield f"try({_attack(attack)})"
    for line in solution.lines:
        replies = (defence.move.uci() for defence in line.forced)
        yield f"line({_listed(map(chess.Move.uci, line.moves))},{_listed(replies)})"


def _attack(attack: Attack) -> str:
    if attack.is_goal:
        return f"mate({attack.move.uci()})"
    parts = (
        map(_attack, attack.threats),
        map(_defence, attack.defences),
        map(chess.Move.uci, attack.idle),
        map(chess.Move.uci, attack.refutations),
    )
    return f"attack({','.join([attack.move.uci(), *map(_listed, parts)])})"


def _defence(defence: Defence) -> str:
    if defence.is_goal:
        return f"goal({defence.move.uci()})"
    return f"defence({defence.move.uci()},{_listed(map(_attack, defence.answers))})"


def _listed(terms: Iterable[str]) -> str:
    return f"[{','.join(terms)}]"
