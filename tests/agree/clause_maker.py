"""Random clauses over all that the kernel knows, grown so that most of them match something.

Nearly all clauses drawn blindly match nothing, and agreement on nothing proves nothing: so a
clause grows by one literal at a time, as long as the kernel still finds a match.
"""

import random
from collections.abc import Iterator

from clausewitz import kernel
from clausewitz.clauses import Clause, Literal, Signature, Tactic, Theory, Variable, vocabulary
from clausewitz.clauses.theory import Argument
from clausewitz.clauses.vocabulary import BOUND, CONSTANTS
from clausewitz.matching.legal_cases import Cases
from clausewitz.matching.tactic_network import matches

HEAD = Literal("f", (Variable("A"), Variable("B"), Variable("C")))
MOVE = Literal("make_move", (Variable("B"), Variable("C"), Variable("A"), Variable("D")))
START = {Variable("A"): "position", Variable("B"): "square", Variable("C"): "square"}
MOST_LITERALS = 5
MOST_VARIABLES = 8


def words() -> list[Signature]:
    """What the kernel knows of positions. What a pawn becomes it does not: always a queen."""
    known = (s for (name, _), s in vocabulary().items() if name in kernel.RELATIONS)
    return [s for s in known if s.indicator != "legal_move/4" and not speaks_of_line(s)]


def speaks_of_line(signature: Signature) -> bool:
    return any(parameter.type == "line" for parameter in signature.parameters)


def clauses(cases: Cases, seed: int) -> Iterator[tuple[Clause, bool]]:
    """Random clauses, without end, each with whether the kernel finds that it matches a case."""
    chooser = random.Random(seed)
    known = words()
    while True:
        clause = Clause(HEAD, (MOVE,), START | {Variable("D"): "position"})
        for _ in range(MOST_LITERALS):
            longer = _with_literal(clause, chooser.choice(known), chooser)
            if longer is None:
                continue
            matched = bool(matches(longer, cases).any())
            yield longer, matched
            if matched:
                clause = longer


def _with_literal(clause: Clause, signature: Signature, chooser: random.Random) -> Clause | None:
    types = dict(clause.types)
    arguments: list[Argument] = []
    for parameter in signature.parameters:
        old = [v for v, name in types.items() if name == parameter.type]
        constants = sorted(CONSTANTS[parameter.type], key=str)
        if parameter.type == "position" or (parameter.mode == BOUND and old):
            arguments.append(chooser.choice(old))
        elif parameter.mode == BOUND or parameter.type not in _DOMAINS:
            return None
        elif constants and parameter.type != "square" and chooser.random() < 0.3:
            arguments.append(chooser.choice(constants))
        elif old and (chooser.random() < 0.6 or len(types) >= MOST_VARIABLES):
            arguments.append(chooser.choice(old))
        else:
            new = Variable(f"X{len(types)}")
            types[new] = parameter.type
            arguments.append(new)
    negated = chooser.random() < 0.15 and all(
        v in clause.types for v in arguments if isinstance(v, Variable)
    )
    literal = Literal(signature.name, tuple(arguments), negated)
    if literal in clause.body or not _is_connected(literal, clause):
        return None
    return Clause(HEAD, (*clause.body, literal), types)


def _is_connected(literal: Literal, clause: Clause) -> bool:
    """A literal that shares no variable but a position makes Prolog try all pairs of squares."""
    return len(literal.arguments) < 3 or any(
        clause.types.get(v, "position") != "position" for v in literal.variables
    )


_DOMAINS = {"square", "side", "piece", "rank", "file"}


def theory_of(made: list[Clause]) -> Theory:
    """The clauses as tactics t0, t1, …, for Prolog."""
    tactics = []
    for number, clause in enumerate(made):
        head = Literal(f"t{number}", clause.head.arguments)
        tactics.append(Tactic(head.predicate, (Clause(head, clause.body, clause.types),)))
    return Theory("random.pl", tuple(tactics))
