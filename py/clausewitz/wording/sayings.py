"""The way to the grammar, terms in and texts out; statements about other things than proofs."""

from collections.abc import Mapping, Sequence

from clausewitz.clauses import Clause, Literal, write_term
from clausewitz.prolog import prolog
from clausewitz.wording.case_terms import clause_term, literal_term, phrases_term

Phrases = Mapping[tuple[str, int], str]
_END = "\x1e"
"""Between two texts: they may have several lines."""


def load_grammar() -> None:
    """Read the files of the grammar, once in each process; else the first text does."""
    prolog().load_english()


def texts(service: str, header: str, terms: Sequence[str]) -> list[str]:
    """The answers of a service of the bridge to the terms; the header is an atom."""
    load_grammar()
    answer = prolog().service(service, f"{header}.\n" + ".\n".join(terms) + ".\n")
    return answer.split(_END)[:-1]


def say(terms: Sequence[str]) -> list[str]:
    """The texts of statements, in their order. See logic/english/statements.pl."""
    return texts("sayings", "sentence", terms) if terms else []


def motif_names(motifs: Sequence[str]) -> list[str]:
    """What chess players call motifs, given as predicates."""
    return say([f"motif({write_term(motif)})" for motif in motifs])


def motif_definitions(motifs: Sequence[str]) -> list[str]:
    """What motifs are, given as predicates, for who meets their names for the first time."""
    return say([f"definition({write_term(motif)})" for motif in motifs])


def read_clause(clause: Clause, phrases: Phrases | None = None) -> str:
    """The clause in English, with its variables as names; helpers may have phrases of their own."""
    return read_clauses([clause], phrases)[0]


def read_body(literals: Sequence[Literal]) -> str:
    """Conditions in English, with the names of their variables."""
    body = ", ".join(map(literal_term, literals))
    return say([f"body([{body}])"])[0]


def read_clauses(clauses: Sequence[Clause], phrases: Phrases | None = None) -> list[str]:
    """The clauses in English, many at once."""
    helpers = phrases_term(phrases or {})
    return say([f"clause({clause_term(clause)}, {helpers})" for clause in clauses])
