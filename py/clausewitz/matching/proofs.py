"""The kernel's proof that a clause proposes a move: a value for each variable, found by halving.

The kernel answers whether a clause holds, not with what. But the values that a variable may take
are one word of its program, and cutting them in half again and again leaves the one that fits.
"""

from collections.abc import Sequence

import chess
import numpy as np

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.goals import ClauseReader
from clausewitz.matching.join_plan import Step, program, variable_bit
from clausewitz.matching.looked_up import Relations
from clausewitz.matching.step_limit import step_limit
from clausewitz.position.board import PIECES, SIDES

Proof = dict[str, str]


class Prover:
    """A clause over the vocabulary alone, ready to be tried on moves.

    Its proofs are values of all its witnesses, or of those named: what helpers bring is no one's.
    Raises UnknownToKernelError for what only Prolog knows.
    """

    def __init__(self, clause: Clause, witnesses: Sequence[Variable] | None = None) -> None:
        reader = ClauseReader(clause, Relations())
        self._name = clause.head.predicate
        self._steps = reader.steps()
        self._program = program(self._steps)
        self._variables = {
            variable: reader.numbers[variable]
            for variable in (clause.witnesses if witnesses is None else witnesses)
        }
        self._types = {variable: clause.types[variable] for variable in self._variables}

    def holds(self, move: "MoveCase") -> bool:
        with step_limit(move.rows, lambda _: self._name):
            return _holds(self._program, move)

    def prove(self, move: "MoveCase") -> Proof | None:
        """The values of the witnesses, the lowest that fit together; None if there are none."""
        if not self.holds(move):
            return None
        steps = [list(step) for step in self._steps]
        proof: Proof = {}
        for variable, number in self._variables.items():
            with step_limit(move.rows, lambda _: self._name):
                value = _settle(steps, number, move)
            proof[variable.name] = value_name(value, self._types[variable])
        return proof


class MoveCase:
    """A legal move in a position, as the kernel takes it; a promotion is to what it says."""

    def __init__(self, board: chess.Board, move: chess.Move) -> None:
        before = kernel.from_board(board)
        self.rows = np.array([before, kernel.make(before, move)], np.uint64)
        self.table = np.array([[0, 1, move.from_square, move.to_square]], np.uint64)


def without_promotion(clause: Clause, promotion: str) -> Clause | None:
    """The clause for moves that promote so: what it says of that is left out of its words.

    None if it is about other promotions: where nothing is said, a pawn becomes a queen.
    """
    position, origin, target = clause.head.arguments
    said, body = "queen", []
    for literal in clause.body:
        match literal.predicate, literal.arguments:
            case "make_move", (o, t, becomes, p, after) if (o, t, p) == (origin, target, position):
                if isinstance(becomes, Variable) or literal.negated:
                    return None
                said = str(becomes)
                body.append(Literal("make_move", (o, t, p, after)))
            case _:
                body.append(literal)
    return (
        Clause(clause.head, tuple(body), clause.types, clause.line) if said == promotion else None
    )


def _holds(words: list[int], move: MoveCase) -> bool:
    return bool(kernel.try_cases(words, move.rows, kernel.NO_TABLES, move.table)[0])


def _settle(steps: list[Step], variable: int, move: MoveCase) -> int:
    """Leave the variable its lowest value with which the clause holds, and answer that."""
    step = next(s for s in steps if s[:2] == [variable, kernel.FIND])
    while step[2] & (step[2] - 1):
        domain = step[2]
        step[2] = _lower_half(domain)
        if not _holds(program(steps), move):
            step[2] = domain & ~_lower_half(domain)
    return step[2].bit_length() - 1


def _lower_half(values: int) -> int:
    ones = [bit for bit in range(values.bit_length()) if values >> bit & 1]
    return sum(variable_bit(bit) for bit in ones[: len(ones) // 2])


def value_name(value: int, type_name: str) -> str:
    """As Prolog writes it."""
    match type_name:
        case "square":
            return chess.square_name(value)
        case "piece":
            return PIECES[value - 1]
        case "side":
            return list(SIDES.values())[value]
    return str(value)
