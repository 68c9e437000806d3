"""What the tactics of a theory propose in many positions, by the kernel, else by Prolog."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from clausewitz import kernel
from clausewitz.clauses import Tactic, Theory
from clausewitz.matching.legal_cases import Cases, with_listed
from clausewitz.matching.looked_up import LookedUpWord
from clausewitz.matching.tactic_network import TacticNetwork
from clausewitz.metrics.move_table import Flags, LegalMoves, Numbers
from clausewitz.position.board import squares_in
from clausewitz.prolog import PrologError, prolog
from clausewitz.tactics.by_prolog import enter_theory, proposals, suggest_all

_WORTH_LISTING = 20  # tactics
_AT_ONCE = 50_000_000
"""Tactics times moves that are tried together, a byte each."""
# Words with an argument for what a pawn becomes; elsewhere it becomes a queen.
_SAY_PROMOTION = {("make_move", 5), ("legal_move", 4)}


@dataclass(frozen=True, slots=True)
class Behaviours:
    """The different sets of moves proposed, and which of them each tactic has.

    Many clauses propose the same moves: the 837 tactics of the paper have 12 behaviours.
    """

    packed: NDArray[np.uint8]
    """A row for each behaviour, a bit for each legal move."""
    of_tactic: Numbers
    moves: int

    def flags(self, numbers: int | slice) -> Flags:
        """For one or some behaviours, which moves they propose."""
        return np.unpackbits(self.packed[numbers], axis=-1, count=self.moves).astype(np.bool_)


def behaviours(theory: Theory, moves: LegalMoves) -> Behaviours:
    """What all tactics of the theory propose."""
    theory = theory.with_called_tactics()
    listed = _with_helpers(theory, moves)
    numbers: dict[bytes, int] = {}
    of_tactic = []
    together = max(1, _AT_ONCE // max(1, len(moves.cases)))
    for start in range(0, len(theory.tactics), together):
        some = replace(theory, tactics=theory.tactics[start : start + together])
        for found in _proposed(some, moves, listed):
            proposed = np.zeros(len(moves.ucis), np.bool_)
            proposed[found] = True
            key = np.packbits(proposed).tobytes()
            of_tactic.append(numbers.setdefault(key, len(numbers)))
    packed = np.frombuffer(b"".join(numbers), np.uint8).reshape(len(numbers), -1)
    return Behaviours(packed, np.array(of_tactic), len(moves.ucis))


def _proposed(
    theory: Theory, moves: LegalMoves, listed: Cases | None
) -> Iterator[Numbers | list[int]]:
    """For each tactic the numbers of its moves: by the quickest way that knows all words."""
    found: dict[str, Numbers] = {}
    if listed is not None:
        found = _by_kernel(replace(theory, helpers=()), moves, listed)
    rest = tuple(tactic for tactic in theory.tactics if tactic.name not in found)
    found |= _by_kernel(replace(theory, tactics=rest), moves, moves.cases)
    for tactic in theory.tactics:
        yield found[tactic.name] if tactic.name in found else _by_prolog(tactic, theory, moves)


def _by_kernel(theory: Theory, moves: LegalMoves, cases: Cases) -> dict[str, Numbers]:
    """What each of the tactics proposes that the kernel knows, by its name."""
    network = TacticNetwork([theory], cases.relations)
    held = network.matches(cases)
    promotions, to_knights = network.knight_matches(cases)
    knights = np.array([moves.to_knight(int(moves.case_moves[case])) for case in promotions], int)
    return {
        tactic.name: np.concatenate([moves.case_moves[held[number]], knights[to_knights[number]]])
        for number, tactic in enumerate(theory.tactics)
        if number not in network.unknown
    }


def _with_helpers(theory: Theory, moves: LegalMoves) -> Cases | None:
    """The cases with all that helpers between squares say of the positions, listed by Prolog.

    A second for a thousand positions, where unfolding a helper costs each tactic a part of one.
    """
    keys = dict.fromkeys(helper.head.key for helper in theory.helpers)
    names = [key for key in keys if _is_of_squares(key, theory)]
    if not names or len(theory.tactics) < _WORTH_LISTING:
        return None
    module = enter_theory(theory)
    try:
        found = {
            name: prolog().relation(name, moves.boards, arity=arity, module=module)
            for name, arity in names
        }
    except PrologError:  # a helper that cannot be called without knowing its squares
        return None
    words = [
        LookedUpWord(name, ("square",) * (arity - 1) + ("position",), before_only=True)
        for name, arity in names
    ]
    return with_listed(moves.cases, words, [_listing(found[word.name], word) for word in words])


def _listing(rows: list[set[str]], word: LookedUpWord) -> kernel.Listing:
    tuples = [squares_in(squares) for found in rows for squares in sorted(found)]
    counts = np.array([len(found) for found in rows], np.int64)
    return kernel.Listing(counts, np.array(tuples, np.int64).reshape(-1, len(word.values)))


def _is_of_squares(key: tuple[str, int], theory: Theory) -> bool:
    """Whether a helper says something of squares in a position, its last argument."""
    helper = next(h for h in theory.helpers if h.head.key == key)
    types = [helper.types.get(v, "") for v in helper.head.variables]
    return len(types) == key[1] and types[-1] == "position" and set(types[:-1]) == {"square"}


def _says_promotion(tactic: Tactic, theory: Theory) -> bool:
    clauses = (*tactic.clauses, *theory.helpers)
    return any(literal.key in _SAY_PROMOTION for clause in clauses for literal in clause.body)


def _by_prolog(tactic: Tactic, theory: Theory, moves: LegalMoves) -> list[int]:
    """The numbers of the moves proposed, by the text itself."""
    alone = theory.alone(tactic)
    if _says_promotion(tactic, theory):
        found = [[s.move.uci() for s in here] for here in suggest_all(moves.boards, [alone])]
    else:
        found = [
            [board.find_move(*squares_in(squares)).uci() for squares in here[0]]
            for board, here in zip(moves.boards, proposals(moves.boards, alone), strict=True)
        ]
    return [moves.number(position, uci) for position, here in enumerate(found) for uci in here]
