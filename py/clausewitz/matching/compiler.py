"""The one compiler from clause to kernel program.

A clause over the vocabulary becomes a program; one that calls helpers becomes several, since these
are unfolded.
"""

from collections.abc import Sequence

from clausewitz.clauses import Clause, Literal, Variable
from clausewitz.matching.clause_programs import ClauseProgram
from clausewitz.matching.goals import ClauseReader, Constant
from clausewitz.matching.join_plan import program
from clausewitz.matching.looked_up import Relations, remembered_numbers
from clausewitz.matching.unfolding import Helpers, unfolded

_PLY = "ply"


def compile_clause(
    clause: Clause, helpers: Sequence[Clause] | Helpers, remembered: Sequence[str] = ()
) -> list[tuple[ClauseProgram, Clause]]:
    """The programs of a clause, each with the clause that it was made from.

    A clause may mention a promotion to a knight, but no other. Raises UnknownToKernelError for
    what only Prolog knows.
    """
    of_line = len(clause.head.arguments) == 1
    of_knights = None if of_line else without_promotion(clause, "knight")
    return [
        (compile_plain(clause, plain, remembered, of_knights is not None), plain)
        for plain in unfolded(of_knights or clause, helpers)
    ]


def compile_plain(
    clause: Clause, plain: Clause, remembered: Sequence[str] = (), of_knights: bool = False
) -> ClauseProgram:
    """The program of a clause whose helpers are unfolded; witnesses are those of the clause."""
    reader = ClauseReader(plain, Relations())
    reader.known.remembered = remembered_numbers(remembered)
    words = tuple(program(reader.steps()))
    named = tuple(
        (variable.name, clause.types[variable], reader.numbers[variable])
        for variable in clause.witnesses
        if variable in reader.numbers
    )
    plies, name = _plies(clause, plain, reader), clause.head.predicate
    return ClauseProgram(name, words, reader.square_set, plies, named, of_knights, clause.line)


def _plies(clause: Clause, plain: Clause, reader: ClauseReader) -> tuple[int, ...]:
    """The numbers of the half moves in the clause itself, or else in what it calls."""
    for one in (clause, plain):
        said = (literal for literal in one.body if not literal.negated)
        variables = (v for literal in said for v in literal.variables if one.types[v] == _PLY)
        if found := tuple(reader.numbers[v] for v in variables if v in reader.numbers):
            return found
    constants = ((t, n) for t, n in reader.numbers.items() if isinstance(t, Constant))
    return tuple(number for term, number in constants if term.type == _PLY)


def without_promotion(clause: Clause, promotion: str) -> Clause | None:
    """The clause for moves with this promotion, without what it says about the promotion.

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
